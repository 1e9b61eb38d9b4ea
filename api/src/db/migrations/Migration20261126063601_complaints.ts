import { Migration } from '@mikro-orm/migrations'

export class Migration20261126063601_complaints extends Migration {
  override name = 'Migration20261126063601_complaints'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "complaint" ("id" uuid not null default uuidv7(), "kind" text not null, "row_id" uuid not null, "author_id" uuid not null, "reason" text not null, "words" text not null default '', "revision_id" uuid not null, "told_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "complaint_revision" on "complaint" ("revision_id", "created_at");`)
    this.addSql(`alter table "complaint" add constraint "complaint_once" unique ("author_id", "kind", "row_id");`)

    this.addSql(`alter table "revision" add "cause" text not null default 'proposal';`)
    this.addSql(
      `alter table "revision" add constraint "revision_cause_check" check ("cause" in ('proposal', 'complaints'));`,
    )

    this.addSql(`drop index "revision_pending";`)
    this.addSql(
      `create unique index "revision_pending" on "revision" ("kind", "row_id", "cause") where status = 'pending';`,
    )

    this.addSql(
      `alter table "complaint" add constraint "complaint_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "complaint" add constraint "complaint_revision_id_foreign" foreign key ("revision_id") references "revision" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "complaint" add constraint "complaint_reason_check" check ("reason" in ('fraud', 'untrue', 'gone', 'unreachable', 'repeated', 'forbidden', 'rude', 'other'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "complaint" cascade;`)

    this.addSql(`drop index "revision_pending";`)
    this.addSql(`delete from "revision" where cause = 'complaints';`)
    this.addSql(`create unique index "revision_pending" on "revision" ("kind", "row_id") where status = 'pending';`)
    this.addSql(`alter table "revision" drop constraint "revision_cause_check";`)
    this.addSql(`alter table "revision" drop column "cause";`)
  }
}
