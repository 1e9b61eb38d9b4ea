import { Migration } from '@mikro-orm/migrations'

export class Migration20261122144131_people extends Migration {
  override name = 'Migration20261122144131_people'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "business_subscription" ("endpoint" text not null, "business_user_id" uuid not null, "keys" jsonb not null, "created_at" timestamptz not null default now(), primary key ("endpoint"));`,
    )
    this.addSql(
      `create index "business_subscription_business_user" on "business_subscription" ("business_user_id", "created_at");`,
    )

    this.addSql(`alter table "business_user" add "deleted_at" timestamptz null;`)

    // Nobody could register themselves until now, so whoever is there was made by hand.
    this.addSql(`update "business_user" set "is_confirmed" = true;`)

    // What a restaurant is told of went everywhere; now each event says where it goes.
    this.addSql(
      `update "restaurant" set "notification_config" = jsonb_set("notification_config", '{events}', (
        select jsonb_object_agg(event, case when "notification_config"->'events' ? event
          then '["mail","sms","push"]'::jsonb else '[]'::jsonb end)
        from unnest(array['new_order','cancelled','review']) event))
        where jsonb_typeof("notification_config"->'events') = 'array';`,
    )

    this.addSql(`alter table "password_reset" add "purpose" text not null default 'password';`)
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_purpose_check" check ("purpose" in ('password', 'confirmation'));`,
    )

    this.addSql(
      `alter table "business_subscription" add constraint "business_subscription_business_user_id_foreign" foreign key ("business_user_id") references "business_user" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "business_subscription" cascade;`)

    this.addSql(`alter table "business_user" drop column "deleted_at";`)

    this.addSql(`alter table "password_reset" drop constraint "password_reset_purpose_check";`)
    this.addSql(`alter table "password_reset" drop column "purpose";`)
    this.addSql(
      `update "restaurant" set "notification_config" = jsonb_set("notification_config", '{events}', (
        select coalesce(jsonb_agg(event.key), '[]') from jsonb_each("notification_config"->'events') event
        where jsonb_array_length(event.value) > 0)) where jsonb_typeof("notification_config"->'events') = 'object';`,
    )
  }
}
