import { Migration } from '@mikro-orm/migrations'

const MARK = ['advertiser_name', 'advertiser_inn', 'erid', 'ord_contract_id']
const TERMS = ['amount', 'min_order_sum', 'user_use_limit', 'total_use_limit']
const MARKED = 'erid is not null and advertiser_name is not null'

/** What an administrator writes of a promotion and a story are columns, not a bag; a city may be hidden. */
export class Migration20261125022141_flat_promotions extends Migration {
  override name = 'Migration20261125022141_flat_promotions'

  override up(): void | Promise<void> {
    this.addSql(`alter table "city" add "is_hidden" boolean not null default false;`)

    for (const table of ['promotion', 'story']) {
      this.addSql(`alter table "${table}" drop constraint "${table}_ad_check";`)
      this.addSql(`alter table "${table}" ${MARK.map((name) => `add "${name}" text null`).join(', ')};`)
      this.addSql(
        `update "${table}" set ${MARK.map((name) => `"${name}" = ad_mark ->> '${name}'`).join(', ')} where ad_mark is not null;`,
      )
      this.addSql(`alter table "${table}" drop column "ad_mark";`)
      this.addSql(`update "${table}" set is_active = false where is_active and is_ad and not (${MARKED});`)
      this.addSql(
        `alter table "${table}" add constraint "${table}_ad_check" check (not is_active or not is_ad or ${MARKED});`,
      )
    }

    this.addSql(`alter table "promotion" ${TERMS.map((name) => `add "${name}" int null`).join(', ')};`)
    this.addSql(
      `update "promotion" set ${TERMS.map((name) => `"${name}" = (params ->> '${name}')::int`).join(', ')} where params is not null;`,
    )
    this.addSql(`alter table "promotion" drop column "params";`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "promotion" add "params" jsonb null;`)
    this.addSql(
      `update "promotion" set params = jsonb_build_object(${TERMS.map((name) => `'${name}', "${name}"`).join(', ')}) where amount is not null;`,
    )
    this.addSql(`alter table "promotion" ${TERMS.map((name) => `drop column "${name}"`).join(', ')};`)

    for (const table of ['promotion', 'story']) {
      this.addSql(`alter table "${table}" drop constraint "${table}_ad_check";`)
      this.addSql(`alter table "${table}" add "ad_mark" jsonb null;`)
      this.addSql(
        `update "${table}" set ad_mark = jsonb_build_object(${MARK.map((name) => `'${name}', "${name}"`).join(', ')}) where ${MARKED};`,
      )
      this.addSql(`alter table "${table}" ${MARK.map((name) => `drop column "${name}"`).join(', ')};`)
      this.addSql(
        `alter table "${table}" add constraint "${table}_ad_check" check (not is_active or not is_ad or ad_mark is not null);`,
      )
    }

    this.addSql(`alter table "city" drop column "is_hidden";`)
  }
}
