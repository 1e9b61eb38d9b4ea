import { expect, test } from 'bun:test'
import { openProduct } from '../../../../test/product'

const product = await openProduct({ TEST_PHONE: '79990000000', TEST_PASSWORD: 'secret-word' })
const { call, clock, pool } = product

async function start(phone: string, headers: Record<string, string> = {}) {
  const { body } = await call('POST', '/api/user/authenticate', { body: { phone }, headers })
  return body.data
}
async function sentCode(phone: string): Promise<string> {
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'phone' = $1 order by id desc limit 1`,
    [phone],
  )
  return /\d{4}/.exec(rows[0]?.text ?? '')?.[0] ?? 'none'
}
const wrongOf = (code: string) => (code === '0000' ? '1111' : '0000')
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
async function cookiesOf(phone: string) {
  const { token } = await start(phone)
  await call('GET', '/api/user/confirm', { token })
  const { headers, body } = await call('POST', '/api/user/confirm', { token, body: { code: await sentCode(phone) } })
  return { token, body, set: headers.getSetCookie() }
}

test('a phone starts a session that shows nothing and may do nothing but confirm', async () => {
  const data = await start('+7 (900) 111-22-33')
  expect(data).toMatchObject({
    is_confirmed: false,
    user: { user: { name: null, phone: '79001112233' }, addresses: [] },
  })
  expect((await call('GET', '/api/user', { token: data.token })).status).toBe(401)
})

test('what is no phone is refused at its field', async () => {
  const { status, body } = await call('POST', '/api/user/authenticate', { body: { phone: '12345678901234' } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errorMessage: 'account.phone_invalid', errors: { phone: expect.any(String) } })
})

test.each([
  '+374 91 123456',
  '37491123456',
  '+375 29 123-45-67',
  '+49 30 1234567',
  '+7 707 123-45-67',
  '+7 123 123-45-67',
])('nobody in Russia gets the code of %s', async (phone) => {
  for (const path of ['/api/user/authenticate', '/api/auth/phone']) {
    const { status, body } = await call('POST', path, { body: { phone } })
    expect([status, body.errorMessage, Object.keys(body.errors)]).toEqual([422, 'account.phone_invalid', ['phone']])
  }
  const { rows } = await pool.query(`select 1 from "user" where phone !~ '^79'`)
  expect(rows).toEqual([])
})

test('the code out of the SMS confirms, and the session then lives 90 days', async () => {
  const { body, token } = await cookiesOf('79001110001')
  expect(body.data.is_confirmed).toBe(true)
  expect(new Date(body.data.expire_at).getTime() - clock.now.getTime()).toBe(90 * 24 * 3_600_000)
  expect((await call('GET', '/api/user', { token })).body.phone).toBe('79001110001')
})

test('the token is set as a cookie that scripts cannot read', async () => {
  const { headers } = await call('POST', '/api/user/authenticate', { body: { phone: '79001110002' } })
  const cookie = headers.getSetCookie().find((one) => one.startsWith('ostrov_customer=')) ?? ''
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie).toContain('Path=/')
  expect(cookie).toContain('Expires=')
  expect(cookie).not.toContain('Secure')
})

test('beside a confirmed session stands a word that scripts can read; it goes with the session', async () => {
  const known = (set: readonly string[]) => set.find((one) => one.startsWith('ostrov_known=')) ?? ''
  const { headers } = await call('POST', '/api/user/authenticate', { body: { phone: '79001110012' } })
  expect(known(headers.getSetCookie())).not.toContain('ostrov_known=1')
  const { set, token } = await cookiesOf('79001110013')
  expect(known(set)).toContain('ostrov_known=1')
  expect(known(set)).not.toContain('HttpOnly')
  const { headers: left } = await call('POST', '/api/auth/logout', { token })
  expect(known(left.getSetCookie())).toContain('ostrov_known=;')
})

test('the cookie of a session that has ended is taken away with the refusal, one still to be confirmed is not', async () => {
  const asked = (token: string) => call('GET', '/api/user', { headers: { cookie: `ostrov_customer=${token}` } })
  const { token } = await cookiesOf('79001110014')
  expect((await asked(token)).body.session_expire_at).toEqual(expect.any(String))
  await call('POST', '/api/auth/logout', { token })
  const ended = await asked(token)
  expect(ended.status).toBe(401)
  expect(ended.headers.getSetCookie().map((one) => one.split(';')[0])).toEqual(['ostrov_customer=', 'ostrov_known='])
  const waiting = await asked((await start('79001110015')).token)
  expect([waiting.status, waiting.headers.getSetCookie()]).toEqual([401, []])
})

test('the code is kept only as a hash', async () => {
  const { token } = await start('79001110003')
  await call('GET', '/api/user/confirm', { token })
  const { rows } = await pool.query(`select code_hash from confirmation_code where phone = '79001110003'`)
  expect(rows[0].code_hash).toMatch(/^[0-9a-f]{64}$/)
})

test('a wrong code is told so, and the fifth wrong one kills the code', async () => {
  const { token } = await start('79001110004')
  await call('GET', '/api/user/confirm', { token })
  const code = await sentCode('79001110004')
  for (let i = 0; i < 5; i++) {
    const { status } = await call('POST', '/api/user/confirm', { token, body: { code: wrongOf(code) } })
    expect(status).toBe(422)
  }
  const { status, body } = await call('POST', '/api/user/confirm', { token, body: { code } })
  expect(status).toBe(409)
  expect(body.errorMessage).toBe('account.code_expired')
})

test('twenty guesses at the same moment get five tries between them', async () => {
  const { token } = await start('79001110005')
  await call('GET', '/api/user/confirm', { token })
  const wrong = wrongOf(await sentCode('79001110005'))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('POST', '/api/user/confirm', { token, body: { code: wrong } })),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
})

test('a code dies after five minutes', async () => {
  const { token } = await start('79001110006')
  await call('GET', '/api/user/confirm', { token })
  const code = await sentCode('79001110006')
  later(300)
  const { status } = await call('POST', '/api/user/confirm', { token, body: { code } })
  expect(status).toBe(409)
})

test('another code may be asked for after 30 seconds, and it replaces the first', async () => {
  const phone = '79001110007'
  const { token } = await start(phone)
  expect((await call('GET', '/api/user/confirm', { token })).body).toEqual({ resend_in: 30 })
  const first = await sentCode(phone)
  later(12)
  const tooSoon = await call('GET', '/api/user/confirm', { token })
  expect(tooSoon.status).toBe(429)
  expect(tooSoon.headers.get('retry-after')).toBe('18')
  later(18)
  expect((await call('GET', '/api/user/confirm', { token })).status).toBe(200)
  expect((await call('POST', '/api/user/confirm', { token, body: { code: first } })).status).toBe(422)
  expect((await call('POST', '/api/user/confirm', { token, body: { code: await sentCode(phone) } })).status).toBe(200)
})

test('two presses at the same moment send one code', async () => {
  const { token } = await start('79001110008')
  const answers = await Promise.all([
    call('GET', '/api/user/confirm', { token }),
    call('GET', '/api/user/confirm', { token }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
})

test('a device that confirmed this phone is let in at once, for this phone alone and for 180 days', async () => {
  const { set } = await cookiesOf('79001110010')
  const device = set.find((one) => one.startsWith('ostrov_device='))?.split(';')[0] ?? ''
  expect((await start('79001110010', { cookie: device })).is_confirmed).toBe(true)
  expect((await start('79001110011', { cookie: device })).is_confirmed).toBe(false)
  expect((await start('79001110010')).is_confirmed).toBe(false)
  later(181 * 24 * 3600)
  expect((await start('79001110010', { cookie: device })).is_confirmed).toBe(false)
})

test('a device cookie that was tampered with is worth nothing', async () => {
  const { set } = await cookiesOf('79001110012')
  const device = set.find((one) => one.startsWith('ostrov_device='))?.split(';')[0] ?? ''
  expect((await start('79001110012', { cookie: `${device.slice(0, -4)}AAAA` })).is_confirmed).toBe(false)
})

test('the special phone enters by its password alone, without an SMS', async () => {
  const phone = '79990000000'
  const wrong = await call('POST', '/api/user/authenticate', { body: { phone, password: 'guess' } })
  expect(wrong.body.errorMessage).toBe('account.password_wrong')
  const { body } = await call('POST', '/api/user/authenticate', { body: { phone, password: 'secret-word' } })
  expect(body.data.is_confirmed).toBe(true)
  expect(await sentCode(phone)).toBe('none')
})

test('logging out refuses the token at once', async () => {
  const { token } = await cookiesOf('79001110013')
  const { status, headers } = await call('POST', '/api/auth/logout', { token })
  expect(status).toBe(200)
  expect(headers.getSetCookie().join()).toContain('1970')
  expect((await call('GET', '/api/user', { token })).status).toBe(401)
})

test('a blocked person is told so when the phone is proved to be theirs, and gets no session', async () => {
  const { set } = await cookiesOf('79001110014')
  await pool.query(`update "user" set is_blocked = true where phone = '79001110014'`)
  later(31)
  const { token } = await start('79001110014')
  expect((await call('GET', '/api/user/confirm', { token })).status).toBe(200)
  const entered = await call('POST', '/api/user/confirm', { token, body: { code: await sentCode('79001110014') } })
  expect(entered).toMatchObject({ status: 409, body: { errorMessage: 'account.blocked' } })
  expect((await call('GET', '/api/user', { token })).status).toBe(401)
  const device = set.find((one) => one.startsWith('ostrov_device='))?.split(';')[0] ?? ''
  const known = await call('POST', '/api/user/authenticate', {
    body: { phone: '79001110014' },
    headers: { cookie: device },
  })
  expect(known.body.errorMessage).toBe('account.blocked')
})

test('the portal signs the same person in, in its own form', async () => {
  const phone = '79001110015'
  const started = (await call('POST', '/api/auth/phone', { body: { phone } })).body
  expect(started).toMatchObject({ is_confirmed: false, is_new_user: true, user: { phone, name: null } })
  const { token } = started.session
  expect((await call('POST', '/api/auth/sms', { token })).body).toEqual({ resend_in: 30 })
  const { body } = await call('POST', '/api/auth/confirm', { token, body: { code: await sentCode(phone) } })
  expect(body).toMatchObject({ is_confirmed: true, user: { phone } })
  expect((await call('GET', '/api/user', { token })).status).toBe(200)
})

test('the portal’s special door opens by the password alone', async () => {
  const enter = (password: string) => call('POST', '/api/auth/admin', { body: { phone: '79990000000', password } })
  expect((await enter('guess')).status).toBe(422)
  const other = { phone: '79001110016', password: 'secret-word' }
  expect((await call('POST', '/api/auth/admin', { body: other })).body.errorMessage).toBe('account.password_wrong')
  expect((await enter('secret-word')).body.is_confirmed).toBe(true)
})

test('the portal’s calls refuse what delivery’s do', async () => {
  const phone = '79001110017'
  const ask = async (path: string, sent: { token?: string; body?: object } = {}) => {
    const { status, body } = await call('POST', `/api/auth/${path}`, sent)
    return [status, body.errorMessage]
  }
  expect([(await ask('sms'))[0], (await ask('confirm', { body: { code: '1234' } }))[0]]).toEqual([401, 401])
  const { token } = (await call('POST', '/api/auth/phone', { body: { phone } })).body.session
  expect((await ask('sms', { token }))[0]).toBe(200)
  expect(await ask('sms', { token })).toEqual([429, 'account.code_too_soon'])
  const code = await sentCode(phone)
  expect(await ask('confirm', { token, body: { code: wrongOf(code) } })).toEqual([422, 'account.code_wrong'])
  expect((await call('DELETE', '/api/auth/account', { token })).status).toBe(401)
  later(300)
  expect(await ask('confirm', { token, body: { code } })).toEqual([409, 'account.code_expired'])
})
