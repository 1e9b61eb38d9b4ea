import { beforeEach, expect, test } from 'bun:test'
import { renewAdPath, stopSearchPath } from '@ostrov/shared/searches/paths'
import { openBoard } from '../../../test/ads'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { TASKS } from '../../jobs/tasks'
import { findRunningOut } from '../ads/remind-of-ads'
import { findAtOnce, findDaily } from './gather-news'

const product = await openProduct()
const { call, deps, pool, clock } = product
const { anna, publish, city } = await openBoard(product)
const boris = await signIn(product)
const SALES = { section: 'sales', address: '?categoryCheckbox=prams', pace: 'daily' }
const HOUR = 3_600_000

const START = clock.now

beforeEach(async () => {
  clock.now = START
  await pool.query('delete from ad')
  await pool.query('delete from saved_search')
  await pool.query('truncate graphile_worker._private_jobs')
  await pool.query(
    `update "user" set email = 'b@x.example', email_confirmed_at = now(), notices = null where id = $1`,
    [boris.id],
  )
  await pool.query('delete from push_subscription')
})

const asked = (method: string, path: string, body?: object, token: string | null = boris.token) =>
  call(method, `/api${path}`, { ...(token !== null && { token }), ...(body && { body }) })
const save = (more: object = {}, token = boris.token) => asked('POST', '/user/searches', { ...SALES, ...more }, token)
const mine = async () => (await asked('GET', '/user/searches')).body.items
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
async function jobs(name: string) {
  const { rows } = await pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [name],
  )
  return rows.map(({ payload }) => payload)
}
/** What the jobs of this name do, each of them and then no more. */
async function run<Name extends 'search.gather' | 'search.tell' | 'ad.remind'>(name: Name) {
  for (const payload of await jobs(name)) await TASKS[name](deps, payload, 1)
  await pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1`,
    [name],
  )
}
async function tellDaily() {
  await findDaily(product.em(), clock.now)
  await run('search.gather')
  await run('search.tell')
}
async function takesNotices() {
  await pool.query(
    `insert into push_subscription (user_id, endpoint, keys) values ($1, $2, '{"p256dh":"x","auth":"y"}')`,
    [boris.id, `https://push.example/${crypto.randomUUID()}`],
  )
}

test('the same filters are one search, whatever page and order they were seen in, and it says what it is', async () => {
  const first = await save({ address: '?categoryCheckbox=prams&page=3&sort=price' })
  const again = await save({ pace: 'never' })
  expect(again.body.id).toBe(first.body.id)
  expect(await mine()).toMatchObject([
    { title: 'Товары: Коляски', address: '?categoryCheckbox=prams', pace: 'never', new_count: 0 },
  ])
})

test('nothing chosen is no search, thirty are the most, and a guest has none', async () => {
  expect((await save({ address: '?sort=price' })).body.errorMessage).toBe('saved_search.nothing_chosen')
  for (let price = 2; price <= 31; price++) expect((await save({ address: `?price=${price},` })).status).toBe(200)
  expect((await save()).body.errorMessage).toBe('saved_search.too_many')
  expect((await save({ address: '?price=7,' })).status).toBe(200)
  expect((await asked('POST', '/user/searches', SALES, null)).status).toBe(401)
})

test('before saving it is said how often such ads come', async () => {
  for (let made = 0; made < 2; made++) await publish('sales', { title: `Коляска ${made}` })
  const path = `/user/searches/preview?section=sales&address=${encodeURIComponent(SALES.address)}`
  expect((await asked('GET', path)).body).toEqual({ title: 'Товары: Коляски', week: 2 })
})

test('what came since the last look is new, save one’s own; looking makes it old', async () => {
  await publish('sales')
  later(HOUR)
  await save({ address: `?regionCheckbox=${city.slug}` })
  later(HOUR)
  await publish('sales', { title: 'Вторая' })
  await publish('sales', { title: 'Своя' }, boris)
  const [{ id, new_count }] = await mine()
  expect(new_count).toBe(1)
  expect((await asked('POST', `/user/search/${id}/seen`)).status).toBe(200)
  expect((await mine())[0].new_count).toBe(0)
})

test('one letter a day tells of all searches, each ad once, never one’s own, and a guest’s press stops one of them', async () => {
  await save()
  await save({ address: '?price=2,' })
  later(HOUR)
  const { number } = await publish('sales', { title: 'Коляска зимняя' })
  await publish('sales', { title: 'Своя коляска' }, boris)
  await tellDaily()
  await tellDaily()
  const letters = await jobs('mail.send')
  expect(letters).toHaveLength(1)
  expect(letters[0].text).toContain('Коляска зимняя')
  expect(letters[0].text.split(`/sales/${number}-`)).toHaveLength(2)
  expect(letters[0].text).not.toContain('Своя')
  expect(letters[0].text).not.toContain('79241234567')
  expect(letters[0].unsubscribe).toContain(stopSearchPath(''))

  later(24 * HOUR)
  await tellDaily()
  expect(await jobs('mail.send')).toHaveLength(1)

  const token = /searches\/stop\?token=(\S+)/.exec(letters[0].text)?.[1] ?? ''
  expect((await asked('GET', `/links/search?token=${token}`, undefined, null)).body).toMatchObject({
    is_stopped: false,
  })
  for (let time = 0; time < 2; time++)
    expect((await asked('POST', '/links/search', { token }, null)).body).toMatchObject({ is_stopped: true })
  expect((await mine()).map(({ pace }: { pace: string }) => pace).sort()).toEqual(['daily', 'never'])
  expect((await asked('POST', '/links/search', { token: `${token.slice(0, -1)}x` }, null)).status).toBe(404)
})

test('the link under the whole letter stops them all', async () => {
  await save()
  later(HOUR)
  await publish('sales')
  await tellDaily()
  const [{ unsubscribe }] = await jobs('mail.send')
  const token = new URL(unsubscribe).searchParams.get('token')
  await asked('POST', '/links/search', { token }, null)
  expect((await mine()).map(({ pace }: { pace: string }) => pace)).toEqual(['never'])
})

test('what is over, hidden or was told of by nobody’s way is in no letter', async () => {
  await save()
  later(HOUR)
  await publish('sales')
  await pool.query('update ad set expires_at = published_at')
  await tellDaily()
  expect(await jobs('mail.send')).toEqual([])
  await pool.query(`update ad set expires_at = published_at + interval '30 days'`)
  await pool.query(`update "user" set notices = '{"searches":"none"}' where id = $1`, [boris.id])
  await tellDaily()
  expect(await jobs('mail.send')).toEqual([])
  await pool.query(`update "user" set notices = null where id = $1`, [boris.id])
  await tellDaily()
  expect(await jobs('mail.send')).toHaveLength(1)
})

test('a search that is told at once reaches a browser once an hour, and the letter does not repeat it', async () => {
  await takesNotices()
  await save({ pace: 'at_once' })
  const look = async () => {
    await findAtOnce(product.em(), clock.now)
    await run('search.gather')
    const told = await jobs('search.tell')
    await run('search.tell')
    return told.length
  }
  later(HOUR)
  await publish('sales', { title: 'Первая' })
  expect([await look(), await look()]).toEqual([1, 0])
  await publish('sales', { title: 'Вторая' })
  later(HOUR / 2)
  expect(await look()).toBe(0)
  later(HOUR)
  expect(await look()).toBe(1)
  await tellDaily()
  expect(await jobs('mail.send')).toEqual([])
})

test('an ad that runs out is renewed by one press in its letter, and pressed again it stays so', async () => {
  const { id } = await publish('sales')
  await pool.query(
    `update "user" set email = 'a@x.example', email_confirmed_at = now(), notices = '{"ads":"mail"}' where id = $1`,
    [anna.id],
  )
  await pool.query('update ad set expires_at = $1', [new Date(clock.now.getTime() + 24 * HOUR)])
  await findRunningOut(product.em(), clock.now)
  await run('ad.remind')
  const [{ text }] = await jobs('mail.send')
  const token = /ads\/renew\?token=(\S+)/.exec(text)?.[1] ?? ''
  expect(text).toContain(renewAdPath(''))
  expect((await asked('GET', `/links/ad?token=${token}`, undefined, null)).body).toMatchObject({ is_renewed: false })
  const renewed = (await asked('POST', '/links/ad', { token }, null)).body
  expect(renewed.is_renewed).toBe(true)
  expect((await asked('POST', '/links/ad', { token }, null)).body).toEqual(renewed)
  expect((await asked('GET', `/user/ad/${id}`, undefined, anna.token)).body.expires_at).toBe(renewed.expires_at)
  await asked('POST', `/user/ad/${id}/archive`, { as: 'sold' }, anna.token)
  expect((await asked('POST', '/links/ad', { token }, null)).body.errorMessage).toBe('link.dead')
})
