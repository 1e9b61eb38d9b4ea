import { describe, expect, test } from 'bun:test'
import { SOCIAL_PROVIDERS } from '@ostrov/shared/sessions/social'
import { idIn, openProductWithSocial } from '../../../../test/social'

const product = await openProductWithSocial({ LIMITS: 'sms_phone=50/60 sms_phone_day=99/60' })
const { browser, pool, call } = product

let made = 0
const someone = (more: object = {}) => ({ id: String(700_000 + ++made), ...more })
const phoneOf = (number: number) => `7900222${String(number).padStart(4, '0')}`
const identities = async (user_id: string) =>
  (await pool.query('select provider, subject from social_identity where user_id = $1', [user_id])).rows

/** Signs in for the first time and ties this phone. */
async function tie(provider: 'vk' | 'yandex', person: { id: string }, phone: string) {
  const visitor = browser()
  const came = await visitor.go(provider, person)
  const { body } = await visitor.confirm(phone, idIn(came.body.redirect))
  return { visitor, user_id: body.data.user.id }
}

describe.each([...SOCIAL_PROVIDERS])('%s', (provider) => {
  test('a new person goes on to the phone, is tied after the code, and signs in at once the next time', async () => {
    const person = someone({ name: 'Анна', email: 'anna@example.com', phone: '+79002220001' })
    const phone = phoneOf(++made)
    const first = browser()
    const came = await first.go(provider, person, '/eda/cart?step=2')
    expect(came.status).toBe(303)
    expect(came.headers.get('location')).toBe(
      `/eda/login?redirect=%2Feda%2Fcart%3Fstep%3D2&social=${idIn(came.body.redirect)}`,
    )
    expect([came.body.session, first.cookies.has('ostrov_customer')]).toEqual([undefined, false])
    const { body } = await first.stands(came.body.redirect)
    expect(body).toEqual({
      provider,
      is_signed_in: false,
      documents_changed: false,
      name: 'Анна',
      phone: '79002220001',
    })
    const { body: login } = await first.confirm(phone, idIn(came.body.redirect))
    expect(login.data.user.user).toMatchObject({
      name: 'Анна',
      email: 'anna@example.com',
      email_confirmed: false,
      phone,
    })
    expect(await identities(login.data.user.id)).toEqual([{ provider, subject: person.id }])

    const second = browser()
    const again = await second.go(provider, person, '/profile')
    expect(again.body.session).toEqual({ token: expect.any(String), expire_at: expect.any(String) })
    expect(second.cookies.get('ostrov_known')).toBe('1')
    expect((await second.send('GET', '/api/user')).body.id).toBe(login.data.user.id)
    expect((await second.stands(again.body.redirect)).body.is_signed_in).toBe(true)
  })

  test('the service is asked with a challenge, a state and its own exact address', async () => {
    const asked = new URL(await browser().begin(provider)).searchParams
    expect(asked.get('redirect_uri')).toBe(`${product.origin}/api/auth/social/${provider}/callback`)
    expect(asked.get('code_challenge_method')).toBe(provider === 'vk' ? 's256' : 'S256')
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/)
    expect(asked.get('response_type')).toBe('code')
  })

  test('a blocked customer reads the words they would read by phone', async () => {
    const person = someone()
    const phone = phoneOf(++made)
    const { user_id } = await tie(provider, person, phone)
    await pool.query(`update "user" set is_blocked = true, block_reason = 'Ругань' where id = $1`, [user_id])
    const visitor = browser()
    const came = await visitor.go(provider, person)
    const { body } = await visitor.stands(came.body.redirect)
    const { body: byPhone } = await browser().confirm(phone)
    expect(body).toEqual(byPhone)
    expect([body.errorMessage, body.message]).toEqual(['account.blocked', expect.stringContaining('Ругань')])
    expect(visitor.cookies.has('ostrov_customer')).toBe(false)
  })
})

test('one person tied from two browsers at once stays with the first phone', async () => {
  const person = someone()
  const [one, two] = [browser(), browser()]
  const [first, second] = [await one.go('vk', person), await two.go('vk', person)]
  const owner = await one.confirm(phoneOf(++made), idIn(first.body.redirect))
  const late = await two.confirm(phoneOf(++made), idIn(second.body.redirect))
  expect([late.status, late.body.errorMessage]).toEqual([409, 'social.lost'])
  expect((await identities(owner.body.data.user.id)).length).toBe(1)
})

test('a browser trusted with the phone still enters the code before anybody is tied to it', async () => {
  const phone = phoneOf(++made)
  const visitor = browser()
  await visitor.confirm(phone)
  expect((await visitor.send('POST', '/api/user/authenticate', { phone })).body.data.is_confirmed).toBe(true)
  const came = await visitor.go('vk', someone())
  const started = await visitor.send('POST', '/api/user/authenticate', { phone, social_id: idIn(came.body.redirect) })
  expect(started.body.data.is_confirmed).toBe(false)
})

test('a sign-in by phone that does not name the try ties nobody', async () => {
  const visitor = browser()
  await visitor.go('vk', someone())
  const { body } = await visitor.confirm(phoneOf(++made))
  expect(await identities(body.data.user.id)).toEqual([])
})

test('what a person has written of themselves stays', async () => {
  const phone = phoneOf(++made)
  const visitor = browser()
  await visitor.confirm(phone)
  await visitor.send('PUT', '/api/user', { name: 'Мария', email: 'maria@example.com' })
  const came = await visitor.go('vk', someone({ name: 'Анна', email: 'anna@example.com' }))
  const { body } = await visitor.confirm(phone, idIn(came.body.redirect))
  expect(body.data.user.user).toMatchObject({ name: 'Мария', email: 'maria@example.com' })
})

test('what our profile would not take is left out', async () => {
  const visitor = browser()
  const came = await visitor.go('yandex', someone({ name: 'Anna <b>', phone: '+49301234567', email: 'no mail' }))
  expect((await visitor.stands(came.body.redirect)).body).toMatchObject({ name: null, phone: null })
  const { body } = await visitor.confirm(phoneOf(++made), idIn(came.body.redirect))
  expect(body.data.user.user).toMatchObject({ name: null, email: null })
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  '/..//evil.example',
])('a way back of «%s» stays on the site', async (back) => {
  const { body, headers } = await browser().go('vk', someone(), back)
  expect(headers.get('location')).toBe(`/eda/login?social=${idIn(body.redirect)}`)
})

test('neither tokens nor codes nor the verifier are kept', async () => {
  const visitor = browser()
  const back = await visitor.decide(await visitor.begin('vk'), someone())
  await visitor.send('GET', back)
  const sent = new URL(back, product.origin).searchParams
  const { rows } = await pool.query('select a::text as line from social_attempt a')
  const kept = rows.map(({ line }) => line).join('\n')
  for (const name of ['code', 'state', 'device_id']) expect(kept).not.toContain(String(sent.get(name)))
})

test('the documents in force are accepted as by phone', async () => {
  const publish = (number: number) =>
    pool.query(
      `with d as (insert into document (key, title, body) values ('agreement', 'Соглашение', '{"type":"doc","content":[]}')
                  on conflict (key) do update set key = excluded.key returning id, title, body)
       insert into document_version (document_id, number, title, body, published_at) select id, $1, title, body, now() from d`,
      [number],
    )
  await publish(901)
  const person = someone()
  const { user_id } = await tie('vk', person, phoneOf(++made))
  const accepted = async () =>
    (await pool.query('select 1 from document_acceptance where user_id = $1', [user_id])).rows.length
  const before = await accepted()
  expect(before).toBeGreaterThan(0)
  await publish(902)
  const visitor = browser()
  const came = await visitor.go('vk', person)
  expect((await visitor.stands(came.body.redirect)).body).toMatchObject({ is_signed_in: true, documents_changed: true })
  expect(await accepted()).toBe(before + 1)
})

test('deleting the account unties it: the same person is new again', async () => {
  const person = someone()
  const { visitor, user_id } = await tie('vk', person, phoneOf(++made))
  expect((await visitor.send('DELETE', '/api/auth/account')).status).toBe(200)
  expect(await identities(user_id)).toEqual([])
  expect((await browser().go('vk', person)).body.session).toBeUndefined()
})

test('a service that is not set up is offered nowhere', async () => {
  expect((await call('GET', '/api/settings')).body.social).toEqual(['vk', 'yandex'])
  for (const provider of ['gmail', 'apple', 'ok']) {
    expect((await call('POST', `/api/auth/social/${provider}`)).status).toBe(422)
  }
})
