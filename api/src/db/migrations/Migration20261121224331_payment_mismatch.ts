import { Migration } from '@mikro-orm/migrations'

export class Migration20261121224331_payment_mismatch extends Migration {
  override name = 'Migration20261121224331_payment_mismatch'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "payment_mismatch" ("id" uuid not null default uuidv7(), "attempt_id" uuid not null, "status" text not null, "expected" int not null, "told_kopecks" bigint not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "payment_mismatch_newest" on "payment_mismatch" ("created_at");`)
    this.addSql(
      `alter table "payment_mismatch" add constraint "payment_mismatch_once" unique ("attempt_id", "status", "told_kopecks");`,
    )

    this.addSql(
      `alter table "payment_mismatch" add constraint "payment_mismatch_attempt_id_foreign" foreign key ("attempt_id") references "payment" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "payment_mismatch" cascade;`)
  }
}
