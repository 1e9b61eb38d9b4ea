import { beforeAll, expect, test } from 'bun:test'
import { openBoard } from '../../../test/ads'
import { makeRestaurant } from '../../../test/kitchen'
import { openTown } from '../../../test/organizations'
import { businessManager, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { written } from '../../../test/replies'

const product = await openProduct()
const { call, pool, clock } = product
let kitchen: Awaited<ReturnType<typeof makeRestaurant>>
let number = 0

beforeAll(async () => {
  const em = product.em()
  kitchen = await makeRestaurant(em, { title: 'Тёплый уголь' })
  await pool.query(`update restaurant set description = 'Стейки и шашлык на берёзовых углях'`)
  const { rows } = await pool.query<{ number: number }>('select organization_number as number from restaurant')
  number = rows[0]?.number ?? 0
  await (await openTown(product)).open({ name: 'Бриз', description: 'Терапевт и анализы' })
  await makeRestaurant(em, { title: 'Черновик', moderation_status: 'pending' })
})

const find = async (query = '') => {
  const { status, body } = await call('GET', `/api/organizations?${query}`)
  expect(status).toBe(200)
  return body.items.map(({ name }: { name: string }) => name)
}

test('a restaurant of delivery is an organization without being typed twice', async () => {
  expect((await find()).sort()).toEqual(['Бриз', 'Тёплый уголь'])
  expect(await find('category=food')).toEqual(['Тёплый уголь'])
  expect((await call('GET', '/api/organizations/facets?')).body.category).toEqual({ medicine: 1, food: 1 })
  const { body } = await call('GET', `/api/organizations/${number}`)
  expect(body).toMatchObject({
    name: 'Тёплый уголь',
    slug: 'teplyy-ugol',
    category: 'food',
    restaurant: { id: kitchen.id },
  })
  expect(body.phones.length).toBeGreaterThan(0)
  expect(body.point.type).toBe('Point')
})

test('what changes there is changed here, and what is shown no more is here no more', async () => {
  await pool.query(`update restaurant set title = 'Жаркий уголь' where id = $1`, [kitchen.id])
  expect((await call('GET', `/api/organizations/${number}`)).body.name).toBe('Жаркий уголь')
  await pool.query(`update restaurant set moderation_status = 'rejected' where id = $1`, [kitchen.id])
  expect((await call('GET', `/api/organizations/${number}`)).status).toBe(404)
  expect(await find()).toEqual(['Бриз'])
  await pool.query(`update restaurant set title = 'Тёплый уголь', moderation_status = 'approved' where id = $1`, [
    kitchen.id,
  ])
})

test('it is open by its own hours, and not while it is paused', async () => {
  const at = clock.now.getTime()
  const [before, after] = [new Date(at - 3_600_000), new Date(at + 3_600_000)]
  await pool.query('update restaurant set open_from = $1, open_to = $2, disabled_until = null', [before, after])
  expect(await find('open=true&category=food')).toEqual(['Тёплый уголь'])
  await pool.query('update restaurant set disabled_until = $1', [after])
  expect(await find('open=true&category=food')).toEqual([])
  const { body } = await call('GET', `/api/organizations/${number}`)
  expect(body.restaurant.disabled_until).toBe(after.toISOString())
})

test('its reviews are those of delivery', async () => {
  expect((await call('GET', `/api/organizations/${number}/reviews`)).body).toMatchObject({ items: [], total: 0 })
})

test.each([
  ['уголь', 'Тёплый уголь'],
  ['теплый угаль', 'Тёплый уголь'],
  ['ntgksq eujkm', 'Тёплый уголь'],
  ['шашлыки', 'Тёплый уголь'],
  ['teplyy ugol', 'Тёплый уголь'],
  ['анализов', 'Бриз'],
  ['медицина', 'Бриз'],
])('«%s» is found as everything is: by forms, slips, layout and letters', async (query, name) => {
  expect(await find(`query=${encodeURIComponent(query)}`)).toEqual([name])
})

test.each(['ъъъъ', '!!!', "'; drop table organization; --"])('«%s» finds nothing', async (query) => {
  expect(await find(`query=${encodeURIComponent(query)}`)).toEqual([])
})

test('names of restaurants are hinted as those of organizations are', async () => {
  const hinted = async (query: string) =>
    (await call('POST', '/api/hints/organizations', { body: { query } })).body.items.map(
      ({ name }: { name: string }) => name,
    )
  expect(await hinted('тёплый')).toEqual(['Тёплый уголь'])
  expect([await hinted('бр'), await hinted('черн')]).toEqual([['Бриз'], []])
})

test('whose phone the back office has for its owner writes its vacancies: they stand on its page, and its people answer', async () => {
  const { anna, publish, write } = await openBoard(product)
  const stranger = await signIn(product)
  const workplaces = async (person: { token: string }) =>
    (await call('GET', '/api/user/workplaces', { token: person.token })).body.items
  const jobs = async () => (await call('GET', `/api/organizations/${number}/jobs`)).body.items
  expect(await workplaces(anna)).toEqual([])
  expect((await write('vacancies', { organization_id: kitchen.id })).body.errors).toHaveProperty('organization_id')
  await pool.query('update business_user set phone = $2 where id = $1', [kitchen.owner_id, anna.phone])
  expect(await workplaces(anna)).toEqual([{ id: kitchen.id, name: 'Тёплый уголь' }])
  expect((await write('vacancies', { organization_id: kitchen.id }, stranger)).body.errors).toHaveProperty(
    'organization_id',
  )
  const vacancy = await publish('vacancies', { organization_id: kitchen.id, company: 'Что угодно' })
  expect(await jobs()).toMatchObject([{ number: vacancy.number }])
  const { body } = await call('GET', `/api/ad/${vacancy.number}`)
  expect(body.organization).toMatchObject({ number, name: 'Тёплый уголь' })
  expect(body.facts.find(({ name }: { name: string }) => name === 'company').text).toBe('Тёплый уголь')

  const [cook, settler] = [await signIn(product), await signIn(product)]
  const managers = await Promise.all(
    [['orders'], ['settings']].map((may) => businessManager(product, { id: kitchen.owner_id }, kitchen.id, may)),
  )
  const phones = [cook.phone, settler.phone]
  for (const [at, { id }] of managers.entries())
    await pool.query('update business_user set phone = $2 where id = $1', [id, phones[at]])
  expect([await workplaces(cook), (await workplaces(settler)).length]).toEqual([[], 1])
  const sent = await call('POST', `/api/ad/${vacancy.number}/reply`, { token: stranger.token, body: written({}) })
  expect(sent.status).toBe(200)
  const reply = async (person: { token: string }) =>
    (await call('GET', `/api/user/reply/${sent.body.id}`, { token: person.token })).status
  expect([await reply(anna), await reply(settler), await reply(cook)]).toEqual([200, 200, 404])

  await pool.query('update business_user set is_blocked = true where id = $1', [managers[1]?.id])
  expect([await workplaces(settler), await reply(settler)]).toEqual([[], 404])
  await pool.query('update business_user set phone = null where id = $1', [kitchen.owner_id])
  // What everybody reads is kept for a second, and the back office's people are not what it shows.
  await Bun.sleep(1100)
  expect([await jobs(), (await call('GET', `/api/ad/${vacancy.number}`)).body.organization]).toEqual([[], null])
})

test('a restaurant that is not shown is nobody’s employer', async () => {
  const { anna, write } = await openBoard(product)
  await pool.query('update business_user set phone = $2 where id = $1', [kitchen.owner_id, anna.phone])
  await pool.query(`update restaurant set moderation_status = 'rejected' where id = $1`, [kitchen.id])
  expect((await call('GET', '/api/user/workplaces', { token: anna.token })).body.items).toEqual([])
  expect((await write('vacancies', { organization_id: kitchen.id })).body.errors).toHaveProperty('organization_id')
  await pool.query(`update restaurant set moderation_status = 'approved' where id = $1`, [kitchen.id])
})
