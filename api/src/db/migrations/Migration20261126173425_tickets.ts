import { Migration } from '@mikro-orm/migrations'

export class Migration20261126173425_tickets extends Migration {
  override name = 'Migration20261126173425_tickets'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ticket_purchase" ("id" uuid not null default uuidv7(), "number" serial, "user_id" uuid null, "session_id" uuid not null, "mail" text not null, "lines" jsonb not null, "total" int not null, "held_until" timestamptz not null, "paid_at" timestamptz null, "failed_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "ticket_purchase" add constraint "ticket_purchase_number_unique" unique ("number");`)
    this.addSql(`create index "ticket_purchase_user" on "ticket_purchase" ("user_id", "created_at" desc, "id" desc);`)
    this.addSql(`create index "ticket_purchase_session" on "ticket_purchase" ("session_id", "created_at");`)

    this.addSql(
      `create table "ticket_kind" ("id" uuid not null default uuidv7(), "session_id" uuid not null, "name" text not null, "price" int not null, "seats" int not null, "per_person" int not null, "sale_from" timestamptz null, "sale_to" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "ticket_kind_session" on "ticket_kind" ("session_id", "created_at");`)
    this.addSql(`create index "ticket_kind_newest" on "ticket_kind" ("created_at" desc, "id" desc);`)
    this.addSql(`create index "ticket_kind_name" on "ticket_kind" ("name", "id");`)

    this.addSql(
      `create table "ticket_seat" ("id" uuid not null default uuidv7(), "kind_id" uuid not null, "purchase_id" uuid null, "held_until" timestamptz null, "is_sold" boolean not null default false, primary key ("id"));`,
    )
    this.addSql(`create index "ticket_seat_unsold" on "ticket_seat" ("kind_id", "id") where not is_sold;`)
    this.addSql(`create index "ticket_seat_kind" on "ticket_seat" ("kind_id");`)
    this.addSql(`create index "ticket_seat_purchase" on "ticket_seat" ("purchase_id") where purchase_id is not null;`)

    this.addSql(
      `create table "ticket" ("id" uuid not null default uuidv7(), "purchase_id" uuid not null, "kind_id" uuid not null, "seat_id" uuid null, "price" int not null, "version" int not null default 1, "used_at" timestamptz null, "used_by" text null, "refunded_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create unique index "ticket_once" on "ticket" ("seat_id") where refunded_at is null;`)
    this.addSql(`create index "ticket_seat_of" on "ticket" ("seat_id");`)
    this.addSql(`create index "ticket_purchase_of" on "ticket" ("purchase_id", "id");`)
    this.addSql(`create index "ticket_kind_of" on "ticket" ("kind_id");`)

    this.addSql(`alter table "event" add "refund_hours" int null;`)

    this.addSql(`alter table "payment" add "purchase_id" uuid null;`)
    this.addSql(
      `alter table "payment" add constraint "payment_purchase_id_foreign" foreign key ("purchase_id") references "ticket_purchase" ("id");`,
    )
    this.addSql(`alter table "payment" alter column "order_id" drop not null;`)
    this.addSql(
      `create index "payment_purchase" on "payment" ("purchase_id", "created_at") where purchase_id is not null;`,
    )
    this.addSql(
      `alter table "payment" add constraint "payment_subject_check" check (num_nonnulls(order_id, purchase_id) = 1);`,
    )

    this.addSql(`alter table "order_ledger" add "purchase_id" uuid null;`)
    this.addSql(
      `alter table "order_ledger" add constraint "order_ledger_purchase_id_foreign" foreign key ("purchase_id") references "ticket_purchase" ("id");`,
    )
    this.addSql(`alter table "order_ledger" alter column "order_id" drop not null;`)
    this.addSql(`create index "order_ledger_purchase" on "order_ledger" ("purchase_id") where purchase_id is not null;`)
    this.addSql(
      `alter table "order_ledger" add constraint "order_ledger_subject_check" check (num_nonnulls(order_id, purchase_id) = 1);`,
    )

    this.addSql(
      `alter table "ticket_purchase" add constraint "ticket_purchase_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete set null;`,
    )
    this.addSql(
      `alter table "ticket_purchase" add constraint "ticket_purchase_session_id_foreign" foreign key ("session_id") references "event_session" ("id");`,
    )
    this.addSql(`alter table "ticket_purchase" add constraint "ticket_purchase_total_check" check (total >= 0);`)
    this.addSql(
      `alter table "ticket_purchase" add constraint "ticket_purchase_ended_check" check (paid_at is null or failed_at is null);`,
    )

    this.addSql(
      `alter table "ticket_kind" add constraint "ticket_kind_session_id_foreign" foreign key ("session_id") references "event_session" ("id");`,
    )
    this.addSql(`alter table "ticket_kind" add constraint "ticket_kind_price_check" check (price >= 0);`)
    this.addSql(`alter table "ticket_kind" add constraint "ticket_kind_seats_check" check (seats >= 0);`)
    this.addSql(`alter table "ticket_kind" add constraint "ticket_kind_per_person_check" check (per_person >= 1);`)
    this.addSql(
      `alter table "ticket_kind" add constraint "ticket_kind_sale_check" check (sale_from is null or sale_to is null or sale_to > sale_from);`,
    )
    this.addSql(
      `create or replace function "ticket_kind_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'events'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "ticket_kind" for each ROW execute function "ticket_kind_drops_tags_fn"();`,
    )

    this.addSql(
      `alter table "ticket_seat" add constraint "ticket_seat_kind_id_foreign" foreign key ("kind_id") references "ticket_kind" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "ticket_seat" add constraint "ticket_seat_purchase_id_foreign" foreign key ("purchase_id") references "ticket_purchase" ("id");`,
    )
    this.addSql(
      `alter table "ticket_seat" add constraint "ticket_seat_sold_check" check (not is_sold or purchase_id is not null);`,
    )
    this.addSql(
      `alter table "ticket_seat" add constraint "ticket_seat_held_check" check ((purchase_id is null) = (held_until is null));`,
    )

    this.addSql(
      `alter table "ticket" add constraint "ticket_purchase_id_foreign" foreign key ("purchase_id") references "ticket_purchase" ("id");`,
    )
    this.addSql(
      `alter table "ticket" add constraint "ticket_kind_id_foreign" foreign key ("kind_id") references "ticket_kind" ("id");`,
    )
    this.addSql(
      `alter table "ticket" add constraint "ticket_seat_id_foreign" foreign key ("seat_id") references "ticket_seat" ("id") on delete set null;`,
    )
    this.addSql(`alter table "ticket" add constraint "ticket_price_check" check (price >= 0);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "payment" drop constraint "payment_purchase_id_foreign";`)
    this.addSql(`alter table "order_ledger" drop constraint "order_ledger_purchase_id_foreign";`)
    this.addSql(`alter table "ticket_seat" drop constraint "ticket_seat_purchase_id_foreign";`)
    this.addSql(`alter table "ticket" drop constraint "ticket_purchase_id_foreign";`)
    this.addSql(`alter table "ticket_seat" drop constraint "ticket_seat_kind_id_foreign";`)
    this.addSql(`alter table "ticket" drop constraint "ticket_kind_id_foreign";`)
    this.addSql(`alter table "ticket" drop constraint "ticket_seat_id_foreign";`)

    this.addSql(`drop table if exists "ticket_purchase" cascade;`)
    this.addSql(`drop trigger if exists "drops_tags" on "ticket_kind";`)
    this.addSql(`drop function if exists "ticket_kind_drops_tags_fn"();`)
    this.addSql(`drop table if exists "ticket_kind" cascade;`)
    this.addSql(`drop table if exists "ticket_seat" cascade;`)
    this.addSql(`drop table if exists "ticket" cascade;`)

    this.addSql(`alter table "event" drop column "refund_hours";`)

    this.addSql(`drop index "order_ledger_purchase";`)
    this.addSql(`alter table "order_ledger" drop constraint "order_ledger_subject_check";`)
    this.addSql(`alter table "order_ledger" drop column "purchase_id";`)
    this.addSql(`alter table "order_ledger" alter column "order_id" set not null;`)

    this.addSql(`drop index "payment_purchase";`)
    this.addSql(`alter table "payment" drop constraint "payment_subject_check";`)
    this.addSql(`alter table "payment" drop column "purchase_id";`)
    this.addSql(`alter table "payment" alter column "order_id" set not null;`)
  }
}
