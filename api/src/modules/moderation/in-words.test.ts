import { expect, test } from 'bun:test'
import { SECTION_NAMES, sectionOf } from '@ostrov/shared/ads/sections'
import { openBoard } from '../../../test/ads'
import { openKitchen } from '../../../test/orders'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, pool } = product
const board = await openBoard(product)
const { anna, moderator, publish, waiting, filled } = board

test.each(SECTION_NAMES)('of %s a moderator reads words alone, whatever of it was changed', async (section) => {
  const { id } = await publish(section)
  const own = (await call('GET', `/api/user/ad/${id}`, { token: anna.token })).body
  const body: Record<string, unknown> = {
    ...filled(section),
    description: 'Написано заново, и\u00A0подробнее.',
    version: own.version,
  }
  expect((await call('PUT', `/api/user/ads/${section}/${id}`, { token: anna.token, body })).status).toBe(200)
  const { fields, beside } = await waiting(id)
  expect(fields.map(({ name }: { name: string }) => name)).toEqual(['description'])
  const words = beside.map(({ text }: { text: string }) => text)
  expect(words).toContain(sectionOf(section).words.title)
  for (const [name, { choices, entry }] of Object.entries(sectionOf(section).fields)) {
    const key: unknown = body[name]
    if ((!choices && !entry) || key === null || key === undefined) continue
    expect(words).not.toContain(key)
    const line = beside.find((one: { name: string }) => one.name === name)
    if (name !== 'salary_kind') expect(line.text).not.toBe('')
  }
})

test('of a dish whose name alone is changed its price, weight, category and picture stand beside it', async () => {
  const { restaurant_id, product_id, owner } = await openKitchen(product)
  const path = `/api/restaurant/${restaurant_id}/products/${product_id}`
  const { revision } = (await call('PUT', path, { token: owner.token, body: { name: 'Щи' } })).body
  const { rows } = await pool.query(
    `select p.price, c.label from product p join product_category c on c.id = p.category_id where p.id = $1`,
    [product_id],
  )
  const one = (await call('GET', `/api/admin/moderation/${revision.id}`, { token: moderator.token })).body
  expect(one.fields).toMatchObject([{ name: 'name', proposed: 'Щи' }])
  expect(Object.fromEntries(one.beside.map(({ name, text }: Record<string, string>) => [name, text]))).toMatchObject({
    category_id: rows[0].label,
    price: `${rows[0].price}\u00A0₽`,
  })
})
