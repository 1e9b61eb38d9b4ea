import { afterAll, expect, test } from 'bun:test'
import { Client } from 'pg'
import { createBriefCache } from '../src/http/brief-cache'
import { createFront } from '../src/http/front'
import { cloneDatabase } from './database'
import { anyCity } from './kitchen'
import { openProduct } from './product'
import { until } from './server'

// Each database names itself in the list of kitchens, so that one sees which of them answered.
const replica = await cloneDatabase()
afterAll(() => replica.drop())
const product = await openProduct({ DATABASE_REPLICA_URLS: replica.url })
await nameKitchen(replica.url, 'replica')
await nameKitchen(product.databaseUrl, 'primary')
// Nobody is read from who was not seen.
await until(async () => Bun.deepEquals(await answering(product), [200, ['replica']]))

test('public reads are answered by the replica, and what a person writes by the primary', async () => {
  expect(await answering(product)).toEqual([200, ['replica']])
  await anyCity(product.em())
  expect(await count(product.databaseUrl, 'city')).toBe(1)
  expect(await count(replica.url, 'city')).toBe(0)
})

test('who has just written is answered by the primary, past what is kept; nobody can say so by themselves', async () => {
  const writing = (request: Request) =>
    request.method === 'POST' ? new Response('written') : product.app.handle(request)
  const front = createFront(product.deps, [writing], createBriefCache(), () => null)
  const ask = async (method: string, cookie = '') => {
    const request = new Request('http://localhost/api/cuisines', { method, headers: { cookie } })
    return front(request, { requestIP: () => null })
  }
  const answered = async (cookie?: string) => (await ask('GET', cookie)).text()
  expect(await answered()).toContain('replica')
  const [cookie = ''] = (await ask('POST')).headers.get('set-cookie')?.split(';') ?? []
  expect(cookie).toStartWith('ostrov_wrote=')
  expect(await answered(cookie)).toContain('primary')
  expect(await answered()).toContain('replica')
  expect(await answered(cookie.replace('=', '=9'))).toContain('replica')
  product.clock.now = new Date(Date.now() + product.deps.readers.mayLagMs + 1)
  expect(await answered(cookie)).toContain('replica')
  product.clock.now = new Date()
})

test('nothing can be written through a handle for public reads but at the primary', async () => {
  await product.deps.readers.em().execute(`insert into cuisine (slug, name, sort) values ('written', 'written', 2)`)
  expect(await count(replica.url, 'cuisine')).toBe(1)
  expect(await count(product.databaseUrl, 'cuisine')).toBe(2)
})

test('a statement the replica refuses is asked of the primary, and the replica keeps being asked', async () => {
  await using keeper = await connect(replica.url)
  await keeper.client.query('alter table cuisine rename to cuisine_before')
  expect(await answering(product)).toEqual([200, ['primary', 'written']])
  await keeper.client.query('alter table cuisine_before rename to cuisine')
  expect(await answering(product)).toEqual([200, ['replica']])
})

test('a replica that goes down under a statement fails nobody, and is left alone for a while', async () => {
  await using keeper = await connect(replica.url)
  // Within a transaction PostgreSQL shows one moment's activity again and again.
  await using watcher = await connect(replica.url)
  await keeper.client.query('begin')
  await keeper.client.query('lock table cuisine in access exclusive mode')
  const asked = [answering(product), answering(product)]
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await watcher.client.query(`select 1 ${waiting}`)).rowCount === 2)
  await watcher.client.query(`select pg_terminate_backend(pid) ${waiting}`)
  for (const answer of asked) expect(await answer).toEqual([200, ['primary', 'written']])
  await keeper.client.query('rollback')
  expect(await answering(product)).toEqual([200, ['primary', 'written']])
})

test('a replica that came back is asked again', async () => {
  await until(async () => Bun.deepEquals(await answering(product), [200, ['replica']]))
})

test('a replica that is gone for good leaves the primary to answer', async () => {
  await replica.drop()
  for (let i = 0; i < 3; i++) expect(await answering(product)).toEqual([200, ['primary', 'written']])
})

test('a replica that is down at the start, or says nothing, leaves the primary to answer', async () => {
  const silent = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => undefined } })
  const urls = ['postgres://nobody@127.0.0.1:1/none', `postgres://nobody@127.0.0.1:${silent.port}/none`]
  const other = await openProduct({ DATABASE_REPLICA_URLS: urls.join() })
  await nameKitchen(other.databaseUrl, 'primary')
  for (let i = 0; i < 4; i++) expect(await answering(other)).toEqual([200, ['primary']])
  silent.stop(true)
})

async function answering({ call }: typeof product) {
  const { status, body } = await call('GET', '/api/cuisines')
  return [status, body.items?.map(({ slug }: { slug: string }) => slug)]
}

async function nameKitchen(url: string, slug: string) {
  await using keeper = await connect(url)
  await keeper.client.query('insert into cuisine (slug, name, sort) values ($1, $1, 1)', [slug])
}

async function count(url: string, table: 'city' | 'cuisine') {
  await using keeper = await connect(url)
  return (await keeper.client.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n
}

async function connect(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}
