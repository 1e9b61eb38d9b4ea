import { beforeAll, expect, test } from 'bun:test'
import { SECTION_NAMES, type SectionName } from '@ostrov/shared/ads/sections'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { adFacets, countSections, listAds } from '../reading/list-ads'
import { openAdStore } from './ad-store'

const product = await openProduct()
const { pool } = product
const board = await openBoard(product)
const second = await openBoard(product)
const kept = openAdStore(product.deps)

/** What a random ad of a section may say, as SQL over `random()`. */
const SAID: Partial<Record<SectionName, string>> = {
  cars: `(mark, model, wheel, drive, year, mileage, price, city_id, hidden_at) = (select mark, model,
      (array['left', 'right'])[1 + floor(random() * 2)], (array['full', 'front', 'rear'])[1 + floor(random() * 3)],
      1995 + floor(random() * 30), floor(random() * 300000), 100000 * (1 + floor(random() * 40)),
      (array['${board.city.id}', '${second.city.id}']::uuid[])[1 + floor(random() * 2)], case when random() < 0.1 then now() end
    from (values ('toyota', 'toyota-prius'), ('toyota', 'toyota-vitz'), ('nissan', 'nissan-leaf')) of (mark, model)
    where ad.id is not null order by random() limit 1)`,
  vacancies: `(price, archived_as, archived_at) = (select case when random() < 0.8 then 10000 * (1 + floor(random() * 30)) end, archived_as,
      case when archived_as is not null then now() end
    from (select case when random() < 0.1 then 'withdrawn' end as archived_as) of where ad.id is not null)`,
  estate: `rooms = nullif(floor(random() * 8), 7)`,
}
const COPIED = `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
  where table_name = 'ad' and table_schema = current_schema() and column_name not in ('id', 'number', 'title')
    and is_generated = 'NEVER'`

const QUERIES: readonly [SectionName, Readonly<Record<string, string | number | boolean>>][] = [
  ['cars', {}],
  ['cars', { wheelCheckbox: 'right' }],
  ['cars', { wheelCheckbox: 'right', driveCheckbox: 'full,front', price: '500000,2000000' }],
  ['cars', { markCheckbox: 'toyota', modelCheckbox: 'toyota-vitz', year: '2005,' }],
  ['cars', { markCheckbox: 'toyota,nissan', modelCheckbox: 'toyota-vitz' }],
  ['cars', { modelCheckbox: 'nissan-leaf', regionCheckbox: board.city.slug }],
  ['cars', { query: 'тёмный', wheelCheckbox: 'left' }],
  ['cars', { regionCheckbox: 'nowhere' }],
  ['cars', { wheelCheckbox: 'left', driveCheckbox: 'rear', price: '3500000,', page: 2, sort: 'price' }],
  ['vacancies', { specializationCheckbox: 'cooking' }],
  ['vacancies', { salary: '50000,150000', regionCheckbox: board.city.slug }],
  ['estate', { kindCheckbox: 'flat', price: ',100000' }],
  ['estate', { roomsCheckbox: '0,4' }],
  ['sales', {}],
]

beforeAll(async () => {
  await board.publish('cars', { description: 'Тёмный салон' }, await signIn(product))
  await board.publish('cars', {}, await signIn(product))
  for (const section of ['vacancies', 'estate', 'sales'] as const)
    await board.publish(section, {}, await signIn(product))
  const { rows } = await pool.query<{ names: string }>(COPIED)
  const names = rows[0]?.names ?? ''
  await pool.query(
    `insert into ad (title, ${names}) select title || ' ' || n, ${names} from ad, generate_series(1, 400) n`,
  )
  await product.deps.notices.ready()
})

const both = async (now = product.deps.now()) => {
  const all = await Promise.all(
    QUERIES.map(async ([section, query]) => {
      const em = product.em()
      const read = async (from: typeof kept | null) => ({
        facets: await adFacets(em, from, section, query, now),
        list: await listAds(em, { kept: from, least: 0 }, section, query, now),
      })
      return [await read(kept), await read(null)] as const
    }),
  )
  return { memory: all.map(([memory]) => memory), database: all.map(([, database]) => database) }
}

/** A notice arrives a moment after its commit: then the counts are the database's. */
async function untilEqual(within: number) {
  const end = performance.now() + within
  for (;;) {
    const { memory, database } = await both()
    if (Bun.deepEquals(memory, database) || performance.now() > end) return { memory, database }
    await Bun.sleep(20)
  }
}

test('counts from memory are those of the database, under every kind of filter', async () => {
  while (!kept.isReady()) await Bun.sleep(10)
  const { memory, database } = await both()
  expect(memory).toEqual(database)
  expect(memory[0]?.facets.wheelCheckbox).toEqual({ right: 802 })
})

test('after a thousand random edits they still are', async () => {
  for (let edit = 0; edit < 1000; edit++) {
    const [kind, section] = [edit % 20, edit % 2 ? 'cars' : 'vacancies'] as const
    const one = `id = (select id from ad where section = '${section}' order by random() limit 1)`
    if (kind === 0) await pool.query(`delete from ad where ${one}`)
    else if (kind === 1) await pool.query(`update ad set expires_at = now() - interval '1 day' where ${one}`)
    else if (kind === 2) await pool.query(`update ad set expires_at = now() + interval '9 days' where ${one}`)
    else await pool.query(`update ad set ${SAID[section]} where ${one}`)
  }
  const { memory, database } = await untilEqual(1000)
  expect(memory).toEqual(database)
  expect(Object.keys(memory[0]?.facets.markCheckbox ?? {}).toSorted()).toEqual(['nissan', 'toyota'])
})

test('what runs out is not counted from that moment on, though nobody wrote anything', async () => {
  const soon = new Date(Date.now() + 20 * 86_400_000)
  const { memory, database } = await both(soon)
  expect(memory).toEqual(database)
  const sections = await countSections(product.em(), kept, soon)
  const late = await countSections(product.em(), kept, new Date(Date.now() + 90 * 86_400_000))
  expect([SECTION_NAMES.length, sections.estate, late.estate]).toEqual([5, 401, 0])
})

test('new rows make room, and a lost connection reads all anew', async () => {
  const { rows } = await pool.query<{ names: string }>(COPIED)
  const names = rows[0]?.names ?? ''
  await pool.query(
    `insert into ad (title, ${names}) select title || ' again ' || n, ${names} from ad, generate_series(1, 4) n`,
  )
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ostrov-live' and datname = current_database()`,
  )
  await pool.query(`update ad set price = price + 100000 where section = 'cars' and number % 3 = 0`)
  const { memory, database } = await untilEqual(5000)
  expect(memory).toEqual(database)
  while (!kept.isReady()) await Bun.sleep(10)
  const again = await untilEqual(1000)
  expect(again.memory).toEqual(again.database)
})
