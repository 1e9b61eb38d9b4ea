import { Migration } from '@mikro-orm/migrations'

export class Migration20261126205641_money_differences extends Migration {
  override name = 'Migration20261126205641_money_differences'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bank_difference" ("id" uuid not null default uuidv7(), "attempt_id" uuid not null, "kind" text not null, "ours" bigint not null, "theirs" bigint not null, "state" text not null default 'open', "comment" text null, "closed_by" uuid null, "checked_at" timestamptz not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "bank_difference_newest" on "bank_difference" ("created_at", "id");`)
    this.addSql(`create index "bank_difference_open" on "bank_difference" ("created_at", "id") where state = 'open';`)
    this.addSql(`alter table "bank_difference" add constraint "bank_difference_once" unique ("attempt_id", "kind");`)

    this.addSql(`alter table "payment" add "bank_left" bigint null;`)
    this.addSql(`create index "payment_updated" on "payment" ("updated_at", "id");`)

    this.addSql(
      `alter table "bank_difference" add constraint "bank_difference_attempt_id_foreign" foreign key ("attempt_id") references "payment" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "bank_difference" add constraint "bank_difference_closed_by_foreign" foreign key ("closed_by") references "admin" ("id") on delete restrict;`,
    )
    this.addSql(
      `alter table "bank_difference" add constraint "bank_difference_kind_check" check ("kind" in ('unknown', 'stray', 'status', 'amount', 'ledger', 'receipt', 'settlement'));`,
    )
    this.addSql(
      `alter table "bank_difference" add constraint "bank_difference_state_check" check ("state" in ('open', 'settled', 'closed'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "bank_difference" cascade;`)

    this.addSql(`drop index "payment_updated";`)
    this.addSql(`alter table "payment" drop column "bank_left";`)
  }
}
