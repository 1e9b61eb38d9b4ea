import { Migration } from '@mikro-orm/migrations'

export class Migration20261122143615_hours_and_zones extends Migration {
  override name = 'Migration20261122143615_hours_and_zones'

  override up(): void | Promise<void> {
    this.addSql(`alter table "restaurant" add "orders_per_quarter" int null;`)
    this.addSql(`alter table "restaurant" add constraint "restaurant_cap_check" check (orders_per_quarter > 0);`)

    this.addSql(`alter table "delivery_zone" add "updated_at" timestamptz not null default now();`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "delivery_zone" drop column "updated_at";`)

    this.addSql(`alter table "restaurant" drop constraint "restaurant_cap_check";`)
    this.addSql(`alter table "restaurant" drop column "orders_per_quarter";`)
  }
}
