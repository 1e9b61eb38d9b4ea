import { afterAll, expect, test } from 'bun:test'
import { cloneDatabase } from '../../test/database'
import { isDatabaseDown } from './outage'
import { openSharedConnection } from './shared-connection'
import { sharedRow, sql } from './sql'

const database = await cloneDatabase()
const losses: string[] = []
const shared = openSharedConnection(database.url, ({ message }) => losses.push(message))
afterAll(async () => {
  await shared.end()
  await database.drop()
})

const backend = async () => (await sharedRow(shared, sql<{ pid: number }>`select pg_backend_pid() as pid`))?.pid

test('what is asked at once is answered each with its own, over one connection', async () => {
  const asked = Array.from({ length: 20 }, (_, n) =>
    sharedRow(shared, sql<{ n: number; pid: number }>`select ${n}::int as n, pg_backend_pid() as pid`),
  )
  const answers = await Promise.all(asked)
  expect(answers.map((one) => one?.n)).toEqual(Array.from({ length: 20 }, (_, n) => n))
  expect(new Set(answers.map((one) => one?.pid)).size).toBe(1)
})

test('a statement that fails fails alone', async () => {
  const half = (n: number) => sharedRow(shared, sql<{ half: number }>`select 10 / ${n}::int as half`)
  const answers = await Promise.allSettled([half(5), half(0), half(2)])
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value?.half : 'failed'))).toEqual([2, 'failed', 5])
})

test('a lost connection is told of and replaced', async () => {
  const before = await backend()
  const other = openSharedConnection(database.url, () => undefined)
  await sharedRow(other, sql`select pg_terminate_backend(${before}::int)`)
  await other.end()
  while (losses.length === 0) await Bun.sleep(5)
  expect(losses[0]).toContain('terminating connection')
  expect(await backend()).not.toBe(before)
})

test('a connection that answers no more is given up: those who wait for it are refused as in an outage, the next are answered', async () => {
  const impatient = openSharedConnection(database.url, () => undefined, 500)
  const stuck = [sql`select pg_sleep(60)`, sql`select 1`].map((query) => sharedRow(impatient, query))
  const answers = await Promise.allSettled(stuck)
  expect(answers.map((one) => one.status === 'rejected' && isDatabaseDown(one.reason))).toEqual([true, true])
  expect(await sharedRow(impatient, sql<{ one: number }>`select 1 as one`)).toEqual({ one: 1 })
  await impatient.end()
})

test('what is still asked is answered before it is let go of', async () => {
  const short = openSharedConnection(database.url, () => undefined)
  const asked = sharedRow(short, sql<{ slept: string }>`select pg_sleep(0.05)::text as slept`)
  await Bun.sleep(20)
  await short.end()
  expect(await asked).toEqual({ slept: '' })
})
