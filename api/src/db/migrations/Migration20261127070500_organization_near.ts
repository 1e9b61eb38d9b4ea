import { Migration } from '@mikro-orm/migrations'

export class Migration20261127070500_organization_near extends Migration {
  override name = 'Migration20261127070500_organization_near'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "organization_near" on "organization" using gist (map_point(point, false)) where moderation_status = 'approved' and not is_hidden and deleted_at is null and point is not null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "organization_near";`)
  }
}
