import { expect, test } from 'bun:test'
import { localParts } from '@ostrov/shared/formats/time'
import { openKitchen } from '../../../test/orders'
import { administrator, businessOwner, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { writeEntry } from './write-entry'

const product = await openProduct()
const { call, clock } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const olga = await administrator(product)
const boris = await administrator(product)
const customer = await signIn(product)
const DAY_MS = 86_400_000

type Entry = { id: number; act: string; created_at: string; actor: { kind: string; id: string | null } }
const get = (path: string, { token } = olga) => call('GET', `/api/admin/logs${path}`, { token })
const read = async (query = ''): Promise<Entry[]> => (await get(query)).body.items

const business = { kind: 'business', id: owner.id, act_admin_id: null, ip: '203.0.113.7' } as const
const acting = { ...business, act_admin_id: boris.id, ip: '198.51.100.7' }
const moderator = { kind: 'admin', id: boris.id, act_admin_id: null, ip: '198.51.100.8' } as const
const person = { kind: 'customer', id: customer.id, act_admin_id: null, ip: '192.0.2.1' } as const
const subject = `restaurant:${restaurant_id}`
const at = (days: number) => new Date(clock.now.getTime() + days * DAY_MS)
const em = product.em()
await writeEntry(em, {
  by: business,
  act: 'restaurant.change',
  subject,
  restaurant_id,
  from: { delivery_time: 45 },
  to: { delivery_time: 55 },
  now: at(1),
})
await writeEntry(em, {
  by: acting,
  act: 'restaurant.change',
  subject,
  restaurant_id,
  from: { title: 'А' },
  to: { title: 'Б' },
  now: at(2),
})
await writeEntry(em, {
  by: moderator,
  act: 'moderation.decide',
  subject,
  restaurant_id,
  to: { status: 'approved' },
  now: at(3),
})
await writeEntry(em, {
  by: moderator,
  act: 'business.change',
  subject: `business:${owner.id}`,
  from: { name: 'А' },
  to: { name: 'Б' },
  now: at(4),
})
await writeEntry(em, {
  by: person,
  act: 'order.move',
  subject: 'order:9',
  to: { status: 'CANCELLED_BY_USER' },
  now: at(5),
})
await writeEntry(em, {
  by: { kind: 'stranger', ip: '192.0.2.2' },
  act: 'session.guess',
  subject: `business:${owner.id}`,
  now: at(6),
})

test('the platform’s owner reads what anybody did, through whom, and from where', async () => {
  const [guess, cancelled, changed, decided, acted, own] = await read()
  expect(guess).toMatchObject({ act: 'session.guess', actor: { kind: 'stranger' }, ip: '192.0.2.2' })
  expect(cancelled).toMatchObject({ actor: { kind: 'customer', id: customer.id, name: 'Анна' }, ip: '192.0.2.1' })
  expect(changed).toMatchObject({ actor: { kind: 'admin', id: boris.id, name: 'Ольга' }, through: null })
  expect(decided).toMatchObject({ act: 'moderation.decide', restaurant: { id: restaurant_id } })
  expect(acted).toMatchObject({
    ...{ actor: { kind: 'business', id: owner.id, name: 'Владимир' }, is_impersonated: true },
    ...{ through: { id: boris.id, name: 'Ольга' }, ip: '198.51.100.7' },
  })
  expect(own).toMatchObject({ changes: [{ field: 'delivery_time', from: 45, to: 55 }], through: null })
})

const day = (days: number) => localParts(at(days)).date
type Checked = (entry: Entry & { through: { id: string } | null; restaurant: { id: string } | null }) => boolean
const FILTERS: [query: string, holds: Checked, least: number][] = [
  ['by=business', ({ actor }) => actor.kind === 'business', 2],
  ['by=admin', ({ actor }) => actor.kind === 'admin', 2],
  ['by=customer', ({ actor }) => actor.kind === 'customer', 1],
  ['by=stranger', ({ actor }) => actor.kind === 'stranger', 1],
  ['acting=true', ({ through }) => through !== null, 1],
  [`admin_id=${boris.id}`, ({ actor, through }) => actor.id === boris.id || through?.id === boris.id, 3],
  [`business_user_id=${owner.id}`, ({ actor }) => actor.id === owner.id, 2],
  [`restaurant_id=${restaurant_id}`, ({ restaurant }) => restaurant?.id === restaurant_id, 3],
  ['kind=business', ({ act }) => act.startsWith('business.'), 1],
  ['kind=session', ({ act }) => act.startsWith('session.'), 1],
  [
    `kind=restaurant&admin_id=${boris.id}`,
    ({ act, through }) => act === 'restaurant.change' && through?.id === boris.id,
    1,
  ],
  [`from=${day(5)}`, ({ created_at }) => created_at.slice(0, 10) >= day(4), 2],
  [`to=${day(2)}`, ({ created_at }) => created_at.slice(0, 10) <= day(3), 2],
]
test.each(FILTERS)('%s leaves what it says, in order, and after a row one has seen', async (query, holds, least) => {
  const { body } = await get(`?${query}`)
  expect(body.items.length).toBeGreaterThanOrEqual(least)
  expect(body.items.filter((entry: Parameters<Checked>[0]) => !holds(entry))).toEqual([])
  const ids = body.items.map(({ id }: Entry) => id)
  expect((await read(`?${query}&sort=id`)).map(({ id }) => id)).toEqual(ids.toReversed())
  expect((await read(`?${query}&after=${ids[0]}`)).map(({ id }) => id)).toEqual(ids.slice(1))
})

test('each choice says how many entries it would leave, and they are', async () => {
  for (const query of ['', `&admin_id=${boris.id}`, `&kind=restaurant`]) {
    const { body } = await get(`/facets?limit=50${query}`)
    for (const [filter, counts] of Object.entries<Record<string, number>>(body))
      for (const [value, count] of Object.entries(counts)) {
        const asked = filter === 'kind' && query.includes('kind') ? '' : query
        expect((await get(`?${filter}=${value}${asked}`)).body.total, `${filter}=${value}${query}`).toBe(count)
      }
  }
})

test('of a restaurant: what was done there; of a partner: what they did and what was done to their account', async () => {
  const there = (await get(`/restaurant/${restaurant_id}`)).body.items
  expect(there.map(({ act }: Entry) => act).slice(0, 3)).toEqual([
    'moderation.decide',
    'restaurant.change',
    'restaurant.change',
  ])
  const partner: Entry[] = (await get(`/business_user/${owner.id}`)).body.items
  expect(partner.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['session.guess', 'business.change', 'restaurant.change']),
  )
  expect((await get(`/business_user/${owner.id}?kind=session`)).body.items).toMatchObject([{ act: 'session.guess' }])
})

test('an entry is found by words: what changed, who did it, to whom or to what', async () => {
  const acts = async (query: string) => (await read(`?query=${encodeURIComponent(query)}`)).map(({ act }) => act)
  await writeEntry(em, {
    by: moderator,
    act: 'news.create',
    subject: `news:${Bun.randomUUIDv7()}`,
    to: { title: 'Мост закрыли на 40 % весны' },
    now: at(8),
  })
  expect(await acts('закрыли на 40 %')).toEqual(['news.create'])
  expect(await acts('МОСТ ЗАКР')).toEqual(['news.create'])
  expect(await acts('закрыли%весны')).toEqual([])
  expect(await acts('владимир')).toEqual(expect.arrayContaining(['session.guess', 'restaurant.change']))
  expect(await acts('анна')).toEqual(['order.move'])
  expect(await acts('9')).toEqual(['order.move'])
  expect(await acts('№ 9')).toEqual(['order.move'])
  expect(await acts('мо')).toEqual([])
  const { body } = await get(`/facets?query=${encodeURIComponent('мост закрыли')}`)
  expect(body).toMatchObject({ by: { admin: 1 }, kind: { news: 1 } })
})

test('what nobody ever was is not found, and who did nothing has an empty log', async () => {
  expect((await get(`/restaurant/${Bun.randomUUIDv7()}`)).body.errorMessage).toBe('restaurant.not_found')
  expect((await get(`/business_user/${Bun.randomUUIDv7()}`)).body.errorMessage).toBe('business.not_found')
  const quiet = await businessOwner(product)
  expect((await get(`/business_user/${quiet.id}`)).body).toMatchObject({ items: [], total: 0 })
})

test('what it is asked is judged', async () => {
  for (const query of ['by=ghost', 'kind=x', 'from=yesterday', 'admin_id=1', 'after=x', 'limit=1000'])
    expect((await get(`?${query}`)).status, query).toBe(422)
})

test('it is a file too, in which no cell is a formula', async () => {
  const name = '=HYPERLINK("http://example.com")'
  await writeEntry(product.em(), {
    by: moderator,
    act: 'story.create',
    subject: `story:${Bun.randomUUIDv7()}`,
    to: { title: name },
    now: at(7),
  })
  const answer = await product.app.handle(
    new Request('http://ostrov.test/api/admin/logs/export?format=csv&kind=story', {
      headers: { authorization: `Bearer ${olga.token}` },
    }),
  )
  const [, head, line] = /^\uFEFF?(.*)\r\n(.*)\r\n/.exec(await answer.text()) ?? []
  expect([answer.status, head]).toEqual([
    200,
    '"День";"Время";"Кто";"Кем был";"Ресторан";"Что";"С чем";"Было → стало";"Откуда"',
  ])
  expect(line).toContain('Ольга;Администраторы;;Добавил: история')
  expect(line?.split(';').filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
})

test.each(['moderator', 'support', 'content', 'finance'] as const)('a %s reads none of it', async (role) => {
  const other = await administrator(product, undefined, role)
  const paths = ['', '/facets', '/export?format=csv', `/restaurant/${restaurant_id}`, `/business_user/${owner.id}`]
  for (const path of paths) expect((await get(path, other)).status, path).toBe(404)
  for (const noun of ['admin', 'business_user'])
    expect((await call('GET', `/api/admin/references/${noun}`, { token: other.token })).status, noun).toBe(404)
})

test('the staff is found by a part of the name', async () => {
  const find = async (noun: string, query: string) =>
    (await call('GET', `/api/admin/references/${noun}?query=${query}`, { token: olga.token })).body.items
  expect(await find('admin', 'льг')).toContainEqual({ id: boris.id, title: 'Ольга', more: expect.any(String) })
  expect(await find('business_user', 'влад')).toContainEqual({
    id: owner.id,
    title: 'Владимир',
    more: expect.any(String),
  })
})

test('of what was done to a customer the desk reads whom, by name or else by phone; nobody else does', async () => {
  const nameless = await signIn(product)
  await product.pool.query(`update "user" set name = '' where id = $1`, [nameless.id])
  const { rows } = await product.pool.query(`select phone from "user" where id = $1`, [nameless.id])
  for (const id of [customer.id, nameless.id])
    await writeEntry(em, {
      by: moderator,
      act: 'customer.change',
      subject: `customer:${id}`,
      now: at(9),
      to: { is_blocked: true },
    })
  const titles = (await get('?kind=customer')).body.items.map(
    (entry: { subject: { title: string } }) => entry.subject.title,
  )
  expect(titles).toEqual(expect.arrayContaining(['Анна', rows[0].phone]))
})
