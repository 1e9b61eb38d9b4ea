import { Migration } from '@mikro-orm/migrations'

export class Migration20261127123500_employers extends Migration {
  override name = 'Migration20261127123500_employers'

  override up(): void | Promise<void> {
    // Restaurants are employers too, by the same column.
    this.addSql(`alter table "ad" drop constraint "ad_organization_id_foreign";`)
    this.addSql(`create index "business_user_phone" on "business_user" ("phone") where phone is not null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "business_user_phone";`)
    this.addSql(
      `update "ad" set "organization_id" = null where "organization_id" not in (select "id" from "organization");`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete set null;`,
    )
  }
}
