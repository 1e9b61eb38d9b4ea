import { Migration } from '@mikro-orm/migrations'

export class Migration20261127124000_usual_prices extends Migration {
  override name = 'Migration20261127124000_usual_prices'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "ad_cars_alike" on "ad" ("model", "published_at" desc, "number" desc) include ("year", "price", "expires_at") where section = 'cars' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_estate_alike" on "ad" ("deal", "kind", "published_at" desc, "number" desc) include ("rooms", "city_id", "price", "expires_at") where section = 'estate' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_sales_alike" on "ad" ("category", "published_at" desc, "number" desc) include ("price", "expires_at") where section = 'sales' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "ad_cars_alike";`)
    this.addSql(`drop index "ad_estate_alike";`)
    this.addSql(`drop index "ad_sales_alike";`)
  }
}
