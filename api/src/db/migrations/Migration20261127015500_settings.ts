import { Migration } from '@mikro-orm/migrations'

export class Migration20261127015500_settings extends Migration {
  override name = 'Migration20261127015500_settings'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "setting" ("name" text not null, "value" jsonb null, "changed_at" timestamptz not null, primary key ("name"));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "setting" cascade;`)
  }
}
