import { expect, test } from 'bun:test'
import { Client } from 'pg'
import { signIn } from './people'
import { openProduct } from './product'
import { startServer, until } from './server'

// Several real processes start in each.
const PATIENCE_MS = 240_000

test(
  'SIGTERM lets a slow request finish, takes no new ones and ends with 0',
  async () => {
    const server = await startServer()
    const lock = await lockCities(server.databaseUrl)
    const slow = fetch(`${server.url}/api/cities`)
    await until(() => lock.isWaitedFor())
    server.child.kill('SIGTERM')
    await until(() =>
      fetch(`${server.url}/api/health`).then(
        () => false,
        () => true,
      ),
    )
    await lock.release()
    expect((await slow).status).toBe(200)
    expect(await server.child.exited, JSON.stringify(server.log.slice(-5))).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'SIGTERM with nothing to do ends with 0',
  async () => {
    const server = await startServer()
    server.child.kill('SIGTERM')
    expect(await server.child.exited).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'SIGTERM does not wait for a connection that asks nothing, or has asked half',
  async () => {
    const server = await startServer()
    const socket = { data() {} }
    const silent = await Bun.connect({ hostname: '127.0.0.1', port: Number(server.port), socket })
    const half = await Bun.connect({ hostname: '127.0.0.1', port: Number(server.port), socket })
    half.write('GET /api/health HTTP/1.1\r\nhost: ')
    // Whoever is answered after them was accepted after them.
    expect((await fetch(`${server.url}/api/health`)).ok).toBe(true)
    server.child.kill('SIGTERM')
    expect(await server.child.exited).toBe(0)
    for (const connection of [silent, half]) connection.end()
  },
  PATIENCE_MS,
)

test(
  'SIGTERM ends the live streams, so that nobody waits for them',
  async () => {
    const product = await openProduct()
    const { token } = await signIn(product)
    const server = await startServer({ DATABASE_URL: product.databaseUrl })
    const stream = await fetch(`${server.url}/api/updates/stream`, { headers: { authorization: `Bearer ${token}` } })
    expect(stream.status).toBe(200)
    server.child.kill('SIGTERM')
    await stream.text()
    expect(await server.child.exited).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'two processes share one port, and either stops without the other',
  async () => {
    const first = await startServer({ WORKERS: '2' })
    const second = await startServer({ WORKERS: '2', PORT: first.port, DATABASE_URL: first.databaseUrl })
    const answered = async () => {
      const ids = Array.from({ length: 8 }, () => crypto.randomUUID())
      await Promise.all(
        ids.map((id) => fetch(`${first.url}/api/health`, { headers: { 'x-request-id': id, connection: 'close' } })),
      )
      return [first, second].every(({ log }) => log.some((line) => line.path === '/api/health'))
    }
    await until(answered)
    first.child.kill('SIGTERM')
    expect(await first.child.exited).toBe(0)
    expect((await fetch(`${first.url}/api/cities`)).status).toBe(200)
  },
  PATIENCE_MS,
)

async function lockCities(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('lock table city in access exclusive mode')
  return {
    async isWaitedFor() {
      const { rows } = await client.query("select 1 from pg_locks where not granted and relation = 'city'::regclass")
      return rows.length > 0
    },
    async release() {
      await client.query('rollback')
      await client.end()
    },
  }
}
