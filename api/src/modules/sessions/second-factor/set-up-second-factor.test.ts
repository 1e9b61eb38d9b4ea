import { expect, test } from 'bun:test'
import { DOORS, openGuarded } from '../../../../test/second-factor'
import { resetSecondFactor } from './end-second-factor'

// Passwords are slow to check on purpose.
const { product, guarded, newPerson, signIn, letters, appNow, wait, password } = await openGuarded()
const { call, clock, config, pool } = product

test('switching it on ends every other session, and the letter says so', async () => {
  const email = await newPerson()
  const elsewhere = (await signIn(email)).body.token
  const here = (await signIn(email)).body.token
  const { secret } = (await call('POST', DOORS.business, { token: here, body: { current: password } })).body
  await call('POST', `${DOORS.business}/confirm`, { token: here, body: { code: appNow(secret) } })
  expect((await call('GET', '/api/business_user', { token: elsewhere })).status).toBe(401)
  expect((await call('GET', DOORS.business, { token: here })).body).toEqual({
    on_since: clock.now.toISOString(),
    recovery_codes_left: 10,
  })
  expect(await letters(email)).toEqual(['Вход с\u00a0кодом включён'])
})

test('a key is given for the password alone, and asks for nothing until a code of it confirms', async () => {
  const email = await newPerson()
  const { token } = (await signIn(email)).body
  const refused = await call('POST', DOORS.business, { token, body: { current: 'wrong' } })
  expect([refused.status, refused.body.errors]).toEqual([422, { current: 'Нынешний пароль не\u00A0подошёл.' }])
  const { body } = await call('POST', DOORS.business, { token, body: { current: password } })
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(body.uri).toBe(
    `otpauth://totp/${encodeURIComponent('Остров')}:${encodeURIComponent(email)}?issuer=${encodeURIComponent('Остров')}&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
  )
  const wrong = await call('POST', `${DOORS.business}/confirm`, { token, body: { code: appNow(body.secret, 9) } })
  expect([wrong.status, wrong.body.errors?.code]).toEqual([422, wrong.body.message])
  expect((await signIn(email)).status).toBe(200)
  expect((await call('GET', DOORS.business, { token })).body).toEqual({ on_since: null, recovery_codes_left: 0 })
})

test('a key that was shown again replaces the one before, and one of half an hour ago is dead', async () => {
  const email = await newPerson()
  const { token } = (await signIn(email)).body
  const begin = async () => (await call('POST', DOORS.business, { token, body: { current: password } })).body.secret
  const confirm = async (code: string) =>
    (await call('POST', `${DOORS.business}/confirm`, { token, body: { code } })).body.errorMessage
  const first = await begin()
  const second = await begin()
  expect(await confirm(appNow(first))).toBe('account.app_code_wrong')
  wait(30 * 60 + 1)
  expect(await confirm(appNow(second))).toBe('second_factor.key_old')
  const third = await begin()
  expect(await confirm(appNow(third))).toBeUndefined()
  expect(await confirm(appNow(third, 1))).toBe('second_factor.is_on')
  const again = await call('POST', DOORS.business, { token, body: { current: password } })
  expect([again.status, again.body.errorMessage]).toEqual([409, 'second_factor.is_on'])
})

test('switching it off, and new recovery codes, take the password and a code', async () => {
  const { token, secret, codes, door, email } = await guarded()
  const tried = async (path: string, current: string, code = '') =>
    (await call('POST', `${door}/${path}`, { token, body: { current, code } })).status
  for (const path of ['off', 'recovery_codes']) {
    expect(await tried(path, 'wrong', appNow(secret))).toBe(422)
    expect(await tried(path, password)).toBe(422)
    expect(await tried(path, password, '000 00')).toBe(422)
  }
  const renewed = await call('POST', `${door}/recovery_codes`, {
    token,
    body: { current: password, code: appNow(secret) },
  })
  expect(new Set([...codes, ...renewed.body.recovery_codes]).size).toBe(20)
  expect((await signIn(email, codes[1])).status).toBe(422)
  expect(await tried('off', password, renewed.body.recovery_codes[0])).toBe(200)
  expect(await tried('off', password, renewed.body.recovery_codes[1])).toBe(409)
  expect((await signIn(email)).status).toBe(200)
  expect(await letters(email)).toEqual([
    'Вход с\u00a0кодом включён',
    'Новые коды восстановления',
    'Вход с\u00a0кодом выключен',
  ])
})

test('neither key nor codes lie open in the database, in a letter or in the log', async () => {
  const { secret, codes } = await guarded()
  const tables = ['second_factor', 'recovery_code', 'log', 'graphile_worker._private_jobs']
  for (const table of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text from ${table} t`)
    const all = rows.map(({ text }) => text).join('\n')
    for (const said of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(all).not.toContain(said)
  }
})

test('the console switches it off for who lost everything; the log and the person hear of it', async () => {
  const { email } = await guarded('admin')
  const reset = (mail: string) => resetSecondFactor(product.em(), config, { email: mail, now: clock.now })
  expect(await reset(` ${email.toUpperCase()}`)).toMatchObject({ kind: 'admin' })
  expect(await reset(email)).toBeNull()
  expect(await reset('nobody@example.com')).toBeNull()
  expect((await signIn(email)).status).toBe(200)
  expect(await letters(email)).toContain('Вход с\u00a0кодом выключила поддержка')
  const { rows } = await pool.query(`select actor, action from log where actor = 'console'`)
  expect(rows).toEqual([{ actor: 'console', action: 'second_factor.off' }])
})

test('of a manager who was let go nothing of it stays', async () => {
  const { email } = await guarded()
  const owner = await newPerson()
  await pool.query(
    `update business_user set role = 'manager', owner_id = (select id from business_user where email = $1) where email = $2`,
    [owner, email],
  )
  const { rows: found } = await pool.query<{ id: string }>('select id from business_user where email = $1', [email])
  const { token } = (await signIn(owner)).body
  await call('DELETE', `/api/business_user/manager/${found[0]?.id}`, { token })
  const { rows } = await pool.query('select 1 from second_factor where business_user_id = $1', [found[0]?.id])
  expect(rows).toEqual([])
})
