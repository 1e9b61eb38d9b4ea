import { expect, test } from 'bun:test'
import { instantAt, MINUTE_MS } from '@ostrov/shared/formats/time'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'
import { cancelUnanswered } from './cancel-unanswered'
import { completeOverdueOrders } from './complete-order'
import { remindOfUnanswered } from './escalate-unanswered'
import { handOverOrder } from './hand-over-order'
import { findLateOrders } from './notify-of-delay'

const product = await openProduct({ ORDER_ANSWER_MINUTES: '45' })
const { call, clock, deps, em, pool } = product
// The kitchen brings in 45 to 75 minutes, so it begins an hour before eight.
const noon = instantAt('2026-11-27', 12 * 60)
const WANTED = instantAt('2026-11-27', 20 * 60)
const BEGINS = instantAt('2026-11-27', 19 * 60)
const from = (moment: Date, minutes: number) => (clock.now = new Date(moment.getTime() + minutes * MINUTE_MS))

/** An order that was placed at noon for eight o'clock and stands before its restaurant. */
async function wantedAtEight() {
  clock.now = noon
  const kitchen = await openKitchen(product, { delivery_time: 45 })
  await pool.query('update restaurant set ahead_days = 1, ahead_lead = 30 where id = $1', [kitchen.restaurant_id])
  const order = await placedOrder(product, kitchen, { wanted_at: WANTED.toISOString() })
  await handOverOrder(deps, order.id)
  const board = `/api/orders/actions/restaurant/${kitchen.restaurant_id}`
  const confirm = (body: object = {}) =>
    call('PUT', `${board}/confirm/${order.id}`, { token: kitchen.owner.token, body })
  const cancel = () => call('PUT', `/api/orders/actions/user/cancel/${order.uuid}`, { token: order.customer.token })
  const read = async () => (await pool.query('select * from "order" where id = $1', [order.id])).rows[0]
  return { ...{ kitchen, order, confirm, cancel, read } }
}
const minute = async () => {
  await remindOfUnanswered(em(), clock.now)
  await cancelUnanswered(deps)
  await findLateOrders(em(), clock.now)
  await completeOverdueOrders(em(), clock.now)
}

test('an order for eight waits for its answer from seven on, and not from noon', async () => {
  const { read } = await wantedAtEight()
  from(BEGINS, 4)
  await minute()
  expect(await read()).toMatchObject({ status: 'CONFIRMATION_PENDING', waited_told: 0 })
  from(BEGINS, 6)
  await minute()
  expect(await read()).toMatchObject({ status: 'CONFIRMATION_PENDING', waited_told: 5 })
  from(BEGINS, 46)
  await minute()
  expect(await read()).toMatchObject({ status: 'CANCELLED' })
})

test('its customer may cancel it until the kitchen begins', async () => {
  const [early, late] = [await wantedAtEight(), await wantedAtEight()]
  await early.confirm()
  await late.confirm()
  from(BEGINS, -1)
  expect((await early.cancel()).status).toBe(200)
  from(BEGINS, 0)
  expect((await late.cancel()).body.errorMessage).toBe('order.cancel_window_passed')
})

test('it is late a quarter of an hour after eight', async () => {
  const { confirm, read } = await wantedAtEight()
  await confirm()
  from(WANTED, 15)
  await minute()
  expect((await read()).late_told_at).toBeNull()
  from(WANTED, 16)
  await minute()
  expect((await read()).late_told_at).not.toBeNull()
})

test('minutes are not added to a moment that the customer chose', async () => {
  const { confirm } = await wantedAtEight()
  expect((await confirm({ extra_minutes: 10 })).body.errorMessage).toBe('order.moment_by_agreement')
  expect((await confirm()).status).toBe(200)
})

test('what was ready long before is completed three hours after the wanted moment', async () => {
  const { order, read } = await wantedAtEight()
  await pool.query(`update "order" set status = 'PICKUP_PENDING', updated_at = $2 where id = $1`, [order.id, noon])
  from(WANTED, 179)
  await minute()
  expect((await read()).status).toBe('PICKUP_PENDING')
  from(WANTED, 181)
  await minute()
  expect((await read()).status).toBe('COMPLETED')
})

test('the kitchen is told once more when it is to begin, and of nothing that was cancelled', async () => {
  const { kitchen, order, cancel } = await wantedAtEight()
  const to = `kitchen-${kitchen.restaurant_id}@example.com`
  await pool.query('update restaurant set notification_config = notification_config || $2 where id = $1', [
    kitchen.restaurant_id,
    { emails: [to], events: { new_order: ['mail'] } },
  ])
  const { rows: jobs } = await pool.query(
    `select j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'order.notify_due' and (j.payload->>'order_id')::int = $1`,
    [order.id],
  )
  expect(jobs).toEqual([{ run_at: BEGINS }])
  const told = async () => {
    await TASKS['order.notify_due'](deps, { order_id: order.id })
    const { rows } = await pool.query(
      `delete from graphile_worker._private_jobs where payload->>'to' = $1 returning payload->>'subject' as subject`,
      [to],
    )
    return rows.map(({ subject }) => subject.replaceAll('\u00a0', ' '))
  }
  from(BEGINS, -1)
  expect(await told()).toEqual([])
  from(BEGINS, 0)
  expect(await told()).toEqual([expect.stringContaining(`Пора готовить заказ № ${order.id}`)])
  from(BEGINS, -1)
  await cancel()
  from(BEGINS, 0)
  expect(await told()).toEqual([])
})

test('an order for a time tells of nobody’s pace', async () => {
  const { kitchen, order, confirm } = await wantedAtEight()
  from(noon, 300)
  await confirm()
  const now = await placedOrder(product, kitchen)
  await handOverOrder(deps, now.id)
  from(noon, 302)
  await call('PUT', `/api/orders/actions/restaurant/${kitchen.restaurant_id}/confirm/${now.id}`, {
    ...{ token: kitchen.owner.token, body: {} },
  })
  const { rows } = await pool.query(
    'select accept_seconds from order_figure where order_id = any($1) order by order_id',
    [[order.id, now.id]],
  )
  expect(rows).toEqual([{ accept_seconds: null }, { accept_seconds: 120 }])
})
