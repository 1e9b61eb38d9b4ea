import { expect, test } from 'bun:test'
import { makeRestaurant } from '../../../../test/kitchen'
import { administrator, businessOwner, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'
import { hashPassword } from '../../staff/passwords'

const product = await openProduct()
const { call, pool, clock, deps } = product
const { token } = await administrator(product)
const HOUR_MS = 3_600_000
const found = async (query: string) =>
  (await call('GET', `/api/admin/user?query=${encodeURIComponent(query)}`, { token })).body.items.map(
    ({ name }: { name: string }) => name,
  )

test('a customer is found by any digits of the phone, by the beginnings of names and by mail, as one types them', async () => {
  const anna = await signIn(product, '79141234567', 'Анна-Мария')
  await pool.query(`update "user" set email = 'Anna.Berg@example.com' where id = $1`, [anna.id])
  await signIn(product, '79147654321', 'Фёдор')
  for (const query of [
    '4123',
    '8 (914) 123',
    '+7 914 123-45-67',
    '567',
    'анна',
    'мар',
    'мария ан',
    'berg',
    'anna.berg@ex',
  ]) {
    expect(await found(query), query).toEqual(['Анна-Мария'])
  }
  expect(await found('федор')).toEqual(['Фёдор'])
  expect(await found('914')).toEqual(['Фёдор', 'Анна-Мария'])
  expect(await found('нна')).toEqual([])
  expect(await found(`' | ':* & !`)).toEqual([])
})

test('the search answers by its index', async () => {
  const { rows } = await pool
    .query(
      `begin; set local enable_seqscan = off; explain select from "user" u where u.sought @@ '''4123'':*'::tsquery; commit`,
    )
    .then((all) => (Array.isArray(all) ? all[2] : all))
  expect(JSON.stringify(rows)).toContain('user_sought')
})

test('a card counts what was delivered, and deleted accounts have nothing but their orders', async () => {
  const { id } = await signIn(product, '79140000001', 'Олег')
  const { body } = await call('GET', `/api/admin/user/${id}`, { token })
  expect(body).toMatchObject({ name: 'Олег', state: 'active', orders: 0, spent: 0, refused: 0, last_order_at: null })
  await pool.query(`update "user" set phone = null, name = null, deleted_at = now() where id = $1`, [id])
  const gone = await call('PUT', `/api/admin/user/${id}`, { token, body: { name: 'Олег' } })
  expect([gone.status, gone.body.errorMessage]).toEqual([404, 'customer.not_found'])
  const { body: deleted } = await call('GET', '/api/admin/user?state=deleted', { token })
  expect(deleted.items.map((one: { id: string }) => one.id)).toEqual([id])
})

test('what was received counts, whether the courier or the clock has said so last', async () => {
  const { id } = await signIn(product, '79140000009', 'Пётр')
  const { id: restaurant_id } = await makeRestaurant(product.em())
  for (const [status, total] of [
    ['DELIVERED', 700],
    ['COMPLETED', 800],
    ['CANCELLED_BY_USER', 900],
    ['IN_PREPARATION', 1000],
  ] as const) {
    await pool.query(
      `insert into "order" (status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type, payment_type, price, total)
       values ($1, $2, $3, uuidv7(), '{}', 'Пётр', '79140000009', 'pickup', 'cash', $4, $4)`,
      [status, id, restaurant_id, total],
    )
  }
  const { body } = await call('GET', `/api/admin/user/${id}`, { token })
  expect(body).toMatchObject({ orders: 2, spent: 1500, refused: 1 })
})

test('who is blocked is signed out at once and reads why; when its time is over they come in again', async () => {
  const { id, token: own, phone } = await signIn(product, '79140000002', 'Игорь')
  const until = new Date(clock.now.getTime() + HOUR_MS).toISOString()
  const bare = await call('PUT', `/api/admin/user/${id}`, { token, body: { is_blocked: true } })
  expect(bare.body.errors).toEqual({ block_reason: expect.any(String) })
  const body = { is_blocked: true, block_reason: 'Не забирает заказы', blocked_until: until }
  expect((await call('PUT', `/api/admin/user/${id}`, { token, body })).body.state).toBe('blocked')
  expect((await call('GET', '/api/user', { token: own })).status).toBe(401)

  const enter = async () => {
    const { body: started } = await call('POST', '/api/user/authenticate', { body: { phone } })
    const unconfirmed: string = started.data.token
    await call('GET', '/api/user/confirm', { token: unconfirmed })
    const { rows } = await pool.query(
      `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'phone' = $1 order by id desc limit 1`,
      [phone],
    )
    const code = /\d{4}/.exec(rows[0]?.text ?? '')?.[0]
    return call('POST', '/api/user/confirm', { token: unconfirmed, body: { code } })
  }
  const refused = await enter()
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'account.blocked'])
  expect(refused.body.message).toContain('Причина: Не забирает заказы.')
  clock.now = new Date(clock.now.getTime() + HOUR_MS + 1)
  expect((await enter()).status).toBe(200)
  expect((await call('GET', `/api/admin/user/${id}`, { token })).body).toMatchObject({
    state: 'active',
    block_reason: null,
  })
})

test('a mail that support writes is nobody’s until it is confirmed', async () => {
  const { id } = await signIn(product, '79140000003', 'Вера')
  await pool.query(`update "user" set email = 'vera@example.com', email_confirmed_at = now() where id = $1`, [id])
  const renamed = await call('PUT', `/api/admin/user/${id}`, { token, body: { name: 'Вера Петровна' } })
  expect(renamed.body.email_confirmed).toBe(true)
  const moved = await call('PUT', `/api/admin/user/${id}`, { token, body: { email: 'other@example.com' } })
  expect(moved.body.email_confirmed).toBe(false)
})

test('a partner who is added chooses a password by the mailed link, and the letter can be sent again until then', async () => {
  const path = '/api/admin/business_user'
  const fields = { name: 'Пётр', phone: '8 900 111-22-44', email: 'Petr@Example.com', is_blocked: false }
  const made = await call('POST', path, { token, body: { ...fields, block_reason: null, blocked_until: null } })
  expect(made.body).toMatchObject({
    email: 'petr@example.com',
    phone: '79001112244',
    role: 'owner',
    is_confirmed: false,
  })
  const again = await call('POST', path, { token, body: { ...fields, block_reason: null, blocked_until: null } })
  expect(again.body.errors).toEqual({ email: 'Эта почта уже занята' })
  expect((await call('GET', `${path}/confirmation_mail/${made.body.id}`, { token })).status).toBe(200)
  await TASKS['account.mail_reset_link'](deps, { email: 'petr@example.com' })
  const { rows: letters } = await pool.query(
    `select payload->>'subject' as subject, payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = 'petr@example.com'`,
  )
  expect(letters[0]?.subject).toBe('Вам открыли кабинет ресторана')
  expect(letters[0]?.text).not.toContain('попросили')
  await pool.query('update business_user set is_confirmed = true where id = $1', [made.body.id])
  const late = await call('GET', `${path}/confirmation_mail/${made.body.id}`, { token })
  expect([late.status, late.body.errorMessage]).toEqual([409, 'business.confirmed'])
})

test('a blocked partner is signed out, and the right password alone learns why', async () => {
  const { id, token: own } = await businessOwner(product, 'blocked@example.com')
  await pool.query('update business_user set password_hash = $1 where id = $2', [
    await hashPassword('dlinnyy-parol'),
    id,
  ])
  const body = { is_blocked: true, block_reason: 'Жалобы гостей' }
  await call('PUT', `/api/admin/business_user/${id}`, { token, body })
  expect((await call('GET', '/api/business_user', { token: own })).status).toBe(401)
  const enter = (password: string) =>
    call('POST', '/api/staff/authenticate', { body: { email: 'blocked@example.com', password } })
  expect((await enter('drugoy-parol')).body.errorMessage).toBe('account.password_wrong')
  const refused = await enter('dlinnyy-parol')
  expect([refused.body.errorMessage, refused.body.message]).toEqual([
    'account.blocked',
    expect.stringContaining('Жалобы гостей'),
  ])
})

test('a partner with restaurants is not removed; one without goes', async () => {
  const owner = await businessOwner(product)
  await makeRestaurant(product.em(), { owner_id: owner.id })
  const kept = await call('DELETE', `/api/admin/business_user/${owner.id}`, { token })
  expect([kept.status, kept.body.errorMessage]).toEqual([409, 'business.in_use'])
  const { id } = await businessOwner(product)
  expect((await call('DELETE', `/api/admin/business_user/${id}`, { token })).status).toBe(200)
  expect((await call('GET', `/api/admin/business_user/${id}`, { token })).body.errorMessage).toBe('business.not_found')
})

test.each([
  ['moderator', 404, 404],
  ['content', 404, 404],
  ['support', 200, 200],
  ['owner', 200, 200],
] as const)('a %s finds customers and partners only where the role has them', async (role, customers, partners) => {
  const one = await administrator(product, undefined, role)
  expect((await call('GET', '/api/admin/user', { token: one.token })).status).toBe(customers)
  expect((await call('GET', '/api/admin/business_user', { token: one.token })).status).toBe(partners)
})
