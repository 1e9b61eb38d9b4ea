import { Migration } from '@mikro-orm/migrations'

export class Migration20261128173808_desk_search extends Migration {
  override name = 'Migration20261128173808_desk_search'

  override up(): void | Promise<void> {
    this.addSql(`create index "admin_like" on "admin" using gin ("name" gin_trgm_ops, "email" gin_trgm_ops);`)

    this.addSql(`create index "event_title_like" on "event" using gin ("title" gin_trgm_ops);`)

    this.addSql(
      `create index "restaurant_desk" on "restaurant" using gin ("title" gin_trgm_ops, ((general_info->'phones')::text) gin_trgm_ops);`,
    )

    this.addSql(`create index "organization_phones_like" on "organization" using gin ("phones" gin_trgm_ops);`)

    this.addSql(`create index "news_title_like" on "news" using gin ("title" gin_trgm_ops);`)

    this.addSql(
      `create index "support_request_desk" on "support_request" using gin ("name" gin_trgm_ops, "email" gin_trgm_ops, "phone" gin_trgm_ops);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "admin_like";`)

    this.addSql(`drop index "event_title_like";`)

    this.addSql(`drop index "news_title_like";`)

    this.addSql(`drop index "organization_phones_like";`)

    this.addSql(`drop index "restaurant_desk";`)

    this.addSql(`drop index "support_request_desk";`)
  }
}
