import { expect, test } from 'bun:test'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'
import { createAdmin } from '../../staff/create-admin'
import { hireManager } from '../../staff/hire-manager'
import { forgetOldRegistrations } from './register-owner'

// Passwords are slow to make on purpose.
const product = await openProduct({ LIMITS: 'register_address=50/3600' })
const { call, clock, deps, pool } = product
const password = 'parol-2026'
let made = 0

const form = (email: string, own = {}) => ({ name: 'Олег', phone: '8 (900) 111-22-33', email, password, ...own })
const register = (email: string, own = {}, headers = {}) =>
  call('POST', '/api/business_user/register', { body: form(email, own), headers })
const signIn = (email: string, secret = password) =>
  call('POST', '/api/staff/authenticate', { body: { email, password: secret } })
const confirm = (token: string, secret?: string) =>
  call('POST', '/api/business_user/register/confirm', { body: { token, password: secret } })
const nobody = () => `owner-${++made}@example.com`

/** The newest letter to this address, once the job that writes it has run: the newest of those that wait, or one asked for again. */
async function letter(email: string): Promise<{ subject: string; token: string }> {
  const { rows: jobs } = await pool.query<{ payload: { email: string; registration_id?: string | null } }>(
    `delete from graphile_worker._private_jobs where id = (
       select max(id) from graphile_worker._private_jobs where payload ->> 'email' = $1) returning payload`,
    [email],
  )
  await TASKS['account.mail_registration'](deps, jobs[0]?.payload ?? { email })
  return newestLetter(email)
}

async function newestLetter(email: string) {
  const { rows } = await pool.query(
    `select payload->>'subject' as subject, payload->>'text' as text from graphile_worker._private_jobs
     where payload->>'to' = $1 order by id desc limit 1`,
    [email],
  )
  return { subject: rows[0]?.subject ?? '', token: /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '' }
}

async function joined() {
  const email = nobody()
  await register(email)
  await confirm((await letter(email)).token)
  return email
}

test('who registers, opens the link and signs in is an owner without restaurants', async () => {
  const email = nobody()
  expect((await register(email)).status).toBe(200)
  expect((await confirm((await letter(email)).token)).status).toBe(200)
  const { token } = (await signIn(email)).body
  const { body } = await call('GET', '/api/business_user', { token })
  expect(body).toMatchObject({ name: 'Олег', phone: '79001112233', role: 'owner', restaurants: [] })
})

test('an unconfirmed owner has no session, and is told of the letter only for the right password', async () => {
  const email = nobody()
  await register(email)
  expect((await signIn(email)).body.errorMessage).toBe('account.mail_unconfirmed')
  expect((await signIn(email, 'chuzhoi-parol')).body.errorMessage).toBe('account.password_wrong')
})

test('a link confirms once, and not after a day', async () => {
  const [used, late] = [nobody(), nobody()]
  await register(used)
  const { token } = await letter(used)
  expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([200, 409])
  await register(late)
  const old = await letter(late)
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  expect((await confirm(old.token)).body.errorMessage).toBe('account.registration_link_dead')
})

test('a link out of one letter sets no password of another kind', async () => {
  const email = nobody()
  await register(email)
  const { token } = await letter(email)
  const path = `/api/business_user/reset_password?token=${token}`
  expect((await call('POST', path, { body: { password: 'novyi-parol' } })).status).toBe(409)
})

test('known or not, the answer is the same and the letter alone tells', async () => {
  const known = await joined()
  const unknown = nobody()
  const answers = [await register(known, { password: 'drugoi-parol' }), await register(unknown)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, answers[0]?.body],
    [200, answers[0]?.body],
  ])
  expect((await letter(known)).subject).toContain('уже есть кабинет')
  expect((await letter(unknown)).subject).toBe('Подтвердите почту')
  expect((await signIn(known)).status).toBe(200)
})

test('an administrator’s mail becomes nobody else’s', async () => {
  await createAdmin(product.em(), { email: 'olga@example.com', name: 'Ольга', password: 'admin-parol' })
  expect((await register('olga@example.com')).status).toBe(200)
  const { rows } = await pool.query(`select 1 from business_user where email = 'olga@example.com'`)
  expect(rows).toEqual([])
  expect((await letter('olga@example.com')).subject).toContain('уже есть кабинет')
})

test('a letter confirms what was typed for it, whoever registers the same mail meanwhile', async () => {
  const email = nobody()
  await register(email)
  const own = await letter(email)
  await register(email, { name: 'Чужой', phone: '89009998877', password: 'chuzhoi-parol' })
  const foreign = await letter(email)
  expect((await confirm(own.token, password)).status).toBe(200)
  expect([(await signIn(email, 'chuzhoi-parol')).status, (await signIn(email)).status]).toEqual([422, 200])
  const { body } = await call('GET', '/api/business_user', { token: (await signIn(email)).body.token })
  expect(body).toMatchObject({ name: 'Олег', phone: '79001112233' })
  expect((await confirm(foreign.token, 'chuzhoi-parol')).body.errorMessage).toBe('account.registration_link_dead')
})

test.each(['first', 'last'])(
  'the letter of a stranger who registered %s lets nobody in without their password',
  async (when) => {
    const email = nobody()
    const typed = when === 'first' ? ['chuzhoi-parol', password] : [password, 'chuzhoi-parol']
    const letters = new Map<string, string>()
    for (const secret of typed) {
      await register(email, { password: secret })
      letters.set(secret, (await letter(email)).token)
    }
    const foreign = letters.get('chuzhoi-parol') ?? ''
    expect((await confirm(foreign)).body.errorMessage).toBe('account.registration_password_wanted')
    expect((await confirm(foreign, password)).body).toMatchObject({
      errorMessage: 'account.registration_password_wrong',
      errors: { password: expect.any(String) },
    })
    expect((await signIn(email, 'chuzhoi-parol')).status).not.toBe(200)
    expect((await confirm(letters.get(password) ?? '', password)).status).toBe(200)
    expect([(await signIn(email, 'chuzhoi-parol')).status, (await signIn(email)).status]).toEqual([422, 200])
  },
)

test('of two letters pressed at once one confirms, and what it was of alone holds', async () => {
  const email = nobody()
  const secrets = [password, 'drugoi-parol']
  const tokens: string[] = []
  for (const secret of secrets) {
    await register(email, { password: secret })
    tokens.push((await letter(email)).token)
  }
  const pressed = await Promise.all(tokens.map((token, place) => confirm(token, secrets[place])))
  const statuses = pressed.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  const signedIn = await Promise.all(secrets.map((secret) => signIn(email, secret)))
  expect(signedIn.map(({ status }) => status)).toEqual(statuses.map((status) => (status === 200 ? 200 : 422)))
})

test('who sets a password by a letter ends what waits for that mail', async () => {
  const email = nobody()
  await register(email, { password: 'chuzhoi-parol' })
  const { token } = await letter(email)
  await TASKS['account.mail_reset_link'](deps, { email })
  const secret = (await newestLetter(email)).token
  const reset = await call('POST', `/api/business_user/reset_password?token=${secret}`, { body: { password } })
  expect(reset.status).toBe(200)
  expect((await confirm(token, 'chuzhoi-parol')).status).toBe(409)
  expect([(await signIn(email, 'chuzhoi-parol')).status, (await signIn(email)).status]).toEqual([422, 200])
})

test('a manager who has not taken the invitation up is confirmed by no registration', async () => {
  const email = nobody()
  const owner = await joined()
  await hireManager(product.em(), {
    owner_id: (await pool.query('select id from business_user where email = $1', [owner])).rows[0].id,
    name: 'Мария',
    email,
    now: clock.now,
  })
  await register(email)
  expect(await letter(email)).toMatchObject({ token: '' })
  const { rows } = await pool.query('select is_confirmed, role from business_user where email = $1', [email])
  expect(rows).toEqual([{ is_confirmed: false, role: 'manager' }])
})

test('eight registrations at once are one person', async () => {
  const email = nobody()
  const key = { 'idempotency-key': 'one-and-the-same' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(email, {}, key)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  const { rows } = await pool.query('select count(*)::int as count from business_user where email = $1', [email])
  expect(rows).toEqual([{ count: 1 }])
})

test('a key that came with another form is refused, whatever its password', async () => {
  const email = nobody()
  const key = { 'idempotency-key': 'the-very-same-key' }
  await register(email, {}, key)
  expect((await register(email, { password: 'drugoi-parol' }, key)).body.errorMessage).toBe('request.key_reused')
})

test('letters to one mail have an end', async () => {
  const email = nobody()
  const ask = () => call('POST', '/api/business_user/register/letter', { body: { email } })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await ask()).status)
  expect(statuses.slice(-2)).toEqual([200, 429])
})

test('registering, confirming and signing in stand in the log; of wrong passwords the one that was too many', async () => {
  const email = await joined()
  await signIn(email)
  for (let i = 0; i < 12; i++) await signIn(email, 'chuzhoi-parol')
  const { rows } = await pool.query(
    `select action, actor like 'business:%' as is_own from log
     where subject = (select 'business:' || id from business_user where email = $1) order by id`,
    [email],
  )
  expect(rows).toEqual([
    { action: 'account.register', is_own: false },
    { action: 'account.confirm', is_own: true },
    { action: 'session.begin', is_own: true },
    { action: 'session.guess', is_own: false },
  ])
})

test('who never opened the link is forgotten after a week, and who did is not', async () => {
  const [waiting, confirmed] = [nobody(), await joined()]
  await register(waiting)
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000)
  await forgetOldRegistrations(product.em(), clock.now)
  const { rows } = await pool.query('select email from business_user where email = any($1)', [[waiting, confirmed]])
  expect(rows).toEqual([{ email: confirmed }])
})
