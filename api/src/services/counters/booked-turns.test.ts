import { expect, test } from 'bun:test'
import { openProduct } from '../../../test/product'
import { openSharedConnection } from '../../db/shared-connection'
import { createTurns, forgetTurns } from './booked-turns'
import { inTurn } from './turns'

const product = await openProduct()
const { databaseUrl, deps, em, pool } = product
const other = openSharedConnection(databaseUrl, () => undefined)
product.beforeClose(() => other.end())
/** As two processes have them. */
const [first, second] = [createTurns(deps.shared), createTurns(other)]
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

const times = <Value>(count: number, of: () => Value) => Array.from({ length: count }, of)
/** As long ago as if so many minutes had gone by. */
const age = (account: string, minutes: number) =>
  pool.query(
    `update counter_turn set asked = array(select at - $2::int * interval '1 minute' from unnest(asked) at) where account = $1`,
    [account, minutes],
  )

test('two processes that ask at once have together what an account allows, and both have some of it', async () => {
  const bounds = { pauseMs: 0, most: 30, withinMs: HOUR_MS }
  const taken = await Promise.all([first, second].map((take) => Promise.all(times(20, () => take('busy', bounds)))))
  const counts = taken.map((waits) => waits.filter((wait) => wait !== null).length)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10)
  expect(await first('another', bounds)).not.toBeNull()
  await age('busy', 59)
  expect([await first('busy', bounds), await second('busy', bounds)]).toEqual([null, null])
  await age('busy', 1)
  expect(await second('busy', bounds)).not.toBeNull()
})

test('turns that were booked before the clock was set back hold nobody up', async () => {
  const bounds = { pauseMs: 0, most: 1, withinMs: MINUTE_MS }
  await first('set back', bounds)
  await age('set back', -60)
  expect(await second('set back', bounds)).toBe(0)
})

test('turns come in the order of asking, whoever asks', async () => {
  const bounds = { pauseMs: MINUTE_MS, most: 30, withinMs: HOUR_MS }
  const waits: number[] = []
  for (const take of [first, first, first, second, first, second])
    waits.push((await take('queued', bounds)) ?? Number.NaN)
  expect(waits.map((wait) => Math.round(wait / MINUTE_MS))).toEqual([0, 1, 2, 3, 4, 5])
})

test('nobody asks before their turn', async () => {
  const bounds = { pauseMs: 30, most: 30, withinMs: HOUR_MS }
  const clock = async () => (await pool.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]?.at ?? null
  const doors = [first, second].map((take) => inTurn(take, 'paced', bounds))
  const asked = await Promise.all(doors.flatMap((door) => times(3, () => door('secret', clock, () => null))))
  const account = new Bun.CryptoHasher('sha256').update('paced:secret').digest('hex')
  const turns = await pool.query<{ at: Date }>(
    'select unnest(asked) as at from counter_turn where account = $1 order by 1',
    [account],
  )
  const came = asked.map(Number).sort((a, b) => a - b)
  expect(turns.rows).toHaveLength(6)
  expect(turns.rows.filter(({ at }, place) => (came[place] ?? 0) < Number(at))).toEqual([])
})

test('an account that nobody asks any more is forgotten', async () => {
  const bounds = { pauseMs: 0, most: 30, withinMs: MINUTE_MS }
  for (const account of ['idle', 'in use']) await first(account, bounds)
  await age('idle', 61)
  await forgetTurns(em())
  const { rows } = await pool.query(`select account from counter_turn where account in ('idle', 'in use')`)
  expect(rows).toEqual([{ account: 'in use' }])
})
