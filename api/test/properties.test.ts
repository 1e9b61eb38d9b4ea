import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { CRON_TASKS } from '../src/jobs/tasks'
import { startWorker } from '../src/jobs/worker'
import { openProductWithBank } from './bank'
import { openTown } from './properties/town'
import { until } from './robustness/until'

const HOUR_MS = 3_600_000
/** Fewer in the light tier, as many as one likes by hand. */
const TOWN_LIVES = Number(process.env.TOWN_LIVES ?? 4)
const { product, press } = await openProductWithBank({
  LOG_LEVEL: 'silent',
  LIMITS: 'writes=100000/60 reads=100000/60',
})
const { clock, deps, pool } = product
const worker = await startWorker(deps, { cron: false, pollInterval: 50 })
product.beforeClose(() => worker.stop())
const begin = clock.now

/** What somebody may do next, the likely more often; `pick` chooses among what there is. */
const act = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('order' as const, 'kitchen' as const, 'pay' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'review' as const,
        'add' as const,
        'ask' as const,
        'answer' as const,
        'friend' as const,
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...(['change', 'place', 'cancel', 'unreview', 'receive'] as const)),
    },
  ),
  person: fc.nat(2),
  kitchen: fc.nat(1),
  pick: fc.nat(100),
})
/** Several people at once, then some hours pass. */
const moment = fc.record({
  acts: fc.array(act, { minLength: 2, maxLength: 5 }),
  hours: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) }),
})
test('whatever customers, kitchens and the bank do in two weeks: sums are sums, limits hold, money balances, ratings are means', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 40, maxLength: 50 }), async (moments) => {
      clock.now = begin
      const town = await openTown({ product, press, begin })
      for (const { acts, hours } of moments) {
        const answers = await Promise.all(acts.map((one) => town.live(one)))
        expect(answers.filter((status) => status >= 500)).toEqual([])
        await pass(hours)
        expect(await town.wrongs()).toEqual([])
      }
      await pass(24)
      await jobsUntil(new Date(clock.now.getTime() + 365 * 24 * HOUR_MS))
      expect(await town.unbalanced()).toEqual([])
    }),
    { numRuns: TOWN_LIVES, seed: 20261122, endOnFailure: true },
  )
}, 600_000)

/** Time goes on, the clock's work is done, and so is all that was to be done by then. */
async function pass(hours: number) {
  clock.now = new Date(Math.min(clock.now.getTime() + hours * HOUR_MS, begin.getTime() + 14 * 24 * HOUR_MS))
  if (hours > 0) for (const { run } of Object.values(CRON_TASKS)) await run(deps)
  await jobsUntil(clock.now)
}

/** Jobs that wait for a later moment are brought forward to now: the worker's clock is not the test's. */
async function jobsUntil(moment: Date) {
  await until('jobs are done', async () => {
    await pool.query(
      'update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at <= $1 and locked_at is null',
      [moment],
    )
    const { rows } = await pool.query(
      'select 1 from graphile_worker._private_jobs where run_at <= greatest(now(), $1) and attempts < max_attempts limit 1',
      [moment],
    )
    return rows.length === 0
  })
}
