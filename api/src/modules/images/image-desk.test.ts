import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { Image } from './image'
import { imageColumns } from './image-columns'
import { placeOf } from './image-places'

const product = await openProduct()
const { call, pool, em } = product
const { token } = await administrator(product)
const kitchen = await openKitchen(product)
const anna = await signIn(product)
await pool.query(`update "user" set name = 'Анна Ветрова' where id = $1`, [anna.id])
await pool.query(`update restaurant set title = 'Нерпа' where id = $1`, [kitchen.restaurant_id])

async function upload(by = 'seed', width = 500) {
  const own = em()
  const made = own.create(Image, { width, height: 10, color: '#aabbcc', uploaded_by: by })
  await own.flush()
  return made.id
}
const dish = await upload('seed', 1200)
const reviewed = await upload(`customer:${anna.id}`)
const loose = await upload('seed', 100)
await pool.query('update product set image_id = $1, gallery = array[$1]::uuid[] where id = $2', [
  dish,
  kitchen.product_id,
])
const order = await placedOrder(product, kitchen)
await pool.query(`update "user" set photo_id = $1 where id = $2`, [reviewed, anna.id])

const list = async (query: string, as = token) => (await call('GET', `/api/admin/image?${query}`, { token: as })).body
const found = async (query: string) => (await list(query)).items.map(({ id }: { id: string }) => id).sort()

test('each row tells whose it is and where it is shown, each thing once, with the screen that opens it', async () => {
  const { items, total } = await list('')
  expect(total).toBe(3)
  expect(items.map(({ id }: { id: string }) => id)).toEqual([loose, reviewed, dish])
  expect(items[2]).toMatchObject({
    image: { id: dish, width: 1200 },
    owner: { kind: 'platform', id: null, name: null },
    uses: [
      { kind: 'product', id: kitchen.product_id, link: `/all-restaurants/${kitchen.restaurant_id}` },
      { kind: 'order', id: String(order.id), title: null, link: `/all-orders/${order.id}` },
    ],
  })
  expect(items[1]).toMatchObject({
    owner: { kind: 'customer', id: anna.id, name: 'Анна Ветрова' },
    uses: [{ kind: 'customer', id: anna.id, title: 'Анна Ветрова', link: `/customers/${anna.id}` }],
  })
  expect(items[0].uses).toEqual([])
})

test.each([
  ['use=used', () => [dish, reviewed]],
  ['use=unused', () => [loose]],
  ['place=product', () => [dish]],
  ['place=order', () => [dish]],
  ['place=customer', () => [reviewed]],
  ['place=story', () => []],
  ['size=small', () => [loose]],
  ['size=large', () => [dish]],
  [`query=${encodeURIComponent('ветрова')}`, () => [reviewed]],
  [`query=${encodeURIComponent('нерпа')}`, () => [dish]],
  [`query=${encodeURIComponent('никто такой')}`, () => []],
  [`query=9001112233`, () => []],
  [`query=${'%25'}`, () => []],
])('%s finds what it says', async (query, expected) => {
  expect(await found(query)).toEqual(expected().sort())
})

test('a picture is found by its id', async () => {
  expect(await found(`query=${loose}`)).toEqual([loose])
})

test('what nothing shows is removed with a row in the log; what is shown is not; a moderator only looks', async () => {
  const moderator = await administrator(product, undefined, 'moderator')
  const content = await administrator(product, undefined, 'content')
  const finance = await administrator(product, undefined, 'finance')
  const remove = (id: string, as: string) => call('DELETE', `/api/admin/image/${id}`, { token: as })
  expect((await list('', moderator.token)).total).toBe(3)
  expect((await call('GET', '/api/admin/image', { token: finance.token })).status).toBe(404)
  expect((await remove(loose, moderator.token)).status).toBe(404)
  const refused = await remove(dish, content.token)
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'image.in_use'])
  await pool.query(`insert into story (title, image_id) values ('Лосось', $1)`, [loose])
  expect((await remove(loose, content.token)).status).toBe(409)
  await pool.query('delete from story')
  expect((await remove(loose, content.token)).status).toBe(200)
  expect((await remove(loose, content.token)).status).toBe(404)
  const { rows } = await pool.query(`select action, actor from log where subject = $1`, [`image:${loose}`])
  expect(rows).toEqual([{ action: 'image.delete', actor: `admin:${content.id}` }])
})

test('of every table that shows pictures is said what it is to people', () => {
  const tables = new Set(imageColumns(em()).map(({ table }) => table))
  expect([...tables].filter((table) => !placeOf(table))).toEqual([])
})
