import { Migration } from '@mikro-orm/migrations'

export class Migration20261127022800_ticket_waits extends Migration {
  override name = 'Migration20261127022800_ticket_waits'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ticket_wait" ("id" uuid not null default uuidv7(), "kind_id" uuid not null, "user_id" uuid not null, "count" int not null, "mail" text not null, "created_at" timestamptz not null default now(), "purchase_id" uuid null, primary key ("id"));`,
    )
    this.addSql(
      `create unique index "ticket_wait_open" on "ticket_wait" ("kind_id", "user_id") where purchase_id is null;`,
    )
    this.addSql(
      `create index "ticket_wait_next" on "ticket_wait" ("kind_id", "created_at", "id") where purchase_id is null;`,
    )
    this.addSql(`create index "ticket_wait_user" on "ticket_wait" ("user_id");`)
    this.addSql(`create index "ticket_wait_purchase" on "ticket_wait" ("purchase_id");`)
    this.addSql(
      `alter table "ticket_wait" add constraint "ticket_wait_kind_id_foreign" foreign key ("kind_id") references "ticket_kind" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "ticket_wait" add constraint "ticket_wait_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "ticket_wait" add constraint "ticket_wait_purchase_id_foreign" foreign key ("purchase_id") references "ticket_purchase" ("id") on delete set null;`,
    )
    this.addSql(`alter table "ticket_wait" add constraint "ticket_wait_count_check" check (count >= 1);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ticket_wait" cascade;`)
  }
}
