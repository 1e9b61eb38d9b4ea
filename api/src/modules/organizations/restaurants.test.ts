import { beforeAll, expect, test } from 'bun:test'
import { makeRestaurant } from '../../../test/kitchen'
import { openTown } from '../../../test/organizations'
import { openProduct } from '../../../test/product'

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
  expect(await find()).toEqual(['Бриз', 'Тёплый уголь'])
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
