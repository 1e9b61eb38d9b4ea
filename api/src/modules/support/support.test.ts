import { beforeEach, expect, test } from 'bun:test'
import { openBoard } from '../../../test/ads'
import { openKitchen, placedOrder } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { asked } from '../../../test/support'
import { TASKS } from '../../jobs/tasks'

const product = await openProduct({ LIMITS: 'writes=10000/60,support=3/86400,support_messages=1000/60' })
const { call, pool, clock } = product
const anna = await signIn(product)
const desk = await administrator(product)
const kitchen = await openKitchen(product)
const MINUTE_MS = 60_000

type Token = { token: string } | undefined
const write = (more: object = {}, person: Token = anna, ip = '203.0.113.7') =>
  call('POST', '/api/support', { token: person?.token, body: asked(more), headers: { 'x-client-ip': ip } })
const guest = (more: object = {}, ip = '203.0.113.8') =>
  call('POST', '/api/support', { body: asked(more), headers: { 'x-client-ip': ip } })
const ofDesk = (method: string, path: string, body?: object, token = desk.token) =>
  call(method, `/api/admin/support${path}`, { token, body })
const own = (path = '') => call('GET', `/api/user/support${path}`, { token: anna.token })

/** Letters that the waiting jobs would send. */
async function letters() {
  const { rows } = await pool.query(`${JOBS} where t.identifier like 'support.%' order by j.id`)
  await pool.query('truncate graphile_worker._private_jobs')
  for (const { identifier, payload } of rows) {
    if (identifier === 'support.tell_desk') await TASKS['support.tell_desk'](product.deps, payload)
    else await TASKS['support.tell_person'](product.deps, payload)
  }
  const { rows: sent } = await pool.query(`${JOBS} where t.identifier = 'mail.send' order by j.id`)
  await pool.query('truncate graphile_worker._private_jobs')
  return sent.map(({ payload }) => `${payload.to}: ${payload.subject}`)
}
const JOBS = `select identifier, payload from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id`

beforeEach(async () => {
  await pool.query('delete from support_request')
  await pool.query('delete from limits.hit')
  await pool.query('truncate graphile_worker._private_jobs')
})

test('what a person writes has a number, stands among their own, and is mailed to the support’s address', async () => {
  const { status, body } = await write({ text: 'Не\u00A0открывается карта' })
  expect([status, typeof body.number]).toEqual([200, 'number'])
  expect((await own()).body.items).toMatchObject([{ id: body.id, number: body.number, status: 'new', is_new: false }])
  expect(await letters()).toEqual([`support@ostrov.example: Обращение №\u00A0${body.number}: Ошибка на\u00A0сайте`])
})

test('who is not signed in writes too, gets a number alone, and sends no photos', async () => {
  const { body } = await guest()
  expect(body).toMatchObject({ id: null })
  expect((await guest({ images: [crypto.randomUUID()] })).body.errors).toHaveProperty('images')
  expect((await guest({ email: null })).body.errors).toHaveProperty('email')
  expect((await guest({ answer_by: 'phone', phone: null })).body.errors).toHaveProperty('phone')
  expect((await guest({ order: 1 })).body.errorMessage).toBe('order.not_found')
})

test('of an order it is only the person’s own, of an ad one that can be seen; the desk finds both', async () => {
  const order = await placedOrder(product, kitchen)
  expect((await write({ order: order.id }, await signIn(product))).body.errorMessage).toBe('order.not_found')
  const { publish } = await openBoard(product)
  const { number } = await publish('sales')
  expect((await write({ ad: 999_999 })).body.errorMessage).toBe('ad.not_found')
  const { id } = (await write({ ad: number, subject: 'ad' })).body
  expect((await ofDesk('GET', `/${id}`)).body).toMatchObject({ ad: { number }, order_id: null, user_id: anna.id })
})

test('who waits longest comes first; it is taken, answered and told; a new text makes its person wait again', async () => {
  const first = (await write()).body
  clock.now = new Date(clock.now.getTime() + MINUTE_MS)
  const second = (await guest({ answer_by: 'phone', phone: '79241112233' })).body
  const waiting = async () =>
    (await ofDesk('GET', '?waiting=true')).body.items.map((one: { number: number }) => one.number)
  expect(await waiting()).toEqual([first.number, second.number])
  expect((await ofDesk('PUT', `/${first.id}/take`)).body).toMatchObject({ status: 'in_work', is_mine: true })
  expect((await ofDesk('PUT', `/${first.id}/take`)).status).toBe(200)
  const answered = await ofDesk('POST', `/${first.id}/answers`, { text: 'Уже исправили', seen: 1 })
  expect(answered.body).toMatchObject({ status: 'answered', waiting_since: null })
  expect(await waiting()).toEqual([second.number])
  expect((await letters()).at(-1)).toBe(`anna@example.com: Ответ на\u00A0обращение №\u00A0${first.number}`)
  expect((await own()).body.items).toMatchObject([{ status: 'answered', is_new: true }])
  expect((await own(`/${first.id}`)).body.messages).toMatchObject([{ side: 'person' }, { side: 'desk' }])
  expect((await own()).body.items).toMatchObject([{ is_new: false }])
  clock.now = new Date(clock.now.getTime() + MINUTE_MS)
  const path = `/api/user/support/${first.id}/messages`
  const added = await call('POST', path, { token: anna.token, body: { text: 'Всё ещё не\u00A0работает' } })
  expect(added.body).toMatchObject({ status: 'in_work', may_write: true })
  expect(await waiting()).toEqual([second.number, first.number])
  expect((await ofDesk('PUT', `/${first.id}/close`)).body.status).toBe('closed')
  expect((await call('POST', path, { token: anna.token, body: { text: 'А?' } })).body.errorMessage).toBe(
    'support_request.closed',
  )
  const overview = await call('GET', '/api/admin/overview', { token: desk.token })
  expect(overview.body.support).toMatchObject({ waiting: 1 })
})

test('of two who answer the same text at once one does, and an answer to what was not seen is refused', async () => {
  const { id } = (await write()).body
  const both = await Promise.all([
    ofDesk('POST', `/${id}/answers`, { text: 'Раз', seen: 1 }),
    ofDesk('POST', `/${id}/answers`, { text: 'Два', seen: 1 }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await ofDesk('GET', `/${id}`)).body.messages).toHaveLength(2)
})

test('a stranger finds nothing of it, and a moderator has no such desk', async () => {
  const { id } = (await write()).body
  const stranger = await signIn(product)
  expect((await call('GET', `/api/user/support/${id}`, { token: stranger.token })).status).toBe(404)
  const moderator = await administrator(product, 'moderator@example.com', 'moderator')
  expect((await ofDesk('GET', '', undefined, moderator.token)).status).toBe(404)
})

test('a day takes so many of one person, and so many of one guest’s address', async () => {
  for (let count = 0; count < 3; count++) expect((await write()).status).toBe(200)
  expect((await write()).status).toBe(429)
  for (let count = 0; count < 3; count++) expect((await guest()).status).toBe(200)
  expect((await guest()).status).toBe(429)
  expect((await guest({}, '203.0.113.9')).status).toBe(200)
  expect((await own()).body.total).toBe(3)
})

test('a press that is repeated writes once', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-client-ip': '203.0.113.10' }
  const { token } = await signIn(product)
  const twice = await Promise.all([1, 2].map(() => call('POST', '/api/support', { token, body: asked(), headers })))
  expect(twice[0]?.body).toEqual(twice[1]?.body)
  expect((await call('GET', '/api/user/support', { token })).body.total).toBe(1)
})

test('who leaves takes what they wrote along, and what they had written before they signed in', async () => {
  const person = await signIn(product)
  await write({}, person)
  await guest({ answer_by: 'phone', phone: person.phone }, '203.0.113.11')
  await guest({ answer_by: 'phone', phone: '79240000000' }, '203.0.113.11')
  expect((await call('DELETE', '/api/auth/account', { token: person.token })).status).toBe(200)
  expect((await pool.query('select phone from support_request')).rows).toEqual([{ phone: '79240000000' }])
})
