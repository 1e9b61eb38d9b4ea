import { Migration } from '@mikro-orm/migrations'

export class Migration20261129193308_orders_for_a_time extends Migration {
  override name = 'Migration20261129193308_orders_for_a_time'

  override up(): void | Promise<void> {
    this.addSql(`alter table "restaurant" add "ahead_days" smallint null, add "ahead_lead" int not null default 60;`)
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_ahead_check" check (ahead_days >= 0 and ahead_days <= 7 and ahead_lead >= 15 and ahead_lead <= 1440) not valid;`,
    )

    this.addSql(
      `alter table "product_category" add "served_from" text null, add "served_till" text null, add "served_days" jsonb null, add "dishes_per_quarter" int null;`,
    )
    this.addSql(
      `alter table "product_category" add constraint "product_category_cap_check" check (dishes_per_quarter > 0) not valid;`,
    )

    this.addSql(
      `alter table "product" add "served_from" text null, add "served_till" text null, add "served_days" jsonb null;`,
    )

    this.addSql(`alter table "order" add "kitchen_at" timestamptz null;`)

    this.addSql(`alter table "order_proposal" add "wanted_at" timestamptz null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "order_ahead";`)
    this.addSql(`alter table "order" drop column "kitchen_at";`)

    this.addSql(`alter table "order_proposal" drop column "wanted_at";`)

    this.addSql(
      `alter table "product" drop column "served_from", drop column "served_till", drop column "served_days";`,
    )

    this.addSql(`alter table "product_category" drop constraint "product_category_cap_check";`)
    this.addSql(
      `alter table "product_category" drop column "served_from", drop column "served_till", drop column "served_days", drop column "dishes_per_quarter";`,
    )

    this.addSql(`alter table "restaurant" drop constraint "restaurant_ahead_check";`)
    this.addSql(`alter table "restaurant" drop column "ahead_days", drop column "ahead_lead";`)
  }
}
