import { expect, spyOn, test } from 'bun:test'
import * as migrations from '../src/db/migrations'
import { createRouteNames } from '../src/http/access-log'
import { createBriefCache } from '../src/http/brief-cache'
import { troubleOf } from '../src/http/errors'
import { createFront } from '../src/http/front'
import { openProduct } from './product'

const [base = ''] = Object.keys(migrations)
const product = await openProduct()
const told = spyOn(product.deps.log, 'error')
const ready = async () => (await product.call('GET', '/api/ready')).status
/** The latest words of the log about it. */
const missing = () => told.mock.calls.map(([facts]) => facts).findLast((facts) => typeof facts === 'object')

test('on a disk without room for the next write it is not ready, and says why', async () => {
  const { leastDiskBytes } = product.config
  product.config.leastDiskBytes = Number.MAX_SAFE_INTEGER
  const { status, body } = await product.call('GET', '/api/ready')
  product.config.leastDiskBytes = leastDiskBytes
  expect([status, body.errorMessage, await ready()]).toEqual([503, 'server.disk_full', 200])
})

test('nothing is written to a disk that is nearly full, and reads go on', async () => {
  const { leastDiskBytes } = product.config
  product.config.leastDiskBytes = Number.MAX_SAFE_INTEGER
  const cache = createBriefCache({ isHearing: () => true })
  const front = createFront(product.deps, [(request) => product.app.handle(request)], cache, createRouteNames([]))
  const ask = async (method: string, path: string) => {
    const answer = await front(new Request(`http://localhost/api${path}`, { method }), { requestIP: () => null })
    return [answer.status, (await answer.json()).errorMessage]
  }
  expect(await ask('GET', '/health')).toEqual([200, undefined])
  expect(await ask('POST', '/user/orders')).toEqual([503, 'server.disk_full'])
  product.config.leastDiskBytes = leastDiskBytes
})

test('a write that finds no room, or no database, is told so; everything else is a defect', () => {
  const said = (error: object) => troubleOf(product.deps, error)?.code
  const inside = (code: string) => new Error('The statement failed', { cause: Object.assign(new Error(), { code }) })
  expect(['ENOSPC', '53100', '53300', 'ECONNRESET'].map((code) => said(inside(code)))).toEqual([
    'server.disk_full',
    'server.disk_full',
    'server.unavailable',
    'server.unavailable',
  ])
  expect(said(new TypeError('x is undefined'))).toBeUndefined()
})

test('a process serves whatever stands with the database and the disk, but not before its pages are warm', async () => {
  const serving = async () => (await product.call('GET', '/api/serving')).status
  await product.pool.query('alter table story rename to other')
  expect([await ready(), await serving()]).toEqual([503, 200])
  await product.pool.query('alter table other rename to story')
  told.mockClear()
  product.deps.isCold = true
  expect(await serving()).toBe(503)
  product.deps.isCold = false
  expect(await serving()).toBe(200)
})

test('the product is ready when the schema has all that this version needs', async () => {
  expect([await ready(), await ready()]).toEqual([200, 200])
  expect(told).not.toHaveBeenCalled()
})

test.each([
  ['a table', 'alter table story rename to other', 'table story', 'alter table other rename to story'],
  [
    'a column',
    'alter table story drop column city_ids',
    'column story.city_ids',
    `alter table story add column city_ids uuid[] not null default '{}'`,
  ],
  [
    'a trigger',
    'drop trigger drops_tags on story',
    'trigger story.drops_tags',
    'create trigger drops_tags after insert or update or delete on story for each row execute function story_drops_tags_fn()',
  ],
  [
    'a migration',
    `delete from mikro_orm_migrations where name = '${base}'`,
    `migration ${base}`,
    `insert into mikro_orm_migrations (name) values ('${base}')`,
  ],
  [
    'the memory of migrations',
    'alter table mikro_orm_migrations rename to others',
    'table mikro_orm_migrations',
    'alter table others rename to mikro_orm_migrations',
  ],
  [
    'the queue',
    'alter schema graphile_worker rename to other',
    'table graphile_worker._private_jobs',
    'alter schema other rename to graphile_worker',
  ],
])(
  'without %s it is not ready, says so once to the log and to nobody else, and is again when it is back',
  async (_, lose, words, mend) => {
    told.mockClear()
    await product.pool.query(lose)
    const answer = await product.call('GET', '/api/ready')
    expect([answer.status, await ready()]).toEqual([503, 503])
    expect(JSON.stringify(answer.body)).not.toContain('story')
    expect(told).toHaveBeenCalledTimes(1)
    expect(missing()).toEqual({ missing: words, count: 1 })
    await product.pool.query(mend)
    expect(await ready()).toBe(200)
  },
)
