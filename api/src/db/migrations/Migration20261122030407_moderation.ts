import { Migration } from '@mikro-orm/migrations'

export class Migration20261122030407_moderation extends Migration {
  override name = 'Migration20261122030407_moderation'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "revision" ("id" uuid not null default uuidv7(), "kind" text not null, "row_id" uuid not null, "restaurant_id" uuid null, "proposed" jsonb not null, "base" jsonb not null, "version" int not null default 1, "status" text not null default 'pending', "reason" text null, "author_id" uuid not null, "decided_by" uuid null, "decided_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create unique index "revision_pending" on "revision" ("kind", "row_id") where status = 'pending';`)
    this.addSql(`create index "revision_queue" on "revision" ("status", "created_at", "id");`)
    this.addSql(`create index "revision_row" on "revision" ("kind", "row_id", "created_at");`)
    this.addSql(`create index "revision_author" on "revision" ("author_id");`)
    this.addSql(`create index "revision_decided_by" on "revision" ("decided_by");`)

    this.addSql(`alter table "restaurant" drop constraint "restaurant_moderation_status_check";`)
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'needs_work', 'approved', 'rejected'));`,
    )

    this.addSql(`alter table "product_option_group" drop constraint "product_option_group_moderation_status_check";`)
    this.addSql(
      `alter table "product_option_group" add constraint "product_option_group_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'needs_work', 'approved', 'rejected'));`,
    )

    this.addSql(`alter table "product_option" drop constraint "product_option_moderation_status_check";`)
    this.addSql(
      `alter table "product_option" add constraint "product_option_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'needs_work', 'approved', 'rejected'));`,
    )

    this.addSql(`alter table "product_category" drop constraint "product_category_moderation_status_check";`)
    this.addSql(
      `alter table "product_category" add constraint "product_category_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'needs_work', 'approved', 'rejected'));`,
    )

    this.addSql(`alter table "product" drop constraint "product_moderation_status_check";`)
    this.addSql(
      `alter table "product" add constraint "product_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'needs_work', 'approved', 'rejected'));`,
    )

    this.addSql(
      `alter table "revision" add constraint "revision_author_id_foreign" foreign key ("author_id") references "business_user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "revision" add constraint "revision_decided_by_foreign" foreign key ("decided_by") references "admin" ("id") on delete set null;`,
    )
    this.addSql(
      `alter table "revision" add constraint "revision_kind_check" check ("kind" in ('restaurant', 'product'));`,
    )
    this.addSql(
      `alter table "revision" add constraint "revision_status_check" check ("status" in ('draft', 'pending', 'needs_work', 'approved', 'rejected'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "revision" cascade;`)

    this.addSql(`alter table "product" drop constraint "product_moderation_status_check";`)
    this.addSql(
      `alter table "product" add constraint "product_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'));`,
    )

    this.addSql(`alter table "product_category" drop constraint "product_category_moderation_status_check";`)
    this.addSql(
      `alter table "product_category" add constraint "product_category_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'));`,
    )

    this.addSql(`alter table "product_option" drop constraint "product_option_moderation_status_check";`)
    this.addSql(
      `alter table "product_option" add constraint "product_option_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'));`,
    )

    this.addSql(`alter table "product_option_group" drop constraint "product_option_group_moderation_status_check";`)
    this.addSql(
      `alter table "product_option_group" add constraint "product_option_group_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'));`,
    )

    this.addSql(`alter table "restaurant" drop constraint "restaurant_moderation_status_check";`)
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'));`,
    )
  }
}
