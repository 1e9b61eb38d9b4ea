import { Migration } from '@mikro-orm/migrations'

export class Migration20261127021000_ads_counted extends Migration {
  override name = 'Migration20261127021000_ads_counted'

  override up(): void | Promise<void> {
    this.addSql(
      `create or replace function "ad_tells_number_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at,told_at}'::text[] = to_jsonb(new) - '{updated_at,told_at}'::text[] then return null; end if; perform pg_notify('ad', coalesce(new.number, old.number)::text); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "tells_number" AFTER DELETE OR INSERT OR UPDATE on "ad" for each ROW execute function "ad_tells_number_fn"();`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger "tells_number" on "ad";`)
    this.addSql(`drop function "ad_tells_number_fn"();`)
  }
}
