/** A streaming replica beside its primary: who reads where, and how it takes the primary's place. */
import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../api/src/db/migrate.ts'
import type { Em } from '../../api/src/db/orm.ts'
import { createBriefCache } from '../../api/src/http/brief-cache.ts'
import { createFront } from '../../api/src/http/front.ts'
import { administrator } from '../../api/test/people.ts'
import { openProduct, type Product } from '../../api/test/product.ts'
import { richText } from '../../api/test/rich-text.ts'
import { until } from '../../api/test/server.ts'
import { initialise, paths, readLock, SUPERUSER } from '../postgres/cluster.ts'
import { type ClusterHome, prepareHome, removeHome } from '../postgres/home.ts'
import { asked, databaseUrl } from '../test/databases.ts'
import { programFolder } from '../test/postgres-programs.ts'
import { type Served, serve } from './server.ts'
import { isAnswering, makeStandby, promote } from './standby.ts'

const MINUTES = 280_000
const ARTICLE = {
  ...{ title: 'Паром вышел', slug: 'parom', rubric: 'transport', city_id: null, lead: 'Шторм кончился.' },
  ...{ body: richText('Паром ушёл.'), image_id: null, image_alt: null, image_caption: null, author: 'Редакция' },
  ...{
    source_url: null,
    published_at: new Date(Date.now() - 3_600_000).toISOString(),
    is_hidden: false,
    correction: '',
  },
}
const HASTY = { fsync: 'off', full_page_writes: 'off' }
// Without the programs there is no replica: `postgres-programs.ts` says why there are none.
const programs = await programFolder()
const folder = await mkdtemp(join(tmpdir(), 'ostrov-standby-'))
const running = new Set<Served>()

afterAll(async () => {
  for (const served of running) await served.stop()
  for (const name of await readdir(folder)) await removeHome(join(folder, name))
  await rm(folder, { recursive: true })
})

test.skipIf(!programs)(
  'public reads go to the replica and no others; who has just written, and a replica that is behind, are answered at home',
  async () => {
    const primary = await begun()
    const replica = await followed(primary)
    const given = { url: primary.url, drop: async () => {} }
    const product = await openProduct(
      { DATABASE_REPLICA_URLS: replica.url, DATABASE_REPLICA_LAG_SECONDS: '600' },
      given,
    )
    const strict = await openProduct({ DATABASE_REPLICA_URLS: replica.url, DATABASE_REPLICA_LAG_SECONDS: '1' }, given)
    await until(async () => (await isRead(product)) && (await isRead(strict)))
    expect(await isReplica(product.em())).toBe(false)

    // From here on the replica tells of before.
    const admin = await administrator(product)
    await asked(replica.url, 'select pg_wal_replay_pause()')
    await until(
      async () => (await asked(replica.url, 'select pg_get_wal_replay_pause_state() as s'))[0]?.s === 'paused',
    )
    const browser = frontOf(product)
    const wrote = await browser('/api/admin/news', { token: admin.token, body: ARTICLE })
    expect(wrote.status).toBeLessThan(300)
    const cookie = wrote.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await slugsOf(await browser('/api/news', { cookie }))).toEqual(['parom'])
    // On a busy machine a replica may rest for a moment.
    const isOfBefore = async (sent: string) =>
      (await slugsOf(await browser('/api/news', { cookie: sent }))).length === 0
    await until(() => isOfBefore(''))
    await until(() => isOfBefore(`${cookie}x`))
    product.clock.now = new Date(Date.now() + 700_000)
    await until(() => isOfBefore(cookie))
    product.clock.now = new Date()
    expect((await product.call('GET', '/api/admin/news', { token: admin.token })).body.items).toHaveLength(1)

    // Once it is further behind than it may be, nobody is told of before; when it has caught up it is asked again.
    await until(async () => (await slugs(strict)).includes('parom'))
    await until(async () => (await lagOf(strict)) > 1)
    await until(() => isRead(product))
    await asked(replica.url, 'select pg_wal_replay_resume()')
    await until(async () => (await isRead(strict)) && (await lagOf(strict)) === 0)
    expect(await slugs(product)).toEqual(['parom'])
    const { body: system } = await product.call('GET', '/api/admin/system', { token: admin.token })
    expect(system.database.replicas).toEqual([{ name: 'beside', is_connected: true, behind_bytes: expect.any(Number) }])

    // Its end costs nobody an answer.
    const asking = Array.from({ length: 20 }, () => statuses(product))
    await kill(replica)
    expect((await Promise.all(asking)).flat().filter((status) => status !== 200)).toEqual([])
    expect(await isRead(product)).toBe(false)
    await product.close()
    await strict.close()
  },
  MINUTES,
)

test.skipIf(!programs)(
  'a promoted replica has all that was written, lets the product write, and is no replica any more',
  async () => {
    const primary = await begun()
    const replica = await followed(primary)
    const before = await openProduct({ DATABASE_REPLICA_URLS: replica.url }, { url: primary.url, drop: async () => {} })
    await until(() => isRead(before))
    await asked(
      primary.url,
      `insert into cuisine (slug, name, sort) select 'c' || n, n, n from generate_series(1, 50) n`,
    )
    await expect(promote(primary.url)).rejects.toThrow('there is nothing to promote')
    await primary.stop()
    expect(await isAnswering(primary.url)).toBe(false)
    const since = performance.now()
    await promote(replica.url)
    const after = await openProduct({}, { url: replica.url, drop: async () => {} })
    await after.em().execute(`insert into cuisine (slug, name, sort) values ('later', 'Later', 100)`)
    console.log(`promoted and written to in ${Math.round(performance.now() - since)} ms`)
    expect((await after.call('GET', '/api/cuisines')).body.items).toHaveLength(51)
    // Its primary may come back: whoever still writes there must not read what is written here.
    await until(async () => !(await isRead(before).catch(() => false)))
    await after.close()
    await before.close()
  },
  MINUTES,
)

/** A server with the product's tables, which lets itself be followed. */
async function begun() {
  const home = await prepareHome(join(folder, crypto.randomUUID()))
  const password = await initialise(home)
  const served = await started(home, `postgres://${SUPERUSER}:${password}@127.0.0.1/postgres`)
  await asked(served.url, 'create database ostrov')
  const url = databaseUrl(served.url, 'ostrov')
  await migrate(url)
  return { ...served, url }
}

/** The same copied twice: what an earlier copy has left on the primary is no hindrance. */
async function followed({ url }: Served) {
  const home = await prepareHome(join(folder, crypto.randomUUID()))
  for (const _ of [1, 2]) {
    await rm(paths(home).data, { recursive: true, force: true })
    await makeStandby(home, url, { programs: programs ?? '', slot: 'beside' })
  }
  return started(home, url)
}

async function started(home: ClusterHome, url: string) {
  const served = { ...(await serve(home, url, HASTY)), home }
  running.add(served)
  return served
}

async function kill({ home }: { home: ClusterHome }) {
  const lock = await readLock(home)
  if (lock) process.kill(lock.pid, 'SIGKILL')
}

/** Whether a public read of this product is answered by a replica now. */
async function isRead({ deps }: Product) {
  return isReplica(deps.readers.em())
}

async function isReplica(em: Em) {
  const [found] = await em.execute<{ follows: boolean }[]>('select pg_is_in_recovery() as follows')
  return found?.follows === true
}

async function lagOf({ call }: Product) {
  const { body } = await call('GET', '/api/metrics')
  return Number(/^replica_lag_seconds\{.*\} (.*)$/m.exec(body)?.[1])
}

/** As a browser asks, over everything that stands before the routes. */
function frontOf({ deps, app }: Product) {
  const front = createFront(deps, [(request) => app.handle(request)], createBriefCache({ lag: 60_000 }), () => null)
  return (path: string, { cookie = '', token, body }: { cookie?: string; token?: string; body?: object } = {}) => {
    const headers = { cookie, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return front(new Request(`http://localhost${path}`, sent), { requestIP: () => null })
  }
}

async function slugsOf(answer: Response) {
  const { items }: { items: { slug: string }[] } = await answer.json()
  return items.map(({ slug }) => slug)
}

async function slugs({ app }: Product) {
  return slugsOf(await app.handle(new Request('http://localhost/api/news')))
}

/** Of ten reads, one after another. */
async function statuses({ call }: Product) {
  const found: number[] = []
  while (found.length < 10) found.push((await call('GET', '/api/news')).status)
  return found
}
