import { Migration } from '@mikro-orm/migrations'

/** A moderator hides a review with a reason, or changes its words; all reviews are looked through by day, state and words. */
export class Migration20261125123836_review_desk extends Migration {
  override name = 'Migration20261125123836_review_desk'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "review" add "hidden_reason" text null, add "edited_at" timestamptz null, add "edited_reason" text null;`,
    )
    this.addSql(`create index "review_of_restaurants" on "review" ("created_at", "id") where product_id is null;`)
    this.addSql(`create index "review_of_dishes" on "review" ("created_at", "id") where product_id is not null;`)
    this.addSql(`create index "review_of_one" on "review" ("restaurant_id", "created_at", "id");`)
    this.addSql(`create index "review_hidden" on "review" ("created_at", "id") where not is_visible;`)
    this.addSql(`create index "review_edited" on "review" ("created_at", "id") where edited_at is not null;`)
    this.addSql(`create index "review_anywhere" on "review" using gin ("text" gin_trgm_ops);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "review_of_restaurants";`)
    this.addSql(`drop index "review_of_dishes";`)
    this.addSql(`drop index "review_of_one";`)
    this.addSql(`drop index "review_hidden";`)
    this.addSql(`drop index "review_edited";`)
    this.addSql(`drop index "review_anywhere";`)
    this.addSql(
      `alter table "review" drop column "hidden_reason", drop column "edited_at", drop column "edited_reason";`,
    )
  }
}
