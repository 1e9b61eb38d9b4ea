import { Migration } from '@mikro-orm/migrations'

export class Migration20261128013032_order_days extends Migration {
  override name = 'Migration20261128013032_order_days'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_day" ("day" date not null, "offset_minutes" smallint not null, primary key ("day"));`,
    )

    this.addSql(`create table "order_day_mark" ("id" bigserial primary key, "at" timestamptz not null);`)
    this.addSql(`create index "order_day_mark_at" on "order_day_mark" ("at");`)

    this.addSql(
      `create table "order_day_pace" ("day" date not null, "step" text not null, "minute" int not null, "seconds" double precision[] not null, "orders" int[] not null, primary key ("day", "step", "minute"));`,
    )

    this.addSql(
      `create table "order_day_people" ("day" date not null, "who" text not null, "since" date not null, "people" int not null, primary key ("day", "who", "since"));`,
    )

    this.addSql(
      `create table "order_day_place" ("day" date not null, "restaurant_id" uuid not null, "orders" int not null, "revenue" int not null, "refused" int not null, "came" int not null, primary key ("day", "restaurant_id"));`,
    )

    this.addSql(
      `create table "order_day_sum" ("id" bigserial primary key, "day" date not null, "hour" timestamptz not null, "payment_type" text not null, "promo_code" text null, "reason" text null, "orders" int not null, "revenue" int not null, "discount" int not null, "refused" int not null, "cancelled" int not null);`,
    )
    this.addSql(`create index "order_day_sum_day" on "order_day_sum" ("day");`)

    this.addSql(
      `create or replace function "order_figure_marks_days_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old is not distinct from new then return null; end if; insert into order_day_mark (at) select at from (select old.created_at union select new.created_at) changed (at) where at is not null; if tg_op = 'UPDATE' and not (old.outcome is distinct from new.outcome or old.user_id is distinct from new.user_id or old.created_at is distinct from new.created_at or old.is_first is distinct from new.is_first or old.is_newcomer is distinct from new.is_newcomer) then return null; end if; insert into order_day_mark (at) select o.created_at from "order" o where o.user_id in (old.user_id, new.user_id) and o.created_at > least(old.created_at, new.created_at); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "marks_days" AFTER DELETE OR INSERT OR UPDATE on "order_figure" for each ROW execute function "order_figure_marks_days_fn"();`,
    )

    this.addSql(
      `alter table "order_day_pace" add constraint "order_day_pace_step_check" check ("step" in ('accept', 'cook'));`,
    )

    this.addSql(
      `alter table "order_day_people" add constraint "order_day_people_who_check" check ("who" in ('any', 'first', 'newcomer'));`,
    )

    this.addSql(
      `alter table "order_day_sum" add constraint "order_day_sum_payment_type_check" check ("payment_type" in ('online', 'card', 'cash'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "order_day" cascade;`)
    this.addSql(`drop table if exists "order_day_mark" cascade;`)
    this.addSql(`drop table if exists "order_day_pace" cascade;`)
    this.addSql(`drop table if exists "order_day_people" cascade;`)
    this.addSql(`drop table if exists "order_day_place" cascade;`)
    this.addSql(`drop table if exists "order_day_sum" cascade;`)

    this.addSql(`drop trigger if exists "marks_days" on "order_figure";`)
    this.addSql(`drop function if exists "order_figure_marks_days_fn"();`)
  }
}
