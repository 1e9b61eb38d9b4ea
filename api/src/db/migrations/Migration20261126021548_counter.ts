import { Migration } from '@mikro-orm/migrations'

export class Migration20261126021548_counter extends Migration {
  override name = 'Migration20261126021548_counter'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "counter" ("restaurant_id" uuid not null, "kind" text not null, "enabled" boolean not null default false, "sealed_secret" text null, "secret_at" timestamptz null, "settings" jsonb not null, "hook_key" uuid not null default gen_random_uuid(), "broken" text null, "broken_at" timestamptz null, "checked_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("restaurant_id"));`,
    )

    this.addSql(
      `alter table "counter" add constraint "counter_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(`alter table "counter" add constraint "counter_kind_check" check ("kind" in ('frontpad'));`)
    this.addSql(
      `alter table "counter" add constraint "counter_broken_check" check ("broken" in ('secret_wrong', 'api_off', 'plan_without_api', 'too_often', 'shift_closed', 'articles_unknown', 'away', 'refused'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "counter" cascade;`)
  }
}
