import { Migration } from '@mikro-orm/migrations'

export class Migration20261128145547_ads_at_desk extends Migration {
  override name = 'Migration20261128145547_ads_at_desk'

  override up(): void | Promise<void> {
    this.addSql(`create index "ad_created" on "ad" ("created_at", "id");`)
    this.addSql(`create index "ad_desk" on "ad" using gin ("title" gin_trgm_ops, "contact_phone" gin_trgm_ops);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "ad_created";`)
    this.addSql(`drop index "ad_desk";`)
  }
}
