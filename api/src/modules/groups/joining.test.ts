import { expect, test } from 'bun:test'
import { friend, openTogether, visitor } from '../../../test/groups'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { safePath } from '../../http/access-log'
import { forgetGroups } from './steer-group'

const product = await openProduct({ LIMITS: 'group_joins=1000/60,writes=5000/60' })
const { call, clock } = product
const HOUR = 3_600_000

test('a stranger with the link sees whose basket it is, and nothing of its people or the owner', async () => {
  const { path, owner } = await openTogether(product)
  await friend(product, path, 'Аня')
  const { status, body } = await visitor(product, path).see()
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'open', owner_name: 'Олег', friends: 1, me: null, people: [], order: null })
  const told = JSON.stringify(body)
  for (const secret of ['Аня', owner.id, 'phone":"7900']) expect(told).not.toContain(secret)
})

test('a link that was never made is not found', async () => {
  const unknown = visitor(product, `/api/groups/${crypto.randomUUID()}`)
  expect((await unknown.see()).body.errorMessage).toBe('group.not_found')
  expect((await unknown.join('Аня')).status).toBe(404)
})

test('who joins is known by a cookie that scripts cannot read, in this group alone', async () => {
  const [one, other] = [await openTogether(product), await openTogether(product)]
  const browser = visitor(product, one.path)
  const { headers, body } = await browser.join('  Аня   К. ')
  expect(headers.get('set-cookie')).toMatch(/^ostrov_together_[\w-]{36}=[\w-]{43};.*HttpOnly; SameSite=Lax/)
  expect(body.me).toMatchObject({ name: 'Аня К.', is_owner: false })
  expect((await browser.see()).body.me.id).toBe(body.me.id)
  const elsewhere = await call('GET', other.path, { headers: { cookie: browser.cookie() } })
  expect(elsewhere.body.me).toBeNull()
})

test('a friend’s cookie opens nothing else of the owner’s', async () => {
  const { path } = await openTogether(product)
  const { cookie } = await friend(product, path, 'Аня')
  for (const own of ['user/baskets', 'user/orders', 'user/user_address', 'user'])
    expect([own, (await call('GET', `/api/${own}`, { headers: { cookie: cookie() } })).status]).toEqual([own, 401])
})

test.each([
  ['POST', '/api/auth/logout'],
  ['DELETE', '/api/user/sessions'],
  ['DELETE', '/api/auth/account'],
])('who leaves a browser by %s %s is known there no more, to friends either', async (method, way) => {
  const { path } = await openTogether(product)
  const { cookie } = await friend(product, path, 'Аня')
  const { token } = await signIn(product)
  const { status, headers } = await call(method, way, { token, headers: { cookie: cookie() } })
  const [name] = cookie().split('=')
  const cleared = headers.getSetCookie().filter((one) => /=;.*Expires=Thu, 01 Jan 1970/.test(one))
  expect([status, cleared.map((one) => one.split('=')[0]).sort()]).toEqual([
    200,
    ['ostrov_customer', 'ostrov_known', name ?? ''],
  ])
})

test.each([
  ['Олег', 'the owner'],
  [' ОЛЕГ ', 'the owner, written otherwise'],
  ['алена', 'a friend'],
])('the name %p is taken by %s, and the field says so', async (name) => {
  const { path } = await openTogether(product)
  await friend(product, path, 'Алёна')
  const { status, body } = await visitor(product, path).join(name)
  expect([status, body.errorMessage]).toEqual([409, 'group.name_taken'])
  expect(body.errors.name).toContain('Добавьте букву фамилии')
})

test.each(['', '   ', '😀', 'а'.repeat(31)])('the name %p is refused', async (name) => {
  const { path } = await openTogether(product)
  expect((await visitor(product, path).join(name)).status).toBe(422)
})

test('of thirty who come at once twenty get a seat', async () => {
  const { path } = await openTogether(product)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => visitor(product, path).join(`Друг ${n}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorMessage)
  expect(new Set(refused)).toEqual(new Set(['group.full']))
})

test('of two who give one name at once one gets it', async () => {
  const { path } = await openTogether(product)
  const answers = await Promise.all([1, 2, 3, 4].map(() => visitor(product, path).join('Аня')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('joining again from the same browser keeps the seat', async () => {
  const { path } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  const again = await anna.join('Анна Великая')
  expect(again.body.me).toMatchObject({ id: anna.id, name: 'Аня' })
  expect(again.body.friends).toBe(1)
})

test('joining is counted, so that nobody tries names without end', async () => {
  const strict = await openProduct({ LIMITS: 'group_joins=3/600' })
  const { path } = await openTogether(strict)
  const answers: number[] = []
  for (let n = 0; n < 5; n += 1) answers.push((await visitor(strict, path).join('Олег')).status)
  expect(answers).toEqual([409, 409, 409, 429, 429])
})

test('opening twice gives one link; another person has a group of their own', async () => {
  const { kitchen, owner, link } = await openTogether(product)
  const body = { restaurant_id: kitchen.restaurant_id, name: 'Олег' }
  expect((await call('POST', '/api/user/groups', { token: owner.token, body })).body.token).toBe(link)
  const other = await signIn(product)
  expect((await call('POST', '/api/user/groups', { token: other.token, body })).body.token).not.toBe(link)
})

test('a replaced link leads nowhere, and whoever has joined keeps the seat behind the new one', async () => {
  const { owner, path } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  const { token } = (await call('POST', `${path}/link`, { token: owner.token })).body
  expect((await anna.see()).status).toBe(404)
  const seen = await call('GET', `/api/groups/${token}`, { headers: { cookie: anna.cookie() } })
  expect(seen.body.me).toMatchObject({ id: anna.id, name: 'Аня' })
})

test('a closed link takes nobody in, and opened anew it is another one', async () => {
  const { owner, kitchen, path, link } = await openTogether(product)
  const closed = await call('DELETE', path, { token: owner.token })
  expect(closed.body.state).toBe('closed')
  expect((await visitor(product, path).join('Аня')).body.errorMessage).toBe('group.over')
  const body = { restaurant_id: kitchen.restaurant_id, name: 'Олег' }
  const { token } = (await call('POST', '/api/user/groups', { token: owner.token, body })).body
  expect(token).not.toBe(link)
  expect((await visitor(product, path).see()).status).toBe(404)
  expect((await friend(product, `/api/groups/${token}`, 'Аня')).id).toBeString()
})

test('twelve hours later the link takes nobody in', async () => {
  const { path } = await openTogether(product)
  const before = clock.now
  clock.now = new Date(before.getTime() + 12 * HOUR)
  const late = visitor(product, path)
  expect((await late.join('Аня')).body.errorMessage).toBe('group.over')
  expect((await late.see()).body.state).toBe('expired')
  clock.now = before
})

test('only the owner steers: to others, signed in or seated, the group’s reins do not exist', async () => {
  const { path } = await openTogether(product)
  const stranger = await signIn(product)
  const anna = await friend(product, path, 'Аня')
  const tried = [
    call('PUT', path, { token: stranger.token, body: { is_locked: true } }),
    call('DELETE', path, { token: stranger.token }),
    call('POST', `${path}/link`, { token: stranger.token }),
  ]
  for (const answer of await Promise.all(tried)) expect(answer.body.errorMessage).toBe('group.not_found')
  expect((await anna.ask('PUT', '', { is_locked: true })).status).toBe(401)
  expect((await anna.see()).body.state).toBe('open')
})

test('no log line shows the link', () => {
  const token = crypto.randomUUID()
  expect(safePath(`http://localhost/api/groups/${token}/items`)).toBe('/api/groups/:id/items')
  expect(safePath(`http://localhost/eda/together/${token}`)).not.toContain(token)
})

test('a week after its end a group is forgotten, unless friends’ dishes still lie in the basket', async () => {
  const [empty, filled] = [await openTogether(product), await openTogether(product)]
  await friend(product, empty.path, 'Аня')
  await (await friend(product, filled.path, 'Аня')).put(filled.kitchen.product_id)
  const later = new Date(clock.now.getTime() + 8 * 24 * HOUR)
  await forgetGroups(product.em(), later)
  expect((await visitor(product, empty.path).see()).status).toBe(404)
  expect((await visitor(product, filled.path).see()).status).toBe(200)
})

test('whom the owner takes out comes in by that link no more: not in that browser, and not under that name', async () => {
  const { path, owner } = await openTogether(product)
  const anya = await friend(product, path, 'Аня')
  const removed = await call('DELETE', `${path}/participants/${anya.id}`, { token: owner.token })
  expect(removed.status).toBe(200)
  expect((await anya.join('Аня')).body.errorMessage).toBe('group.removed')
  expect((await anya.join('Боря')).body.errorMessage).toBe('group.removed')
  expect((await visitor(product, path).join(' аня ')).body.errorMessage).toBe('group.removed')
  expect((await visitor(product, path).join('Вера')).status).toBe(200)
  const { body } = await call('POST', `${path}/link`, { token: owner.token })
  expect((await visitor(product, `/api/groups/${body.token}`).join('Аня')).status).toBe(200)
})

test('who has left comes in again', async () => {
  const { path } = await openTogether(product)
  const anya = await friend(product, path, 'Аня')
  expect((await anya.ask('DELETE', `/participants/${anya.id}`)).status).toBe(200)
  expect((await anya.join('Аня')).status).toBe(200)
})
