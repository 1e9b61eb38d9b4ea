import { Migration } from '@mikro-orm/migrations'

export class Migration20261122020242_house_street extends Migration {
  override name = 'Migration20261122020242_house_street'

  override up(): void | Promise<void> {
    this.addSql(`create index "house_street" on "house" ("city_id", "search_text" text_pattern_ops);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "house_street";`)
  }
}
