import { Migration } from '@mikro-orm/migrations'
import { FIRST_DOCUMENTS } from '../first-documents'

export class Migration20261125172607_documents extends Migration {
  override name = 'Migration20261125172607_documents'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "document" ("id" uuid not null default uuidv7(), "key" text not null, "title" text not null, "body" jsonb not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "document" add constraint "document_key_unique" unique ("key");`)

    this.addSql(
      `create table "document_version" ("id" uuid not null default uuidv7(), "document_id" uuid not null, "number" int not null, "title" text not null, "body" jsonb not null, "published_at" timestamptz not null, "published_by" uuid null, primary key ("id"));`,
    )
    this.addSql(
      `alter table "document_version" add constraint "document_version_number" unique ("document_id", "number");`,
    )

    this.addSql(
      `alter table "document_version" add constraint "document_version_document_id_foreign" foreign key ("document_id") references "document" ("id");`,
    )
    this.addSql(
      `alter table "document_version" add constraint "document_version_published_by_foreign" foreign key ("published_by") references "admin" ("id") on delete restrict;`,
    )
    this.addSql(
      `create or replace function "document_version_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'documents'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "document_version" for each ROW execute function "document_version_drops_tags_fn"();`,
    )
    this.addSql(
      `create or replace function "document_version_append_only_fn"() returns trigger as $$ begin raise exception 'Editions are only ever added.'; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "append_only" BEFORE UPDATE OR DELETE on "document_version" for each ROW execute function "document_version_append_only_fn"();`,
    )

    for (const { key, title, body } of FIRST_DOCUMENTS)
      this.addSql(`with made as (insert into "document" ("key", "title", "body")
        values ('${key}', '${title}', '${JSON.stringify(body)}'::jsonb) returning *)
        insert into "document_version" ("document_id", "number", "title", "body", "published_at")
        select "id", 1, "title", "body", now() from made;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "document_version" cascade;`)
    this.addSql(`drop table if exists "document" cascade;`)
    this.addSql(`drop function if exists "document_version_drops_tags_fn"();`)
    this.addSql(`drop function if exists "document_version_append_only_fn"();`)
  }
}
