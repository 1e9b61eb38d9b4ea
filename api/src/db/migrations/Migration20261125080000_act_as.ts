import { Migration } from '@mikro-orm/migrations'

/** Why an administrator is in somebody's account, and whether they may change anything there. */
export class Migration20261125080000_act_as extends Migration {
  override name = 'Migration20261125080000_act_as'

  override up(): void | Promise<void> {
    this.addSql(`alter table "session" add "act_reason" text null, add "act_writes" boolean not null default false;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop column "act_reason", drop column "act_writes";`)
  }
}
