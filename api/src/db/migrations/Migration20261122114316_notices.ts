import { Migration } from '@mikro-orm/migrations'

export class Migration20261122114316_notices extends Migration {
  override name = 'Migration20261122114316_notices'

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" add "notices" jsonb null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user" drop column "notices";`)
  }
}
