import { Migration } from '@mikro-orm/migrations'

/**
 * What the next migration needs to take the whole log as the first part of a log by months without a look at its rows: a key that
 * holds the month, and a promise of when the rows end. That is two months from now at most, so nobody writes past it meanwhile.
 */
export class Migration20261129150000_log_months_before extends Migration {
  override name = 'Migration20261129150000_log_months_before'

  override isTransactional() {
    return false
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "log_before_key"`)
    this.addSql(`create unique index concurrently "log_before_key" on "log" ("id", "created_at")`)
    this.addSql(`alter table "log" drop constraint if exists "log_before_ended"`)
    this.addSql(`do $$ begin
      execute format('alter table "log" add constraint "log_before_ended" check ("created_at" < %L) not valid',
        date_trunc('month', now(), 'UTC') + interval '2 months');
    end $$`)
    this.addSql(`alter table "log" validate constraint "log_before_ended"`)
  }
}
