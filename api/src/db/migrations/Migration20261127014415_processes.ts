import { Migration } from '@mikro-orm/migrations'

export class Migration20261127014415_processes extends Migration {
  override name = 'Migration20261127014415_processes'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "backup_run" ("id" bigserial primary key, "finished_at" timestamptz not null default now(), "bytes" bigint not null);`,
    )
    this.addSql(`create index "backup_run_finished_at" on "backup_run" ("finished_at");`)

    this.addSql(
      `create table "process" ("id" uuid not null, "host" text not null, "pid" int not null, "version" text null, "started_at" timestamptz not null, "beat_at" timestamptz not null, primary key ("id"));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "backup_run" cascade;`)
    this.addSql(`drop table if exists "process" cascade;`)
  }
}
