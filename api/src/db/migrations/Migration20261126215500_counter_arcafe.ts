import { Migration } from '@mikro-orm/migrations'

export class Migration20261126215500_counter_arcafe extends Migration {
  override name = 'Migration20261126215500_counter_arcafe'

  override up(): void | Promise<void> {
    this.addSql(`alter table "counter" drop constraint "counter_kind_check";`)
    this.addSql(`alter table "counter" add constraint "counter_kind_check" check ("kind" in ('frontpad', 'arcafe'));`)
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "counter" where "kind" <> 'frontpad';`)
    this.addSql(`alter table "counter" drop constraint "counter_kind_check";`)
    this.addSql(`alter table "counter" add constraint "counter_kind_check" check ("kind" in ('frontpad'));`)
  }
}
