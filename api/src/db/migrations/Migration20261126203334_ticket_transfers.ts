import { Migration } from '@mikro-orm/migrations'

export class Migration20261126203334_ticket_transfers extends Migration {
  override name = 'Migration20261126203334_ticket_transfers'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ticket_transfer" ("id" uuid not null default uuidv7(), "ticket_id" uuid not null, "from_user_id" uuid null, "to_user_id" uuid null, "name" text not null, "created_at" timestamptz not null default now(), "claimed_at" timestamptz null, "withdrawn_at" timestamptz null, primary key ("id"));`,
    )
    this.addSql(
      `create unique index "ticket_transfer_open" on "ticket_transfer" ("ticket_id") where claimed_at is null and withdrawn_at is null;`,
    )
    this.addSql(`create index "ticket_transfer_of" on "ticket_transfer" ("ticket_id", "created_at");`)
    this.addSql(
      `create index "ticket_transfer_from" on "ticket_transfer" ("from_user_id") where from_user_id is not null;`,
    )
    this.addSql(
      `create index "ticket_transfer_to" on "ticket_transfer" ("to_user_id", "created_at" desc, "id" desc) where to_user_id is not null;`,
    )

    this.addSql(`alter table "ticket" add "holder_id" uuid null;`)
    this.addSql(
      `alter table "ticket" add constraint "ticket_holder_id_foreign" foreign key ("holder_id") references "user" ("id") on delete set null;`,
    )
    this.addSql(`create index "ticket_holder" on "ticket" ("holder_id") where holder_id is not null;`)

    this.addSql(
      `alter table "ticket_transfer" add constraint "ticket_transfer_ticket_id_foreign" foreign key ("ticket_id") references "ticket" ("id");`,
    )
    this.addSql(
      `alter table "ticket_transfer" add constraint "ticket_transfer_from_user_id_foreign" foreign key ("from_user_id") references "user" ("id") on delete set null;`,
    )
    this.addSql(
      `alter table "ticket_transfer" add constraint "ticket_transfer_to_user_id_foreign" foreign key ("to_user_id") references "user" ("id") on delete set null;`,
    )
    this.addSql(
      `alter table "ticket_transfer" add constraint "ticket_transfer_ended_check" check (claimed_at is null or withdrawn_at is null);`,
    )
    this.addSql(
      `alter table "ticket_transfer" add constraint "ticket_transfer_claimed_check" check (to_user_id is null or claimed_at is not null);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ticket_transfer" cascade;`)

    this.addSql(`alter table "ticket" drop constraint "ticket_holder_id_foreign";`)

    this.addSql(`drop index "ticket_holder";`)
    this.addSql(`alter table "ticket" drop column "holder_id";`)
  }
}
