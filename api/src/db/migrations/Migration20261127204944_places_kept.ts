import { Migration } from '@mikro-orm/migrations'

export class Migration20261127204944_places_kept extends Migration {
  override name = 'Migration20261127204944_places_kept'

  override up(): void | Promise<void> {
    // Computed when it was asked for, a window's place cost each of its rows three calls of a function that parses JSON.
    this.addSql(`drop index "restaurant_near";`)
    this.addSql(`drop index "organization_near";`)
    this.addSql(
      `alter table "restaurant" add "shown_point" point generated always as (map_point(general_info->'coordinates', false)) stored null;`,
    )
    this.addSql(
      `alter table "organization" add "shown_point" point generated always as (map_point(point, false)) stored null;`,
    )
    this.addSql(
      `create index "restaurant_near" on "restaurant" using gist ("shown_point") where moderation_status = 'approved';`,
    )
    this.addSql(
      `create index "organization_near" on "organization" using gist ("shown_point") where moderation_status = 'approved' and not is_hidden and deleted_at is null and shown_point is not null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "organization" drop column "shown_point";`)
    this.addSql(`alter table "restaurant" drop column "shown_point";`)
    this.addSql(
      `create index "restaurant_near" on "restaurant" using gist (map_point(general_info->'coordinates', false)) where moderation_status = 'approved';`,
    )
    this.addSql(
      `create index "organization_near" on "organization" using gist (map_point(point, false)) where moderation_status = 'approved' and not is_hidden and deleted_at is null and point is not null;`,
    )
  }
}
