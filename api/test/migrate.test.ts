import { expect, test } from 'bun:test'
import { Migration } from '@mikro-orm/migrations'
import { Pool } from 'pg'
import { withDemandedValues } from '../../scripts/demanded-values'
import { tooOld } from '../src/db/demand-server'
import { migrate, stoodFor, waitBriefly, withLockTries } from '../src/db/migrate'
import * as written from '../src/db/migrations'
import { schemaGaps } from '../src/db/schema-gaps'
import { sectionChecks } from '../src/modules/ads/ad-columns'
import { openBoard } from './ads'
import { cloneDatabase } from './database'
import { openProduct } from './product'

const database = await cloneDatabase()
const product = await openProduct({}, database)
const { orm, pool } = product
const base = Object.values(written)[0]?.name ?? ''
const replaced = await stoodFor(base)

async function runAre(names: readonly string[]) {
  await pool.query('delete from mikro_orm_migrations')
  await pool.query('insert into mikro_orm_migrations (name) select unnest($1::text[])', [names])
}
const run = async () =>
  (await pool.query<{ name: string }>('select name from mikro_orm_migrations order by id')).rows.map(({ name }) => name)

test('a database that has run all migrations that the base replaced takes it as run and keeps their names', async () => {
  expect(replaced.length).toBeGreaterThan(0)
  const later = Object.values(written)
    .map(({ name }) => name)
    .filter((name) => name !== base)
  await runAre([...replaced, ...later])
  expect(await migrate(database.url)).toEqual([])
  expect(await run()).toEqual([...replaced, ...later, base])
  expect(await schemaGaps(orm)()).toEqual([])
})

test('a database that lacks one of them is left as it is, with a sentence of what to do', async () => {
  const some = replaced.slice(0, -1)
  await runAre(some)
  await expect(migrate(database.url)).rejects.toThrow(
    `it lacks ${replaced.at(-1)}, now part of ${base}. Migrate it with the last version before ${base}, or start anew`,
  )
  expect(await run()).toEqual(some)
})

test('a version runs on a database that a newer one has migrated', async () => {
  const names = [...Object.values(written).map(({ name }) => name), 'Migration29991231000000_newer']
  await runAre(names)
  expect(await migrate(database.url)).toEqual([])
  expect(await run()).toEqual(names)
})

test('a table that is in use is waited for again and again, another error is not', async () => {
  let tries = 0
  const held = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  const later = () =>
    ++tries < 3 ? Promise.reject(new Error('migration failed', { cause: held })) : Promise.resolve(tries)
  expect(await withLockTries(later, 1)).toBe(3)
  await expect(withLockTries(() => Promise.reject(new Error(`another ${++tries}`)), 1)).rejects.toThrow('another 4')
})

test('a migration waits for a lock no longer than a few seconds', async () => {
  const patient = new Pool({ connectionString: database.url, max: 1 })
  waitBriefly(patient)
  const { rows } = await patient.query(`select current_setting('lock_timeout') as wait`)
  expect(rows).toEqual([{ wait: '3s' }])
  await patient.end()
})

test('a migration that is cut short runs again from its first statement, those before it do not', async () => {
  await pool.query('drop table if exists "club"')
  let tries = 0
  class Migration29990101000000_first extends Migration {
    override name = 'Migration29990101000000_first'
    override up() {
      this.addSql('create table "club" ("id" int)')
    }
  }
  class Migration29990101000000_first_after extends Migration {
    override name = 'Migration29990101000000_first_after'
    override isTransactional() {
      return false
    }
    override up() {
      this.addSql('drop index concurrently if exists "club_id"')
      this.addSql(tries++ === 0 ? 'select 1 / 0' : 'create index concurrently "club_id" on "club" ("id")')
    }
  }
  const both = [Migration29990101000000_first, Migration29990101000000_first_after]
  await expect(migrate(database.url, [...Object.values(written), ...both])).rejects.toThrow('division by zero')
  expect(await migrate(database.url, [...Object.values(written), ...both])).toEqual([
    'Migration29990101000000_first_after',
  ])
  const { rows } = await pool.query(`select indisvalid from pg_index where indexrelid = 'club_id'::regclass`)
  expect(rows).toEqual([{ indisvalid: true }])
})

test('a PostgreSQL that is too old is named in a sentence', () => {
  expect(tooOld('15.18 (Debian)')).toBe(
    'PostgreSQL 18 or newer is needed; the server of DATABASE_URL is 15.18 (Debian).',
  )
  expect([tooOld('18.4'), tooOld('19beta1')]).toEqual([undefined, undefined])
})

test('what `bun run db make` writes for a new flag of things for sale runs where there are some', async () => {
  const { body } = await (await openBoard(product)).write('sales')
  const check = sectionChecks.find(({ name }) => name === 'ad_delivery_check')?.expression
  const statements = [
    'alter table "ad" add "delivery" boolean null;',
    `alter table "ad" add constraint "ad_delivery_check" check (${check});`,
  ]
  const migration = statements.map((one) => `\n    this.addSql(\`${one}\`);`).join('')
  const made = [...withDemandedValues(migration, () => 'false').matchAll(/`([^`]*)`/g)].map(([, one]) => one)
  await pool.query('alter table ad drop column delivery')
  await pool.query(made.join('\n'))
  const { rows } = await pool.query('select delivery from ad where id = $1', [body.id])
  expect(rows).toEqual([{ delivery: false }])
})
