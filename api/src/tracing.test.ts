import { afterAll, expect, test } from 'bun:test'
import { openProduct } from '../test/product'
import { until } from '../test/server'
import { addJob } from './db/queue'
import { createRouteNames } from './http/access-log'
import { createBriefCache } from './http/brief-cache'
import { createFront } from './http/front'
import { openRunner } from './jobs/runner'
import { startTracing } from './tracing'

type Attribute = { key: string; value: object }
type Told = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }
type Sent = { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] }

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const told: Told[] = []
let bodies = ''
/** In place of a collector: what its protocol in JSON carries. */
const collector = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const body = await request.text()
    bodies += body
    const { resourceSpans }: Sent = JSON.parse(body)
    told.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    return Response.json({})
  },
})
afterAll(() => collector.stop(true))

const product = await openProduct()
const { deps, app, em } = product

/** One request over the front layer, and one job, with traces on. */
async function live(trustProxy: number) {
  told.length = 0
  bodies = ''
  const tracing = startTracing({ tracesUrl: `http://127.0.0.1:${collector.port}` })
  const front = createFront(
    { ...deps, config: { ...deps.config, trustProxy } },
    [(request) => app.handle(request)],
    createBriefCache(),
    createRouteNames(app.routes.map(({ path }) => path)),
  )
  const request = new Request(
    'http://localhost/api/unauthorized/baskets/018f0000-0000-7000-8000-000000000000?phone=79001234567',
    {
      headers: { traceparent: PARENT },
    },
  )
  await front(request, { requestIP: () => null })
  await deps.doors.lines.to('bank')(async () => null, { failureOf: () => null, paused: () => null })
  await addJob(em(), 'sms.send', { phone: '79001234567', text: 'Код 1234' })
  const runner = await openRunner(deps, () => undefined, { cron: false, pollInterval: 50 })
  await until(async () => {
    const { rows } = await product.pool.query('select from graphile_worker.jobs')
    return rows.length === 0
  })
  await runner.close()
  await tracing.stop()
}

test('a request, its statements, a call outside and a job are told of, each within what it was done for, and no values', async () => {
  await live(1)
  const named = (name: string) => told.filter((one) => one.name === name)
  const [request] = named('GET /api/unauthorized/baskets/:id')
  expect(request).toMatchObject({ traceId: PARENT.split('-')[1], parentSpanId: PARENT.split('-')[2] })
  expect(JSON.stringify(request?.attributes)).toContain('"http.response.status_code"')
  const statements = named('SQL')
  expect(statements.some(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true)
  const [job] = named('job sms.send')
  expect(statements.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
  expect(named('door bank')).toHaveLength(1)
  expect(bodies).not.toMatch(/79001234567|018f0000|Код 1234|phone=/)
})

test('where no proxy stands in front nobody outside begins a trace; once it is stopped nothing is told', async () => {
  await live(0)
  expect(told.length).toBeGreaterThan(0)
  expect(told.every(({ traceId }) => traceId !== PARENT.split('-')[1])).toBe(true)
  told.length = 0
  await app.handle(new Request('http://localhost/api/cuisines'))
  await Bun.sleep(20)
  expect(told).toEqual([])
})
