import { Migration } from '@mikro-orm/migrations'

/** A phone that comes back after its account was deleted has ordered before. */
export class Migration20261121230800_ordered_phone extends Migration {
  override up() {
    this.addSql(
      `create table "ordered_phone" ("phone_hash" text not null, "created_at" timestamptz not null default now(), primary key ("phone_hash"))`,
    )
    this.addSql(`alter table "user" add "had_orders" boolean not null default false`)
  }

  override down() {
    this.addSql(`alter table "user" drop column "had_orders"`)
    this.addSql(`drop table "ordered_phone"`)
  }
}
