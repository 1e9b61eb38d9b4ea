import { Migration } from '@mikro-orm/migrations'

export class Migration20261127205500_returning_heard extends Migration {
  override name = 'Migration20261127205500_returning_heard'

  override up(): void | Promise<void> {
    this.addSql(`alter table "payment" add "returning_heard" boolean not null default false;`)
    this.addSql(`alter table "bank_difference" drop constraint "bank_difference_kind_check";`)
    this.addSql(
      `alter table "bank_difference" add constraint "bank_difference_kind_check" check ("kind" in ('unknown', 'stray', 'status', 'amount', 'ledger', 'receipt', 'settlement', 'return'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "bank_difference" where "kind" = 'return';`)
    this.addSql(`alter table "bank_difference" drop constraint "bank_difference_kind_check";`)
    this.addSql(
      `alter table "bank_difference" add constraint "bank_difference_kind_check" check ("kind" in ('unknown', 'stray', 'status', 'amount', 'ledger', 'receipt', 'settlement'));`,
    )
    this.addSql(`alter table "payment" drop column "returning_heard";`)
  }
}
