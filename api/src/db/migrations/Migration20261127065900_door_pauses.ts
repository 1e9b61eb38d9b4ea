import { Migration } from '@mikro-orm/migrations'

export class Migration20261127065900_door_pauses extends Migration {
  override name = 'Migration20261127065900_door_pauses'

  override up(): void | Promise<void> {
    this.addSql(`alter table "door_state" add column "paused_until" timestamptz null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "door_state" drop column "paused_until";`)
  }
}
