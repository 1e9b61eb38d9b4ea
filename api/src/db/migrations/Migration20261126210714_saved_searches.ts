import { Migration } from '@mikro-orm/migrations'

export class Migration20261126210714_saved_searches extends Migration {
  override name = 'Migration20261126210714_saved_searches'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "saved_search" ("id" uuid not null default uuidv7(), "user_id" uuid not null, "section" text not null, "address" text not null, "pace" text not null, "seen_at" timestamptz not null, "told_from" timestamptz not null, "pushed_at" timestamptz null, "mailed_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "saved_search_told" on "saved_search" ("pace", "id") where pace <> 'never';`)
    this.addSql(
      `alter table "saved_search" add constraint "saved_search_same" unique ("user_id", "section", "address");`,
    )

    this.addSql(
      `create table "search_told" ("id" uuid not null default uuidv7(), "user_id" uuid not null, "ad_id" uuid not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "search_told_ad" on "search_told" ("ad_id");`)
    this.addSql(`alter table "search_told" add constraint "search_told_once" unique ("user_id", "ad_id");`)

    this.addSql(
      `alter table "saved_search" add constraint "saved_search_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "saved_search" add constraint "saved_search_section_check" check ("section" in ('vacancies', 'resumes', 'cars', 'estate', 'sales'));`,
    )
    this.addSql(
      `alter table "saved_search" add constraint "saved_search_pace_check" check ("pace" in ('daily', 'at_once', 'never'));`,
    )

    this.addSql(
      `alter table "search_told" add constraint "search_told_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "search_told" add constraint "search_told_ad_id_foreign" foreign key ("ad_id") references "ad" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "saved_search" cascade;`)
    this.addSql(`drop table if exists "search_told" cascade;`)
  }
}
