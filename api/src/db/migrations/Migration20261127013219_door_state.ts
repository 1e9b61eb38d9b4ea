import { Migration } from '@mikro-orm/migrations'

export class Migration20261127013219_door_state extends Migration {
  override name = 'Migration20261127013219_door_state'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "door_state" ("door" text not null, "success_at" timestamptz null, "error_at" timestamptz null, "error" text null, primary key ("door"));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "door_state" cascade;`)
  }
}
