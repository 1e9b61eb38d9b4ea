import { Migration } from '@mikro-orm/migrations'

export class Migration20261122055300_event_order_to extends Migration {
  override name = 'Migration20261122055300_event_order_to'

  override up(): void | Promise<void> {
    this.addSql(`drop index "order_event_order"`)
    this.addSql(`create index "order_event_order" on "order_event" ("order_id", "id") include ("to")`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "order_event_order"`)
    this.addSql(`create index "order_event_order" on "order_event" ("order_id", "id")`)
  }
}
