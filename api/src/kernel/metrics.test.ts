import { expect, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
import { openProduct } from '../../test/product'
import { fellowMetrics, openMetrics } from './fellow-metrics'
import { metricsText, ordersPlaced, ownMetrics } from './metrics'

const product = await openProduct({ WORKERS: '2' })
const { call, deps } = product

const placed = (text: string) => Number(/^orders_placed_total\{payment_type="cash"\} (\d+)$/m.exec(text)?.[1])

test('what the processes of a port count is summed, and who has died is left out', async () => {
  ordersPlaced.inc({ payment_type: 'cash' })
  const alone = placed(await metricsText())
  const own = await openMetrics(deps.config)
  const folder = `${deps.config.dataDir}/metrics-${deps.config.port}`
  await mkdir(folder, { recursive: true })
  const fellow = Bun.serve({ unix: `${folder}/1.sock`, fetch: async () => Response.json(await ownMetrics()) })
  await Bun.write(`${folder}/2.sock`, '')
  try {
    const fellows = await fellowMetrics(deps.config)
    expect(fellows).toHaveLength(1)
    expect(placed(await metricsText({}, fellows))).toBe(2 * alone)
    expect(placed((await call('GET', '/api/metrics')).body)).toBe(2 * alone)
  } finally {
    await fellow.stop(true)
    await own?.stop()
  }
  expect(await fellowMetrics(deps.config)).toEqual([])
})

test('the figures of the whole product stand there, those that are not known do not', async () => {
  const { body: text } = await call('GET', '/api/metrics')
  const known = ['jobs_waiting', 'jobs_failed', 'jobs_oldest_seconds', 'orders_unanswered', 'database_bytes']
  for (const name of [...known, 'disk_free_bytes', 'disk_bytes']) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text).toMatch(/^product_ready 1$/m)
  for (const name of ['backup_age_seconds', 'replica_lag_seconds', 'certificate_left_share'])
    expect(text).not.toMatch(new RegExp(`^${name} `, 'm'))
})

test('while the database is away what the process counts is told, and that it is not ready', async () => {
  const lost = await openProduct({}, { url: 'postgres://127.0.0.1:9/none', drop: async () => undefined })
  const { status, body: text } = await lost.call('GET', '/api/metrics')
  const told = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]
  expect([status, told('product_ready'), told('jobs_waiting')]).toEqual([200, '0', undefined])
  expect(Number(told('disk_free_bytes'))).toBeGreaterThan(0)
})

test('with a token set only who brings it is answered', async () => {
  deps.config.metricsToken = 'sixteen-letters-or-more'
  try {
    expect((await call('GET', '/api/metrics')).status).toBe(404)
    const headers = { authorization: `Bearer ${deps.config.metricsToken}` }
    expect((await call('GET', '/api/metrics', { headers })).status).toBe(200)
    expect((await call('GET', '/api/metrics', { headers: { authorization: 'Bearer another' } })).status).toBe(404)
  } finally {
    deps.config.metricsToken = ''
  }
})
