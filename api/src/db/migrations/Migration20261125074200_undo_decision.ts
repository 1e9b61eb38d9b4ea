import { Migration } from '@mikro-orm/migrations'

/** What an undo of a moderator's decision puts back. */
export class Migration20261125074200_undo_decision extends Migration {
  override name = 'Migration20261125074200_undo_decision'

  override up(): void | Promise<void> {
    this.addSql(`alter table "revision" add "was_shown" boolean null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "revision" drop column "was_shown";`)
  }
}
