import { Migration } from '@mikro-orm/migrations'

export class Migration20261127131500_restaurant_near extends Migration {
  override name = 'Migration20261127131500_restaurant_near'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "restaurant_near" on "restaurant" using gist (map_point(general_info->'coordinates', false)) where moderation_status = 'approved';`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "restaurant_near";`)
  }
}
