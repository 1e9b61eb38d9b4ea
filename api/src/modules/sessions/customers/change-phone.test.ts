import { expect, test } from 'bun:test'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct({
  LIMITS: 'writes=10000/60,sms_phone=1000/60,sms_phone_day=1000/60,sms_address=1000/60',
})
const { call, pool, clock } = product
let made = 0
const fresh = () => `7911000${String(++made).padStart(4, '0')}`
const ask = (phone: string, { token }: { token: string }) => call('POST', '/api/user/phone', { token, body: { phone } })
const confirm = (phone: string, code: string, { token }: { token: string }) =>
  call('POST', '/api/user/phone/confirm', { token, body: { phone, code } })
const profile = ({ token }: { token: string }) => call('GET', '/api/user', { token })

/** Messages that wait to be sent to a phone, the newest first. */
async function messages(phone: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'sms.send' and payload->>'phone' = $1 order by j.id desc`,
    [phone],
  )
  return rows.map(({ text }) => text)
}
const codeFor = async (phone: string) => /\d{4}/.exec((await messages(phone))[0] ?? '')?.[0] ?? ''

test('by the code that came to the new phone it is theirs: other sessions end, this one stays, the old phone is told', async () => {
  const anna = await signIn(product)
  const elsewhere = await signIn(product, anna.phone)
  const phone = fresh()
  expect((await ask(phone, anna)).body).toEqual({ resend_in: 30 })
  expect((await ask(phone, anna)).body.errorMessage).toBe('account.code_too_soon')
  expect((await confirm(phone, '000', anna)).status).not.toBe(200)
  expect((await confirm(phone, await codeFor(phone), anna)).status).toBe(200)
  expect((await profile(anna)).body.phone).toBe(phone)
  expect((await profile(elsewhere)).status).toBe(401)
  expect((await messages(anna.phone))[0]).toContain('номер вашего аккаунта изменён')
  const { rows } = await pool.query(`select "from", "to" from log where subject = $1`, [`customer:${anna.id}`])
  expect(rows).toEqual([{ from: { phone: anna.phone }, to: { phone } }])
})

test('a phone with an account of its own stays there, which only its owner learns; one that was merely typed is free', async () => {
  const anna = await signIn(product)
  const boris = await signIn(product, fresh(), 'Борис')
  await pool.query('update "user" set is_new_user = false where id = $1', [boris.id])
  expect((await ask(boris.phone, anna)).status).toBe(200)
  expect((await confirm(boris.phone, await codeFor(boris.phone), anna)).body.errorMessage).toBe('account.phone_taken')
  expect((await profile(boris)).body.phone).toBe(boris.phone)
  const typed = fresh()
  await call('POST', '/api/user/authenticate', { body: { phone: typed } })
  await ask(typed, anna)
  expect((await confirm(typed, await codeFor(typed), anna)).status).toBe(200)
  expect((await profile(anna)).body.phone).toBe(typed)
})

test('what a restaurant holds against the phone, and that it had ordered, comes along', async () => {
  const anna = await signIn(product)
  const phone = fresh()
  await call('POST', '/api/user/authenticate', { body: { phone } })
  await pool.query('update "user" set had_orders = true where phone = $1', [phone])
  await ask(phone, anna)
  await confirm(phone, await codeFor(phone), anna)
  const { rows } = await pool.query('select had_orders from "user" where id = $1', [anna.id])
  expect(rows).toEqual([{ had_orders: true }])
})

test('five wrong codes are the end of one, the own phone is no new one, and an old code is dead', async () => {
  const anna = await signIn(product)
  expect((await ask(anna.phone, anna)).body.errorMessage).toBe('account.phone_same')
  const phone = fresh()
  await ask(phone, anna)
  const right = await codeFor(phone)
  const wrong = right === '1111' ? '2222' : '1111'
  for (let tries = 0; tries < 5; tries++)
    expect((await confirm(phone, wrong, anna)).body.errorMessage).toBe('account.code_wrong')
  expect((await confirm(phone, right, anna)).body.errorMessage).toBe('account.code_expired')
  clock.now = new Date(clock.now.getTime() + 31_000)
  await ask(phone, anna)
  const late = await codeFor(phone)
  clock.now = new Date(clock.now.getTime() + 301_000)
  expect((await confirm(phone, late, anna)).body.errorMessage).toBe('account.code_expired')
})
