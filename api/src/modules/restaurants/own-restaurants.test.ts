import { expect, test } from 'bun:test'
import { KORSAKOV, LENINA } from '../../../test/kitchen'
import { openKitchen } from '../../../test/orders'
import { administrator, businessManager, businessOwner } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, pool } = product
await pool.query(`insert into cuisine (slug, name, sort) values ('pizza', 'Пицца', 1), ('sushi', 'Суши', 2)`)
const root = '/api/business_user/restaurants'
const address = 'Ленина, 234, Южно-Сахалинск'
const form = { title: 'Второй дом', address, coordinates: LENINA, phones: ['8 (4242) 00-00-00'], cuisines: ['pizza'] }
const LEGAL = { name: 'ООО «Дом»', inn: '7707083893', ogrn: '1027700132195', address: 'Ленина, 234' }
// The city of the gazetteer is there once a kitchen is.
await openKitchen(product)

const create = (token: string, own = {}, headers = {}) =>
  call('POST', root, { token, body: { ...form, ...own }, headers })

test('a new restaurant waits for a moderator, and is shown once it is approved', async () => {
  const owner = await businessOwner(product)
  const { status, body } = await create(owner.token)
  expect([status, body.moderation_status]).toEqual([200, 'pending'])
  expect((await call('GET', `/api/restaurants/${body.id}`)).status).toBe(404)
  const read = await call('GET', `${root}/${body.id}`, { token: owner.token })
  expect(read.body).toMatchObject({
    title: 'Второй дом',
    general_info: { name: 'Второй дом', phones: ['74242000000'], cuisine_type: 'Пицца' },
    cuisines: ['pizza'],
    revision: { status: 'pending' },
    notification_config: { push: true },
  })
  const { token } = await administrator(product)
  const decision = { status: 'approved', version: body.revision.version }
  expect((await call('PUT', `/api/admin/moderation/${body.revision.id}`, { token, body: decision })).status).toBe(200)
  expect((await call('GET', `/api/restaurants/${body.id}`)).body).toMatchObject({ title: 'Второй дом' })
})

test('a creation sent twice with one key makes one restaurant', async () => {
  const owner = await businessOwner(product)
  const key = { 'idempotency-key': 'one-and-the-same' }
  const [first, second] = await Promise.all([create(owner.token, {}, key), create(owner.token, {}, key)])
  expect(first.body.id).toBe(second.body.id)
  expect((await call('GET', root, { token: owner.token })).body.total).toBe(1)
})

test('the moderator’s words stand beside what was returned', async () => {
  const owner = await businessOwner(product)
  const { body } = await create(owner.token)
  const { token } = await administrator(product)
  const decision = { status: 'needs_work', version: body.revision.version, reason: 'Нет логотипа' }
  await call('PUT', `/api/admin/moderation/${body.revision.id}`, { token, body: decision })
  const read = await call('GET', `${root}/${body.id}`, { token: owner.token })
  expect(read.body).toMatchObject({ moderation_status: 'needs_work', moderation_reason: 'Нет логотипа' })
})

test('of an approved one the name and phones wait together, whoever sends them apart', async () => {
  const { restaurant_id, owner } = await openKitchen(product)
  const put = (body: object) => call('PUT', `${root}/${restaurant_id}`, { token: owner.token, body })
  await put({ phones: ['79001112233'] })
  await put({ title: 'Новый дом' })
  const { body } = await call('GET', `${root}/${restaurant_id}`, { token: owner.token })
  expect(body.proposed).toMatchObject({
    title: 'Новый дом',
    general_info: { name: 'Новый дом', phones: ['79001112233'] },
  })
  expect(body.title).toBe('Тётя Ён')
})

test('who saves over another’s change is told, and the change stays', async () => {
  const { restaurant_id, owner } = await openKitchen(product)
  const path = `${root}/${restaurant_id}`
  const { version } = (await call('GET', path, { token: owner.token })).body
  product.clock.now = new Date(product.clock.now.getTime() + 1000)
  const put = (delivery_time: number) => call('PUT', path, { token: owner.token, body: { delivery_time, version } })
  const [first, second] = [await put(50), await put(60)]
  expect([first.status, second.body.errorMessage]).toEqual([200, 'restaurant.changed'])
  expect(second.body.current).toEqual(first.body)
  expect((await call('GET', path, { token: owner.token })).body.delivery_time).toBe(50)
})

test('a save answers what reading would, to the one who saves, so that the next one needs no reading', async () => {
  const { restaurant_id, owner } = await openKitchen(product)
  const path = `${root}/${restaurant_id}`
  const { version } = (await call('GET', path, { token: owner.token })).body
  product.clock.now = new Date(product.clock.now.getTime() + 1000)
  const body = { title: 'Новый дом', cuisines: ['sushi'], delivery_time: 50, version }
  const saved = (await call('PUT', path, { token: owner.token, body })).body
  expect(saved).toEqual((await call('GET', path, { token: owner.token })).body)
  expect(saved).toMatchObject({ cuisines: ['sushi'], delivery_time: 50, proposed: { title: 'Новый дом' } })
  expect(saved.version).not.toBe(version)
  const manager = await businessManager(product, owner, restaurant_id, ['settings'])
  const next = { delivery_time: 60, version: saved.version }
  const { status, body: theirs } = await call('PUT', path, { token: manager.token, body: next })
  expect([status, theirs.delivery_time, theirs.notification_config]).toEqual([200, 60, null])
})

test('an address far from its house is refused, and kitchens that nobody knows', async () => {
  const owner = await businessOwner(product)
  expect((await create(owner.token, { coordinates: KORSAKOV })).body.errorMessage).toBe('address.elsewhere')
  expect((await create(owner.token, { cuisines: ['moon'] })).body.errors).toHaveProperty('cuisines')
})

test('a manager of the settings neither sees nor changes whose it is, nor what it is told of', async () => {
  const { restaurant_id, owner } = await openKitchen(product)
  const { token } = await businessManager(product, owner, restaurant_id, ['settings'])
  const path = `${root}/${restaurant_id}`
  expect((await call('GET', path, { token })).body).toMatchObject({ legal_info: null, notification_config: null })
  expect((await call('PUT', path, { token, body: { legal_info: LEGAL } })).status).toBe(404)
  expect((await call('PUT', path, { token: owner.token, body: { legal_info: LEGAL } })).status).toBe(200)
  expect((await call('GET', path, { token: owner.token })).body.legal_info).toEqual(LEGAL)
})

test('counts are of what one may see', async () => {
  const { restaurant_id, owner } = await openKitchen(product)
  const counts = async (token: string) =>
    (await call('GET', `${root}/${restaurant_id}/with_count`, { token })).body.counts
  expect(await counts(owner.token)).toMatchObject({ products: 1, zones: 1, schedules: 1, orders_waiting: 0 })
  const menu = await businessManager(product, owner, restaurant_id, ['menu'])
  expect(await counts(menu.token)).toMatchObject({ products: 1, zones: null, orders_waiting: null })
})
