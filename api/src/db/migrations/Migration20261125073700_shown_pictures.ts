import { Migration } from '@mikro-orm/migrations'

/** Before a picture is deleted whatever may show it is asked, and told when it goes. */
export class Migration20261125073700_shown_pictures extends Migration {
  override name = 'Migration20261125073700_shown_pictures'

  override up(): void | Promise<void> {
    this.addSql(`create index "product_image" on "product" ("image_id") where image_id is not null;`)
    this.addSql(`create index "product_gallery" on "product" using gin ("gallery") where gallery <> '{}';`)
    this.addSql(`create index "review_images" on "review" using gin ("image_ids") where image_ids <> '{}';`)
    this.addSql(`create index "user_photo" on "user" ("photo_id") where photo_id is not null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "product_image";`)
    this.addSql(`drop index "product_gallery";`)
    this.addSql(`drop index "review_images";`)
    this.addSql(`drop index "user_photo";`)
  }
}
