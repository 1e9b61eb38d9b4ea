import { expect, test } from 'bun:test'
import { DOORS, openGuarded } from '../../../../test/second-factor'
import { BusinessUser } from '../../staff/business-user'
import { makeLink } from '../staff/staff-link'

// Passwords are slow to check on purpose.
const { product, guarded, newPerson, signIn, letters, appNow, wait, password } = await openGuarded()
const { call, clock } = product

test.each(['business', 'admin'] as const)(
  'with it on, a password of %s alone opens nothing, and with a code it does',
  async (kind) => {
    const { email, secret } = await guarded(kind)
    const without = await signIn(email)
    expect([without.status, without.body.errorMessage]).toEqual([409, 'account.code_wanted'])
    expect(without.headers.getSetCookie()).toEqual([])
    const { status, body } = await signIn(email, appNow(secret))
    expect([status, Object.keys(body).sort(), body.kind]).toEqual([
      200,
      ['documents_changed', 'expire_at', 'kind', 'token'],
      kind,
    ])
  },
)

test('without it, signing in is what it was, and a code that came along is nobody’s business', async () => {
  const email = await newPerson()
  expect((await signIn(email)).status).toBe(200)
  expect((await signIn(email, '123456')).status).toBe(200)
})

test('a wrong password is answered as ever, whether a code came along or not', async () => {
  const { email, secret } = await guarded()
  const body = { email, password: 'wrong' }
  const answers = [
    await call('POST', '/api/staff/authenticate', { body }),
    await call('POST', '/api/staff/authenticate', { body: { ...body, code: appNow(secret) } }),
    await call('POST', '/api/staff/authenticate', { body: { ...body, email: 'nobody@example.com' } }),
  ]
  expect(new Set(answers.map((one) => `${one.status} ${JSON.stringify(one.body)}`)).size).toBe(1)
  expect((await signIn(email, appNow(secret))).status).toBe(200)
})

test('a code opens once, and then neither it nor one before it', async () => {
  const { email, secret } = await guarded()
  const [before, now] = [appNow(secret, -1), appNow(secret)]
  expect((await signIn(email, now)).status).toBe(200)
  for (const code of [now, before]) {
    expect((await signIn(email, code)).body.errorMessage).toBe('account.app_code_wrong')
  }
  expect((await signIn(email, appNow(secret, 1))).status).toBe(200)
})

test('the code that switched it on does not open the door too', async () => {
  const email = await newPerson()
  const { token } = (await signIn(email)).body
  const { secret } = (await call('POST', DOORS.business, { token, body: { current: password } })).body
  const code = appNow(secret)
  await call('POST', `${DOORS.business}/confirm`, { token, body: { code } })
  expect((await signIn(email, code)).status).toBe(422)
})

test('a clock may be half a minute apart and no more', async () => {
  const { email, secret } = await guarded()
  expect((await signIn(email, appNow(secret, -2))).status).toBe(422)
  expect((await signIn(email, appNow(secret, 2))).status).toBe(422)
  expect((await signIn(email, appNow(secret, -1))).status).toBe(200)
  expect((await signIn(email, appNow(secret, 1))).status).toBe(200)
})

test('two who bring the same code at once get one session', async () => {
  const { email, secret, codes } = await guarded()
  for (const code of [appNow(secret), codes[0]]) {
    const statuses = (await Promise.all([signIn(email, code), signIn(email, code)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 422])
  }
})

test('a recovery code opens once, however it is typed, and its person is told', async () => {
  const { email, codes } = await guarded()
  const [first = ''] = codes
  expect((await signIn(email, ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
  expect((await signIn(email, first)).body.errorMessage).toBe('account.app_code_wrong')
  expect(await letters(email)).toContain('Вход с\u00a0кодом восстановления')
})

test('wrong codes are counted for the person, right ones are not, and the person is told that the password is known', async () => {
  const { email, secret } = await guarded()
  const device = (await signIn(email, appNow(secret))).headers
    .getSetCookie()
    .find((one) => one.includes('staff_device'))
  wait(30)
  const wrong = appNow(secret, 40)
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) statuses.push((await signIn(email, wrong, { 'x-client-ip': `203.0.113.${i}` })).status)
  expect(statuses).toEqual([422, 422, 422, 429])
  expect(await letters(email)).toContain('Кто-то знает ваш пароль')
  expect((await signIn(email, appNow(secret))).status).toBe(429)
  const cookie = device?.split(';')[0] ?? ''
  expect((await signIn(email, appNow(secret), { cookie })).status).toBe(200)
})

test('a password set anew by mail does not pass the code by', async () => {
  const { email, secret } = await guarded()
  const person = await product.em().findOneOrFail(BusinessUser, { email })
  const link = await makeLink(product.em(), person.id, { purpose: 'password', hours: 1, now: clock.now })
  await call('POST', `/api/business_user/reset_password?token=${link}`, { body: { password } })
  expect((await signIn(email)).body.errorMessage).toBe('account.code_wanted')
  expect((await signIn(email, appNow(secret))).status).toBe(200)
})
