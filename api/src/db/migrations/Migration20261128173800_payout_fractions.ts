import { Migration } from '@mikro-orm/migrations'

export class Migration20261128173800_payout_fractions extends Migration {
  override name = 'Migration20261128173800_payout_fractions'

  override up(): void | Promise<void> {
    this.addSql(`alter table "restaurant_commission" alter column "percent" type numeric(5,2);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "restaurant_commission" alter column "percent" type int using round("percent")::int;`)
  }
}
