import { Migration } from '@mikro-orm/migrations'

/** A restaurant's step can be taken back for five seconds. */
export class Migration20261121230000_undo_step extends Migration {
  override up() {
    this.addSql(
      `alter table "order_event" add column "closed_at" timestamptz null, add column "before" jsonb null, add column "undoes" bigint null`,
    )
  }

  override down() {
    this.addSql(`alter table "order_event" drop column "closed_at", drop column "before", drop column "undoes"`)
  }
}
