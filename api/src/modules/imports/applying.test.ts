import { expect, test } from 'bun:test'
import { dish, file, importing } from '../../../test/imports'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const { call, pool } = product
const moderator = await administrator(product)
const restaurant = () => importing(product)

test('of 500 rows 20 are bad: each is named, nothing is written, the rest is applied as shown, and undone to the byte', async () => {
  const { load, put, dump, rows } = await restaurant()
  const bad = (at: number) => at % 25 === 24
  const lines = Array.from({ length: 500 }, (_, at) => dish(`Суп ${at}`, bad(at) ? 'дорого' : 100 + at))
  const before = await dump()
  const { body: plan } = await load(file(...lines))
  expect(plan.counts).toEqual({ create: 480, change: 0, same: 0, wrong: 20 })
  const named = { column: 'Цена', value: 'дорого', reason: 'Разрешены только цифры' }
  expect(plan.problems).toEqual(Array.from({ length: 20 }, (_, at) => ({ line: 26 + 25 * at, ...named })))
  expect(await dump()).toEqual(before)

  const applied = await put(plan.id, 'apply')
  expect(applied.body).toMatchObject({ status: 'applied', rows: plan.rows })
  const dishes = await rows(
    `select name, price, moderation_status from product where restaurant_id = $1 and name like 'Суп %'`,
  )
  expect(dishes).toHaveLength(480)
  expect(dishes).toContainEqual({ name: 'Суп 7', price: 107, moderation_status: 'pending' })
  expect(
    (await rows('select label from product_category where restaurant_id = $1')).map(({ label }) => label),
  ).toContain('Супы')

  expect((await put(plan.id, 'undo')).body.status).toBe('undone')
  expect(await dump()).toEqual(before)
})

test('a plan is applied once, by however many at once, and to no other menu than it was shown for', async () => {
  const { load, put, product_id, token, restaurant_id, rows } = await restaurant()
  const change = (body: object) =>
    call('PUT', `/api/restaurant/${restaurant_id}/products/${product_id}`, { token, body })
  const first = (await load(file(dish('Борщ', 300)))).body
  const answers = await Promise.all([put(first.id, 'apply'), put(first.id, 'apply'), put(first.id, 'apply')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await rows(`select from product where restaurant_id = $1 and name = 'Борщ'`)).toHaveLength(1)

  const second = (await load(file(dish('Щи', 300)))).body
  await change({ price: 555 })
  expect((await put(second.id, 'apply')).body.errorMessage).toBe('menu_import.menu_changed')
  expect(await rows(`select from product where restaurant_id = $1 and name = 'Щи'`)).toEqual([])
})

test('an undo touches nothing that was changed beside the file, and stops at what was changed after it', async () => {
  const { load, put, applied, product_id, token, restaurant_id, rows } = await restaurant()
  const change = (id: string, body: object) =>
    call('PUT', `/api/restaurant/${restaurant_id}/products/${id}`, { token, body })
  const { id } = await applied(file(dish('Борщ', 300)))
  await change(product_id, { price: 555 })
  expect((await put(id, 'undo')).status).toBe(200)
  expect(await rows(`select price from product where restaurant_id = $1`)).toEqual([{ price: 555 }])
  expect((await put(id, 'undo')).status).toBe(200)
  expect((await put(id, 'apply')).body.errorMessage).toBe('menu_import.closed')

  const again = (await load(file(dish('Борщ', 300)))).body
  expect((await put(again.id, 'undo')).body.errorMessage).toBe('menu_import.not_applied')
  await put(again.id, 'apply')
  const [made] = await rows(`select id from product where restaurant_id = $1 and name = 'Борщ'`)
  await change(made.id, { price: 301 })
  const refused = await put(again.id, 'undo')
  expect(refused).toMatchObject({ status: 409, body: { errorMessage: 'menu_import.edited_since' } })
  expect(refused.body.message).toContain('«Борщ»')
})

test('what a moderator has decided of a file is not undone behind their back', async () => {
  const { applied, put, rows } = await restaurant()
  const { id } = await applied(file(dish('Борщ', 300)))
  const [revision] = await rows(
    `select v.id from revision v join product p on p.id = v.row_id where p.restaurant_id = $1 and p.name = 'Борщ'`,
  )
  await call('PUT', `/api/admin/moderation/${revision.id}`, {
    token: moderator.token,
    body: { status: 'approved', version: 1 },
  })
  expect((await put(id, 'undo')).body.errorMessage).toBe('menu_import.edited_since')
})

test('what dishes and options were, an undo makes them again: prices, links and proposals', async () => {
  const { product_id, restaurant_id, token, load, put, dump } = await restaurant()
  const options = `/api/restaurant/${restaurant_id}/product-option`
  const made = (await call('POST', options, { token, body: { name: 'Сыр', price: 50, product_ids: [product_id] } }))
    .body
  await call('PUT', `/api/restaurant/${restaurant_id}/products/${product_id}`, {
    token,
    body: { name: 'Ждёт проверки' },
  })
  const before = await dump()
  const lines = [
    'Вид;Код;Группа;Название;Цена;Не меньше;Не больше;Группы опций;Опции',
    'группа;;;Добавки;;0;2;;',
    `опция;${made.id};Добавки;Двойной сыр;90;;;;`,
    `блюдо;${product_id};;Ждёт дальше;999;;;Добавки;нет`,
  ]
  const { body } = await load(lines.join('\n'))
  expect(body.problems).toEqual([])
  await put(body.id, 'apply')
  expect(await dump()).not.toEqual(before)
  await put(body.id, 'undo')
  expect(await dump()).toEqual(before)
})

test('what others sell in the meantime hinders no undo', async () => {
  const { applied, put, rows } = await restaurant()
  const { id } = await applied(file(dish('Борщ', 300)))
  await pool.query(`update product set rating = 4.5, reviews_count = 1, stock = 3 where name = 'Борщ'`)
  expect((await put(id, 'undo')).status).toBe(200)
  expect(await rows(`select from product where restaurant_id = $1 and name = 'Борщ'`)).toEqual([])
})
