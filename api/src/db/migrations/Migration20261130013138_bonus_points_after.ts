import { Migration } from '@mikro-orm/migrations'

/** Done beside those who write: each statement by itself, and again from the first when one was cut short. */
export class Migration20261130013138_bonus_points_after extends Migration {
  override name = 'Migration20261130013138_bonus_points_after'

  override isTransactional() {
    return false
  }

  override up(): void {
    this.addSql(`alter table "restaurant" validate constraint "restaurant_bonus_check";`)
    this.addSql(`alter table "share_picture" validate constraint "share_picture_noun_check";`)
    this.addSql(`alter table "order" validate constraint "order_bonus_check";`)
    this.addSql(`alter table "order_ledger" validate constraint "order_ledger_bonus_check";`)
  }
}
