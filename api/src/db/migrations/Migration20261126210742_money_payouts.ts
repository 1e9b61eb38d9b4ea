import { Migration } from '@mikro-orm/migrations'

export class Migration20261126210742_money_payouts extends Migration {
  override name = 'Migration20261126210742_money_payouts'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "payout" ("id" uuid not null default uuidv7(), "number" serial, "restaurant_id" uuid not null, "starts_on" date not null, "ends_on" date not null, "state" text not null default 'draft', "made_by" uuid not null, "approved_at" timestamptz null, "paid_at" timestamptz null, "comment" text null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "payout" add constraint "payout_number_unique" unique ("number");`)
    this.addSql(`create index "payout_newest" on "payout" ("created_at", "id");`)
    this.addSql(`alter table "payout" add constraint "payout_once" unique ("restaurant_id", "starts_on", "ends_on");`)

    this.addSql(
      `create table "restaurant_commission" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "percent" int not null, "starts_on" date not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(
      `alter table "restaurant_commission" add constraint "restaurant_commission_once" unique ("restaurant_id", "starts_on");`,
    )

    this.addSql(
      `create table "payout_order" ("id" bigserial primary key, "payout_id" uuid not null, "order_id" bigint not null, "is_correction" boolean not null default false, "turnover" int not null, "kept" int not null, "discounts" int not null, "commission" int not null, "created_at" timestamptz not null default now());`,
    )
    this.addSql(`create index "payout_order_counted" on "payout_order" ("order_id");`)
    this.addSql(`create unique index "payout_order_first" on "payout_order" ("order_id") where not is_correction;`)
    this.addSql(`alter table "payout_order" add constraint "payout_order_once" unique ("payout_id", "order_id");`)

    this.addSql(
      `alter table "payout" add constraint "payout_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete restrict;`,
    )
    this.addSql(
      `alter table "payout" add constraint "payout_made_by_foreign" foreign key ("made_by") references "admin" ("id") on delete restrict;`,
    )
    this.addSql(`alter table "payout" add constraint "payout_period_check" check (ends_on >= starts_on);`)
    this.addSql(
      `alter table "payout" add constraint "payout_state_check" check ("state" in ('draft', 'approved', 'paid'));`,
    )

    this.addSql(
      `alter table "restaurant_commission" add constraint "restaurant_commission_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "restaurant_commission" add constraint "restaurant_commission_percent_check" check (percent >= 0 and percent <= 100);`,
    )

    this.addSql(
      `alter table "payout_order" add constraint "payout_order_payout_id_foreign" foreign key ("payout_id") references "payout" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "payout_order" add constraint "payout_order_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete restrict;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "payout_order" drop constraint "payout_order_payout_id_foreign";`)

    this.addSql(`drop table if exists "payout" cascade;`)
    this.addSql(`drop table if exists "restaurant_commission" cascade;`)
    this.addSql(`drop table if exists "payout_order" cascade;`)
  }
}
