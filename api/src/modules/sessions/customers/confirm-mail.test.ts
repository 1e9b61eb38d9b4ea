import { expect, test } from 'bun:test'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'

const product = await openProduct({ LIMITS: 'confirmation_mail=2/3600' })
const { call, clock, deps, pool } = product

/** Saves the mail and gives the token of the letter that follows, or null for none. */
async function letterTo(person: { id: string; token: string }, email: string): Promise<string | null> {
  await call('PUT', '/api/user', { token: person.token, body: { email } })
  return sentTo(person.id, email)
}

async function sentTo(user_id: string, email: string): Promise<string | null> {
  await TASKS['account.mail_confirmation'](deps, { user_id })
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = $1 order by id desc limit 1`,
    [email],
  )
  return /token=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? null
}
const confirm = (token: string | null) => call('POST', '/api/user/confirmation_mail/confirm', { body: { token } })
const isConfirmed = async (token: string) => (await call('GET', '/api/user', { token })).body.email_confirmed

test('a new mail is confirmed by the link mailed to it, once or twice, by whoever opens it', async () => {
  const anna = await signIn(product)
  const link = await letterTo(anna, 'anna@example.com')
  expect(await isConfirmed(anna.token)).toBe(false)
  expect([(await confirm(link)).status, (await confirm(link)).status]).toEqual([200, 200])
  expect(await isConfirmed(anna.token)).toBe(true)
})

test('a mail that is saved unchanged stays confirmed and is sent no letter', async () => {
  const anna = await signIn(product)
  await confirm(await letterTo(anna, 'same@example.com'))
  await pool.query(`delete from graphile_worker._private_jobs`)
  expect(await letterTo(anna, 'same@example.com')).toBeNull()
  expect(await isConfirmed(anna.token)).toBe(true)
})

test('another mail is not confirmed by the link of the one before', async () => {
  const anna = await signIn(product)
  const link = await letterTo(anna, 'first@example.com')
  await letterTo(anna, 'second@example.com')
  const { status, body } = await confirm(link)
  expect([status, body.errorMessage]).toEqual([409, 'account.mail_link_dead'])
  expect(await isConfirmed(anna.token)).toBe(false)
})

test('a link lives a day', async () => {
  const anna = await signIn(product)
  const link = await letterTo(anna, 'late@example.com')
  const before = clock.now
  clock.now = new Date(before.getTime() + 24 * 3_600_000)
  expect((await confirm(link)).status).toBe(409)
  clock.now = before
})

test.each([
  ['another person’s id', (link: string, other: string) => link.replace(/^[^.]+/, other)],
  ['a later end', (link: string) => link.replace(/\.\d+\./, `.${Date.now() + 1e10}.`)],
  ['no signature', (link: string) => link.slice(0, -64)],
  ['nonsense', () => 'x'],
])('a link with %s is dead', async (_, change) => {
  const [anna, boris] = [await signIn(product), await signIn(product)]
  const link = (await letterTo(anna, `forged${Math.random()}@example.com`)) ?? ''
  await call('PUT', '/api/user', { token: boris.token, body: { email: 'boris@example.com' } })
  expect((await confirm(change(link, boris.id))).status).toBe(409)
  expect([await isConfirmed(anna.token), await isConfirmed(boris.token)]).toEqual([false, false])
})

test('letters to one person are limited, and a mail that is over the limit is not saved', async () => {
  const anna = await signIn(product)
  const save = (email: string) => call('PUT', '/api/user', { token: anna.token, body: { email } })
  expect((await save('one@example.com')).status).toBe(200)
  expect((await call('POST', '/api/user/confirmation_mail', { token: anna.token })).status).toBe(200)
  expect((await save('two@example.com')).status).toBe(429)
  expect((await call('POST', '/api/user/confirmation_mail', { token: anna.token })).status).toBe(429)
  expect((await call('GET', '/api/user', { token: anna.token })).body.email).toBe('one@example.com')
})
