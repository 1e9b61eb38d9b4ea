import { Migration } from '@mikro-orm/migrations'

export class Migration20261127120131_sbp extends Migration {
  override name = 'Migration20261127120131_sbp'

  override up(): void | Promise<void> {
    this.addSql(`alter table "payment" drop constraint "payment_status_check";`)
    this.addSql(
      `alter table "payment" add "method" text not null default 'card', add "pay_type" text not null default 'T', add "returning_at" timestamptz null;`,
    )
    this.addSql(`create index "payment_returning" on "payment" ("returning_at") where returning_at is not null;`)
    this.addSql(`drop index "payment_open";`)
    this.addSql(
      `create index "payment_open" on "payment" ("created_at") where status in ('NEW','FORM_SHOWED','AUTHORIZING','3DS_CHECKING','3DS_CHECKED','PAY_CHECKING','CONFIRMING') or (status = 'AUTHORIZED' and pay_type = 'O');`,
    )
    this.addSql(`alter table "payment" add constraint "payment_sbp_check" check (method = 'card' or pay_type = 'O');`)
    this.addSql(`alter table "payment" add constraint "payment_method_check" check ("method" in ('card', 'sbp'));`)
    this.addSql(`alter table "payment" add constraint "payment_pay_type_check" check ("pay_type" in ('T', 'O'));`)
    this.addSql(
      `alter table "payment" add constraint "payment_status_check" check ("status" in ('NEW', 'FORM_SHOWED', 'AUTHORIZING', '3DS_CHECKING', '3DS_CHECKED', 'AUTHORIZED', 'PAY_CHECKING', 'CONFIRMING', 'CONFIRMED', 'ASYNC_REFUNDING', 'REVERSING', 'PARTIAL_REVERSED', 'REVERSED', 'REFUNDING', 'PARTIAL_REFUNDED', 'REFUNDED', 'CANCELED', 'DEADLINE_EXPIRED', 'REJECTED', 'AUTH_FAIL'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "payment_returning";`)
    this.addSql(`drop index "payment_open";`)
    this.addSql(
      `create index "payment_open" on "payment" ("created_at") where status in ('NEW','FORM_SHOWED','AUTHORIZING','3DS_CHECKING','3DS_CHECKED','PAY_CHECKING','CONFIRMING');`,
    )
    this.addSql(`alter table "payment" drop constraint "payment_sbp_check";`)
    this.addSql(`alter table "payment" drop constraint "payment_method_check";`)
    this.addSql(`alter table "payment" drop constraint "payment_pay_type_check";`)
    this.addSql(`alter table "payment" drop constraint "payment_status_check";`)
    this.addSql(`alter table "payment" drop column "method", drop column "pay_type", drop column "returning_at";`)
    this.addSql(
      `alter table "payment" add constraint "payment_status_check" check ("status" in ('NEW', 'FORM_SHOWED', 'AUTHORIZING', '3DS_CHECKING', '3DS_CHECKED', 'AUTHORIZED', 'PAY_CHECKING', 'CONFIRMING', 'CONFIRMED', 'REVERSING', 'PARTIAL_REVERSED', 'REVERSED', 'REFUNDING', 'PARTIAL_REFUNDED', 'REFUNDED', 'CANCELED', 'DEADLINE_EXPIRED', 'REJECTED', 'AUTH_FAIL'));`,
    )
  }
}
