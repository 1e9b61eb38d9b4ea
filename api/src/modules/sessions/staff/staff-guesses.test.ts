import { expect, test } from 'bun:test'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'
import { BusinessUser } from '../../staff/business-user'
import { hashPassword } from '../../staff/passwords'
import { guessDelay } from '../count-guess'

// Passwords are slow to check on purpose.
const product = await openProduct({ LIMITS: 'sign_in=3/900 sign_in_mail=8/86400 sign_in_address=5/900' })
const { call, deps, pool } = product
const password = 'parol-2026'
const em = product.em()
const password_hash = await hashPassword(password)
for (const name of ['vladimir', 'maria', 'denis', 'stepan']) {
  em.create(BusinessUser, { email: `${name}@example.com`, name, password_hash, is_confirmed: true })
}
await em.flush()

async function signIn(email: string, secret: string, address: string, cookie?: string) {
  const answer = await call('POST', '/api/staff/authenticate', {
    body: { email, password: secret },
    headers: { 'x-client-ip': address, ...(cookie && { cookie }) },
  })
  const device = answer.headers.getSetCookie().find((one) => one.startsWith('ostrov_staff_device='))
  return { status: answer.status, device: device?.split(';')[0] ?? '', body: answer.body }
}
/** So many wrong passwords, each from an address of its own when `from` ends with a dot. */
async function guess(email: string, times: number, from: string) {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) {
    statuses.push((await signIn(email, 'guess', from.endsWith('.') ? from + i : from)).status)
  }
  return statuses
}

test('a stranger’s wrong passwords stop the stranger, not the owner elsewhere', async () => {
  expect(await guess('vladimir@example.com', 4, '203.0.113.1')).toEqual([422, 422, 422, 429])
  expect((await signIn('vladimir@example.com', password, '203.0.113.1')).status).toBe(429)
  expect((await signIn('vladimir@example.com', password, '203.0.113.2')).status).toBe(200)
})

test('guesses from many addresses have an end, which a browser that signed in before does not meet', async () => {
  const { device } = await signIn('maria@example.com', password, '203.0.113.3')
  expect(device).not.toBe('')
  const statuses = await guess('maria@example.com', 10, '198.51.100.')
  expect(statuses.filter((status) => status === 422)).toHaveLength(8)
  expect(statuses.slice(8)).toEqual([429, 429])
  expect((await signIn('maria@example.com', password, '203.0.113.4')).status).toBe(429)
  expect((await signIn('maria@example.com', password, '198.51.100.1', device)).status).toBe(200)
})

test('a known browser is known for its own mail alone, has tries of its own and is not to be forged', async () => {
  const { device } = await signIn('vladimir@example.com', password, '203.0.113.5')
  expect((await signIn('maria@example.com', password, '203.0.113.5', device)).status).toBe(429)
  expect((await signIn('maria@example.com', password, '203.0.113.5', `${device.slice(0, -4)}AAAA`)).status).toBe(429)
  const statuses: number[] = []
  for (let i = 0; i < 4; i++)
    statuses.push((await signIn('vladimir@example.com', 'guess', `192.0.2.${i}`, device)).status)
  expect(statuses).toEqual([422, 422, 422, 429])
})

test('people who take turns at one screen are all known to it', async () => {
  const first = await signIn('denis@example.com', password, '203.0.113.6')
  const second = await signIn('stepan@example.com', password, '203.0.113.6', first.device)
  await guess('denis@example.com', 9, '198.51.101.')
  expect((await signIn('denis@example.com', password, '203.0.113.7', second.device)).status).toBe(200)
})

test('one address guesses at so many mails and no more', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) statuses.push((await signIn(`nobody${i}@example.com`, 'guess', '203.0.113.8')).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
})

test('who reads the mail signs in with the new password whatever strangers have guessed', async () => {
  await guess('stepan@example.com', 9, '198.51.102.')
  expect((await signIn('stepan@example.com', password, '203.0.113.9')).status).toBe(429)
  await TASKS['account.mail_reset_link'](deps, { email: 'stepan@example.com' })
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = 'stepan@example.com'`,
  )
  const token = /token=([\w-]+)/.exec(rows[0].text)?.[1]
  const reset = await call('POST', `/api/business_user/reset_password?token=${token}`, {
    body: { password: 'novyi-parol' },
  })
  const cookie =
    reset.headers
      .getSetCookie()
      .find((one) => one.startsWith('ostrov_staff_device='))
      ?.split(';')[0] ?? ''
  expect((await signIn('stepan@example.com', 'novyi-parol', '203.0.113.9', cookie)).status).toBe(200)
})

test('letters to one mail do not run out at one address for another', async () => {
  const ask = async (address: string) => {
    const path = '/api/business_user/request_password_reset'
    return (await call('POST', path, { body: { email: 'maria@example.com' }, headers: { 'x-client-ip': address } }))
      .status
  }
  const here: number[] = []
  for (let i = 0; i < 4; i++) here.push(await ask('192.0.2.100'))
  expect(here).toEqual([200, 200, 200, 429])
  expect(await ask('192.0.2.101')).toBe(200)
})

test('no mail lies among the counters', async () => {
  const { rows } = await pool.query(`select count(*)::int as mails from limits.hit where key like '%@%'`)
  expect(rows[0].mails).toBe(0)
})

test('after ten wrong passwords each further one of a mail waits longer, never more than two seconds', () => {
  expect([1, 10, 11, 15, 20, 200].map(guessDelay)).toEqual([0, 0, 200, 1_000, 2_000, 2_000])
})
