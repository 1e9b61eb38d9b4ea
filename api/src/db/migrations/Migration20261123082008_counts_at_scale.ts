import { Migration } from '@mikro-orm/migrations'

/** Reviews are counted as they come, dishes by their index alone; names are found by their letters, and the queue is read in its order whatever kind is asked for. */
export class Migration20261123082008_counts_at_scale extends Migration {
  override name = 'Migration20261123082008_counts_at_scale'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review_count" ("restaurant_id" uuid not null, "month" date not null, "rating" numeric(2,1) not null, "of_restaurant" boolean not null, "reviews" int not null, "unread" int not null, "unanswered" int not null, primary key ("restaurant_id", "month", "rating", "of_restaurant"));`,
    )

    this.addSql(`drop index "product_restaurant";`)
    this.addSql(
      `create index "product_restaurant" on "product" ("restaurant_id", "category_id", "sort") include ("deleted_at");`,
    )
    this.addSql(`drop index "product_by_category";`)
    this.addSql(
      `create index "product_plain_name" on "product" using gin ("restaurant_id", "plain_name" gin_trgm_ops);`,
    )
    this.addSql(`create index "product_by_category" on "product" ("category_id", "deleted_at");`)

    this.addSql(`drop index "revision_queue";`)
    this.addSql(
      `create index "revision_queue" on "revision" ("created_at", "id") include ("kind") where status = 'pending';`,
    )
    this.addSql(`create index "revision_kind" on "revision" ("kind", "created_at", "id") where status = 'pending';`)
    this.addSql(
      `create index "revision_plain_name" on "revision" using gin ("restaurant_id", "plain_name" gin_trgm_ops) where status in ('pending', 'needs_work', 'rejected');`,
    )

    this.addSql(
      `insert into "review_count" select restaurant_id, date_trunc('month', created_at at time zone 'UTC'), rating, product_id is null, count(*), count(*) filter (where viewed_at is null), count(*) filter (where restaurant_answer is null) from review where is_visible group by 1, 2, 3, 4;`,
    )
    this.addSql(
      `create or replace function "review_counts_reviews_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.restaurant_id is not distinct from new.restaurant_id and old.created_at is not distinct from new.created_at and old.rating is not distinct from new.rating and old.product_id is not distinct from new.product_id and old.viewed_at is not distinct from new.viewed_at and old.restaurant_answer is not distinct from new.restaurant_answer and old.is_visible is not distinct from new.is_visible then return null; end if; insert into review_count as kept (restaurant_id, month, rating, of_restaurant, reviews, unread, unanswered) select r.restaurant_id, date_trunc('month', r.created_at at time zone 'UTC')::date, r.rating, r.product_id is null, sum(r.n), coalesce(sum(r.n) filter (where r.viewed_at is null), 0), coalesce(sum(r.n) filter (where r.restaurant_answer is null), 0) from (values (old.restaurant_id, old.created_at, old.rating, old.product_id, old.viewed_at, old.restaurant_answer, old.is_visible, -1), (new.restaurant_id, new.created_at, new.rating, new.product_id, new.viewed_at, new.restaurant_answer, new.is_visible, 1)) r (restaurant_id, created_at, rating, product_id, viewed_at, restaurant_answer, is_visible, n) where r.is_visible and exists (select from restaurant where restaurant.id = r.restaurant_id) group by 1, 2, 3, 4 order by 1, 2, 3, 4 on conflict (restaurant_id, month, rating, of_restaurant) do update set reviews = kept.reviews + excluded.reviews, unread = kept.unread + excluded.unread, unanswered = kept.unanswered + excluded.unanswered; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "counts_reviews" AFTER DELETE OR INSERT OR UPDATE on "review" for each ROW execute function "review_counts_reviews_fn"();`,
    )

    this.addSql(
      `alter table "review_count" add constraint "review_count_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "review_count" cascade;`)

    this.addSql(`drop index "product_plain_name";`)
    this.addSql(`drop index "product_by_category";`)
    this.addSql(`create index "product_by_category" on "product" ("category_id");`)
    this.addSql(`drop index "product_restaurant";`)
    this.addSql(`create index "product_restaurant" on "product" ("restaurant_id", "category_id", "sort");`)

    this.addSql(`drop trigger if exists "counts_reviews" on "review";`)
    this.addSql(`drop function if exists "review_counts_reviews_fn"();`)

    this.addSql(`drop index "revision_kind";`)
    this.addSql(`drop index "revision_plain_name";`)
    this.addSql(`drop index "revision_queue";`)
    this.addSql(`create index "revision_queue" on "revision" ("status", "created_at", "id");`)
  }
}
