import { Migration } from '@mikro-orm/migrations'

export class Migration20261126213509_money_returning extends Migration {
  override name = 'Migration20261126213509_money_returning'

  override up(): void | Promise<void> {
    this.addSql(`alter table "payment" add "returning_amount" int null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "payment" drop column "returning_amount";`)
  }
}
