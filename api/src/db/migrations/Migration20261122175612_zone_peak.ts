import { Migration } from '@mikro-orm/migrations'

export class Migration20261122175612_zone_peak extends Migration {
  override name = 'Migration20261122175612_zone_peak'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "delivery_zone" add "peak" text not null default 'same', add "peak_price" int null, add "peak_min_order_sum" int null, add "peak_free_delivery_sum" int null, add "peak_told" boolean not null default false;`,
    )
    this.addSql(`create index "delivery_zone_peak" on "delivery_zone" ("peak_told") where peak <> 'same';`)
    this.addSql(`alter table "delivery_zone" add constraint "delivery_zone_peak_check" check (case peak when 'own' then peak_price >= 0 and peak_min_order_sum >= 0 and coalesce(peak_free_delivery_sum, 0) >= 0
        and peak_price is not null and peak_min_order_sum is not null
        else peak in ('same', 'closed') and coalesce(peak_price, peak_min_order_sum, peak_free_delivery_sum) is null end);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "delivery_zone_peak";`)
    this.addSql(`alter table "delivery_zone" drop constraint "delivery_zone_peak_check";`)
    this.addSql(
      `alter table "delivery_zone" drop column "peak", drop column "peak_price", drop column "peak_min_order_sum", drop column "peak_free_delivery_sum", drop column "peak_told";`,
    )
  }
}
