import { Migration } from '@mikro-orm/migrations'

/** A person has several browsers, and a browser one person. */
export class Migration20261122080801_push_subscription extends Migration {
  override up() {
    this.addSql(
      `create table "push_subscription" ("endpoint" text not null, "user_id" uuid not null, "keys" jsonb not null, "created_at" timestamptz not null default now(), primary key ("endpoint"))`,
    )
    this.addSql(`create index "push_subscription_user" on "push_subscription" ("user_id", "created_at")`)
    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `insert into push_subscription (endpoint, user_id, keys)
       select push_subscription->>'endpoint', id, push_subscription->'keys' from "user" where push_subscription is not null
       on conflict do nothing`,
    )
    this.addSql(`alter table "user" drop column "push_subscription"`)
  }

  override down() {
    this.addSql(`alter table "user" add "push_subscription" jsonb null`)
    this.addSql(
      `update "user" set push_subscription = jsonb_build_object('endpoint', s.endpoint, 'keys', s.keys)
       from (select distinct on (user_id) * from push_subscription order by user_id, created_at desc) s where s.user_id = id`,
    )
    this.addSql(`drop table "push_subscription"`)
  }
}
