import { Migration } from '@mikro-orm/migrations'

export class Migration20261126120339_ad_organization extends Migration {
  override name = 'Migration20261126120339_ad_organization'

  override up(): void | Promise<void> {
    this.addSql(`alter table "ad" add "organization_id" uuid null;`)
    this.addSql(
      `alter table "ad" add constraint "ad_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete set null;`,
    )
    this.addSql(
      `create index "ad_organization" on "ad" ("organization_id", "published_at" desc) where organization_id is not null;`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_organization_check" check (organization_id is null or section = 'vacancies');`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ad" drop constraint "ad_organization_id_foreign";`)

    this.addSql(`drop index "ad_organization";`)
    this.addSql(`alter table "ad" drop constraint "ad_organization_check";`)
    this.addSql(`alter table "ad" drop column "organization_id";`)
  }
}
