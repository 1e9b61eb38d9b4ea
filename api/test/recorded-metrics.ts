import { leaveTrace } from '../../scripts/backup-trace'
import { addJob } from '../src/db/queue'
import { createBriefCache } from '../src/http/brief-cache'
import { createFront } from '../src/http/front'
import { openRunner } from '../src/jobs/runner'
import { jobsRun, ordersPlaced, paymentsMoved } from '../src/kernel/metrics'
import { openProduct } from './product'
import { until } from './server'

/** What `/api/metrics` says once whatever is counted has been counted at least once, well and badly. */
export async function recordMetrics(): Promise<string> {
  const product = await openProduct()
  const { deps, app, pool, databaseUrl, call, em } = product
  const front = createFront(
    deps,
    [(request) => (request.url.endsWith('/broken') ? Promise.reject(new Error('broken')) : app.handle(request))],
    createBriefCache(),
    () => null,
  )
  for (const path of ['/api/cuisines', '/api/cuisines', '/broken'])
    await front(new Request(`http://localhost${path}`), { requestIP: () => null })
  const bank = deps.doors.lines.to('bank')
  for (const failure of [null, 'door.unavailable'])
    await bank(async () => failure, { failureOf: (one) => one, paused: () => null })
  await leaveTrace(databaseUrl, 1)
  paymentsMoved.inc({ status: 'CONFIRMED' })
  ordersPlaced.inc({ payment_type: 'cash' })
  await addJob(em(), 'image.remove', { ids: [] })
  await pool.query(`select graphile_worker.add_job('image.remove', '5')`)
  const runner = await openRunner(deps, () => undefined, { cron: false, pollInterval: 50 })
  await until(async () => (await jobsRun.get()).values.length === 2)
  await runner.close()
  return (await call('GET', '/api/metrics')).body
}

export type Sample = { name: string; series: string; labels: string[]; value: string }

/** Each line of it that holds a value. */
export function samplesOf(text: string): Sample[] {
  return [...text.matchAll(/^(\w+)(\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', inner = '', value = '']) => ({
    name,
    series: name + labels,
    labels: [...inner.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
    value,
  }))
}
