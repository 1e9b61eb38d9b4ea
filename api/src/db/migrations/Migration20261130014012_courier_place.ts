import { Migration } from '@mikro-orm/migrations'

export class Migration20261130014012_courier_place extends Migration {
  override name = 'Migration20261130014012_courier_place'

  override up(): void | Promise<void> {
    this.addSql(`alter table "courier_terms" add "gives_by_rule" boolean not null default false;`)

    this.addSql(
      `alter table "courier" add "came_in_at" timestamptz null, add "shares_since" timestamptz null, add "browser" jsonb null;`,
    )

    this.addSql(
      `create or replace function "order_forgets_place_fn"() returns trigger as $$ begin update order_courier set place = null, place_at = null where order_id = new.id and place_at is not null; return null; end; $$ language plpgsql set search_path = public, pg_temp;`,
    )
    this.addSql(`create trigger "forgets_place" AFTER UPDATE on "order" for each ROW
  when (old.status = 'OUT_FOR_DELIVERY' and new.status <> 'OUT_FOR_DELIVERY') execute function "order_forgets_place_fn"();`)

    this.addSql(`alter table "order_courier" add "place" jsonb null, add "place_at" timestamptz null;`)

    this.addSql(`alter table "courier_event" drop constraint "courier_event_act_check";`)
    this.addSql(
      `alter table "courier_event" add constraint "courier_event_act_check" check ("act" in ('take', 'pick_up', 'at_door', 'hand_over', 'not_opened', 'bring_back', 'give', 'give_by_rule', 'take_back')) not valid;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "courier" drop column "came_in_at", drop column "shares_since", drop column "browser";`)

    this.addSql(`update "courier_event" set "act" = 'give' where "act" = 'give_by_rule';`)
    this.addSql(`alter table "courier_event" drop constraint "courier_event_act_check";`)
    this.addSql(
      `alter table "courier_event" add constraint "courier_event_act_check" check ("act" in ('take', 'pick_up', 'at_door', 'hand_over', 'not_opened', 'bring_back', 'give', 'take_back'));`,
    )

    this.addSql(`alter table "courier_terms" drop column "gives_by_rule";`)

    this.addSql(`drop trigger if exists "forgets_place" on "order";`)
    this.addSql(`drop function if exists "order_forgets_place_fn"();`)

    this.addSql(`alter table "order_courier" drop column "place", drop column "place_at";`)
  }
}
