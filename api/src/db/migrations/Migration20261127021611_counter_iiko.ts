import { Migration } from '@mikro-orm/migrations'

export class Migration20261127021611_counter_iiko extends Migration {
  override name = 'Migration20261127021611_counter_iiko'

  override up(): void | Promise<void> {
    this.addSql(`alter table "counter" drop constraint "counter_kind_check";`)
    this.addSql(
      `alter table "counter" add constraint "counter_kind_check" check ("kind" in ('frontpad', 'arcafe', 'iiko'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "counter" where "kind" = 'iiko';`)
    this.addSql(`alter table "counter" drop constraint "counter_kind_check";`)
    this.addSql(`alter table "counter" add constraint "counter_kind_check" check ("kind" in ('frontpad', 'arcafe'));`)
  }
}
