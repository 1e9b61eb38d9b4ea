import { expect, test } from 'bun:test'
import { handedOver, openKitchen, placedOrder } from '../../../../test/orders'
import { administrator } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { openTrial } from '../../../../test/trial'

const product = await openProduct()
const { call, pool } = product
const kitchen = await openKitchen(product)
const { token, id: admin_id } = await administrator(product, undefined, 'support')
const stop = (id: number | string, body: object, as = token, key?: string) =>
  call('PUT', `/api/admin/orders/${id}/status`, {
    token: as,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const CANCEL = { status: 'CANCELLED', comment: 'Ресторан закрылся' }
const jobsOf = async (id: number) => {
  const { rows } = await pool.query(
    `select t.identifier as name from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.payload->>'order_id' = $1 or t.identifier = 'order.notify_restaurant' and (j.payload->>'event_id')::bigint in
       (select id from order_event where order_id = $1::bigint) order by 1`,
    [String(id)],
  )
  return rows.map(({ name }) => name)
}

test('an order is cancelled with a reason: its customer and its restaurant are told, the event names the administrator', async () => {
  const id = await handedOver(product, kitchen)
  const { status, body } = await stop(id, CANCEL)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, status: 'CANCELLED' })
  expect(body.timeline.at(-1)).toMatchObject({
    ...{ from: 'CONFIRMATION_PENDING', to: 'CANCELLED', actor: 'admin', name: 'Ольга', comment: 'Ресторан закрылся' },
  })
  expect(await jobsOf(id)).toEqual(expect.arrayContaining(['order.notify_customer', 'order.notify_restaurant']))
  const { rows } = await pool.query(`select actor, "from", "to" from log where subject = $1`, [`order:${id}`])
  expect(rows).toEqual([
    { actor: `admin:${admin_id}`, from: { status: 'CONFIRMATION_PENDING' }, to: { status: 'CANCELLED' } },
  ])
})

test('what the kitchen works on may be stopped, and stays on its board until somebody knows', async () => {
  const id = await handedOver(product, kitchen)
  await call('PUT', `/api/orders/actions/restaurant/${kitchen.restaurant_id}/confirm/${id}`, {
    token: kitchen.owner.token,
    body: {},
  })
  expect((await stop(id, { status: 'EXECUTION_STOPPED', comment: 'Адреса нет' })).body.status).toBe('EXECUTION_STOPPED')
  const { rows } = await pool.query(`select cancel_unseen from "order" where id = $1`, [id])
  expect(rows).toEqual([{ cancel_unseen: true }])
})

test('of fifty presses one ends the order; a repeat by its key is answered as the first', async () => {
  const id = await handedOver(product, kitchen)
  const answers = await Promise.all(Array.from({ length: 50 }, () => stop(id, CANCEL)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorMessage))).toEqual(
    new Set(['order.transition_forbidden']),
  )
  const other = await handedOver(product, kitchen)
  const key = crypto.randomUUID()
  const [first, second] = [await stop(other, CANCEL, token, key), await stop(other, CANCEL, token, key)]
  expect([first.status, second.status, second.body.status]).toEqual([200, 200, 'CANCELLED'])
})

test('an order that is over, a test and one that is not there are not ended; nor without a reason, nor otherwise', async () => {
  const { id } = await placedOrder(product, kitchen)
  for (const comment of ['', '  ', undefined])
    expect((await stop(id, { status: 'CANCELLED', comment })).status).toBe(422)
  for (const status of ['COMPLETED', 'CONFIRMED', 'CANCELLED_BY_USER', undefined])
    expect((await stop(id, { status, comment: 'Так' })).status, status).toBe(422)
  await pool.query(`update "order" set status = 'COMPLETED', finished_at = now() where id = $1`, [id])
  expect((await stop(id, CANCEL)).body.errorMessage).toBe('order.transition_forbidden')
  const { make } = await openTrial(product)
  expect((await stop((await make()).body.order_id, CANCEL)).body.errorMessage).toBe('order.not_found')
  expect((await stop('nothing', CANCEL)).body.errorMessage).toBe('order.not_found')
})

test('a role without orders, a partner and a customer end nothing', async () => {
  const { id, customer } = await placedOrder(product, kitchen)
  const content = await administrator(product, undefined, 'content')
  expect((await stop(id, CANCEL, content.token)).body.errorMessage).toBe('request.not_found')
  expect((await stop(id, CANCEL, kitchen.owner.token)).status).toBe(403)
  expect((await stop(id, CANCEL, customer.token)).status).toBe(403)
})

test('a message that could not be sent is sent again; of another order it is not found', async () => {
  const { id } = await placedOrder(product, kitchen)
  const other = await placedOrder(product, kitchen)
  const { rows } = await pool.query(
    `select id::text from graphile_worker.add_job('sms.send', '{}', job_key := $1, max_attempts := 2)`,
    [`notice-sms:o${id}:status:x`],
  )
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 2, last_error = 'Mail: 550 <anna@example.com> unknown', run_at = now() + interval '1 day' where id = $1`,
    [rows[0].id],
  )
  const resend = (order_id: number, message = rows[0].id) =>
    call('PUT', `/api/admin/orders/${order_id}/messages/${message}`, { token })
  expect((await resend(other.id)).body.errorMessage).toBe('order.message_not_found')
  for (const message of ['0', 'x', '99999999999999999999'])
    expect((await resend(id, message)).body.errorMessage, message).toBe('order.message_not_found')
  const { body: seen } = await call('GET', `/api/admin/orders/${id}`, { token })
  expect(seen.messages.map(({ error }: { error: string }) => error)).toContain('Ошибка в\u00A0программе')
  expect(JSON.stringify(seen.messages)).not.toContain('anna@')
  const { body } = await resend(id)
  expect(body.messages.find((one: { id: string }) => one.id === rows[0].id)).toMatchObject({
    state: 'waiting',
    tries: 0,
  })
  const job = await pool.query(
    `select run_at <= now() as due, attempts from graphile_worker._private_jobs where id = $1`,
    [rows[0].id],
  )
  expect(job.rows).toEqual([{ due: true, attempts: 0 }])
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where id = $1`, [
    rows[0].id,
  ])
  expect((await resend(id)).body.errorMessage).toBe('order.message_not_found')
})
