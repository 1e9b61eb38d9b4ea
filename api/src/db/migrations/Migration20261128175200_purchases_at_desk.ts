import { Migration } from '@mikro-orm/migrations'

export class Migration20261128175200_purchases_at_desk extends Migration {
  override name = 'Migration20261128175200_purchases_at_desk'

  override up(): void | Promise<void> {
    this.addSql(`create index "ticket_purchase_newest" on "ticket_purchase" ("created_at", "id");`)
    this.addSql(`create index "ticket_purchase_mail" on "ticket_purchase" using gin ("mail" gin_trgm_ops);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "ticket_purchase_newest";`)
    this.addSql(`drop index "ticket_purchase_mail";`)
  }
}
