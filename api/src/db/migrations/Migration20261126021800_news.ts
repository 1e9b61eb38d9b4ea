import { Migration } from '@mikro-orm/migrations'

export class Migration20261126021800_news extends Migration {
  override name = 'Migration20261126021800_news'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "news" ("id" uuid not null default uuidv7(), "number" serial, "slug" text not null, "rubric" text not null, "title" text not null, "lead" text not null default '', "body" jsonb not null, "reading_minutes" int not null default 1, "image_id" uuid null, "image_alt" text null, "image_caption" text null, "author" text null, "source_url" text null, "city_id" uuid null, "published_at" timestamptz null, "is_hidden" boolean not null default false, "correction" text not null default '', "corrected_at" timestamptz null, "is_suggested" boolean not null default false, "suggested_by" uuid null, "moderation_status" text not null default 'pending', "moderation_reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "news" add constraint "news_number_unique" unique ("number");`)
    this.addSql(
      `create index "news_shown" on "news" ("published_at" desc, "id" desc) where moderation_status = 'approved' and not is_hidden and published_at is not null;`,
    )
    this.addSql(
      `create index "news_rubric" on "news" ("rubric", "published_at" desc, "id" desc) where moderation_status = 'approved' and not is_hidden and published_at is not null;`,
    )
    this.addSql(
      `create index "news_desk" on "news" ("created_at" desc, "id" desc) where moderation_status = 'approved';`,
    )
    this.addSql(`create index "news_city" on "news" ("city_id");`)
    this.addSql(`create index "news_image" on "news" ("image_id");`)
    this.addSql(`create index "news_body_images" on "news" using gin (uuids_in("body"));`)
    this.addSql(
      `create index "news_suggested" on "news" ("suggested_by", "created_at" desc) where suggested_by is not null;`,
    )

    this.addSql(
      `alter table "news" add constraint "news_image_id_foreign" foreign key ("image_id") references "image" ("id") on delete set null;`,
    )
    this.addSql(
      `alter table "news" add constraint "news_city_id_foreign" foreign key ("city_id") references "city" ("id") on delete set null;`,
    )
    this.addSql(
      `alter table "news" add constraint "news_suggested_by_foreign" foreign key ("suggested_by") references "user" ("id") on delete set null;`,
    )
    this.addSql(`alter table "news" add constraint "news_slug_check" check (slug ~ '^[a-z0-9-]{1,80}$');`)
    this.addSql(
      `alter table "news" add constraint "news_rubric_check" check ("rubric" in ('society', 'town', 'transport', 'economy', 'sea', 'nature', 'culture', 'sport', 'incidents'));`,
    )
    this.addSql(
      `alter table "news" add constraint "news_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'needs_work', 'approved', 'rejected'));`,
    )
    this.addSql(
      `create or replace function "news_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'news'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "news" for each ROW execute function "news_drops_tags_fn"();`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "drops_tags" on "news";`)
    this.addSql(`drop function if exists "news_drops_tags_fn"();`)
    this.addSql(`drop table if exists "news" cascade;`)
  }
}
