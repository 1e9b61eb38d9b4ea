import { Migration } from '@mikro-orm/migrations'

export class Migration20261126065517_events extends Migration {
  override name = 'Migration20261126065517_events'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "event" ("id" uuid not null default uuidv7(), "number" serial, "slug" text not null, "rubric" text not null, "age_mark" text not null, "title" text not null, "lead" text not null default '', "body" jsonb not null, "image_id" uuid null, "image_alt" text null, "organizer" text null, "organizer_words" text not null default '', "refund_rule" text not null default '', "tickets_url" text null, "series" text null, "published_at" timestamptz null, "is_hidden" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "event" add constraint "event_number_unique" unique ("number");`)
    this.addSql(
      `create index "event_shown" on "event" ("published_at" desc, "id" desc) where not is_hidden and published_at is not null;`,
    )
    this.addSql(`create index "event_desk" on "event" ("created_at" desc, "id" desc);`)
    this.addSql(`create index "event_title" on "event" ("title", "id");`)
    this.addSql(`create index "event_image" on "event" ("image_id");`)
    this.addSql(`create index "event_body_images" on "event" using gin (uuids_in("body"));`)
    this.addSql(`create index "event_series" on "event" ("series") where series is not null;`)

    this.addSql(
      `create table "venue" ("id" uuid not null default uuidv7(), "slug" text not null, "name" text not null, "rubric" text not null, "city_id" uuid not null, "address" text not null, "point" jsonb not null, "halls" text not null default '', "description" text not null default '', "site_url" text null, "is_hidden" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "venue" add constraint "venue_slug_unique" unique ("slug");`)
    this.addSql(`create index "venue_name" on "venue" ("name", "id");`)
    this.addSql(`create index "venue_city" on "venue" ("city_id");`)

    this.addSql(
      `create table "event_session" ("id" uuid not null default uuidv7(), "event_id" uuid not null, "venue_id" uuid not null, "hall" text null, "starts_at" timestamptz not null, "ends_at" timestamptz null, "over_at" timestamptz not null, "state" text not null default 'planned', "moved_from" timestamptz null, "is_free" boolean not null default false, "price_from" int null, "price_to" int null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "event_session_event" on "event_session" ("event_id", "over_at");`)
    this.addSql(`create index "event_session_venue" on "event_session" ("venue_id", "over_at");`)
    this.addSql(`create index "event_session_over" on "event_session" ("over_at");`)
    this.addSql(`create index "event_session_starts" on "event_session" ("starts_at", "id");`)

    this.addSql(
      `alter table "event" add constraint "event_image_id_foreign" foreign key ("image_id") references "image" ("id") on delete set null;`,
    )
    this.addSql(`alter table "event" add constraint "event_slug_check" check (slug ~ '^[a-z0-9-]{1,80}$');`)
    this.addSql(
      `alter table "event" add constraint "event_rubric_check" check ("rubric" in ('concert', 'theatre', 'cinema', 'exhibition', 'kids', 'sport', 'fair', 'lecture'));`,
    )
    this.addSql(
      `alter table "event" add constraint "event_age_mark_check" check ("age_mark" in ('0+', '6+', '12+', '16+', '18+'));`,
    )
    this.addSql(
      `create or replace function "event_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'events'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "event" for each ROW execute function "event_drops_tags_fn"();`,
    )

    this.addSql(
      `alter table "venue" add constraint "venue_city_id_foreign" foreign key ("city_id") references "city" ("id");`,
    )
    this.addSql(`alter table "venue" add constraint "venue_slug_check" check (slug ~ '^[a-z][a-z0-9-]{0,59}$');`)
    this.addSql(
      `alter table "venue" add constraint "venue_rubric_check" check ("rubric" in ('theatre', 'cinema', 'gallery', 'museum', 'club', 'stadium', 'park', 'library', 'culture'));`,
    )
    this.addSql(
      `create or replace function "venue_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'events'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "venue" for each ROW execute function "venue_drops_tags_fn"();`,
    )

    this.addSql(
      `alter table "event_session" add constraint "event_session_event_id_foreign" foreign key ("event_id") references "event" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "event_session" add constraint "event_session_venue_id_foreign" foreign key ("venue_id") references "venue" ("id");`,
    )
    this.addSql(
      `alter table "event_session" add constraint "event_session_ends_check" check (ends_at is null or ends_at > starts_at);`,
    )
    this.addSql(
      `alter table "event_session" add constraint "event_session_price_check" check (price_to is null or (price_from is not null and price_to >= price_from));`,
    )
    this.addSql(
      `alter table "event_session" add constraint "event_session_free_check" check (not is_free or price_from is null);`,
    )
    this.addSql(
      `alter table "event_session" add constraint "event_session_state_check" check ("state" in ('planned', 'moved', 'cancelled'));`,
    )
    this.addSql(
      `create or replace function "event_session_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'events'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "event_session" for each ROW execute function "event_session_drops_tags_fn"();`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "drops_tags" on "event_session";`)
    this.addSql(`drop function if exists "event_session_drops_tags_fn"();`)
    this.addSql(`drop table if exists "event_session" cascade;`)
    this.addSql(`drop trigger if exists "drops_tags" on "event";`)
    this.addSql(`drop function if exists "event_drops_tags_fn"();`)
    this.addSql(`drop table if exists "event" cascade;`)
    this.addSql(`drop trigger if exists "drops_tags" on "venue";`)
    this.addSql(`drop function if exists "venue_drops_tags_fn"();`)
    this.addSql(`drop table if exists "venue" cascade;`)
  }
}
