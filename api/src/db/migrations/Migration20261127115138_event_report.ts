import { Migration } from '@mikro-orm/migrations'

export class Migration20261127115138_event_report extends Migration {
  override name = 'Migration20261127115138_event_report'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "event_report" ("id" uuid not null default uuidv7(), "event_id" uuid not null, "key" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "event_report" add constraint "event_report_event_id_unique" unique ("event_id");`)
    this.addSql(`alter table "event_report" add constraint "event_report_key_unique" unique ("key");`)

    this.addSql(
      `alter table "event_report" add constraint "event_report_event_id_foreign" foreign key ("event_id") references "event" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "event_report" cascade;`)
  }
}
