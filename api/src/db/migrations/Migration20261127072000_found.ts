import { Migration } from '@mikro-orm/migrations'

export class Migration20261127072000_found extends Migration {
  override name = 'Migration20261127072000_found'

  override up(): void | Promise<void> {
    // Restaurants and organizations are numbered together: their pages stand at the same addresses.
    this.addSql(
      `alter table "restaurant" add column "organization_number" int not null default nextval('organization_number_seq');`,
    )
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_organization_number_unique" unique ("organization_number");`,
    )
    this.addSql(`alter table "organization" drop constraint "organization_category_check";`)
    this.addSql(
      `alter table "organization" add constraint "organization_category_check" check ("category" in ('sea', 'auto', 'food', 'shops', 'building', 'medicine', 'animals', 'education', 'sport', 'beauty', 'leisure', 'transport', 'computers', 'services', 'farms'));`,
    )
    this.addSql(`drop index "organization_sought";`)
    this.addSql(`alter table "organization" drop column "sought";`)
    this.addSql(
      `create index "ad_chosen" on "ad" ((coalesce("specialization", "category", "kind")), "published_at" desc, "number" desc) where moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
  }
}
