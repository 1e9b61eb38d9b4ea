import { expect, test } from 'bun:test'
import { connect } from 'node:net'
import { startServer, until } from './server'

const server = await startServer()
const { url } = server

test('an answer is hardened and carries a request id', async () => {
  const { headers } = await fetch(`${url}/api/cities`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test('the log has one line per request, without its query and without what could lead to a person', async () => {
  const { headers } = await fetch(
    `${url}/api/unauthorized/baskets/018f0000-0000-7000-8000-000000000000?phone=79001234567`,
    { headers: { 'x-request-id': 'made-up-by-a-stranger' } },
  )
  const id = headers.get('x-request-id')
  await until(() => server.log.some((line) => line.request_id === id))
  const lines = server.log.filter((line) => line.request_id === id)
  expect(id).not.toBe('made-up-by-a-stranger')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ method: 'GET', path: '/api/unauthorized/baskets/:id', status: 200 })
  expect(JSON.stringify(lines)).not.toMatch(/79001234567|018f0000/)
})

test('a large answer is compressed for who accepts it', async () => {
  const [zipped, plain] = await Promise.all([
    fetch(`${url}/api/docs/json`, { headers: { 'accept-encoding': 'gzip' } }),
    fetch(`${url}/api/docs/json`, { headers: { 'accept-encoding': 'identity' } }),
  ])
  expect([zipped.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null])
  expect(await zipped.json()).toEqual(await plain.json())
})

test('the documentation and its viewer come from us', async () => {
  const [page, viewer] = await Promise.all([fetch(`${url}/api/docs`), fetch(`${url}/api/docs/viewer.js`)])
  expect([page.status, viewer.status]).toEqual([200, 200])
  expect(viewer.headers.get('content-encoding')).toBe('gzip')
  const again = await fetch(`${url}/api/docs/viewer.js`, {
    headers: { 'if-none-match': viewer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('a body over the limit is refused, whether it says its size or not', async () => {
  const body = JSON.stringify({ query: 'а'.repeat(300_000) })
  const chunks = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body))
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/json' }
  const [sized, chunked] = await Promise.all([
    fetch(`${url}/api/hints/addresses`, { method: 'POST', body, headers }),
    fetch(`${url}/api/hints/addresses`, { method: 'POST', body: chunks, headers }),
  ])
  expect([sized.status, chunked.status]).toEqual([413, 413])
  expect(await sized.json()).toMatchObject({ errorMessage: 'request.too_large' })
})

test('metrics tell durations by route pattern, jobs waiting, memory and the event loop', async () => {
  await fetch(`${url}/api/restaurants/018f0000-0000-7000-8000-000000000000`)
  await until(async () => (await metrics()).includes('route="/api/restaurants/:id",status="404"'))
  const text = await metrics()
  expect(text).toContain('jobs_waiting 0')
  expect(text).toContain('orders_placed_total')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('018f0000')
})

test('too many writes of one address are refused with the time to wait, reads go on', async () => {
  const limited = await startServer({ LIMITS: 'guest_writes=3/60' })
  const write = () =>
    fetch(`${limited.url}/api/unauthorized/basket_item/018f0000-0000-7000-8000-000000000000`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-ip': crypto.randomUUID() },
      body: JSON.stringify({
        restaurant_id: '018f0000-0000-7000-8000-000000000001',
        product_id: '018f0000-0000-7000-8000-000000000002',
        quantity: 1,
      }),
    })
  const statuses: number[] = []
  for (let tried = 0; tried < 3; tried++) statuses.push((await write()).status)
  const refused = await write()
  expect(statuses).not.toContain(429)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${limited.url}/api/cities`)).status).toBe(200)
})

test.each(['Host: ', 'Host: a b', 'Host: x@y', 'Host: [::1', 'Host: a:99999', 'X-Nothing: '])(
  'a request with «%s» is refused with our sentence, hardened and logged',
  async (line) => {
    const answer = await rawly(`GET /eda HTTP/1.0\r\n${line}\r\n\r\n`)
    const id = /^x-request-id: (\S+)/im.exec(answer)?.[1]
    expect(answer).toStartWith('HTTP/1.1 400')
    expect(answer).toContain('request.malformed')
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    await until(() => server.log.some((one) => one.request_id === id && one.status === 400))
  },
)

test('a Host of one letter is as good as a long one', async () => {
  const answer = await rawly('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(answer).toStartWith('HTTP/1.1 200')
  expect(answer).toContain('alive')
})

/** Sends what no client would. */
function rawly(request: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect(Number(server.port), '127.0.0.1', () => socket.write(request))
  socket.on('data', (text) => (answer += text))
  socket.on('close', () => resolve(answer))
  return promise
}

async function metrics() {
  return (await fetch(`${url}/api/metrics`)).text()
}
