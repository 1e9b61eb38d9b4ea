/**
 * Each released version upgrades to this one. A release is kept as the name of its last migration, the hash of its migrations,
 * which never change after it, and a few rows as it wrote them: `KEEP_RELEASE=1 bun run test api/test/releases` and `bun run fix`
 * write all three.
 */
import { expect, test } from 'bun:test'
import { readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { version } from '../../package.json'
import { migrate } from '../src/db/migrate'
import * as written from '../src/db/migrations'
import { schemaGaps } from '../src/db/schema-gaps'
import { openBoard } from './ads'
import { emptyDatabase } from './database'
import { handedOver, openKitchen, placedOrder } from './orders'
import { openProduct } from './product'

type Rows = Record<string, Record<string, unknown>[]>
type Release = { last: string; hash: string; rows: Rows }

const FOLDER = `${import.meta.dir}/releases`
const MOST_ROWS = 12
const versions = (await readdir(FOLDER)).map((file) => file.replace(/\.json$/, ''))

test.each(versions)('%s upgrades to this version, and nothing of it is lost', async (kept) => {
  const { last, hash, rows }: Release = await Bun.file(`${FOLDER}/${kept}.json`).json()
  const all = Object.values(written)
  const old = all.slice(0, all.findIndex(({ name }) => name === last) + 1)
  expect(await hashOf(old.map(({ name }) => name))).toBe(hash)
  const database = await emptyDatabase()
  await migrate(database.url, old)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await fill(client, rows)
  expect(await migrate(database.url)).toEqual(all.slice(old.length).map(({ name }) => name))
  for (const [table, expected] of Object.entries(rows))
    expect([table, await countOf(client, table)]).toEqual([table, expected.length])
  await client.end()
  const { orm, call } = await openProduct({}, database)
  expect(await schemaGaps(orm)()).toEqual([])
  for (const path of ['/api/restaurants/filters', '/api/ads/sales']) {
    const { status, body } = await call('GET', path)
    expect([path, status]).toEqual([path, 200])
    expect(body.items.length).toBeGreaterThan(0)
  }
})

if (process.env.KEEP_RELEASE) test('this version is kept', keep)

async function keep() {
  const product = await openProduct()
  const kitchen = await openKitchen(product)
  await placedOrder(product, kitchen)
  await handedOver(product, kitchen)
  const board = await openBoard(product)
  await board.publish('sales')
  const names = Object.values(written).map(({ name }) => name)
  const release: Release = { last: names.at(-1) ?? '', hash: await hashOf(names), rows: await few(product.pool) }
  await Bun.write(`${FOLDER}/${version}.json`, `${JSON.stringify(release, null, 1)}\n`)
}

/** Of the text of these migrations, with the SQL that stands beside them. */
async function hashOf(names: readonly string[]) {
  const hasher = new Bun.CryptoHasher('sha256')
  const folder = new URL('../src/db/migrations/', import.meta.url).pathname
  for (const name of names)
    for (const ending of ['ts', 'sql']) {
      const file = Bun.file(`${folder}${name}.${ending}`)
      if (await file.exists()) hasher.update(await file.text())
    }
  return hasher.digest('hex')
}

type Asker = Pick<Client, 'query'>

/** Tables that have rows, but for those which the region fills and the migrator's own. */
async function few(client: Asker): Promise<Rows> {
  const rows: Rows = {}
  for (const { name } of await tablesOf(client)) {
    const count = await countOf(client, name)
    if (count === 0 || count > MOST_ROWS) continue
    const columns = await columnsOf(client, name)
    const found = await client.query<{ row: Record<string, unknown> }>(
      `select jsonb_strip_nulls(to_jsonb(t)) as row from (select ${columns} from "${name}") t`,
    )
    rows[name] = found.rows.map(({ row }) => row)
  }
  return rows
}

/** As they stand: without what triggers would add, and in whatever order. What the migrations have written gives way. */
async function fill(client: Asker, rows: Rows) {
  await client.query(`set session_replication_role = replica`)
  for (const [table, given] of Object.entries(rows)) {
    const columns = await columnsOf(client, table)
    await client.query(`delete from "${table}"`)
    await client.query(
      `insert into "${table}" (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(given)],
    )
  }
  await client.query(`set session_replication_role = origin`)
}

async function tablesOf(client: Asker) {
  const found = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
       and relname not like 'mikro_orm%' order by relname`,
  )
  return found.rows
}

/** Those that a row is written with. */
async function columnsOf(client: Asker, table: string) {
  const found = await client.query<{ columns: string }>(
    `select string_agg(format('%I', attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = format('public.%I', $1::text)::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return found.rows[0]?.columns ?? ''
}

async function countOf(client: Asker, table: string) {
  const found = await client.query<{ count: number }>(`select count(*)::int as count from "${table}"`)
  return found.rows[0]?.count ?? 0
}
