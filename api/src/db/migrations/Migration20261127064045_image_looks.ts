import { Migration } from '@mikro-orm/migrations'

export class Migration20261127064045_image_looks extends Migration {
  override name = 'Migration20261127064045_image_looks'

  override up(): void | Promise<void> {
    this.addSql(`alter table "image" add "look" bigint null, add "inner_look" bigint null;`)
    this.addSql(
      `create index "image_uncounted" on "image" ("id") where look is null and uploaded_by like 'customer:%';`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "image_uncounted";`)
    this.addSql(`alter table "image" drop column "look", drop column "inner_look";`)
  }
}
