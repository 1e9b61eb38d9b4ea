import { expect, test } from 'bun:test'
import { type AnyQuery, COUNTED, type ListTable } from '@ostrov/shared/lists/table'
import { openProduct } from '../../test/product'
import { readFacets } from './facets'
import { readAnyList } from './list'
import type { Em } from './orm'
import { sql } from './sql'

const product = await openProduct()
const { pool } = product
await pool.query(`
  create table car (id int primary key, make text, wheel text not null, sold boolean not null, tags text[] not null);
  insert into car select n, case when n % 7 > 0 then 'm' || (n * n) % 300 end, case when n % 9 = 0 then 'left' else 'right' end,
    n % 3 = 0, array['t' || n % 30, 't' || n % 25] from generate_series(1, 5000) n`)

const makes = Array.from({ length: 300 }, (_, at) => `m${at}`)
const tags = Array.from({ length: 30 }, (_, at) => `t${at}`)
const cars = {
  name: 'made_up_cars',
  title: 'Машины',
  sizes: [20],
  filters: {
    make: { kind: 'many', label: 'Марка', options: Object.fromEntries(makes.map((make) => [make, make])) },
    any_make: { kind: 'many', label: 'Марка', of: 'slug', counted: true },
    wheel: { kind: 'one', label: 'Руль', options: { left: 'Слева', right: 'Справа' } },
    tag: { kind: 'many', label: 'Метки', of: 'slug' },
    sold: { kind: 'flag', label: 'Продана' },
    query: { kind: 'text', label: 'Марка', maxLength: 20 },
  },
} as const satisfies ListTable

const source = {
  from: sql`car`,
  where: sql`car.id > 10`,
  conditions: {
    make: sql`car.make`,
    any_make: sql`car.make`,
    wheel: sql`car.wheel`,
    tag: {
      asks: (said: string) => sql`car.tags && ${said.split(',')}::text[]`,
      each: sql`select distinct tag from unnest(car.tags) tag`,
    },
    sold: sql`car.sold`,
    query: (typed: string) => sql`car.make like ${`%${typed}`}`,
  },
}

/** How often each value would be found, asked one by one. */
async function onceEach(name: string, values: readonly string[], query: AnyQuery) {
  const whole = { ...source, select: sql`car.id`, order: sql`car.id`, key: sql`car.id` }
  const found: Record<string, number> = {}
  for (const value of values) {
    const { total } = await readAnyList(product.em(), cars, { ...query, [name]: value, limit: 1 }, whole)
    if (total > 0) found[value] = Math.min(total, COUNTED + 1)
  }
  return found
}

test.each<AnyQuery>([{}, { wheel: 'left', sold: true }, { make: 'm4,m9', tag: 't3' }])(
  'counts that are grouped are those of one value after another, under %j',
  async (query) => {
    const facets = await readFacets(product.em(), cars, query, source, { tag: tags })
    expect(facets.make).toEqual(await onceEach('make', makes, query))
    expect(facets.tag).toEqual(await onceEach('tag', tags, query))
    expect(facets.wheel).toEqual(await onceEach('wheel', ['left', 'right'], query))
  },
)

test('what words find is found once, and counted as each count would find it', async () => {
  const narrow = { columns: sql`car.make, car.wheel, car.sold, car.tags`, as: sql`car` }
  for (const query of [{ query: '6' }, { query: '6', wheel: 'left', tag: 't3' }, { query: 'nothing such' }]) {
    const plainly = await readFacets(product.em(), cars, query, source, { tag: tags })
    expect(await readFacets(product.em(), cars, query, { ...source, narrow }, { tag: tags })).toEqual(plainly)
  }
  const passes = await product.em().transactional(async (em) => {
    const before = await passesOver(em)
    await readFacets(em, cars, { query: '6' }, { ...source, narrow }, { tag: tags })
    return (await passesOver(em)) - before
  })
  expect(passes).toBe(1)
})

test('a filter of three hundred values costs one pass over the rows', async () => {
  const { make } = source.conditions
  const passes = await product.em().transactional(async (em) => {
    const before = await passesOver(em)
    await readFacets(em, cars, {}, { ...source, conditions: { make } })
    return (await passesOver(em)) - before
  })
  expect(passes).toBe(1)
})

/** How often this connection has gone over the table. */
async function passesOver(em: Em) {
  const read = sql<{
    passes: number
  }>`select (seq_scan + idx_scan)::int as passes from pg_stat_xact_user_tables where relname = 'car'`
  const { rows } = await read.execute(em.getKysely())
  return rows[0]?.passes ?? 0
}

test('of words that only the database knows the two hundred most frequent are answered, and what is chosen', async () => {
  await pool.query(`insert into car select 10000 + n, 'rare' || n, 'left', false, '{}' from generate_series(1, 400) n`)
  const rows = { ...source, conditions: { any_make: source.conditions.any_make } }
  const { any_make = {} } = await readFacets(product.em(), cars, { any_make: 'rare399' }, rows)
  expect([Object.keys(any_make).length, any_make.rare399, any_make.rare398]).toEqual([200, 1, undefined])
  await pool.query(`delete from car where id > 10000`)
})

test('a count of a group ends where that of the list does', async () => {
  await pool.query(`insert into car select 20000 + n, 'm0', 'left', false, '{}' from generate_series(1, 1500) n`)
  const { make } = await readFacets(product.em(), cars, {}, source)
  expect(make?.m0).toBe(COUNTED + 1)
})

test('days are the region’s, counted without either end of their own, and so are pieces of a range without a unit', async () => {
  await pool.query(`create table visit (id int primary key, rooms int not null, at timestamptz not null);
    insert into visit values (1, 1, '2026-11-25T12:59:00Z'), (2, 2, '2026-11-25T13:00:00Z'), (3, 2, '2026-11-26T01:00:00Z')`)
  const visits = {
    name: 'made_up_visits',
    title: 'Визиты',
    sizes: [20],
    filters: {
      rooms: { kind: 'range', label: 'Комнат', min: 1, max: 10 },
      from: { kind: 'day', label: 'С', edge: 'from', histogram: true },
      to: { kind: 'day', label: 'По', edge: 'to' },
    },
  } as const satisfies ListTable
  const conditions = { rooms: sql`visit.rooms`, from: sql`visit.at`, to: sql`visit.at` }
  const source = { from: sql`visit`, where: sql`true`, conditions }
  const facets = await readFacets(product.em(), visits, { from: '2026-11-26', to: '2026-11-26' }, source)
  expect(facets.from).toEqual({ '2026-11-25': 1, '2026-11-26': 2 })
  expect(facets.rooms).toEqual({ from: 2, to: 2, '2,2': 2 })
  const narrowed = await readFacets(product.em(), visits, { rooms: '1,1', to: '2026-11-01' }, source)
  expect(narrowed.from).toEqual({ '2026-11-25': 1 })
})

test('what is walked along an index is counted as in one pass, whatever else is asked', async () => {
  await pool.query(`create table stay (id int primary key, sum int not null, at timestamptz);
    create index on stay (sum); create index on stay (at);
    insert into stay select n, n * n % 90000, case when n % 50 > 0 then '2026-11-25T12:00:00Z'::timestamptz - n % 700 * interval '31 hours' end
      from generate_series(1, 3000) n;
    insert into stay select 10000 + n, 700, '2026-11-20T12:00:00Z' from generate_series(1, 1500) n`)
  const stays = {
    name: 'made_up_stays',
    title: 'Постои',
    sizes: [20],
    filters: {
      sum: { kind: 'range', label: 'Сумма', unit: '₽', min: 0, max: 100_000 },
      from: { kind: 'day', label: 'С', edge: 'from', histogram: true },
      to: { kind: 'day', label: 'По', edge: 'to' },
    },
  } as const satisfies ListTable
  const conditions = { sum: sql`stay.sum`, from: sql`stay.at`, to: sql`stay.at` }
  const source = { from: sql`stay`, where: sql`true`, conditions }
  for (const query of [
    {},
    { sum: '100,900' },
    { from: '2026-01-01', to: '2026-02-01' },
    { sum: '5,', to: '2026-03-01' },
  ]) {
    const walked = await readFacets(product.em(), stays, query, { ...source, walked: ['sum', 'from'] })
    expect(walked).toEqual(await readFacets(product.em(), stays, query, source))
  }
  const { from = {}, sum = {} } = await readFacets(product.em(), stays, {}, { ...source, walked: ['sum', 'from'] })
  expect([Object.keys(from).length, from['2026-11-20'], sum['700,999']]).toEqual([366, COUNTED + 1, COUNTED + 1])
})

test('nothing walked is nothing counted', async () => {
  await pool.query('create table no_stay (id int primary key, at timestamptz)')
  const table = {
    name: 'made_up_no_stays',
    title: 'Постои',
    sizes: [20],
    filters: { from: { kind: 'day', label: 'С', edge: 'from', histogram: true } },
  } as const satisfies ListTable
  const source = { from: sql`no_stay`, where: sql`true`, conditions: { from: sql`no_stay.at` }, walked: ['from'] }
  expect(await readFacets(product.em(), table, {}, source)).toEqual({ from: {} })
})
