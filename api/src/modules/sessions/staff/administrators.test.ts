import { expect, test } from 'bun:test'
import { administrator, businessOwner } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'

const product = await openProduct()
const { call, pool, deps } = product
const olga = await administrator(product)
const PATH = '/api/admin/administrator'

const invite = (email: string, role = 'support', token = olga.token) =>
  call('POST', PATH, { token, body: { name: 'Олег', email, role, is_blocked: false } })
const change = (id: string, body: object, token = olga.token) => call('PUT', `${PATH}/${id}`, { token, body })
const errorsOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.errors]

test('an administrator is invited by mail, and may do what the role says', async () => {
  const { status, body } = await invite('Oleg@Example.com')
  expect([status, body.email, body.role]).toEqual([200, 'oleg@example.com', 'support'])
  await TASKS['account.mail_reset_link'](deps, { email: 'oleg@example.com' })
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs where payload->>'to' = 'oleg@example.com'`,
  )
  expect(rows[0].payload.subject).toBe('Вам открыли доступ к\u00A0столу администраторов')
  const token = /token=([\w-]+)/.exec(rows[0].payload.text)?.[1]
  const reset = await call('POST', `/api/business_user/reset_password?token=${token}`, {
    body: { password: 'мыс крильон туман' },
  })
  expect(reset.status).toBe(200)
  const entered = await call('POST', '/api/staff/authenticate', {
    body: { email: 'oleg@example.com', password: 'мыс крильон туман' },
  })
  expect([entered.status, entered.body.kind]).toEqual([200, 'admin'])
  const support = await administrator(product, undefined, 'support')
  expect((await call('GET', PATH, { token: support.token })).status).toBe(404)
  expect(errorsOf(await invite('oleg@example.com'))).toEqual([422, { email: 'Эта почта уже занята' }])
  await businessOwner(product, 'partner@example.com')
  expect(errorsOf(await invite('partner@example.com'))).toEqual([422, { email: 'Эта почта уже занята' }])
})

test('who is blocked is signed out at once', async () => {
  const boris = await administrator(product, undefined, 'support')
  expect((await change(boris.id, { is_blocked: true })).status).toBe(200)
  expect((await call('GET', '/api/admin/me', { token: boris.token })).status).toBe(401)
})

test('nobody takes their own role, and an owner is always left, whoever changes whom at once', async () => {
  expect(errorsOf(await change(olga.id, { role: 'support' }))).toEqual([
    422,
    { role: 'Себя меняет другой владелец площадки' },
  ])
  await pool.query(`update admin set role = 'support' where id <> $1`, [olga.id])
  const anna = await administrator(product)
  const answers = await Promise.all([
    change(anna.id, { role: 'support' }),
    change(olga.id, { is_blocked: true }, anna.token),
  ])
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  const { rows } = await pool.query(`select count(*)::int as owners from admin where role = 'owner' and not is_blocked`)
  expect(rows[0].owners).toBe(1)
})
