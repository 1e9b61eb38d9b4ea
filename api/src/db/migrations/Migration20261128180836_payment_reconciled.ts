import { Migration } from '@mikro-orm/migrations'

export class Migration20261128180836_payment_reconciled extends Migration {
  override name = 'Migration20261128180836_payment_reconciled'

  override up(): void | Promise<void> {
    this.addSql(`alter table "payment" add "reconciled_at" timestamptz null;`)
    this.addSql(`create index "payment_reconciled" on "payment" ("reconciled_at");`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "payment_reconciled";`)
    this.addSql(`alter table "payment" drop column "reconciled_at";`)
  }
}
