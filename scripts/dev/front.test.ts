import { afterAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { openFront, partOf, type Targets } from './front.ts'

const upstream = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  async fetch(request, server) {
    if (server.upgrade(request, { headers: { 'sec-websocket-protocol': 'vite-hmr' } })) return
    const { pathname, search } = new URL(request.url)
    if (pathname === '/api/stream') return new Response(stream(), { headers: { 'content-type': 'text/event-stream' } })
    if (pathname === '/api/moved') return new Response(null, { status: 302, headers: { location: '/eda' } })
    if (pathname === '/api/packed') return packed()
    return Response.json({ path: pathname + search, body: await request.text(), host: request.headers.get('host') })
  },
  websocket: { message: (socket, message) => void socket.send(`echo ${message}`) },
})
const address = `http://127.0.0.1:${upstream.port}`
const front = openFront('127.0.0.1', 0, Promise.resolve({ api: address, site: address, admin: address }))
const base = `http://127.0.0.1:${front.port}`

afterAll(async () => {
  await front.stop(true)
  await upstream.stop(true)
})

test.each([
  ['/api', 'api'],
  ['/api/docs', 'api'],
  ['/sandbox-bank/pay/1', 'api'],
  ['/admin', 'admin'],
  ['/admin/orders', 'admin'],
  ['/', 'site'],
  ['/apiary', 'site'],
  ['/administration', 'site'],
] as const)('%s belongs to the %s', (path, part) => {
  expect(partOf(path)).toBe(part)
})

test('a request goes on with its body, its query and the host that the browser asked for', async () => {
  const answer = await fetch(`${base}/api/echo?a=1`, { method: 'POST', body: 'привет' })
  expect(await answer.json()).toEqual({ path: '/api/echo?a=1', body: 'привет', host: `127.0.0.1:${front.port}` })
})

test('a redirect is handed to the browser, not followed', async () => {
  const answer = await fetch(`${base}/api/moved`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/eda'])
})

test('a compressed answer arrives whole', async () => {
  expect(await (await fetch(`${base}/api/packed`)).text()).toBe('пицца')
})

test('a live stream arrives event by event, before it ends', async () => {
  const answer = await fetch(`${base}/api/stream`)
  const first = await answer.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toBe('data: 1\n\n')
})

test('a web socket works both ways and keeps its subprotocol', async () => {
  const socket = new WebSocket(base.replace('http', 'ws'), ['vite-hmr'])
  const answer = new Promise((resolve) => socket.addEventListener('message', (event) => resolve(event.data)))
  socket.addEventListener('open', () => socket.send('hello'))
  expect(await answer).toBe('echo hello')
  expect(socket.protocol).toBe('vite-hmr')
  socket.close()
})

test('until the parts serve, a page tells what is being done and looks again, and the API says when to come again', async () => {
  const targets = Promise.withResolvers<Targets>()
  const early = openFront('127.0.0.1', 0, targets.promise, () => 'готовлю базу')
  const at = `http://127.0.0.1:${early.port}`
  const page = await fetch(`${at}/eda`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
  const html = await page.text()
  expect(html).toContain('Сайт просыпается: готовлю базу…')
  expect(html).toContain('http-equiv="refresh"')
  const answer = await fetch(`${at}/api/health`)
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ])
  expect(await answer.json()).toEqual({ errorMessage: 'dev.waking', message: 'Сайт просыпается: готовлю базу…' })
  targets.resolve({ api: address, site: address, admin: address })
  await targets.promise
  expect((await fetch(`${at}/api/echo`)).status).toBe(200)
  await early.stop(true)
})

test('a broken Host is refused in a sentence, without a page that tells of files', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect(Number(front.port), '127.0.0.1', () => socket.write('GET / HTTP/1.0\r\nHost: x@y\r\n\r\n'))
  socket.on('data', (text) => (answer += text))
  socket.on('close', () => resolve(answer))
  expect(await promise).toStartWith('HTTP/1.1 400')
  expect(answer).not.toContain('.ts')
})

function stream() {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
  })
}

function packed() {
  return new Response(Bun.gzipSync(new TextEncoder().encode('пицца')), { headers: { 'content-encoding': 'gzip' } })
}
