import { expect, test } from 'bun:test'
import { administrator, businessOwner } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { richText } from '../../../test/rich-text'
import { TASKS } from '../../jobs/tasks'
import { hashPassword } from '../staff/passwords'

// Passwords are slow to make on purpose.
const product = await openProduct({ LIMITS: 'register_address=50/3600' })
const { call, clock, deps, pool } = product
const { token: desk } = await administrator(product)
const PASSWORD = 'parol-2026'
let made = 0
const nextPhone = () => `7900555${String(++made).padStart(4, '0')}`

const start = (phone: string, headers = {}) => call('POST', '/api/user/authenticate', { body: { phone }, headers })
const sent = async (where: string, value: string) => {
  const { rows } = await pool.query<{ text: string }>(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>$1 = $2 order by id desc limit 1`,
    [where, value],
  )
  return rows[0]?.text ?? ''
}
/** A session whose code has been sent, and the code. */
async function coded(phone: string) {
  clock.now = new Date(clock.now.getTime() + 31_000)
  const { token } = (await start(phone)).body.data
  await call('GET', '/api/user/confirm', { token })
  return { token, code: /\d{4}/.exec(await sent('phone', phone))?.[0] ?? '' }
}
const confirm = ({ token, code }: { token: string; code: string }) =>
  call('POST', '/api/user/confirm', { token, body: { code } })
const enter = async (phone: string) => (await confirm(await coded(phone))).body.data

/** Makes the next edition of a document the one in force. */
async function publish(key: string, text: string) {
  const [found] = (await call('GET', `/api/admin/document?query=${key}`, { token: desk })).body.items
  const body = { title: 'Оферта', key, body: richText(text) }
  const { id } = found ?? (await call('POST', '/api/admin/document', { token: desk, body })).body
  const { version } = (await call('GET', `/api/admin/document/${id}`, { token: desk })).body
  const changed = await call('PUT', `/api/admin/document/${id}`, { token: desk, body: { body: body.body, version } })
  const sent = { token: desk, body: { version: changed.body.version } }
  expect((await call('POST', `/api/admin/document/${id}/publish`, sent)).status).toBe(200)
  return id
}

/** What the card of somebody says, the newest first: «document number». */
async function accepted(kind: 'user' | 'business_user', id: string) {
  const { status, body } = await call('GET', `/api/admin/${kind}/${id}/acceptances`, { token: desk })
  expect(status).toBe(200)
  return body.items.map((one: { key: string; number: number }) => `${one.key} ${one.number}`).sort()
}
const numberOf = async (key: string) => (await call('GET', `/api/admin/docs/${key}`)).body.number
const inForce = async (...keys: string[]) =>
  (await Promise.all(keys.map(async (key) => `${key} ${await numberOf(key)}`))).sort()

test('the first confirmed phone accepts what is in force, and not before it is confirmed', async () => {
  const waiting = await coded(nextPhone())
  const wrong = waiting.code === '0000' ? '1111' : '0000'
  await confirm({ ...waiting, code: wrong })
  expect((await pool.query('select from document_acceptance where user_id is not null')).rowCount).toBe(0)
  const { user, documents_changed } = (await confirm(waiting)).body.data
  expect(documents_changed).toBe(false)
  expect(await accepted('user', user.id)).toEqual(await inForce('agreement', 'privacy'))
  const { body } = await call('GET', `/api/admin/user/${user.id}/acceptances`, { token: desk })
  expect(body.items[0]).toMatchObject({ accepted_at: clock.now.toISOString() })
  expect(body.items.map(({ title }: { title: string }) => title)).toContain('Пользовательское соглашение')
})

test('a repeated sign-in adds nothing; a new edition is accepted by the next one, which says so once', async () => {
  const phone = nextPhone()
  const { user } = await enter(phone)
  expect((await enter(phone)).documents_changed).toBe(false)
  const before = await accepted('user', user.id)
  expect(before).toHaveLength(2)
  await publish('agreement', 'Новые условия.')
  expect(await accepted('user', user.id)).toEqual(before)
  expect((await enter(phone)).documents_changed).toBe(true)
  expect((await enter(phone)).documents_changed).toBe(false)
  expect(await accepted('user', user.id)).toEqual([...before, `agreement ${await numberOf('agreement')}`].sort())
})

test('a device that is trusted without a code accepts as it comes in', async () => {
  const phone = nextPhone()
  const answer = await confirm(await coded(phone))
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  await publish('privacy', 'Новая политика.')
  const { is_confirmed, documents_changed, user } = (await start(phone, { cookie })).body.data
  expect([is_confirmed, documents_changed]).toEqual([true, true])
  expect(await accepted('user', user.id)).toContain(`privacy ${await numberOf('privacy')}`)
})

test('of two sign-ins at once each edition is accepted once', async () => {
  const phone = nextPhone()
  const cookie = (await confirm(await coded(phone))).headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  await publish('agreement', 'Ещё одни условия.')
  const answers = await Promise.all([1, 2, 3].map(() => start(phone, { cookie })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter(({ body }) => body.data.documents_changed)).toHaveLength(1)
  const number = await numberOf('agreement')
  const list = await accepted('user', answers[0]?.body.data.user.id)
  expect(list.filter((one: string) => one === `agreement ${number}`)).toHaveLength(1)
})

test('an owner accepts by registering, the offer too where there is one; a manager accepts nothing', async () => {
  const register = async (email: string) => {
    const body = { name: 'Олег', phone: '8 (900) 111-22-33', email, password: PASSWORD }
    await call('POST', '/api/business_user/register', { body })
    await TASKS['account.mail_registration'](deps, { email })
    const { rows } = await pool.query<{ id: string }>('select id from business_user where email = $1', [email])
    const id = rows[0]?.id ?? ''
    expect(await accepted('business_user', id)).toEqual([])
    const token = /token=([\w-]+)/.exec(await sent('to', email))?.[1]
    expect((await call('POST', '/api/business_user/register/confirm', { body: { token } })).status).toBe(200)
    return id
  }
  const signIn = (email: string) => call('POST', '/api/staff/authenticate', { body: { email, password: PASSWORD } })
  const first = await register('first-owner@example.com')
  expect(await accepted('business_user', first)).toEqual(await inForce('agreement', 'privacy'))
  await publish('offer', 'Мы приводим гостей.')
  const second = await register('second-owner@example.com')
  expect(await accepted('business_user', second)).toEqual(await inForce('agreement', 'offer', 'privacy'))

  // What was never accepted before has not changed for them.
  expect((await signIn('first-owner@example.com')).body.documents_changed).toBe(false)
  expect(await accepted('business_user', first)).toEqual(await inForce('agreement', 'offer', 'privacy'))
  await publish('offer', 'Мы приводим гостей и курьеров.')
  expect((await signIn('first-owner@example.com')).body.documents_changed).toBe(true)
  expect(await accepted('business_user', first)).toContain(`offer ${await numberOf('offer')}`)

  await pool.query(
    `insert into business_user (email, name, password_hash, role, owner_id, is_confirmed) values ('hired@example.com', 'Мария', $1, 'manager', $2, true)`,
    [await hashPassword(PASSWORD), first],
  )
  expect((await signIn('hired@example.com')).body.documents_changed).toBe(false)
  const { rows } = await pool.query<{ id: string }>(`select id from business_user where email = 'hired@example.com'`)
  expect(await accepted('business_user', rows[0]?.id ?? '')).toEqual([])
})

test('an administrator who acts as somebody accepts nothing for them', async () => {
  const { user } = await enter(nextPhone())
  await publish('agreement', 'Условия, которых клиент не видел.')
  const before = await accepted('user', user.id)
  const acting = `/api/admin/user/authenticate_user/${user.id}?reason=${encodeURIComponent('Не видит заказ')}`
  expect((await call('GET', acting, { token: desk })).status).toBe(200)
  expect(await accepted('user', user.id)).toEqual(before)
})

test('the document says how many have accepted each edition', async () => {
  await Promise.all([1, 2].map(() => businessOwner(product)))
  const id = await publish('agreement', 'Условия для счёта.')
  await enter(nextPhone())
  await enter(nextPhone())
  expect((await call('GET', `/api/admin/document/${id}`, { token: desk })).body).toMatchObject({ accepted: 2 })
  const { items } = (await call('GET', `/api/admin/document/${id}/versions`, { token: desk })).body
  expect(items[0]).toMatchObject({ accepted: 2 })
  expect(items.at(-1)?.accepted).toBeGreaterThan(0)
})

test('of who deletes the account it stays which edition the bare id had accepted, and the phone begins anew', async () => {
  const phone = nextPhone()
  const { user, token } = await enter(phone)
  expect((await call('DELETE', '/api/auth/account', { token })).status).toBe(200)
  expect(await accepted('user', user.id)).toHaveLength(2)
  const again = await enter(phone)
  expect(again.user.id).not.toBe(user.id)
  expect(again.documents_changed).toBe(false)
  expect(await accepted('user', again.user.id)).toHaveLength(2)
})

test('whoever may not see people does not see what they accepted, and of nobody there is nothing', async () => {
  const { user } = await enter(nextPhone())
  const { token } = await administrator(product, 'editor@example.com', 'content')
  const path = (kind: string, id: string) => `/api/admin/${kind}/${id}/acceptances`
  expect((await call('GET', path('user', user.id), { token })).status).toBe(404)
  for (const [kind, code] of [
    ['user', 'customer.not_found'],
    ['business_user', 'business.not_found'],
  ] as const) {
    const { status, body } = await call('GET', path(kind, '018f0000-0000-7000-8000-000000000000'), { token: desk })
    expect([status, body.errorMessage]).toEqual([404, code])
  }
})
