import { expect, test } from 'bun:test'
import { Client } from 'pg'
import { signIn } from './people'
import { openProduct } from './product'
import { startServer, until } from './server'

// Several real processes start in each.
const PATIENCE_MS = 60_000

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
    expect(await server.child.exited).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'SIGTERM with nothing to do ends at once',
  async () => {
    const server = await startServer()
    const startedAt = performance.now()
    server.child.kill('SIGTERM')
    expect(await server.child.exited).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(8_000)
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
