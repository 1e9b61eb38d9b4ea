import { Migration } from '@mikro-orm/migrations'

export class Migration20261126064038_organizations extends Migration {
  override name = 'Migration20261126064038_organizations'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "organization" ("id" uuid not null default uuidv7(), "number" serial, "owner_id" uuid not null, "name" text not null, "category" text not null, "description" text not null, "city_id" uuid not null, "address" text null, "point" jsonb null, "phones" text not null default '', "site" text null, "hours" text null, "image_ids" uuid[] not null default '{}', "open_from" timestamptz null, "open_to" timestamptz null, "is_hidden" boolean not null default false, "deleted_at" timestamptz null, "moderation_status" text not null default 'pending', "moderation_reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "sought" tsvector generated always as (to_tsvector('russian', translate(name || ' ' || description, 'ёЁ', 'еЕ'))) stored null, primary key ("id"));`,
    )
    this.addSql(`alter table "organization" add constraint "organization_number_unique" unique ("number");`)
    this.addSql(
      `create index "organization_named" on "organization" ("name", "number") where moderation_status = 'approved' and not is_hidden and deleted_at is null;`,
    )
    this.addSql(
      `create index "organization_newest" on "organization" ("number" desc) where moderation_status = 'approved' and not is_hidden and deleted_at is null;`,
    )
    this.addSql(
      `create index "organization_opening" on "organization" ("open_to") where moderation_status = 'approved' and not is_hidden and deleted_at is null;`,
    )
    this.addSql(
      `create index "organization_sought" on "organization" using gin ("sought") where moderation_status = 'approved' and not is_hidden and deleted_at is null;`,
    )
    this.addSql(`create index "organization_name_like" on "organization" using gin ("name" gin_trgm_ops);`)
    this.addSql(`create index "organization_images" on "organization" using gin ("image_ids") where image_ids <> '{}';`)
    this.addSql(`create index "organization_owner" on "organization" ("owner_id");`)
    this.addSql(`create index "organization_city" on "organization" ("city_id");`)
    this.addSql(`create index "organization_created" on "organization" ("created_at", "id");`)

    this.addSql(
      `create table "organization_employee" ("id" uuid not null default uuidv7(), "organization_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "organization_employee_user" on "organization_employee" ("user_id");`)
    this.addSql(
      `alter table "organization_employee" add constraint "organization_employee_once" unique ("organization_id", "user_id");`,
    )

    this.addSql(
      `alter table "organization" add constraint "organization_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "organization" add constraint "organization_city_id_foreign" foreign key ("city_id") references "city" ("id") on delete restrict;`,
    )
    this.addSql(
      `alter table "organization" add constraint "organization_phones_check" check (phones ~ '^(7[0-9]{10}(\\n7[0-9]{10}){0,2})?$');`,
    )
    this.addSql(
      `alter table "organization" add constraint "organization_category_check" check ("category" in ('sea', 'auto', 'shops', 'building', 'medicine', 'animals', 'education', 'sport', 'beauty', 'leisure', 'transport', 'computers', 'services', 'farms'));`,
    )
    this.addSql(
      `alter table "organization" add constraint "organization_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'needs_work', 'approved', 'rejected'));`,
    )
    this.addSql(
      `create or replace function "organization_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at,open_from,open_to}'::text[] = to_jsonb(new) - '{updated_at,open_from,open_to}'::text[] then return null; end if; perform pg_notify('stale', 'organizations'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "organization" for each ROW execute function "organization_drops_tags_fn"();`,
    )

    this.addSql(
      `alter table "organization_employee" add constraint "organization_employee_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "organization_employee" add constraint "organization_employee_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "organization_employee" cascade;`)
    this.addSql(`drop table if exists "organization" cascade;`)
    this.addSql(`drop function if exists "organization_drops_tags_fn"();`)
  }
}
