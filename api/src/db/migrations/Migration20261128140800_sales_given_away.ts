import { Migration } from '@mikro-orm/migrations'

export class Migration20261128140800_sales_given_away extends Migration {
  override name = 'Migration20261128140800_sales_given_away'

  override up(): void | Promise<void> {
    this.addSql(`alter table "ad" drop constraint "ad_price_check";`)
    this.addSql(
      `alter table "ad" add constraint "ad_price_check" check (price > 0 or (price = 0 and section = 'sales'));`,
    )
    // Until now the form said «пусто — отдаёте даром»; of an ad of a file nobody has said so.
    this.addSql(
      `update "ad" a set price = 0 where section = 'sales' and price is null and not exists (select from ad_source s where s.ad_id = a.id);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`update "ad" set price = null where price = 0;`)
    this.addSql(`alter table "ad" drop constraint "ad_price_check";`)
    this.addSql(`alter table "ad" add constraint "ad_price_check" check (price > 0);`)
  }
}
