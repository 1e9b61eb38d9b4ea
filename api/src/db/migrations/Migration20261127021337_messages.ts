import { Migration } from '@mikro-orm/migrations'

export class Migration20261127021337_messages extends Migration {
  override name = 'Migration20261127021337_messages'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "message" ("id" uuid not null default uuidv7(), "channel" text not null, "kind" text not null, "recipient" text not null, "user_id" uuid null, "restaurant_id" uuid null, "order_id" bigint null, "fate" text not null default 'queued', "reason" text null, "provider" text null, "provider_id" text null, "cost" int null, "tries" int not null default 0, "job_id" bigint null, "created_at" timestamptz not null default now(), "settled_at" timestamptz null, primary key ("id"));`,
    )
    this.addSql(`alter table "message" add constraint "message_job_id_unique" unique ("job_id");`)
    this.addSql(`create index "message_recipient" on "message" ("recipient", "id");`)
    this.addSql(`create index "message_user" on "message" ("user_id", "id");`)
    this.addSql(`create index "message_order" on "message" ("order_id") where order_id is not null;`)
    this.addSql(`create index "message_created" on "message" ("created_at");`)
    this.addSql(`create index "message_failed" on "message" ("created_at") where fate = 'failed';`)

    this.addSql(
      `alter table "message" add constraint "message_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "message" add constraint "message_channel_check" check ("channel" in ('sms', 'mail', 'push'));`,
    )
    this.addSql(
      `alter table "message" add constraint "message_kind_check" check ("kind" in ('code', 'link', 'notice', 'restaurant', 'other'));`,
    )
    this.addSql(
      `alter table "message" add constraint "message_fate_check" check ("fate" in ('queued', 'sent', 'delivered', 'failed'));`,
    )
    this.addSql(
      `alter table "message" add constraint "message_provider_check" check ("provider" in ('smsru', 'smsc', 'smtp', 'webpush', 'outbox'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "message" cascade;`)
  }
}
