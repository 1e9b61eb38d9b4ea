import { Migration } from '@mikro-orm/migrations'

export class Migration20261127013955_webhooks extends Migration {
  override name = 'Migration20261127013955_webhooks'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhook" ("restaurant_id" uuid not null, "enabled" boolean not null default false, "url" text not null, "events" text[] not null default '{}', "sealed_secret" text not null, "secret_at" timestamptz not null, "sealed_old_secret" text null, "old_secret_until" timestamptz null, "failing_since" timestamptz null, "quiet_until" timestamptz null, "stopped_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("restaurant_id"));`,
    )

    this.addSql(
      `create table "webhook_delivery" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "event" text not null, "order_id" bigint null, "event_id" bigint null, "state" text not null default 'waiting', "attempts" int not null default 0, "failure" text null, "code" int null, "answer" text null, "since" timestamptz not null, "tried_at" timestamptz null, "next_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_event_id_unique" unique ("event_id");`)
    this.addSql(`create index "webhook_delivery_restaurant" on "webhook_delivery" ("restaurant_id", "id");`)
    this.addSql(`create index "webhook_delivery_order" on "webhook_delivery" ("order_id");`)
    this.addSql(`create index "webhook_delivery_created" on "webhook_delivery" ("created_at");`)
    this.addSql(
      `create index "webhook_delivery_waiting" on "webhook_delivery" ("restaurant_id") where state = 'waiting';`,
    )

    this.addSql(
      `alter table "webhook" add constraint "webhook_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_restaurant_id_foreign" foreign key ("restaurant_id") references "webhook" ("restaurant_id") on delete cascade;`,
    )
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_event_check" check ("event" in ('order.placed', 'order.status_changed', 'order.changed', 'order.cancelled', 'webhook.test'));`,
    )
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_state_check" check ("state" in ('waiting', 'delivered', 'failed'));`,
    )
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_failure_check" check ("failure" in ('status', 'timeout', 'away', 'name', 'tls', 'inside', 'moved', 'gone', 'stopped'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "webhook_delivery" cascade;`)
    this.addSql(`drop table if exists "webhook" cascade;`)
  }
}
