import { Migration } from '@mikro-orm/migrations'

/** Whatever names a picture is asked for it by an index, and the sweep remembers since when nothing does. */
export class Migration20261125170500_images_desk extends Migration {
  override name = 'Migration20261125170500_images_desk'

  override up(): void | Promise<void> {
    // Of JSON text too: a row that an import has kept stands in its JSON as a text.
    this.addSql(
      `create function "uuids_in"(said jsonb) returns uuid[] language sql immutable strict parallel safe as $$ select array(select distinct found[1]::uuid from regexp_matches(said::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found) $$;`,
    )
    this.addSql(`alter table "image" add "unused_since" timestamptz null;`)
    this.addSql(`create index "order_item_image" on "order_item" ("image_id") where image_id is not null;`)
    this.addSql(
      `create index "order_proposal_replacement_images" on "order_proposal" ((("replacement" ->> 'image_id')::uuid));`,
    )
    this.addSql(`create index "order_restaurant_images" on "order" ((("restaurant" ->> 'logo_id')::uuid));`)
    this.addSql(
      `create index "revision_proposed_images" on "revision" using gin (uuids_in("proposed")) where status <> 'approved';`,
    )
    this.addSql(
      `create index "revision_base_images" on "revision" using gin (uuids_in("base")) where status <> 'approved';`,
    )
    this.addSql(`create index "menu_import_operations_images" on "menu_import" using gin (uuids_in("operations"));`)
    this.addSql(`create index "menu_import_changes_images" on "menu_import" using gin (uuids_in("changes"));`)
    this.addSql(`create index "story_image" on "story" ("image_id");`)
    this.addSql(`create index "story_logo" on "story" ("logo_id");`)
    this.addSql(`create index "promotion_image" on "promotion" ("image_id");`)
    this.addSql(`create index "restaurant_logo" on "restaurant" ("logo_id");`)
    this.addSql(`create index "restaurant_image" on "restaurant" ("image_id");`)
    this.addSql(`create index "image_created" on "image" ("created_at", "id");`)
    this.addSql(`create index "image_unused" on "image" ("unused_since") where unused_since is not null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "order_item_image";`)
    this.addSql(`drop index "order_proposal_replacement_images";`)
    this.addSql(`drop index "order_restaurant_images";`)
    this.addSql(`drop index "revision_proposed_images";`)
    this.addSql(`drop index "revision_base_images";`)
    this.addSql(`drop index "menu_import_operations_images";`)
    this.addSql(`drop index "menu_import_changes_images";`)
    this.addSql(`drop index "story_image";`)
    this.addSql(`drop index "story_logo";`)
    this.addSql(`drop index "promotion_image";`)
    this.addSql(`drop index "restaurant_logo";`)
    this.addSql(`drop index "restaurant_image";`)
    this.addSql(`drop index "image_created";`)
    this.addSql(`drop index "image_unused";`)
    this.addSql(`alter table "image" drop column "unused_since";`)
    this.addSql(`drop function "uuids_in";`)
  }
}
