import { expect, test } from 'bun:test'
import { instantAt, MINUTE_MS } from '@ostrov/shared/formats/time'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { openProduct } from '../../../../test/product'
import { handOverOrder } from '../life/hand-over-order'
import { expireOverdueProposals } from './close-proposal'
import { notifyProposal } from './notify-proposal'

const product = await openProduct()
const { call, clock, deps, em, pool } = product
// The kitchen brings in 45 to 75 minutes, so it begins an hour before the wanted moment.
const at = (hours: number) => instantAt('2026-11-27', hours * 60)
const noon = at(12)

/** An order that was placed at noon for eight o'clock and is accepted. */
async function wantedAtEight(kitchen?: Awaited<ReturnType<typeof openKitchen>>) {
  clock.now = noon
  const where = kitchen ?? (await openKitchen(product, { delivery_time: 45 }))
  const { restaurant_id, owner } = where
  await pool.query('update restaurant set ahead_days = 1, ahead_lead = 30 where id = $1', [restaurant_id])
  const { id, uuid, customer } = await placedOrder(product, where, { wanted_at: at(20).toISOString() })
  await handOverOrder(deps, id)
  const board = `/api/orders/actions/restaurant/${restaurant_id}`
  const staff = (method: string, path: string, body: object = {}) =>
    call(method, `${board}/${path}`, { token: owner.token, body })
  const propose = (hours: number, more: object = {}) =>
    staff('PUT', `order/${id}/proposal`, { cancelled_items: [], wanted_at: at(hours).toISOString(), ...more })
  const read = async () => (await call('GET', `/api/user/orders/${uuid}`, { token: customer.token })).body
  const answer = async (word: string, proposal_id?: string) =>
    call('PUT', `/api/orders/actions/user/answer/${id}`, {
      token: customer.token,
      body: { proposal_id: proposal_id ?? (await read()).proposal.id, answer: word },
    })
  const begins = async () => {
    const { rows } = await pool.query(
      `select j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'order.notify_due' and (j.payload->>'order_id')::int = $1`,
      [id],
    )
    return rows.map(({ run_at }) => run_at)
  }
  const cancel = () => call('PUT', `/api/orders/actions/user/cancel/${id}`, { token: customer.token })
  return { ...{ id, kitchen: where, customer }, staff, propose, read, answer, begins, cancel }
}

/** The same, accepted, with nine o'clock proposed. */
async function askedForNine(kitchen?: Parameters<typeof wantedAtEight>[0]) {
  const order = await wantedAtEight(kitchen)
  await order.staff('PUT', `confirm/${order.id}`)
  const { status, body } = await order.propose(21)
  if (status !== 200) throw new Error(`Nothing was asked: ${JSON.stringify(body)}`)
  return order
}
const moments = { eight: { wanted_at: at(20).toISOString() }, nine: { wanted_at: at(21).toISOString() } }

test('another moment that is agreed on moves the order, its kitchen and the kitchen’s call, and its software hears of it', async () => {
  const kitchen = await openKitchen(product, { delivery_time: 45 })
  await pool.query(
    `insert into webhook (restaurant_id, url, sealed_secret, secret_at, events, enabled) values ($1, 'https://till.example', 'x', now(), '{order.changed}', true)`,
    [kitchen.restaurant_id],
  )
  const { id, read, answer, begins } = await askedForNine(kitchen)
  const asked = await read()
  expect(asked).toMatchObject({
    ...moments.eight,
    total: 1600,
    proposal: { status: 'asked', items: [], ...moments.nine },
  })
  expect(asked.proposal.answer_until).toBe(at(13).toISOString())
  expect((await answer('agree')).status).toBe(200)
  expect(await read()).toMatchObject({
    ...{ ...moments.nine, kitchen_at: at(20).toISOString(), status: 'CONFIRMED', total: 1600 },
    proposal: { status: 'agreed' },
  })
  expect(await begins()).toEqual([at(20)])
  const { rows } = await pool.query(`select from graphile_worker._private_jobs where payload::jsonb @> $1`, [
    { order_id: id, event: 'order.changed' },
  ])
  expect(rows).toHaveLength(1)
})

test('the moment stays when its customer says so, says nothing, or the restaurant takes it back', async () => {
  const [kept, silent, withdrawn] = [await askedForNine(), await askedForNine(), await askedForNine()]
  await kept.answer('without')
  await withdrawn.staff('DELETE', `order/${withdrawn.id}/proposal`)
  clock.now = at(13)
  await expireOverdueProposals(em(), clock.now)
  for (const [order, status] of [
    [kept, 'without'],
    [silent, 'expired'],
    [withdrawn, 'withdrawn'],
  ] as const) {
    expect(await order.read()).toMatchObject({ ...moments.eight, kitchen_at: at(19).toISOString(), total: 1600 })
    expect((await order.read()).proposal.status).toBe(status)
    expect(await order.begins()).toEqual([at(19)])
  }
})

test('a moment that has been taken meanwhile is refused to the customer, and the question stays', async () => {
  const { kitchen, read, answer } = await askedForNine()
  await placedOrder(product, kitchen, moments.nine)
  await pool.query('update restaurant set orders_per_quarter = 1 where id = $1', [kitchen.restaurant_id])
  const { status, body } = await answer('agree')
  expect([status, body.errorMessage]).toEqual([409, 'order.slot_unavailable'])
  expect(body.message).toContain('Оставьте прежнее')
  expect(await read()).toMatchObject({ ...moments.eight, proposal: { status: 'asked' } })
  expect((await answer('without')).status).toBe(200)
})

test('of two who agree to the last place at once one gets it', async () => {
  const first = await askedForNine()
  const second = await askedForNine(first.kitchen)
  await pool.query('update restaurant set orders_per_quarter = 1 where id = $1', [first.kitchen.restaurant_id])
  const answers = await Promise.all([first.answer('agree'), second.answer('agree')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('of two presses at once both are one, or the second is told that it is answered', async () => {
  const same = await askedForNine()
  expect((await Promise.all([same.answer('agree'), same.answer('agree')])).map(({ status }) => status)).toEqual([
    200, 200,
  ])
  const other = await askedForNine()
  const { proposal } = await other.read()
  const both = await Promise.all([other.answer('agree', proposal.id), other.answer('without', proposal.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an order that was cancelled is moved nowhere', async () => {
  const { read, answer, cancel } = await askedForNine()
  expect((await cancel()).status).toBe(200)
  expect((await answer('agree')).body.errorMessage).toBe('order.proposal_closed')
  expect(await read()).toMatchObject({ ...moments.eight, status: 'CANCELLED_BY_USER' })
})

test('while another moment is asked the order goes nowhere but to its end; the kitchen that has begun waits five minutes', async () => {
  const { id, staff, propose, read } = await wantedAtEight()
  await staff('PUT', `confirm/${id}`)
  clock.now = at(19.1)
  expect((await propose(21)).status).toBe(200)
  expect(Date.parse((await read()).proposal.answer_until) - clock.now.getTime()).toBe(5 * MINUTE_MS)
  const step = await staff('PUT', `order/${id}/action`, { status: 'IN_PREPARATION' })
  expect(step.body.errorMessage).toBe('order.answer_awaited')
})

test('accepting may ask for another moment at once, and the same question again asks nothing new', async () => {
  const { id, staff, propose, read } = await wantedAtEight()
  expect((await propose(21)).body.errorMessage).toBe('order.transition_forbidden')
  const asked = await staff('PUT', `confirm/${id}`, { wanted_at: at(21).toISOString() })
  expect(asked.status).toBe(200)
  const { proposal } = await read()
  expect(proposal).toMatchObject({ status: 'asked', ...moments.nine })
  expect((await propose(21)).body.proposal.id).toBe(proposal.id)
  expect((await propose(21.25)).body.errorMessage).toBe('order.answer_awaited')
})

test('only another quarter that the restaurant takes orders for is proposed, alone, and of an order for a time', async () => {
  const { id, staff, propose, read, kitchen } = await wantedAtEight()
  await staff('PUT', `confirm/${id}`)
  const [line] = (await read()).basket.items
  const code = async (hours: number, more: object = {}) => (await propose(hours, more)).body.errorMessage
  expect(await code(20.1)).toBe('order.slot_unavailable')
  expect(await code(12.25)).toBe('order.slot_unavailable')
  expect(await code(20)).toBe('request.invalid')
  expect(await code(21, { cancelled_items: [{ id: line.id, cancellation_comment: 'Нет' }] })).toBe('request.invalid')
  expect(await code(21, { wanted_at: undefined })).toBe('request.invalid')
  const now = await placedOrder(product, kitchen)
  await handOverOrder(deps, now.id)
  await staff('PUT', `confirm/${now.id}`)
  const body = { cancelled_items: [], wanted_at: at(21).toISOString() }
  expect((await staff('PUT', `order/${now.id}/proposal`, body)).body.errorMessage).toBe('request.invalid')
})

test('its customer is asked by push, and told that the moment is the one before when nobody answered', async () => {
  const { id, customer, read } = await askedForNine()
  await pool.query(
    `insert into push_subscription (endpoint, user_id, keys) values ('https://push.example/moment', $1, '{"p256dh": "-", "auth": "-"}')`,
    [customer.id],
  )
  const { proposal } = await read()
  await notifyProposal(deps, proposal.id)
  clock.now = at(13)
  await expireOverdueProposals(em(), clock.now)
  await notifyProposal(deps, proposal.id)
  const { rows } = await pool.query(`select body from outbox_entry where body like $1 order by id`, [
    `%"topic":"s${id}"%`,
  ])
  const told = rows.map(({ body }) => JSON.parse(body.replaceAll('\u00a0', ' ')))
  expect(told.map(({ title, body }) => [title, body])).toEqual([
    [`Ресторан предлагает другое время: заказ № ${id}`, 'Сделают сегодня к 21:00, если согласитесь. Ответьте до 13:00'],
    [`Время заказа № ${id} прежнее`, 'Его сделают сегодня к 20:00'],
  ])
})
