import { Migration } from '@mikro-orm/migrations'

export class Migration20261122112734_order_proposal extends Migration {
  override name = 'Migration20261122112734_order_proposal'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_proposal" ("id" uuid not null default uuidv7(), "order_id" bigint not null, "status" text not null, "items" jsonb not null, "replacement" jsonb null, "agreed" jsonb not null, "without" jsonb null, "answer_until" timestamptz not null, "answered_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "order_proposal_order" on "order_proposal" ("order_id", "id");`)
    this.addSql(`create unique index "order_proposal_asked" on "order_proposal" ("order_id") where status = 'asked';`)

    this.addSql(`alter table "order" add "answer_until" timestamptz null;`)

    this.addSql(
      `alter table "order_proposal" add constraint "order_proposal_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "order_proposal" add constraint "order_proposal_status_check" check ("status" in ('asked', 'agreed', 'without', 'cancelled', 'expired', 'withdrawn'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "order_proposal" cascade;`)

    this.addSql(`alter table "order" drop column "answer_until";`)
  }
}
