import { Migration } from '@mikro-orm/migrations'

/** Done beside those who write: each statement by itself, and again from the first when one was cut short. */
export class Migration20261130014012_courier_place_after extends Migration {
  override name = 'Migration20261130014012_courier_place_after'

  override isTransactional() {
    return false
  }

  override up(): void {
    this.addSql(`alter table "courier_event" validate constraint "courier_event_act_check";`)
  }
}
