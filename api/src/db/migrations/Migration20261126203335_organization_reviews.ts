import { Migration } from '@mikro-orm/migrations'

export class Migration20261126203335_organization_reviews extends Migration {
  override name = 'Migration20261126203335_organization_reviews'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "organization" add "rating" numeric(3,2) not null default 0, add "reviews_count" int not null default 0;`,
    )
    this.addSql(
      `create index "organization_best" on "organization" ("rating" desc, "number" desc) where moderation_status = 'approved' and not is_hidden and deleted_at is null;`,
    )
    this.addSql(
      `alter table "organization" add constraint "organization_rating_check" check (rating >= 0 and rating <= 5);`,
    )

    this.addSql(`drop trigger if exists "drops_tags" on "review";`)
    this.addSql(`drop function if exists "review_drops_tags_fn"();`)
    this.addSql(`alter table "review" add "organization_id" uuid null;`)
    this.addSql(
      `alter table "review" add constraint "review_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;`,
    )
    this.addSql(`alter table "review" alter column "order_id" drop not null;`)
    this.addSql(`alter table "review" alter column "restaurant_id" drop not null;`)
    this.addSql(`drop index "review_once";`)
    this.addSql(
      `create unique index "review_once" on "review" ("order_id", "product_id") nulls not distinct where order_id is not null;`,
    )
    this.addSql(`drop index "review_of_restaurants";`)
    this.addSql(
      `create index "review_of_restaurants" on "review" ("created_at", "id") where product_id is null and restaurant_id is not null;`,
    )
    this.addSql(
      `create unique index "review_once_of_organization" on "review" ("organization_id", "user_id") where organization_id is not null;`,
    )
    this.addSql(
      `create index "review_organization" on "review" ("organization_id", "created_at" desc, "id" desc) where is_visible and organization_id is not null;`,
    )
    this.addSql(
      `create index "review_of_organizations" on "review" ("created_at", "id") where organization_id is not null;`,
    )
    this.addSql(
      `alter table "review" add constraint "review_subject_check" check (num_nonnulls(restaurant_id, organization_id) = 1 and num_nonnulls(order_id, organization_id) = 1 and num_nonnulls(product_id, organization_id) <= 1);`,
    )
    this.addSql(
      `create or replace function "review_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{viewed_at,updated_at}'::text[] = to_jsonb(new) - '{viewed_at,updated_at}'::text[] then return null; end if; if coalesce(new.organization_id, old.organization_id) is not null then perform pg_notify('stale', 'organizations'); end if; perform pg_notify('stale', 'reviews:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "review" for each ROW execute function "review_drops_tags_fn"();`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "review" drop constraint "review_organization_id_foreign";`)

    this.addSql(`drop index "organization_best";`)
    this.addSql(`alter table "organization" drop constraint "organization_rating_check";`)
    this.addSql(`alter table "organization" drop column "rating", drop column "reviews_count";`)

    this.addSql(`drop index "review_once_of_organization";`)
    this.addSql(`drop index "review_organization";`)
    this.addSql(`drop index "review_of_organizations";`)
    this.addSql(`alter table "review" drop constraint "review_subject_check";`)
    this.addSql(`drop trigger if exists "drops_tags" on "review";`)
    this.addSql(`drop function if exists "review_drops_tags_fn"();`)
    this.addSql(`delete from "review" where organization_id is not null;`)
    this.addSql(`alter table "review" drop column "organization_id";`)
    this.addSql(`drop index "review_once";`)
    this.addSql(`create unique index "review_once" on "review" ("order_id", "product_id") nulls not distinct;`)
    this.addSql(`drop index "review_of_restaurants";`)
    this.addSql(`create index "review_of_restaurants" on "review" ("created_at", "id") where product_id is null;`)
    this.addSql(`alter table "review" alter column "order_id" set not null;`)
    this.addSql(`alter table "review" alter column "restaurant_id" set not null;`)
    this.addSql(
      `create or replace function "review_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{viewed_at,updated_at}'::text[] = to_jsonb(new) - '{viewed_at,updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'reviews:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "review" for each ROW execute function "review_drops_tags_fn"();`,
    )
  }
}
