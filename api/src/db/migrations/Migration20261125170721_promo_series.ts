import { Migration } from '@mikro-orm/migrations'

export class Migration20261125170721_promo_series extends Migration {
  override name = 'Migration20261125170721_promo_series'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "promo_code_series" ("id" uuid not null default uuidv7(), "count" int not null, "prefix" text null, "name" text not null, "amount" int not null, "amount_type" text not null default 'rubles', "max_discount" int null, "min_order_sum" int not null default 1500, "paid_by" text not null default 'platform', "restaurant_ids" uuid[] not null default '{}', "total_use_limit" int null, "user_use_limit" int not null default 1, "first_order_only" boolean not null default false, "starts_at" timestamptz not null default now(), "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "stopped_at" timestamptz null, primary key ("id"));`,
    )
    this.addSql(`create index "promo_code_series_created" on "promo_code_series" ("created_at", "id");`)

    this.addSql(`alter table "promo_code" add "paid_by" text not null default 'platform', add "series_id" uuid null;`)
    this.addSql(
      `alter table "promo_code" add constraint "promo_code_series_id_foreign" foreign key ("series_id") references "promo_code_series" ("id") on delete restrict;`,
    )
    this.addSql(`create index "promo_code_desk" on "promo_code" ("created_at", "id") where user_id is null;`)
    this.addSql(
      `create index "promo_code_shared" on "promo_code" ("created_at", "id") where user_id is null and series_id is null;`,
    )
    this.addSql(`create index "promo_code_of_series" on "promo_code" ("series_id", "created_at", "id");`)
    this.addSql(`create index "promo_code_series_used" on "promo_code" ("series_id") where total_used_count > 0;`)
    this.addSql(
      `alter table "promo_code" add constraint "promo_code_paid_by_check" check ("paid_by" in ('platform', 'restaurant'));`,
    )

    this.addSql(`alter table "order_ledger" add "paid_by" text null;`)
    this.addSql(
      `alter table "order_ledger" add constraint "order_ledger_payer_check" check (paid_by is null or kind = 'discount');`,
    )
    this.addSql(
      `alter table "order_ledger" add constraint "order_ledger_paid_by_check" check ("paid_by" in ('platform', 'restaurant'));`,
    )

    this.addSql(
      `alter table "promo_code_series" add constraint "promo_code_series_amount_check" check (amount > 0 and (amount_type = 'rubles' or amount <= 100) and min_order_sum >= 0);`,
    )
    this.addSql(
      `alter table "promo_code_series" add constraint "promo_code_series_life_check" check (expires_at <= created_at + '720:00:00'::interval);`,
    )
    this.addSql(
      `alter table "promo_code_series" add constraint "promo_code_series_amount_type_check" check ("amount_type" in ('rubles', 'percent'));`,
    )
    this.addSql(
      `alter table "promo_code_series" add constraint "promo_code_series_paid_by_check" check ("paid_by" in ('platform', 'restaurant'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "promo_code" drop constraint "promo_code_series_id_foreign";`)

    this.addSql(`drop table if exists "promo_code_series" cascade;`)

    this.addSql(`alter table "order_ledger" drop constraint "order_ledger_payer_check";`)
    this.addSql(`alter table "order_ledger" drop constraint "order_ledger_paid_by_check";`)
    this.addSql(`alter table "order_ledger" drop column "paid_by";`)

    this.addSql(`drop index "promo_code_desk";`)
    this.addSql(`drop index "promo_code_shared";`)
    this.addSql(`drop index "promo_code_of_series";`)
    this.addSql(`drop index "promo_code_series_used";`)
    this.addSql(`alter table "promo_code" drop constraint "promo_code_paid_by_check";`)
    this.addSql(`alter table "promo_code" drop column "paid_by", drop column "series_id";`)
  }
}
