import { expect, test } from 'bun:test'
import { openBoard } from '../../api/test/ads'
import { makeEvent, makeVenue } from '../../api/test/events'
import { openProduct } from '../../api/test/product'
import { asked } from '../test/databases'
import { seedPortal } from './scale-portal'

const SIZES = { ads: 40, events: 12 }
const product = await openProduct()
const url = product.databaseUrl

test('a filling that was stopped goes on where it was, and ends as one that was not', async () => {
  const before = await indexes()
  const board = await openBoard(product)
  for (const title of ['Коляска', 'Санки']) await board.publish('sales', { title })
  await makeVenue(product)
  await makeEvent(product)

  // Between two batches, and between two indexes.
  await expect(seedPortal(url, SIZES, { log: stopAt(/^ad +\d+ of 38, /), batch: 10 })).rejects.toThrow('stopped')
  const made = (await count('ad')) - 2
  expect([10, 20, 30]).toContain(made)
  const told: string[] = []
  await expect(seedPortal(url, SIZES, { log: stopAt(/^ad +ad_/, told), batch: 10 })).rejects.toThrow('stopped')
  expect(numbers(told).every((one) => one > made)).toBe(true)
  expect(numbers(told)).toContain(38)
  await seedPortal(url, SIZES, { log: () => undefined, batch: 10 })
  expect([await count('ad'), await count('event')]).toEqual([40, 12])
  expect(await indexes()).toEqual(before)
  expect(
    await asked(url, 'select 1 from event where not exists (select from event_session s where s.event_id = event.id)'),
  ).toEqual([])
  // Each is copied as often as the other, and nothing is left of how it was done.
  const copies = await asked(
    url,
    "select split_part(title, ' ', 1) as title, count(*)::int as n from ad group by 1 order by 1",
  )
  expect(copies).toEqual([
    { title: 'Коляска', n: 20 },
    { title: 'Санки', n: 20 },
  ])
  expect(await asked(url, "select to_regnamespace('seed_scale') as left")).toEqual([{ left: null }])
})

/** Ends it at the line, as a lost connection would. */
function stopAt(line: RegExp, told: string[] = []) {
  return (text: string) => {
    told.push(text)
    if (line.test(text)) throw new Error('stopped')
  }
}

const numbers = (lines: readonly string[]) =>
  lines.flatMap((line) => (/ of /.test(line) ? [Number.parseInt(line.slice(14), 10)] : []))

async function count(table: string) {
  const [found] = await asked(url, `select count(*)::int as n from ${table}`)
  return Number(found?.n)
}

const indexes = () =>
  asked(
    url,
    "select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename in ('ad', 'event') order by 1",
  )
