import { Migration } from '@mikro-orm/migrations'

/** Done beside those who write: each statement by itself, and again from the first when one was cut short. */
export class Migration20261129150200_ad_days_folded extends Migration {
  override name = 'Migration20261129150200_ad_days_folded'

  override isTransactional() {
    return false
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "ad_day_unfolded"`)
    this.addSql(`create index concurrently "ad_day_unfolded" on "ad_day" ("day") where day > '-infinity'`)
  }
}
