import { expect, test } from 'bun:test'
import { administrator, businessOwner } from '../../../../test/people'
import { guard, openGuarded } from '../../../../test/second-factor'

// Passwords are slow to check on purpose.
const { product, newPerson, signIn, appNow, wait, password } = await openGuarded()
const { call, pool, clock } = product
const { token: owner, id: owner_id } = await administrator(product)
const sessions = async (id: string) =>
  (await call('GET', `/api/admin/administrator/${id}/sessions`, { token: owner })).body.items
const idOf = async (email: string) => (await pool.query('select id from admin where email = $1', [email])).rows[0].id
const me = (token: string) => call('GET', '/api/admin/me', { token })
const require = (on: boolean) =>
  pool.query(
    `insert into setting (name, value, changed_at) values ('admin_second_factor', $1, now())
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(on)],
  )

test('an owner sees where an administrator is signed in, from which network and since when nothing was heard, and ends one or all', async () => {
  const email = await newPerson('admin')
  const id = await idOf(email)
  const headers = { 'x-client-ip': '95.84.12.7', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0' }
  const { token } = (await signIn(email, undefined, headers)).body
  wait(600)
  await me(token)
  const elsewhere = (await signIn(email)).body.token
  const listed = await sessions(id)
  expect(listed).toMatchObject([
    { address_area: null, last_seen_at: null },
    { device: 'Firefox, Linux', address_area: '95.84.12.*', last_seen_at: clock.now.toISOString() },
  ])
  expect(JSON.stringify(listed)).not.toContain('95.84.12.7')
  const door = `/api/admin/administrator/${id}/sessions`
  expect((await call('DELETE', `${door}/${listed[1].id}`, { token: owner })).status).toBe(200)
  expect([(await me(token)).status, (await me(elsewhere)).status]).toEqual([401, 200])
  const again = await call('DELETE', `${door}/${listed[1].id}`, { token: owner })
  expect([again.status, again.body.errorMessage]).toEqual([404, 'session.not_found'])
  expect((await call('DELETE', door, { token: owner })).status).toBe(200)
  expect((await me(elsewhere)).status).toBe(401)
  const { rows } = await pool.query(`select actor, action from log where subject = $1 and actor = $2 order by id`, [
    `admin:${id}`,
    `admin:${owner_id}`,
  ])
  expect(rows.map(({ action }) => action)).toEqual(['session.close', 'session.close_all'])
})

test('what is seen within five minutes is written once', async () => {
  const boris = await administrator(product)
  const seen = async () =>
    (await pool.query('select last_seen_at from session where admin_id = $1', [boris.id])).rows[0]
  await me(boris.token)
  const first = await seen()
  wait(200)
  await me(boris.token)
  expect(await seen()).toEqual(first)
  wait(200)
  await me(boris.token)
  expect(await seen()).not.toEqual(first)
})

test('one’s own sign-ins say the same, and another role reaches nobody’s', async () => {
  const support = await administrator(product, undefined, 'support')
  const own = await call('GET', '/api/admin/sessions', { token: support.token })
  expect(own.body.items).toMatchObject([{ is_current: true, address_area: null }])
  for (const verb of ['GET', 'DELETE'] as const)
    expect((await call(verb, `/api/admin/administrator/${owner_id}/sessions`, { token: support.token })).status).toBe(
      404,
    )
  const stranger = await call('DELETE', `/api/admin/administrator/${support.id}/sessions/${owner_id}`, { token: owner })
  expect(stranger.status).toBe(404)
})

test('where a code is demanded, who has none may set it up and nothing else; with it all is open', async () => {
  const email = await newPerson('admin')
  const { token } = (await signIn(email)).body
  expect((await me(token)).body.needs_second_factor).toBe(false)
  await require(true)
  expect((await me(token)).body.needs_second_factor).toBe(true)
  for (const [verb, path] of [
    ['GET', '/api/admin/overview'],
    ['GET', '/api/admin/cities'],
    ['POST', '/api/admin/password'],
    ['PUT', '/api/admin/system/settings'],
  ] as const) {
    const refused = await call(verb, path, {
      token,
      ...(verb !== 'GET' && { body: { current: password, password: 'x' } }),
    })
    expect([path, refused.status, refused.body.errorMessage]).toEqual([path, 409, 'session.second_factor_wanted'])
  }
  expect((await call('GET', '/api/admin/sessions', { token })).status).toBe(200)
  const { secret } = (await call('POST', '/api/admin/second_factor', { token, body: { current: password } })).body
  const set = await call('POST', '/api/admin/second_factor/confirm', { token, body: { code: appNow(secret) } })
  expect(set.status).toBe(200)
  expect((await me(token)).body.needs_second_factor).toBe(false)
  expect((await call('GET', '/api/admin/overview', { token })).status).toBe(200)
  const partner = await businessOwner(product)
  expect((await call('GET', '/api/business_user', { token: partner.token })).status).toBe(200)
  await require(false)
})

test('an owner who signs in with a code may demand one of all', async () => {
  const boss = await administrator(product)
  await guard(product, 'admin', boss.id)
  const body = { admin_second_factor: true }
  const demanded = await call('PUT', '/api/admin/system/settings', { token: boss.token, body })
  expect([demanded.status, demanded.body.admin_second_factor]).toEqual([200, true])
  expect((await call('GET', '/api/admin/overview', { token: owner })).status).toBe(409)
  expect((await call('GET', '/api/admin/administrator', { token: boss.token })).body.items).toContainEqual(
    expect.objectContaining({ id: boss.id, has_second_factor: true }),
  )
  await require(false)
})
