import { expect, test } from 'bun:test'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'
import { BusinessUser } from '../../staff/business-user'
import { createAdmin } from '../../staff/create-admin'
import { hashPassword } from '../../staff/passwords'

// Passwords are slow to check on purpose.
const product = await openProduct({ LIMITS: 'sign_in=3/900' })
const { call, clock, deps, pool } = product
const password = 'parol-2026'
await createAdmin(product.em(), { email: 'Olga@Example.com', name: 'Ольга', password })
const em = product.em()
const password_hash = await hashPassword(password)
for (const name of ['vladimir', 'maria', 'petr', 'denis', 'stepan', 'gleb']) {
  em.create(BusinessUser, { email: `${name}@example.com`, name, password_hash, is_confirmed: true })
}
await em.flush()

const signIn = (email: string, secret = password, path = '/api/staff/authenticate') =>
  call('POST', path, { body: { email, password: secret } })

async function mailedToken(email: string): Promise<string> {
  await TASKS['account.mail_reset_link'](deps, { email })
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = $1 order by id desc limit 1`,
    [email],
  )
  return /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? 'none-was-mailed-to-this'
}

test('one sign-in tells administrators and business users apart', async () => {
  expect((await signIn('olga@example.com')).body.kind).toBe('admin')
  expect((await signIn('VLADIMIR@example.com')).body.kind).toBe('business')
})

test('an administrator’s session lives twelve hours and a business user’s thirty days', async () => {
  const hours = async (email: string) =>
    (new Date((await signIn(email)).body.expire_at).getTime() - clock.now.getTime()) / 3_600_000
  expect(await hours('olga@example.com')).toBe(12)
  expect(await hours('vladimir@example.com')).toBe(720)
})

test('each door lets in only its own', async () => {
  expect((await signIn('vladimir@example.com', password, '/api/admin/business_user/authenticate')).status).toBe(422)
  expect((await signIn('olga@example.com', password, '/api/business_user/authenticate')).status).toBe(422)
})

test('an unknown mail, a wrong password and a wrong password of a blocked person are answered alike', async () => {
  await pool.query(`update business_user set is_blocked = true where email = 'petr@example.com'`)
  const answers = [
    await signIn('nobody@example.com'),
    await signIn('maria@example.com', 'wrong'),
    await signIn('petr@example.com', 'wrong'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('wrong passwords are counted, right ones are not, and too many wait', async () => {
  for (let i = 0; i < 2; i++) expect((await signIn('gleb@example.com')).status).toBe(200)
  const statuses: number[] = []
  for (let i = 0; i < 4; i++) statuses.push((await signIn('gleb@example.com', 'guess')).status)
  expect(statuses).toEqual([422, 422, 422, 429])
})

test('the administrator sees who they are; nobody else does', async () => {
  const admin = (await signIn('olga@example.com')).body.token
  const owner = (await signIn('vladimir@example.com')).body.token
  expect((await call('GET', '/api/admin/me', { token: admin })).body).toMatchObject({
    name: 'Ольга',
    email: 'olga@example.com',
  })
  expect((await call('GET', '/api/admin/me', { token: owner })).status).toBe(403)
})

test('a business user changes the profile and reads it', async () => {
  const { token } = (await signIn('vladimir@example.com')).body
  const { body } = await call('PUT', '/api/business_user', {
    token,
    body: { name: 'Владимир', phone: '8 (900) 111-22-33' },
  })
  expect(body).toMatchObject({ name: 'Владимир', phone: '79001112233', role: 'owner', restaurants: [] })
})

test('logging out refuses a business token at once', async () => {
  const { token } = (await signIn('vladimir@example.com')).body
  await call('POST', '/api/business_user/logout', { token })
  expect((await call('GET', '/api/business_user', { token })).status).toBe(401)
})

test('asking for a link answers the same whether the mail is known or not', async () => {
  const known = await call('POST', '/api/business_user/request_password_reset', {
    body: { email: 'maria@example.com' },
  })
  const unknown = await call('POST', '/api/business_user/request_password_reset', { body: { email: 'no@example.com' } })
  expect(unknown).toMatchObject({ status: known.status, body: known.body })
  expect(await mailedToken('maria@example.com')).toHaveLength(43)
  expect(await mailedToken('no@example.com')).toBe('none-was-mailed-to-this')
})

test('the mailed link sets a password once and ends the sessions there were', async () => {
  const { token } = (await signIn('denis@example.com')).body
  await call('POST', '/api/business_user/request_password_reset', { body: { email: 'denis@example.com' } })
  const path = `/api/business_user/reset_password?token=${await mailedToken('denis@example.com')}`
  expect((await call('POST', path, { body: { password: 'novyi-parol' } })).status).toBe(200)
  expect((await call('GET', '/api/business_user', { token })).status).toBe(401)
  expect((await signIn('denis@example.com', 'novyi-parol')).status).toBe(200)
  expect((await signIn('denis@example.com')).status).toBe(422)
  expect((await call('POST', path, { body: { password: 'eshche-odin' } })).body.errorMessage).toBe(
    'account.reset_link_dead',
  )
})

test('the mailed link dies after an hour', async () => {
  await call('POST', '/api/business_user/request_password_reset', { body: { email: 'stepan@example.com' } })
  const path = `/api/business_user/reset_password?token=${await mailedToken('stepan@example.com')}`
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  expect((await call('POST', path, { body: { password: 'novyi-parol' } })).status).toBe(409)
})

test('an administrator’s password must be long enough', async () => {
  await expect(createAdmin(product.em(), { email: 'a@example.com', name: 'А', password: 'short' })).rejects.toThrow('8')
})
