import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, pool } = product
const kitchen = await openKitchen(product)
const [anna, olga] = [
  await administrator(product, undefined, 'moderator'),
  await administrator(product, undefined, 'moderator'),
]

async function proposed(): Promise<{ id: string; version: number }> {
  const path = `/api/restaurant/${kitchen.restaurant_id}/products/${kitchen.product_id}`
  const body = { description: crypto.randomUUID() }
  return (await call('PUT', path, { token: kitchen.owner.token, body })).body.revision
}
const take = (id: string, { token }: { token: string }, body = {}) =>
  call('PUT', `/api/admin/moderation/${id}/take`, { token, body })
const release = (id: string, { token }: { token: string }) =>
  call('DELETE', `/api/admin/moderation/${id}/take`, { token })
const approve = ({ id, version }: { id: string; version: number }, { token }: { token: string }) =>
  call('PUT', `/api/admin/moderation/${id}`, { token, body: { status: 'approved', version } })
const refusalOf = ({ status, body }: { status: number; body: { errorMessage: string } }) => [status, body.errorMessage]

test('what one moderator has open no other takes or decides; the list names who has it', async () => {
  const revision = await proposed()
  const taken = await take(revision.id, anna)
  expect(taken.body.taken).toMatchObject({ by: anna.id })
  const { items } = (await call('GET', '/api/admin/moderation', { token: olga.token })).body
  expect(items.find(({ id }: { id: string }) => id === revision.id).taken.by).toBe(anna.id)
  expect(refusalOf(await take(revision.id, olga))).toEqual([409, 'moderation.taken'])
  expect(refusalOf(await approve(revision, olga))).toEqual([409, 'moderation.taken'])
  expect((await approve(revision, anna)).status).toBe(200)
  expect(refusalOf(await take(revision.id, olga))).toEqual([409, 'moderation.decided'])
})

test('of many who take at once one has it', async () => {
  const { id } = await proposed()
  const answers = await Promise.all([...Array(10).keys()].map((at) => take(id, at % 2 === 0 ? anna : olga)))
  const owner = (await call('GET', `/api/admin/moderation/${id}`, { token: anna.token })).body.taken.by
  for (const { status, body } of answers) {
    if (status === 200) expect(body.taken.by).toBe(owner)
    else expect(body.errorMessage).toBe('moderation.taken')
  }
  await release(id, owner === anna.id ? anna : olga)
})

test('what was taken returns when it is given back, or by itself after 15 minutes; nobody gives back another’s', async () => {
  const { id } = await proposed()
  await take(id, anna)
  await release(id, olga)
  expect((await take(id, olga)).status).toBe(409)
  await release(id, anna)
  expect((await take(id, olga)).status).toBe(200)
  product.clock.now = new Date(product.clock.now.getTime() + 14 * 60_000)
  expect((await take(id, anna)).status).toBe(409)
  product.clock.now = new Date(product.clock.now.getTime() + 60_000)
  expect((await take(id, anna)).status).toBe(200)
})

test('a quick word overtakes the question for what it was said of: that is no conflict, for another it is', async () => {
  const one = await proposed()
  await approve(one, anna)
  expect(await take(one.id, anna)).toMatchObject({ status: 200, body: { status: 'approved', taken: null } })
  expect((await take(one.id, olga)).body.errorMessage).toBe('moderation.decided')
})

test('a page that asks again and again takes for less', async () => {
  const { id } = await proposed()
  await take(id, anna, { seconds: 60 })
  product.clock.now = new Date(product.clock.now.getTime() + 61_000)
  expect((await take(id, olga)).status).toBe(200)
  expect((await take(id, anna, { seconds: 3600 })).status).toBe(422)
})

test('the figures say how much waits, how long, and who decided', async () => {
  await pool.query(`delete from revision`)
  const [first, second] = [await proposed(), null]
  expect(second).toBeNull()
  await pool.query(`update revision set created_at = $2::timestamptz - interval '12 minutes' where id = $1`, [
    first.id,
    product.clock.now,
  ])
  await approve(first, anna)
  await proposed()
  const { body } = await call('GET', '/api/admin/moderation/figures', { token: olga.token })
  expect(body).toMatchObject({
    waiting: 1,
    median_minutes: 12,
    moderators: [{ id: anna.id, today: 1, week: 1, median_minutes: 12 }],
  })
  const pace = await call('GET', '/api/business_user/moderation_pace', { token: kitchen.owner.token })
  expect(pace.body).toEqual({ median_minutes: 12 })
})
