import { afterEach, expect, test } from 'bun:test'
import { connect, type Socket } from 'node:net'
import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { SUGGEST_NEWS } from '@ostrov/shared/paths'
import { SUPPORT } from '@ostrov/shared/support/paths'
import { createUploads, UPLOADS } from '../src/http/uploads'
import { administrator, businessOwner, signIn } from './people'
import { openProduct } from './product'
import { hasFiles, routesOf } from './routes'
import { startServer, until } from './server'

const MB = 1024 * 1024
const product = await openProduct()
const server = await startServer({
  DATABASE_URL: product.databaseUrl,
  TRUST_PROXY: '1',
  LIMITS: 'uploads=3/600',
})
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

type Sent = { path?: string; token?: string; address?: string; bytes?: number; declared?: number | null }

/** Begins an upload and never sends its last bytes. `answer` waits for the head of what comes back; null when nothing does. */
function begin({ path = '/api/user/images', token, address = '10.0.0.1', bytes = 1000, declared = 15 * MB }: Sent) {
  const socket = connect(Number(server.port), '127.0.0.1')
  open.push(socket)
  let said = ''
  socket.on('data', (piece) => {
    said += piece.toString('latin1')
  })
  socket.on('error', () => undefined)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=x',
    declared === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${declared}`,
    `X-Forwarded-For: ${address}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  if (declared !== null) socket.write(Buffer.alloc(bytes, 'x'))
  const answer = async (ms = 10_000) => {
    for (const until = Date.now() + ms; Date.now() < until; await Bun.sleep(20)) {
      if (said.includes('\r\n\r\n')) return said
    }
    return null
  }
  return { socket, answer }
}

async function statusesOf(begun: readonly ReturnType<typeof begin>[], ms = 10_000) {
  const said = await Promise.all(begun.map(({ answer }) => answer(ms)))
  return said.map((text) => (text === null ? 'held' : text.slice(9, 12)))
}

const memory = async () =>
  Number(/^process_resident_memory_bytes (\S+)/m.exec(await (await fetch(`${server.url}/api/metrics`)).text())?.[1])

test('who is nobody is told so before the body has come, and nothing of it is kept', async () => {
  const before = await memory()
  const begun = Array.from({ length: 25 }, () => begin({ bytes: 15 * MB - 1 }))
  expect(await statusesOf(begun)).toEqual(begun.map(() => '401'))
  // All of them together would be 375 MB.
  expect((await memory()) - before).toBeLessThan(200 * MB)
})

test('so is the wrong kind of person, at each door that takes files', async () => {
  const [customer, owner, admin] = [await signIn(product), await businessOwner(product), await administrator(product)]
  const menu = '/api/restaurant/018f0000-0000-7000-8000-000000000000/menu_import'
  const begun = [
    begin({ path: '/api/user/images', token: owner.token }),
    begin({ path: '/api/business_user/images', token: customer.token }),
    begin({ path: '/api/admin/images', token: owner.token }),
    begin({ path: menu, token: admin.token }),
    begin({ path: menu }),
  ]
  expect(await statusesOf(begun)).toEqual(['403', '403', '403', '403', '401'])
})

test('a form with files to a door that takes none is no larger than any other body', async () => {
  const { token } = await signIn(product)
  const paths = ['/api/user', '/api/staff/authenticate', '/api/nowhere', '/eda/login']
  expect(await statusesOf(paths.map((path) => begin({ path, token })))).toEqual(paths.map(() => '413'))
})

test('who has used the limit up is told so before the body has come', async () => {
  const { token } = await signIn(product)
  const pictures = await Promise.all([1, 2, 3].map(() => small(token)))
  expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200])
  const answer = await begin({ token }).answer()
  expect(answer).toStartWith('HTTP/1.1 429')
  expect(answer?.toLowerCase()).toContain('\r\nretry-after: ')
})

test('of one address so many bytes are awaited at once, and the next is told to come again', async () => {
  const { token } = await signIn(product)
  const address = '10.0.0.2'
  const first = Array.from({ length: 4 }, () => begin({ token, address }))
  expect(await statusesOf(first, 1_000)).toEqual(first.map(() => 'held'))
  const answer = await begin({ token, address }).answer()
  expect(answer).toStartWith('HTTP/1.1 429')
  expect(answer?.toLowerCase()).toContain('\r\nretry-after: ')
  expect(Buffer.from(answer ?? '', 'latin1').toString()).toContain('Прежние файлы ещё загружаются')
  expect((await small(await newToken(), '10.0.0.3')).status).toBe(200)
  for (const { socket } of first) socket.destroy()
  await until(async () => (await small(await newToken(), address)).status === 200)
})

test('of one person too, from however many addresses', async () => {
  const token = await newToken()
  const begun = Array.from({ length: 5 }, (_, place) => begin({ token, address: `10.0.2.${place}` }))
  const statuses = await statusesOf(begun, 2_000)
  expect(statuses.toSorted()).toEqual(['429', 'held', 'held', 'held', 'held'])
})

test('all addresses together hold so many bytes in a process', async () => {
  const crowd = await Promise.all(Array.from({ length: 12 }, newToken))
  const begun = crowd.map((token, place) => begin({ token, address: `10.0.1.${place}` }))
  const statuses = await statusesOf(begun, 2_000)
  expect(statuses.filter((status) => status === 'held')).toHaveLength(8)
  expect(statuses.filter((status) => status === '503')).toHaveLength(4)
})

test('a body that never ends is given up', async () => {
  const { token } = await signIn(product)
  const uploads = createUploads(product.deps, 50)
  const endless = new Request(`${product.config.origin}/api/user/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-length': '1000' },
    body: new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) }),
  })
  const taken = uploads.take(endless, 'customer', async () => 'answered')
  expect(await taken.catch((error: Error) => error.message)).toContain('слишком долго')
  expect(uploads.held()).toBe(0)
})

test('the doors that take files are those that ask for a session before the body', () => {
  const taking = routesOf(product).filter(({ body }) => hasFiles(body))
  expect(taking.length).toBeGreaterThan(3)
  expect(taking.map(({ method }) => method)).toEqual(taking.map(() => 'POST'))
  const doors = taking.map(({ path, audience }) => [path, audience])
  // Pages of the site, which the API has no route for.
  const pages = [
    ...[SUGGEST_NEWS, SUPPORT, '/profile/:noun/:page', ...SECTION_NAMES.map((name) => `/${name}/create`)],
    '/organizations/:number/review',
  ].map((path) => [path, 'customer'])
  expect([...doors, ...pages].sort()).toEqual(UPLOADS.map(([path, kind]) => [path, kind]).sort())
})

const newToken = async () => (await signIn(product)).token

async function small(token: string, address = '10.0.0.9') {
  const form = new FormData()
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  form.append('files', new Blob([Uint8Array.fromBase64(pixel)]), 'a.png')
  return fetch(`${server.url}/api/user/images`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
  })
}
