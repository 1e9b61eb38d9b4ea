import { Migration } from '@mikro-orm/migrations'

export class Migration20261122081247_basket_seen extends Migration {
  override name = 'Migration20261122081247_basket_seen'

  override up(): void | Promise<void> {
    this.addSql(`alter table "basket" add "seen_terms" jsonb null, add "left_out" text[] not null default '{}';`)

    this.addSql(`alter table "basket_item" add "seen" jsonb null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "basket" drop column "seen_terms", drop column "left_out";`)

    this.addSql(`alter table "basket_item" drop column "seen";`)
  }
}
