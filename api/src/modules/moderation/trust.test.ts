import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { isSampled } from './check-verdict'

const product = await openProduct()
const { call, pool } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const [chief, anna] = [await administrator(product), await administrator(product, undefined, 'moderator')]

const rules = (body: object, { token } = chief) => call('PUT', '/api/admin/moderation/rules', { token, body })
const menu = `/api/restaurant/${restaurant_id}/products`
const decide = (id: string, body: object) =>
  call('PUT', `/api/admin/moderation/${id}`, { token: anna.token, body: { version: 1, ...body } })
const trusting = (trust_after: number, check_trusted = 0) => rules({ trust_after, check_trusted, check_verdicts: 0 })

/** All verdicts are so many days older. */
const age = (days: number) =>
  pool.query(`update revision set decided_at = decided_at - $1 * interval '1 day' where decided_at is not null`, [days])

async function sent(name = 'Борщ') {
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const body = { name, category_id: rows[0].category_id, price: 300, weight: 300, description: 'Со сметаной' }
  return (await call('POST', menu, { token: owner.token, body })).body
}

test('nobody is trusted until an owner of the platform says so, and only they may', async () => {
  expect((await call('GET', '/api/admin/moderation/rules', { token: chief.token })).body).toEqual({
    ...{ trust_after: 0, check_trusted: 10, check_verdicts: 50 },
  })
  expect((await rules({ trust_after: 1, check_trusted: 1, check_verdicts: 1 }, anna)).status).toBe(404)
  for (let at = 0; at < 3; at++) {
    const { revision, moderation_status } = await sent()
    expect(moderation_status).toBe('pending')
    expect((await decide(revision.id, { status: 'approved' })).status).toBe(200)
  }
})

test('an author with enough approvals passes, a new thing and a change alike; the log says why, and no moderator is said to have looked', async () => {
  await trusting(4)
  const fourth = await sent()
  expect(fourth.moderation_status).toBe('pending')
  await decide(fourth.revision.id, { status: 'approved' })
  const made = await sent('Уха')
  expect(made).toMatchObject({ moderation_status: 'approved', revision: null })
  const change = await call('PUT', `${menu}/${made.id}`, { token: owner.token, body: { name: 'Уха по-сахалински' } })
  expect(change.body).toMatchObject({ moderation_status: 'approved', revision: null })
  expect((await call('GET', `/api/user/products/${made.id}`)).body).toMatchObject({ name: 'Уха по-сахалински' })
  const { rows } = await pool.query(`select status, by_trust, decided_by from revision where row_id = $1`, [made.id])
  expect(rows).toEqual([1, 2].map(() => ({ status: 'approved', by_trust: true, decided_by: null })))
  const log = await pool.query(`select actor, action from log where subject = $1 order by id desc limit 1`, [
    `product:${made.id}`,
  ])
  expect(log.rows).toEqual([{ actor: `business:${owner.id}`, action: 'moderation.pass' }])
  const { body } = await call('GET', '/api/admin/moderation/figures', { token: anna.token })
  expect(body.moderators).toMatchObject([{ id: anna.id, week: 4 }])
})

test('a restaurant’s own words wait always', async () => {
  const path = `/api/business_user/restaurants/${restaurant_id}`
  const { body } = await call('PUT', path, { token: owner.token, body: { title: 'Тихая бухта' } })
  expect(body.revision).toMatchObject({ status: 'pending', title: 'Тётя Ён' })
})

test('one in so many of what passed comes to a moderator, exactly where its id says so; refusing it changes nothing shown, and ends the trust', async () => {
  await trusting(4, 2)
  const passed: string[] = []
  for (let at = 0; at < 24; at++) passed.push((await sent()).id)
  const { rows } = await pool.query(
    `select v.id, v.row_id, c.id as check_id from revision v left join revision c on c.of_id = v.id where v.row_id = any($1::uuid[]) and v.by_trust`,
    [passed],
  )
  expect(rows.length).toBe(24)
  for (const { id, check_id } of rows) expect(check_id !== null).toBe(isSampled(id, 2))
  const sampled = rows.find(({ check_id }) => check_id !== null)
  if (!sampled) throw new Error('None of so many was sampled.')
  await decide(sampled.check_id, { status: 'rejected', reason: 'Это не борщ' })
  expect((await call('GET', `/api/user/products/${sampled.row_id}`)).status).toBe(200)
  const listed = await call('GET', '/api/admin/moderation/disagreements', { token: chief.token })
  expect(listed.body.items).toMatchObject([{ first: { is_trust: true, by: null }, second: { status: 'rejected' } }])
  expect((await sent()).moderation_status).toBe('pending')
})

test('a refusal of the last thirty days ends the trust, an older one does not', async () => {
  await trusting(4)
  await age(31)
  expect((await sent()).moderation_status).toBe('approved')
  await trusting(0)
  const { revision } = await sent()
  await decide(revision.id, { status: 'needs_work', reason: 'Напишите состав' })
  await trusting(4)
  expect((await sent()).moderation_status).toBe('pending')
  await age(30)
  expect((await sent()).moderation_status).toBe('approved')
})
