import { expect, test } from 'bun:test'
import { handedOver, openKitchen, placedOrder } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, clock, pool } = product
// Wednesday, 14:30 in the region: 03:30 UTC, so that neither day is the calendar's in UTC.
clock.now = new Date('2026-11-25T03:30:00Z')
const { token } = await administrator(product)
const kitchen = await openKitchen(product)
const other = await openKitchen(product)
const overview = (who = token) => call('GET', '/api/admin/overview', { token: who })

type Seed = { at: string; total: number; status?: string; accepted?: number; of?: typeof kitchen }

/** An order of these facts; accepted so many seconds after the restaurant had it. */
async function ordered({ at, total, status = 'COMPLETED', accepted, of = kitchen }: Seed) {
  const { id, customer } = await placedOrder(product, of)
  const created = new Date(`${at}+11:00`)
  await pool.query('update "order" set status = $2, total = $3, discount = 0, created_at = $4 where id = $1', [
    ...[id, status, total, created],
  ])
  await pool.query('delete from order_event where order_id = $1', [id])
  if (accepted !== undefined) {
    for (const [to, seconds] of [['CONFIRMATION_PENDING', 0] as const, ['CONFIRMED', accepted] as const])
      await pool.query(
        `insert into order_event (order_id, "to", actor, created_at) values ($1, $2, 'system', $3::timestamptz + make_interval(secs => $4))`,
        [id, to, created, seconds],
      )
  }
  return { id, customer }
}

test('an island without orders has zeros, and nothing that it cannot compare', async () => {
  const { status, body } = await overview()
  expect([status, body.figures.orders, body.figures.revenue, body.figures.accept_seconds]).toEqual([200, 0, 0, null])
  expect([body.new_people, body.new_people_before, body.rows.length]).toEqual([0, 0, 24])
  expect(body.needs.unanswered).toEqual({ orders: 0, restaurants: 0 })
  expect(body.moderation.waiting).toBe(0)
  expect(body.failed_jobs).toBe(0)
})

test('today is told beside the same weekday a week ago, until the same hour', async () => {
  const early = await ordered({ at: '2026-11-18T00:00:00', total: 100, accepted: 120 })
  await ordered({ at: '2026-11-18T14:29:59', total: 200, accepted: 60, of: other })
  await ordered({ at: '2026-11-18T10:00:00', total: 999, status: 'CANCELLED_BY_RESTAURANT' })
  await ordered({ at: '2026-11-18T10:00:00', total: 999, status: 'CANCELLED_BY_USER' })
  for (const at of ['2026-11-18T14:30:00', '2026-11-18T23:59:59', '2026-11-17T23:59:59', '2026-11-19T00:00:00'])
    await ordered({ at, total: 7000 })
  await ordered({ at: '2026-11-24T23:59:59', total: 7000 })
  const again = await ordered({ at: '2026-11-25T00:00:00', total: 400, accepted: 30 })
  await pool.query('update "order" set user_id = $2 where id = $1', [again.id, early.customer.id])
  await ordered({ at: '2026-11-25T14:10:00', total: 500, accepted: 90 })
  await ordered({ at: '2026-11-25T09:00:00', total: 999, status: 'PAYMENT_FAILED' })
  await ordered({ at: '2026-11-25T09:00:00', total: 999, status: 'CANCELLED_BY_RESTAURANT' })
  const trial = await ordered({ at: '2026-11-25T09:00:00', total: 0 })
  await pool.query('update "order" set user_id = null, price = 0, delivery_price = 0 where id = $1', [trial.id])

  const { body } = await overview()
  expect([body.period, body.before]).toEqual([
    { from: '2026-11-25', to: '2026-11-25' },
    { from: '2026-11-18', to: '2026-11-18' },
  ])
  const told = ({ figures }: { figures: Record<string, number> }) =>
    ['orders', 'revenue', 'cancelled_by_restaurant', 'cancelled_by_others', 'accept_seconds'].map((one) => figures[one])
  expect(told(body)).toEqual([2, 900, 1, 0, 60])
  expect(told({ figures: body.figures_before })).toEqual([2, 300, 1, 1, 90])
  expect([body.new_people, body.new_people_before]).toEqual([1, 2])
  const hour = (at: number) => [body.rows[at].revenue, body.rows[at].orders, body.rows[at].revenue_before]
  expect([hour(0), hour(14), hour(23)]).toEqual([
    [400, 1, 100],
    [500, 1, 7200],
    [0, 0, 7000],
  ])
})

test('what needs a hand is what the list of orders finds by the same need', async () => {
  for (const of of [kitchen, kitchen, other]) {
    const id = await handedOver(product, of)
    await pool.query('update "order" set waited_told = 10 where id = $1', [id])
  }
  const { id } = await placedOrder(product, kitchen)
  await pool.query(
    `insert into payment (id, order_id, provider, payment_id, amount, status, refund_failed_at, created_at, updated_at, due_at)
     values (gen_random_uuid(), $1, 'tbank', 'P1', 100, 'CONFIRMED', $2, $2, $2, $2)`,
    [id, clock.now],
  )
  const { body } = await overview()
  expect(body.needs.unanswered).toEqual({ orders: 3, restaurants: 2 })
  expect(body.needs.refund).toEqual({ orders: 1, restaurants: 1 })
  for (const [need, { orders }] of Object.entries<{ orders: number }>(body.needs))
    expect((await call('GET', `/api/admin/orders?needs=${need}`, { token })).body.total).toBe(orders)
})

test.each([
  ['owner', true, true],
  ['support', true, false],
  ['finance', true, false],
  ['moderator', false, true],
] as const)('a %s is told of what the role may do', async (role, orders, moderation) => {
  const { body } = await overview((await administrator(product, undefined, role)).token)
  expect([body.needs !== null, body.moderation !== null]).toEqual([orders, moderation])
})

test('an editor and a restaurant find nothing there', async () => {
  const editor = await administrator(product, undefined, 'content')
  expect((await overview(editor.token)).status).toBe(404)
  expect((await overview(kitchen.owner.token)).status).toBe(403)
})

test('the menu counts what waits as the overview does, and only what a role may see', async () => {
  const { body } = await overview()
  const waiting = async (who: string) => (await call('GET', '/api/admin/waiting', { token: who })).body
  const counted = await waiting(token)
  const needing = await call('GET', '/api/admin/orders?needs=unanswered,payment,refund,late', { token })
  expect(counted).toEqual({
    ...{ orders: needing.body.total, moderation: body.moderation.waiting, support: body.support.waiting },
    ...{ differences: 0, failed_jobs: body.failed_jobs },
  })
  expect(counted.orders).toBeGreaterThan(0)
  const content = await administrator(product, undefined, 'content')
  expect(await waiting(content.token)).toEqual({
    ...{ orders: null, moderation: null, support: null, differences: null, failed_jobs: null },
  })
})
