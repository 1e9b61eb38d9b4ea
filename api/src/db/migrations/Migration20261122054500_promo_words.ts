import { Migration } from '@mikro-orm/migrations'

/** Limits and counts of a code by the words that rules and the wire have for them; the check follows by itself. */
const WORDS = { total_limit: 'total_use_limit', used_count: 'total_used_count', per_user_limit: 'user_use_limit' }

export class Migration20261122054500_promo_words extends Migration {
  override name = 'Migration20261122054500_promo_words'

  override up(): void | Promise<void> {
    for (const [before, after] of Object.entries(WORDS)) {
      this.addSql(`alter table "promo_code" rename column "${before}" to "${after}";`)
    }
  }

  override down(): void | Promise<void> {
    for (const [before, after] of Object.entries(WORDS)) {
      this.addSql(`alter table "promo_code" rename column "${after}" to "${before}";`)
    }
  }
}
