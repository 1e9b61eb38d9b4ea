import { Migration } from '@mikro-orm/migrations'

export class Migration20261129111936_backup_check extends Migration {
  override name = 'Migration20261129111936_backup_check'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "backup_check" ("id" bigserial primary key, "finished_at" timestamptz not null default now());`,
    )
    this.addSql(`create index "backup_check_finished_at" on "backup_check" ("finished_at");`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "backup_check" cascade;`)
  }
}
