import { Migration } from '@mikro-orm/migrations'

export class Migration20261130013138_bonus_points extends Migration {
  override name = 'Migration20261130013138_bonus_points'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bonus_entry" ("id" bigserial primary key, "user_id" uuid not null, "restaurant_id" uuid not null, "order_id" bigint null, "kind" text not null, "amount" int not null, "rest" int not null default 0, "burns_at" timestamptz null, "created_at" timestamptz not null default now());`,
    )
    this.addSql(`create index "bonus_entry_person" on "bonus_entry" ("user_id", "restaurant_id", "id");`)
    this.addSql(
      `create index "bonus_entry_rest" on "bonus_entry" ("restaurant_id", "user_id") include ("rest", "burns_at") where rest > 0;`,
    )
    this.addSql(
      `create index "bonus_entry_burning" on "bonus_entry" ("burns_at") where rest > 0 and burns_at is not null;`,
    )
    this.addSql(`create index "bonus_entry_restaurant" on "bonus_entry" ("restaurant_id", "created_at");`)
    this.addSql(`create index "bonus_entry_order" on "bonus_entry" ("order_id", "kind");`)
    this.addSql(
      `create unique index "bonus_entry_once" on "bonus_entry" ("order_id", "kind") where kind in ('earned','spent');`,
    )

    this.addSql(
      `alter table "restaurant" add "bonus_percent" smallint null, add "bonus_share" smallint not null default 30, add "bonus_days" smallint null;`,
    )
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_bonus_check" check (bonus_percent >= 1 and bonus_percent <= 50 and bonus_share >= 1 and bonus_share <= 100 and bonus_days >= 1 and bonus_days <= 1095) not valid;`,
    )

    this.addSql(`alter table "share_picture" drop constraint "share_picture_noun_check";`)
    this.addSql(
      `alter table "share_picture" add constraint "share_picture_noun_check" check ("noun" in ('ads', 'news', 'events', 'organizations', 'restaurants', 'products', 'posts')) not valid;`,
    )

    this.addSql(
      `alter table "order" add "bonus_spent" int not null default 0, add "bonus_percent" smallint not null default 0;`,
    )
    this.addSql(
      `alter table "order" add constraint "order_bonus_check" check (bonus_spent >= 0 and bonus_spent <= discount) not valid;`,
    )

    this.addSql(`alter table "order_ledger" add "is_bonus" boolean not null default false;`)
    this.addSql(
      `alter table "order_ledger" add constraint "order_ledger_bonus_check" check (not is_bonus or kind = 'discount') not valid;`,
    )

    this.addSql(
      `alter table "bonus_entry" add constraint "bonus_entry_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "bonus_entry" add constraint "bonus_entry_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "bonus_entry" add constraint "bonus_entry_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "bonus_entry" add constraint "bonus_entry_amount_check" check ((kind in ('earned','returned')) = (amount > 0) and amount <> 0);`,
    )
    this.addSql(
      `alter table "bonus_entry" add constraint "bonus_entry_rest_check" check (rest >= 0 and rest <= greatest(amount, 0));`,
    )
    this.addSql(
      `alter table "bonus_entry" add constraint "bonus_entry_kind_check" check ("kind" in ('earned', 'spent', 'returned', 'burnt', 'taken_back'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "bonus_entry" cascade;`)

    this.addSql(`alter table "order" drop constraint "order_bonus_check";`)
    this.addSql(`alter table "order" drop column "bonus_spent", drop column "bonus_percent";`)

    this.addSql(`alter table "order_ledger" drop constraint "order_ledger_bonus_check";`)
    this.addSql(`alter table "order_ledger" drop column "is_bonus";`)

    this.addSql(`alter table "restaurant" drop constraint "restaurant_bonus_check";`)
    this.addSql(
      `alter table "restaurant" drop column "bonus_percent", drop column "bonus_share", drop column "bonus_days";`,
    )

    this.addSql(`delete from "share_picture" where "noun" = 'posts';`)
    this.addSql(`alter table "share_picture" drop constraint "share_picture_noun_check";`)
    this.addSql(
      `alter table "share_picture" add constraint "share_picture_noun_check" check ("noun" in ('ads', 'news', 'events', 'organizations', 'restaurants', 'products'));`,
    )
  }
}
