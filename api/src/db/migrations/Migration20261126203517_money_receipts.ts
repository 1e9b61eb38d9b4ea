import { Migration } from '@mikro-orm/migrations'

export class Migration20261126203517_money_receipts extends Migration {
  override name = 'Migration20261126203517_money_receipts'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "receipt" ("id" uuid not null default uuidv7(), "attempt_id" uuid not null, "kind" text not null, "request_key" text not null, "amount" int not null, "lines" jsonb not null, "contact" text not null, "status" text not null default 'sent', "error" text null, "fn_number" text null, "document_number" text null, "document_sign" text null, "url" text null, "registered_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "receipt" add constraint "receipt_once" unique ("attempt_id", "request_key");`)
    this.addSql(`alter table "receipt" add constraint "receipt_fiscal" unique ("fn_number", "document_number");`)

    this.addSql(
      `alter table "receipt" add constraint "receipt_attempt_id_foreign" foreign key ("attempt_id") references "payment" ("id") on delete cascade;`,
    )
    this.addSql(`alter table "receipt" add constraint "receipt_amount_check" check (amount > 0);`)
    this.addSql(
      `alter table "receipt" add constraint "receipt_kind_check" check ("kind" in ('prepayment', 'settlement', 'refund'));`,
    )
    this.addSql(
      `alter table "receipt" add constraint "receipt_status_check" check ("status" in ('sent', 'registered', 'failed'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "receipt" cascade;`)
  }
}
