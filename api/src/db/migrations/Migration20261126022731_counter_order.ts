import { Migration } from '@mikro-orm/migrations'

export class Migration20261126022731_counter_order extends Migration {
  override name = 'Migration20261126022731_counter_order'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "counter_order" ("order_id" bigint not null, "restaurant_id" uuid not null, "state" text not null, "failure" text null, "by_hand" boolean not null default false, "ref" text null, "number" text null, "missing" text[] not null default '{}', "said" text null, "step" text null, "handed_at" timestamptz not null, "sent_at" timestamptz null, "heard_at" timestamptz null, "asked_at" timestamptz null, primary key ("order_id"));`,
    )
    this.addSql(`create index "counter_order_ref" on "counter_order" ("restaurant_id", "ref");`)
    this.addSql(`create index "counter_order_handed" on "counter_order" ("handed_at");`)

    this.addSql(
      `alter table "counter_order" add constraint "counter_order_order_id_foreign" foreign key ("order_id") references "order" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "counter_order" add constraint "counter_order_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "counter_order" add constraint "counter_order_state_check" check ("state" in ('waiting', 'sending', 'sent', 'doubtful', 'failed', 'dropped'));`,
    )
    this.addSql(
      `alter table "counter_order" add constraint "counter_order_failure_check" check ("failure" in ('secret_wrong', 'api_off', 'plan_without_api', 'too_often', 'shift_closed', 'articles_unknown', 'away', 'refused'));`,
    )
    this.addSql(
      `alter table "counter_order" add constraint "counter_order_step_check" check ("step" in ('accepted', 'preparing', 'ready', 'on_way', 'done', 'cancelled'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "counter_order" cascade;`)
  }
}
