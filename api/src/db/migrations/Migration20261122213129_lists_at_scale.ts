import { Migration } from '@mikro-orm/migrations'

/** Every list of the back office finds its rows by an index, whichever of its filters and orders is asked for. */
export class Migration20261122213129_lists_at_scale extends Migration {
  override name = 'Migration20261122213129_lists_at_scale'

  override up(): void | Promise<void> {
    this.addSql(`create extension if not exists btree_gin;`)

    this.addSql(`drop index "log_restaurant";`)
    this.addSql(`drop index "log_actor";`)
    this.addSql(`drop index "log_subject";`)
    this.addSql(`create index "log_restaurant" on "log" ("restaurant_id", "created_at", "id") include ("action");`)
    this.addSql(`create index "log_actor" on "log" ("actor", "restaurant_id", "created_at", "id");`)
    this.addSql(`create index "log_subject" on "log" ("subject", "restaurant_id", "created_at", "id");`)

    this.addSql(`create index "black_list_newest" on "black_list" ("restaurant_id", "created_at", "id");`)

    this.addSql(`create index "revision_restaurant" on "revision" ("restaurant_id", "kind", "status");`)

    this.addSql(`drop index "order_restaurant";`)
    this.addSql(`drop index "order_history";`)
    this.addSql(`drop index "order_history_phone";`)
    this.addSql(`drop index "order_history_total";`)
    this.addSql(
      `create index "order_restaurant" on "order" ("restaurant_id", "created_at", "id") include ("status", "delivery_type", "payment_type", "total", "finished_at");`,
    )
    this.addSql(
      `create index "order_total" on "order" ("restaurant_id", "total", "id") include ("status", "delivery_type", "payment_type", "created_at", "finished_at");`,
    )
    this.addSql(
      `create index "order_payment_type" on "order" ("restaurant_id", "payment_type", "created_at", "id") include ("status", "delivery_type", "total", "finished_at");`,
    )
    this.addSql(`create index "order_phone" on "order" ("restaurant_id", reverse(user_phone) text_pattern_ops);`)
    this.addSql(
      `create index "order_cancelled" on "order" ("restaurant_id", "status", "created_at", "id") include ("delivery_type", "payment_type", "total", "finished_at") where status in ('CANCELLED_BY_USER','CANCELLED_BY_RESTAURANT','CANCELLED','EXECUTION_STOPPED');`,
    )

    this.addSql(`drop index "review_newest";`)
    this.addSql(
      `create index "review_newest" on "review" ("restaurant_id", "created_at" desc, "id" desc) include ("product_id", "rating") where is_visible;`,
    )
    this.addSql(
      `create index "review_waiting" on "review" ("restaurant_id", "created_at" desc, "id" desc) where is_visible and viewed_at is null;`,
    )
    this.addSql(
      `create index "review_answered" on "review" ("restaurant_id", "created_at" desc, "id" desc) where is_visible and restaurant_answer is not null;`,
    )
    this.addSql(
      `create index "review_unanswered" on "review" ("restaurant_id", "created_at" desc, "id" desc) where is_visible and restaurant_answer is null;`,
    )
    this.addSql(
      `create index "review_words" on "review" using gin ("restaurant_id", "text" gin_trgm_ops) where is_visible;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "log_restaurant";`)
    this.addSql(`drop index "log_actor";`)
    this.addSql(`drop index "log_subject";`)
    this.addSql(`create index "log_restaurant" on "log" ("restaurant_id", "id");`)
    this.addSql(`create index "log_actor" on "log" ("actor", "id");`)
    this.addSql(`create index "log_subject" on "log" ("subject", "id");`)

    this.addSql(`drop index "black_list_newest";`)

    this.addSql(`drop index "revision_restaurant";`)

    for (const name of ['order_restaurant', 'order_total', 'order_payment_type', 'order_phone', 'order_cancelled'])
      this.addSql(`drop index "${name}";`)
    this.addSql(
      `create index "order_restaurant" on "order" ("restaurant_id", "created_at", "id") include ("status", "delivery_type", "payment_type", "total");`,
    )
    this.addSql(
      `create index "order_history" on "order" ("restaurant_id", "created_at", "id") include ("status", "delivery_type", "payment_type", "total") where finished_at is not null or status = 'DELIVERED';`,
    )
    this.addSql(
      `create index "order_history_phone" on "order" ("restaurant_id", reverse(user_phone) text_pattern_ops) where finished_at is not null or status = 'DELIVERED';`,
    )
    this.addSql(
      `create index "order_history_total" on "order" ("restaurant_id", "total", "id") where finished_at is not null or status = 'DELIVERED';`,
    )

    for (const name of ['review_newest', 'review_waiting', 'review_answered', 'review_unanswered', 'review_words'])
      this.addSql(`drop index "${name}";`)
    this.addSql(
      `create index "review_newest" on "review" ("restaurant_id", "created_at" desc, "id" desc) where is_visible;`,
    )
    this.addSql(`drop extension if exists btree_gin;`)
  }
}
