import { Migration } from '@mikro-orm/migrations'

export class Migration20261129111440_data_export extends Migration {
  override name = 'Migration20261129111440_data_export'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "data_export" ("id" uuid not null default uuidv7(), "user_id" uuid not null, "state" text not null default 'making', "asked_by" text not null, "ready_at" timestamptz null, "ends_at" timestamptz null, "size" int null, "file" bytea null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "data_export" add constraint "data_export_user_id_unique" unique ("user_id");`)
    this.addSql(`create index "data_export_ends" on "data_export" ("ends_at");`)

    this.addSql(
      `alter table "data_export" add constraint "data_export_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "data_export" add constraint "data_export_ready_check" check ((state = 'ready') = (file is not null and ends_at is not null and size is not null));`,
    )
    this.addSql(
      `alter table "data_export" add constraint "data_export_state_check" check ("state" in ('making', 'ready', 'failed'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "data_export" cascade;`)
  }
}
