import { Migration } from '@mikro-orm/migrations'

export class Migration20261127071300_ad_imports extends Migration {
  override name = 'Migration20261127071300_ad_imports'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ad_import" ("id" uuid not null default uuidv7(), "author_id" uuid not null, "file_name" text not null, "format" text not null, "status" text not null default 'planned', "counts" jsonb not null, "rows" jsonb not null, "problems" jsonb not null, "operations" jsonb not null, "version" text not null, "changes" jsonb null, "created_at" timestamptz not null default now(), "applied_at" timestamptz null, "undone_at" timestamptz null, primary key ("id"));`,
    )
    this.addSql(`create index "ad_import_author" on "ad_import" ("author_id", "created_at", "id");`)
    this.addSql(`create index "ad_import_changes_images" on "ad_import" using gin (uuids_in("changes"));`)

    this.addSql(
      `create table "ad_source" ("id" uuid not null default uuidv7(), "ad_id" uuid not null, "author_id" uuid not null, "external_id" text not null, "said" jsonb not null, "photos" jsonb not null, "pictures" jsonb not null default '{}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "ad_source" add constraint "ad_source_ad" unique ("ad_id");`)
    this.addSql(`alter table "ad_source" add constraint "ad_source_external" unique ("author_id", "external_id");`)
    this.addSql(`create index "ad_source_author" on "ad_source" ("author_id", "created_at");`)
    this.addSql(`create index "ad_source_pictures_images" on "ad_source" using gin (uuids_in("pictures"));`)

    this.addSql(
      `alter table "ad_import" add constraint "ad_import_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "ad_import" add constraint "ad_import_format_check" check ("format" in ('avito', 'yandex'));`,
    )
    this.addSql(
      `alter table "ad_import" add constraint "ad_import_status_check" check ("status" in ('planned', 'applying', 'applied', 'undone'));`,
    )
    this.addSql(
      `alter table "ad_source" add constraint "ad_source_ad_id_foreign" foreign key ("ad_id") references "ad" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "ad_source" add constraint "ad_source_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ad_import" cascade;`)
    this.addSql(`drop table if exists "ad_source" cascade;`)
  }
}
