import { expect, test } from 'bun:test'
import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { strFromU8, unzipSync } from 'fflate'
import { tokens } from '../src/http/access'
import { issueToken } from '../src/http/session-tokens'
import { TASKS } from '../src/jobs/tasks'
import { forgetOldExports } from '../src/modules/personal-data/exports'
import { makeExport } from '../src/modules/personal-data/make-export'
import { HELD } from '../src/modules/personal-data/register'
import { openSession } from '../src/modules/sessions/open-session'
import { openBoard } from './ads'
import { fillBasket, openKitchen, orderForm } from './orders'
import { administrator, signIn } from './people'
import { openProduct } from './product'

const product = await openProduct()
const { app, call, clock, deps, pool } = product
const ASK = '/api/user/data_export'

/** Does the jobs of this name that wait, as the worker would. @returns how many there were */
async function work() {
  const { rows } = await pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'account.make_export' returning payload`,
  )
  for (const { payload } of rows) await TASKS['account.make_export'](deps, payload)
  return rows.length
}

const letters = async () =>
  (
    await pool.query(
      `select payload->>'to' as "to", payload->>'text' as text from graphile_worker._private_jobs where payload->>'subject' like '%данные готовы%'`,
    )
  ).rows

async function download(url: string, token: string, headers: Record<string, string> = {}) {
  const response = await app.handle(
    new Request(`http://localhost${url}`, { headers: { authorization: `Bearer ${token}`, ...headers } }),
  )
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

async function ready(token: string): Promise<string> {
  await call('POST', ASK, { token })
  await work()
  return String((await call('GET', ASK, { token })).body.url)
}

test('who asks gets a zip with all there is, for machines and for people', async () => {
  const person = await signIn(product, undefined, 'Анна <script>alert(1)</script>')
  const kitchen = await openKitchen(product)
  const basket = await fillBasket(product, person.token, kitchen)
  const form = orderForm(kitchen, basket, { user_phone: person.phone, comment: 'Без лука' })
  const placed = await call('POST', '/api/user/orders', { token: person.token, body: form })
  expect(placed.status).toBe(200)
  expect((await call('GET', ASK, { token: person.token })).body).toMatchObject({ state: 'none', may_ask: true })
  expect((await call('POST', ASK, { token: person.token })).body).toMatchObject({ state: 'making', may_ask: false })
  await work()
  const { body } = await call('GET', ASK, { token: person.token })
  expect(body).toMatchObject({ state: 'ready', may_ask: false, mail: null })
  expect(Date.parse(body.ends_at) - clock.now.getTime()).toBe(3 * DAY_MS)
  const { response, bytes } = await download(body.url, person.token)
  expect([response.status, response.headers.get('content-type'), bytes.length]).toEqual([
    200,
    'application/zip',
    body.size,
  ])
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="data-\d{4}-\d\d-\d\d\.zip"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(['данные.json', 'данные.html'])
  const data = JSON.parse(strFromU8(files['данные.json'] ?? new Uint8Array()))
  expect(Object.keys(data)).toEqual(['Составлено', ...HELD.map(({ title }) => title)])
  expect(data.Профиль).toMatchObject([{ Имя: 'Анна <script>alert(1)</script>', Телефон: `+${person.phone}` }])
  expect(data.Заказы).toMatchObject([{ Ресторану: 'Без лука', Блюда: [{ Название: expect.any(String) }] }])
  const html = strFromU8(files['данные.html'] ?? new Uint8Array())
  expect(html).toContain('Анна &lt;script&gt;')
  expect(html).toContain('Без лука')
  expect(html).not.toContain('<script')
})

test('ads of every section say what they are in words', async () => {
  const { anna, write, publish } = await openBoard(product)
  await publish('sales', { title: 'Коляска зимняя' })
  const others = SECTION_NAMES.filter((section) => section !== 'sales')
  for (const section of others) expect((await write(section)).status).toBe(200)
  const { bytes } = await download(await ready(anna.token), anna.token)
  const data = JSON.parse(strFromU8(unzipSync(bytes)['данные.json'] ?? new Uint8Array()))
  expect(data.Объявления).toHaveLength(SECTION_NAMES.length)
  const pram = data.Объявления.at(-1)
  expect(pram).toMatchObject({ Раздел: 'Товары', Название: 'Коляска зимняя', Модерация: 'Одобрено' })
  expect(pram.Подробности).toMatchObject({ Состояние: 'Хорошее', Категория: 'Коляски' })
  expect(data['Что вы отправляли на\u00a0проверку']).toHaveLength(SECTION_NAMES.length)
})

test('asked twice it is made once, and anew only after a day', async () => {
  const { id, token } = await signIn(product)
  await Promise.all([call('POST', ASK, { token }), call('POST', ASK, { token })])
  expect(await work()).toBe(1)
  const first = (await call('GET', ASK, { token })).body
  expect((await call('POST', ASK, { token })).body).toEqual(first)
  expect(await work()).toBe(0)
  const before = clock.now
  clock.now = new Date(before.getTime() + DAY_MS)
  expect((await call('GET', ASK, { token })).body).toMatchObject({ state: 'ready', may_ask: true })
  expect((await call('POST', ASK, { token })).body.state).toBe('making')
  expect(await work()).toBe(1)
  clock.now = before
  expect((await pool.query('select 1 from data_export where user_id = $1', [id])).rowCount).toBe(1)
})

test('a link opens nothing to anybody else, to nobody, changed, or to an administrator in the person’s name', async () => {
  const { id, token } = await signIn(product)
  const url = await ready(token)
  const stranger = await signIn(product)
  await ready(stranger.token)
  expect((await call('GET', url, { token: stranger.token })).body.errorMessage).toBe('data_export.not_found')
  expect((await call('GET', url)).status).toBe(401)
  const ends = /_(\d+)\./.exec(url)?.[1] ?? ''
  const later = url.replace(ends, String(Number(ends) + DAY_MS))
  expect((await call('GET', later, { token })).body.errorMessage).toBe('data_export.not_found')
  // A page of another site that has the link gets nothing by the cookie of who looks at it.
  const foreign = await app.handle(
    new Request(`http://localhost${url}`, { headers: { cookie: `session=${token}`, 'sec-fetch-site': 'cross-site' } }),
  )
  expect(foreign.status).toBeGreaterThanOrEqual(400)
  const admin = await administrator(product)
  const acts = {
    kind: 'customer' as const,
    person_id: id,
    act_admin_id: admin.id,
    act_reason: 'Помогаю',
    act_writes: true,
  }
  const acted = await issueToken(tokens(deps).decorator.tokens, await openSession(product.em(), acts, clock.now))
  expect((await call('GET', url, { token: acted })).body.errorMessage).toBe('session.acting_own')
  expect((await call('POST', ASK, { token: acted })).body.errorMessage).toBe('session.acting_own')
  expect((await download(url, token)).response.status).toBe(200)
})

test('after three days the link is dead and the file goes', async () => {
  const { id, token } = await signIn(product)
  const url = await ready(token)
  const before = clock.now
  clock.now = new Date(before.getTime() + 3 * DAY_MS)
  const late = await signIn(product, (await pool.query('select phone from "user" where id = $1', [id])).rows[0].phone)
  expect((await call('GET', url, { token: late.token })).body.errorMessage).toBe('data_export.not_found')
  expect((await call('GET', ASK, { token: late.token })).body).toMatchObject({
    state: 'none',
    may_ask: true,
    url: null,
  })
  await forgetOldExports(product.em(), clock.now)
  expect((await pool.query('select 1 from data_export where user_id = $1', [id])).rowCount).toBe(0)
  clock.now = before
})

test('who is erased takes the file along, also one that is still being made', async () => {
  const [{ id, token }, other] = [await signIn(product), await signIn(product)]
  const url = await ready(token)
  await call('DELETE', '/api/auth/account', { token })
  expect((await call('GET', url, { token })).status).toBe(401)
  expect((await pool.query('select 1 from data_export where user_id = $1', [id])).rowCount).toBe(0)
  await call('POST', ASK, { token: other.token })
  await call('DELETE', '/api/auth/account', { token: other.token })
  await work()
  expect((await pool.query('select 1 from data_export where user_id = $1', [other.id])).rowCount).toBe(0)
})

test('a letter goes to a confirmed mail alone, and opens the profile, not the file', async () => {
  const { id, token } = await signIn(product)
  await pool.query(`update "user" set email = 'anna@example.com' where id = $1`, [id])
  await ready(token)
  expect(await letters()).toEqual([])
  await pool.query(`update "user" set email_confirmed_at = now() where id = $1`, [id])
  await pool.query(`delete from data_export where user_id = $1`, [id])
  expect((await call('POST', ASK, { token })).body.mail).toBe('anna@example.com')
  await work()
  const [letter, ...rest] = await letters()
  expect([letter?.to, rest]).toEqual(['anna@example.com', []])
  expect(letter?.text).toContain('/profile/account#data')
  expect(letter?.text).not.toContain('/api/')
})

test('what could not be made says so and may be asked for again; so may what died with its process', async () => {
  const { id, token } = await signIn(product)
  await call('POST', ASK, { token })
  const { rows } = await pool.query('select id from data_export where user_id = $1', [id])
  await pool.query('alter table favourite rename to favourite_away')
  await expect(makeExport(deps, { export_id: rows[0].id }, 1, { id: 1, isLast: false })).rejects.toThrow()
  expect((await call('GET', ASK, { token })).body.state).toBe('making')
  await expect(makeExport(deps, { export_id: rows[0].id }, 5, { id: 1, isLast: true })).rejects.toThrow()
  await pool.query('alter table favourite_away rename to favourite')
  expect((await call('GET', ASK, { token })).body).toMatchObject({ state: 'failed', may_ask: true })
  expect((await call('POST', ASK, { token })).body.state).toBe('making')
  await pool.query(`update data_export set created_at = created_at - interval '61 minutes' where user_id = $1`, [id])
  expect((await call('GET', ASK, { token })).body).toMatchObject({ state: 'failed', may_ask: true })
  expect((await call('POST', ASK, { token })).body.state).toBe('making')
  // The job that was given up finds nothing to make any more.
  await makeExport(deps, { export_id: rows[0].id })
  expect((await call('GET', ASK, { token })).body.state).toBe('making')
})

test('at the desk the file is made and taken by who may, with the log, and goes to the person, too', async () => {
  const [{ id, token }, admin, support] = [
    await signIn(product),
    await administrator(product),
    await administrator(product, undefined, 'support'),
  ]
  const desk = `/api/admin/user/${id}/data_export`
  for (const [method, path] of [
    ['GET', desk],
    ['POST', desk],
    ['GET', `${desk}/file`],
  ] as const)
    expect((await call(method, path, { token: support.token })).status).toBe(404)
  expect((await call('GET', `${desk}/file`, { token: admin.token })).body.errorMessage).toBe('data_export.not_found')
  expect((await call('POST', desk, { token: admin.token })).body.state).toBe('making')
  await call('POST', desk, { token: admin.token })
  await work()
  const { url } = (await call('GET', desk, { token: admin.token })).body
  const { response, bytes } = await download(url, admin.token)
  expect([response.status, Object.keys(unzipSync(bytes))]).toEqual([200, ['данные.json', 'данные.html']])
  expect((await call('GET', ASK, { token })).body.state).toBe('ready')
  const { rows } = await pool.query('select actor, action from log where subject = $1 order by id', [`customer:${id}`])
  const actor = `admin:${admin.id}`
  expect(rows).toEqual([
    { actor, action: 'customer.ask_data' },
    { actor, action: 'customer.take_data' },
  ])
})
