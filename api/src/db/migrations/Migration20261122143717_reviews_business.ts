import { Migration } from '@mikro-orm/migrations'

export class Migration20261122143717_reviews_business extends Migration {
  override name = 'Migration20261122143717_reviews_business'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "answer_templates" ("restaurant_id" uuid not null, "templates" text[] not null default '{}', primary key ("restaurant_id"));`,
    )

    this.addSql(
      `create index "review_unread" on "review" ("restaurant_id", ("viewed_at" is not null), "created_at" desc, "id" desc) where is_visible;`,
    )

    this.addSql(
      `alter table "answer_templates" add constraint "answer_templates_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on update cascade on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "answer_templates" cascade;`)

    this.addSql(`drop index "review_unread";`)
  }
}
