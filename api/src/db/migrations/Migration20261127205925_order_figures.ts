import { Migration } from '@mikro-orm/migrations'

/** Statistics read one narrow row an order, kept by triggers; those that are there get theirs in one pass. */
export class Migration20261127205925_order_figures extends Migration {
  override name = 'Migration20261127205925_order_figures'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_figure" ("order_id" bigint not null, "created_at" timestamptz not null, "restaurant_id" uuid not null, "user_id" uuid not null, "outcome" text not null, "total" int not null, "discount" int not null, "payment_type" text not null, "promo_code" text null, "is_first" boolean not null, "is_newcomer" boolean not null, "accept_seconds" double precision null, "cook_seconds" double precision null, "reason" text null, primary key ("order_id"));`,
    )

    // Before the fill, so that what is written meanwhile waits and is kept.
    this.addSql(
      `create or replace function "order_keeps_figures_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.created_at is not distinct from new.created_at and old.restaurant_id is not distinct from new.restaurant_id and old.user_id is not distinct from new.user_id and old.total is not distinct from new.total and old.discount is not distinct from new.discount and old.payment_type is not distinct from new.payment_type and old.promo_code is not distinct from new.promo_code and (case when old.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED') then 'taken' when old.status in ('CANCELLED_BY_RESTAURANT') then 'refused' when old.status in ('PAYMENT_PENDING', 'PAYMENT_FAILED') then 'unpaid' else 'cancelled' end) = (case when new.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED') then 'taken' when new.status in ('CANCELLED_BY_RESTAURANT') then 'refused' when new.status in ('PAYMENT_PENDING', 'PAYMENT_FAILED') then 'unpaid' else 'cancelled' end) then return null; end if; if new.id is not null and new.user_id is null then delete from order_figure where order_id = new.id; end if; insert into order_figure (order_id, created_at, restaurant_id, user_id, outcome, total, discount, payment_type, promo_code, is_first, is_newcomer, accept_seconds, cook_seconds, reason) select o.id as order_id, o.created_at, o.restaurant_id, o.user_id, (case when o.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED') then 'taken' when o.status in ('CANCELLED_BY_RESTAURANT') then 'refused' when o.status in ('PAYMENT_PENDING', 'PAYMENT_FAILED') then 'unpaid' else 'cancelled' end) as outcome, o.total, o.discount, o.payment_type, o.promo_code, first.is_first, first.is_newcomer, extract(epoch from step.accepted - step.handed)::float8 as accept_seconds, extract(epoch from step.cooked - step.accepted)::float8 as cook_seconds, case when o.status = 'CANCELLED_BY_RESTAURANT' then (select coalesce(trim(r.comment), '') from order_event r where r.order_id = o.id and r."to" = 'CANCELLED_BY_RESTAURANT' order by r.id desc limit 1) end as reason from "order" o cross join lateral (select not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at and e.restaurant_id = o.restaurant_id), not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at)) first (is_first, is_newcomer) cross join lateral (select min(e.created_at) filter (where e."to" = 'CONFIRMATION_PENDING') as handed, max(e.created_at) filter (where e."to" = 'CONFIRMED' and e.undoes is null) as accepted, max(e.created_at) filter (where e."to" in ('OUT_FOR_DELIVERY', 'PICKUP_PENDING') and e.undoes is null) as cooked from order_event e where e.order_id = o.id) step where o.user_id is not null and o.id = new.id on conflict (order_id) do update set order_id = excluded.order_id, created_at = excluded.created_at, restaurant_id = excluded.restaurant_id, user_id = excluded.user_id, outcome = excluded.outcome, total = excluded.total, discount = excluded.discount, payment_type = excluded.payment_type, promo_code = excluded.promo_code, is_first = excluded.is_first, is_newcomer = excluded.is_newcomer, accept_seconds = excluded.accept_seconds, cook_seconds = excluded.cook_seconds, reason = excluded.reason; if tg_op = 'UPDATE' and old.created_at is not distinct from new.created_at and old.restaurant_id is not distinct from new.restaurant_id and old.user_id is not distinct from new.user_id or tg_op = 'INSERT' and not exists (select from "order" o where o.user_id = new.user_id and o.created_at > new.created_at) then return null; end if; update order_figure f set is_first = first.is_first, is_newcomer = first.is_newcomer from "order" o cross join lateral (select not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at and e.restaurant_id = o.restaurant_id), not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at)) first (is_first, is_newcomer) where o.user_id in (old.user_id, new.user_id) and o.created_at > least(old.created_at, new.created_at) and f.order_id = o.id and (f.is_first, f.is_newcomer) <> (first.is_first, first.is_newcomer); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "keeps_figures" AFTER DELETE OR INSERT OR UPDATE on "order" for each ROW execute function "order_keeps_figures_fn"();`,
    )

    this.addSql(
      `create or replace function "order_event_keeps_paces_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.order_id is not distinct from new.order_id and old."to" is not distinct from new."to" and old.comment is not distinct from new.comment and old.undoes is not distinct from new.undoes and old.created_at is not distinct from new.created_at then return null; end if; if coalesce(old."to" not in ('CONFIRMATION_PENDING', 'CONFIRMED', 'OUT_FOR_DELIVERY', 'PICKUP_PENDING', 'CANCELLED_BY_RESTAURANT'), true) and coalesce(new."to" not in ('CONFIRMATION_PENDING', 'CONFIRMED', 'OUT_FOR_DELIVERY', 'PICKUP_PENDING', 'CANCELLED_BY_RESTAURANT'), true) then return null; end if; update order_figure f set accept_seconds = told.accept_seconds, cook_seconds = told.cook_seconds, reason = told.reason from (select o.id as order_id, o.created_at, o.restaurant_id, o.user_id, (case when o.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED') then 'taken' when o.status in ('CANCELLED_BY_RESTAURANT') then 'refused' when o.status in ('PAYMENT_PENDING', 'PAYMENT_FAILED') then 'unpaid' else 'cancelled' end) as outcome, o.total, o.discount, o.payment_type, o.promo_code, first.is_first, first.is_newcomer, extract(epoch from step.accepted - step.handed)::float8 as accept_seconds, extract(epoch from step.cooked - step.accepted)::float8 as cook_seconds, case when o.status = 'CANCELLED_BY_RESTAURANT' then (select coalesce(trim(r.comment), '') from order_event r where r.order_id = o.id and r."to" = 'CANCELLED_BY_RESTAURANT' order by r.id desc limit 1) end as reason from "order" o cross join lateral (select not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at and e.restaurant_id = o.restaurant_id), not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at)) first (is_first, is_newcomer) cross join lateral (select min(e.created_at) filter (where e."to" = 'CONFIRMATION_PENDING') as handed, max(e.created_at) filter (where e."to" = 'CONFIRMED' and e.undoes is null) as accepted, max(e.created_at) filter (where e."to" in ('OUT_FOR_DELIVERY', 'PICKUP_PENDING') and e.undoes is null) as cooked from order_event e where e.order_id = o.id) step where o.user_id is not null and o.id = coalesce(new.order_id, old.order_id)) told where f.order_id = told.order_id and (f.accept_seconds, f.cook_seconds, f.reason) is distinct from (told.accept_seconds, told.cook_seconds, told.reason); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "keeps_paces" AFTER DELETE OR INSERT OR UPDATE on "order_event" for each ROW execute function "order_event_keeps_paces_fn"();`,
    )

    this.addSql(
      `insert into order_figure (order_id, created_at, restaurant_id, user_id, outcome, total, discount, payment_type, promo_code, is_first, is_newcomer, accept_seconds, cook_seconds, reason) select o.id as order_id, o.created_at, o.restaurant_id, o.user_id, (case when o.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED') then 'taken' when o.status in ('CANCELLED_BY_RESTAURANT') then 'refused' when o.status in ('PAYMENT_PENDING', 'PAYMENT_FAILED') then 'unpaid' else 'cancelled' end) as outcome, o.total, o.discount, o.payment_type, o.promo_code, first.is_first, first.is_newcomer, extract(epoch from step.accepted - step.handed)::float8 as accept_seconds, extract(epoch from step.cooked - step.accepted)::float8 as cook_seconds, case when o.status = 'CANCELLED_BY_RESTAURANT' then (select coalesce(trim(r.comment), '') from order_event r where r.order_id = o.id and r."to" = 'CANCELLED_BY_RESTAURANT' order by r.id desc limit 1) end as reason from "order" o cross join lateral (select not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at and e.restaurant_id = o.restaurant_id), not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at)) first (is_first, is_newcomer) cross join lateral (select min(e.created_at) filter (where e."to" = 'CONFIRMATION_PENDING') as handed, max(e.created_at) filter (where e."to" = 'CONFIRMED' and e.undoes is null) as accepted, max(e.created_at) filter (where e."to" in ('OUT_FOR_DELIVERY', 'PICKUP_PENDING') and e.undoes is null) as cooked from order_event e where e.order_id = o.id) step where o.user_id is not null order by o.created_at on conflict (order_id) do nothing;`,
    )
    this.addSql(`create index "order_figure_created" on "order_figure" ("created_at");`)
    this.addSql(`create index "order_figure_restaurant" on "order_figure" ("restaurant_id", "created_at");`)

    this.addSql(
      `alter table "order_figure" add constraint "order_figure_order_id_foreign" foreign key ("order_id") references "order" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "order_figure" add constraint "order_figure_outcome_check" check ("outcome" in ('taken', 'refused', 'cancelled', 'unpaid'));`,
    )
    this.addSql(
      `alter table "order_figure" add constraint "order_figure_payment_type_check" check ("payment_type" in ('online', 'card', 'cash'));`,
    )

    // Statistics were the only ones to read the rest of it.
    this.addSql(`drop index "order_desk";`)
    this.addSql(
      `create index "order_desk" on "order" ("created_at", "id") include ("status", "delivery_type", "payment_type", "total", "user_id", "restaurant_id");`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "order_figure" cascade;`)

    this.addSql(`drop trigger if exists "keeps_figures" on "order";`)
    this.addSql(`drop function if exists "order_keeps_figures_fn"();`)

    this.addSql(`drop trigger if exists "keeps_paces" on "order_event";`)
    this.addSql(`drop function if exists "order_event_keeps_paces_fn"();`)

    this.addSql(`drop index "order_desk";`)
    this.addSql(
      `create index "order_desk" on "order" ("created_at", "id") include ("status", "delivery_type", "payment_type", "total", "user_id", "restaurant_id", "discount", "promo_code");`,
    )
  }
}
