import { afterAll, expect, test } from 'bun:test'
import { openWay } from '../../../scripts/drill/way'
import { cloneDatabase } from '../../test/database'
import { createOrm, type Em } from './orm'
import { isDatabaseDown } from './outage'
import { row, rows, sql } from './sql'

const PATIENCE_MS = 300
const LONGER_MS = 600

const database = await cloneDatabase()
const orm = createOrm(database.url, { poolMax: 2, patience: PATIENCE_MS })
const other = createOrm(database.url)
afterAll(async () => {
  await orm.close(true)
  await other.close(true)
  await database.drop()
})
await rows(
  other.em.fork(),
  sql`insert into city (name, slug, coordinates, sort) values ('Холмск', 'patience', '{"type":"Point","coordinates":[142,47]}', 1)`,
)

const touch = (em: Em) => rows(em, sql`update city set sort = sort + 1 where slug = 'patience'`)
const answers = async (em: Em) => (await row<{ one: number }>(em, sql`select 1 as one`))?.one
/** How a thing ended: as in an outage, or as it should not. */
const refusalOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(() => 'answered').catch((reason: unknown) => reason)
  return isDatabaseDown(error) ? 'refused' : error
}

test('who waits for a row that another holds is refused, and the place in the pool stays good', async () => {
  const held = Promise.withResolvers<void>()
  const holding = other.em.fork().transactional(async (em) => {
    await touch(em)
    await held.promise
  })
  await Bun.sleep(50)
  expect(await Promise.all([1, 2, 3].map(() => refusalOf(touch(orm.em.fork()))))).toEqual([
    'refused',
    'refused',
    'refused',
  ])
  held.resolve()
  await holding
  await touch(orm.em.fork())
})

test('a transaction in which nothing is said any more keeps its rows from nobody', async () => {
  const stalled = orm.em.fork().transactional(async (em) => {
    await touch(em)
    await Bun.sleep(LONGER_MS)
    await touch(em)
  })
  const ended = refusalOf(stalled)
  await Bun.sleep(50)
  await touch(other.em.fork())
  expect(await ended).toBe('refused')
  expect(await Promise.all([1, 2, 3].map(() => answers(orm.em.fork())))).toEqual([1, 1, 1])
})

test('a network that falls silent without a word is given up, and the next are answered', async () => {
  const network = await openWay(database.url)
  // A busy machine may need a while for a connection that is a good one.
  const far = createOrm(network.url, { poolMax: 1, patience: 4 * PATIENCE_MS })
  expect(await answers(far.em.fork())).toBe(1)
  network.become('lost')
  expect(await refusalOf(answers(far.em.fork()))).toBe('refused')
  expect(await refusalOf(far.em.fork().transactional(touch))).toBe('refused')
  network.become('open')
  expect(await answers(far.em.fork())).toBe(1)
  await far.close(true)
  network.close()
})
