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

test('an approval taken back in time shows what was shown, waits again, and its author is told nothing', async () => {
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

test('a decision says until when it can be taken back; the author is told after that, and then it is too late', async () => {
  const id = await approvedDish()
  const { revision } = await change(id, { name: 'Щи' })
  const decided = await decide(revision.id, { status: 'approved', version: 1 })
  const until = new Date(product.clock.now.getTime() + 30_000)
  expect(new Date(decided.body.undo_until)).toEqual(until)
  const { rows } = await pool.query(
    `select run_at > $2::timestamptz as waits from graphile_worker._private_jobs where key = $1`,
    [`moderation.tell_author:${revision.id}`, until],
  )
  expect(rows).toEqual([{ waits: true }])
  await pool.query(`update product set name = 'Солянка' where id = $1`, [id])
  expect((await undo(revision.id)).body.errorMessage).toBe('moderation.undo_too_late')
  await pool.query(`update product set name = 'Щи' where id = $1`, [id])
  product.clock.now = new Date(until.getTime() - 1)
  expect(await undo(revision.id)).toMatchObject({ status: 200, body: { status: 'pending', undo_until: null } })
  await decide(revision.id, { status: 'approved', version: 1 })
  product.clock.now = new Date(product.clock.now.getTime() + 30_000)
  expect((await undo(revision.id)).body.errorMessage).toBe('moderation.undo_too_late')
})

test('the last is taken back, and the one before, also of the same dish', async () => {
  const [soup, fish] = [await approvedDish(), await approvedDish('Уха')]
  const first = (await change(soup, { name: 'Щи' })).revision
  await decide(first.id, { status: 'approved', version: 1 })
  const second = (await change(fish, { name: 'Рыба' })).revision
  await decide(second.id, { status: 'needs_work', version: 1, reason: 'Какая?' })
  expect((await undo(second.id)).body.status).toBe('pending')
  expect((await undo(first.id)).body.status).toBe('pending')
  expect(await shownDish(soup)).toMatchObject({ name: 'Борщ' })
})

test('what its author proposed since waits with what was taken back', async () => {
  const id = await approvedDish()
  const { revision } = await change(id, { name: 'Щи' })
  await decide(revision.id, { status: 'approved', version: 1 })
  const newer = (await change(id, { description: 'С капустой' })).revision
  const { status, body } = await undo(revision.id)
  expect([status, body.id, body.version]).toEqual([200, newer.id, 2])
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ', description: 'Со сметаной' })
  expect(body.fields).toMatchObject([
    { name: 'name', shown: 'Борщ', proposed: 'Щи' },
    { name: 'description', shown: 'Со сметаной', proposed: 'С капустой' },
  ])
  expect((await decide(newer.id, { status: 'approved', version: 1 })).body.errorMessage).toBe('moderation.decided')
  expect((await decide(newer.id, { status: 'approved', version: 2 })).status).toBe(200)
  expect(await shownDish(id)).toMatchObject({ name: 'Щи', description: 'С капустой' })
})

test('of a new dish that its author changed since, all waits again; of a refusal the newer words stand alone', async () => {
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const body = { name: 'Морс', category_id: rows[0].category_id, price: 200, weight: 300 }
  const { id, revision } = (await call('POST', menu, { token: owner.token, body })).body
  await decide(revision.id, { status: 'approved', version: 1 })
  const newer = (await change(id, { description: 'Из клюквы' })).revision
  const back = (await undo(revision.id)).body
  expect([back.id, back.fields.map(({ name }: { name: string }) => name)]).toEqual([
    newer.id,
    expect.arrayContaining(['name', 'description']),
  ])
  expect((await shownDish(id)).errorMessage).toBe('product.not_found')
  await decide(newer.id, { status: 'rejected', version: 2, reason: 'Это не морс' })
  const third = (await change(id, { name: 'Морс клюквенный' })).revision
  expect((await undo(newer.id)).body).toMatchObject({ id: third.id, status: 'pending' })
  expect((await decide(third.id, { status: 'approved', version: third.version })).status).toBe(200)
  expect(await shownDish(id)).toMatchObject({ name: 'Морс клюквенный' })
})
