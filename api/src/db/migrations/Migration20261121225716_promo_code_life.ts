import { Migration } from '@mikro-orm/migrations'

export class Migration20261121225716_promo_code_life extends Migration {
  override name = 'Migration20261121225716_promo_code_life'

  override up(): void | Promise<void> {
    // What was promised for longer ends when the rule says.
    this.addSql(
      `update promo_code set expires_at = created_at + interval '720 hours' where expires_at > created_at + interval '720 hours'`,
    )
    this.addSql(
      `alter table "promo_code" add constraint "promo_code_life_check" check (expires_at <= created_at + '720:00:00'::interval);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "promo_code" drop constraint "promo_code_life_check";`)
  }
}
