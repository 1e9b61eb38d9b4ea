import { Migration } from '@mikro-orm/migrations'

export class Migration20261126211244_ticket_gates extends Migration {
  override name = 'Migration20261126211244_ticket_gates'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ticket_gate" ("id" uuid not null default uuidv7(), "session_id" uuid not null, "name" text not null, "key" uuid not null default gen_random_uuid(), "is_closed" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "ticket_gate" add constraint "ticket_gate_key_unique" unique ("key");`)
    this.addSql(`create index "ticket_gate_session" on "ticket_gate" ("session_id", "created_at");`)
    this.addSql(`create index "ticket_gate_newest" on "ticket_gate" ("created_at" desc, "id" desc);`)

    this.addSql(
      `create table "ticket_pass" ("id" uuid not null, "ticket_id" uuid not null, "gate_id" uuid not null, "version" int not null, "verdict" text not null, "passed_at" timestamptz not null, "device" text not null, "received_at" timestamptz not null, primary key ("id"));`,
    )
    this.addSql(`create index "ticket_pass_ticket" on "ticket_pass" ("ticket_id", "passed_at");`)
    this.addSql(`create index "ticket_pass_gate" on "ticket_pass" ("gate_id", "passed_at");`)

    this.addSql(
      `alter table "ticket_gate" add constraint "ticket_gate_session_id_foreign" foreign key ("session_id") references "event_session" ("id") on delete cascade;`,
    )

    this.addSql(
      `alter table "ticket_pass" add constraint "ticket_pass_ticket_id_foreign" foreign key ("ticket_id") references "ticket" ("id");`,
    )
    this.addSql(
      `alter table "ticket_pass" add constraint "ticket_pass_gate_id_foreign" foreign key ("gate_id") references "ticket_gate" ("id");`,
    )
    this.addSql(
      `alter table "ticket_pass" add constraint "ticket_pass_verdict_check" check ("verdict" in ('first', 'double', 'stale', 'refunded'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ticket_pass" drop constraint "ticket_pass_gate_id_foreign";`)

    this.addSql(`drop table if exists "ticket_gate" cascade;`)
    this.addSql(`drop table if exists "ticket_pass" cascade;`)
  }
}
