import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { TASKS } from '../../jobs/tasks'

const product = await openProduct()
const { call, deps, pool } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const [olga, boris] = [await administrator(product), await administrator(product, undefined, 'moderator')]

const menu = `/api/restaurant/${restaurant_id}/products`
const shownDish = async (id: string) => (await call('GET', `/api/user/products/${id}`)).body
const change = async (id: string, body: unknown) =>
  (await call('PUT', `${menu}/${id}`, { token: owner.token, body })).body
const decide = (id: string, body: unknown, moderator = olga) =>
  call('PUT', `/api/admin/moderation/${id}`, { token: moderator.token, body })

/** A dish of its own, approved, so that no test meets another's proposal. */
async function approvedDish(name = 'Борщ') {
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const body = { name, category_id: rows[0].category_id, price: 300, weight: 300, description: 'Со сметаной' }
  const { id, revision } = (await call('POST', menu, { token: owner.token, body })).body
  expect((await decide(revision.id, { status: 'approved', version: 1 })).status).toBe(200)
  return String(id)
}

const undo = (id: string, moderator = olga) =>
  call('PUT', `/api/admin/moderation/${id}/undo`, { token: moderator.token })

test('an approval taken back within ten seconds shows what was shown, waits again, and its author is told nothing', async () => {
  const id = await approvedDish()
  const { revision } = await change(id, { name: 'Щи' })
  await decide(revision.id, { status: 'approved', version: 1 })
  expect((await undo(revision.id, boris)).body.errorMessage).toBe('moderation.undo_too_late')
  expect((await undo(revision.id)).body).toMatchObject({
    status: 'pending',
    fields: [{ shown: 'Борщ', proposed: 'Щи' }],
  })
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ' })
  await TASKS['moderation.tell_author'](deps, { revision_id: revision.id })
  const letters = await pool.query('select from graphile_worker._private_jobs where key = $1', [
    `moderation-mail:${revision.id}`,
  ])
  expect(letters.rowCount).toBe(0)
  expect((await decide(revision.id, { status: 'approved', version: 1 })).status).toBe(200)
  expect(await shownDish(id)).toMatchObject({ name: 'Щи' })
})

test.each(['approved', 'rejected'] as const)('a new dish that was %s by mistake waits again', async (status) => {
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const body = { name: 'Квас', category_id: rows[0].category_id, price: 200, weight: 300 }
  const { id, revision } = (await call('POST', menu, { token: owner.token, body })).body
  await decide(revision.id, { status, version: 1, reason: 'Это не квас' })
  expect((await undo(revision.id)).body).toMatchObject({ status: 'pending', reason: null })
  expect((await shownDish(id)).errorMessage).toBe('product.not_found')
  expect(await change(id, { price: 210 })).toMatchObject({ moderation_status: 'pending', moderation_reason: null })
})

test('the author is told after the time to take it back, and then it is too late, as after a newer proposal or change', async () => {
  const id = await approvedDish()
  const { revision } = await change(id, { name: 'Щи' })
  await decide(revision.id, { status: 'approved', version: 1 })
  const { rows } = await pool.query(
    `select run_at > $2::timestamptz + interval '10 seconds' as waits from graphile_worker._private_jobs where key = $1`,
    [`moderation.tell_author:${revision.id}`, product.clock.now],
  )
  expect(rows).toEqual([{ waits: true }])
  await pool.query(`update product set name = 'Солянка' where id = $1`, [id])
  expect((await undo(revision.id)).body.errorMessage).toBe('moderation.undo_too_late')
  await pool.query(`update product set name = 'Щи' where id = $1`, [id])
  product.clock.now = new Date(product.clock.now.getTime() + 10_000)
  expect((await undo(revision.id)).body.errorMessage).toBe('moderation.undo_too_late')
  const second = await change(id, { name: 'Уха' })
  await decide(second.revision.id, { status: 'rejected', version: 1, reason: 'Это не уха' })
  product.clock.now = new Date(product.clock.now.getTime() + 1000)
  await change(id, { name: 'Рассольник' })
  expect((await undo(second.revision.id)).body.errorMessage).toBe('moderation.undo_too_late')
})
