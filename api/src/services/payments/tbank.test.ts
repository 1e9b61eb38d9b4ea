import { afterAll, beforeAll, expect, test } from 'bun:test'
import { eventually, startTestBank } from '../../../stand-ins/bank/test-bank'
import type { Fetch } from './bank-call'
import type { BankResult } from './bank-result'

let world: Awaited<ReturnType<typeof startTestBank>>
beforeAll(async () => {
  world = await startTestBank('T')
})
afterAll(() => world.stop())

function ensure<T>(result: BankResult<T>): T {
  if (!result.ok) throw new Error(`${result.kind} ${result.code} ${result.message}`)
  return result.value
}

async function held() {
  const created = ensure(await world.client().init(world.order()))
  await world.press(created.payment_url, 'pay')
  return created.payment_id
}

/** A line that loses answers: the bank gets the request, the shop gets nothing. */
function losingAnswers(method: string, times: number): Fetch {
  let left = times
  return async (url, init) => {
    const response = await fetch(url, init)
    if (!url.endsWith(`/${method}`) || left === 0) return response
    left -= 1
    throw new Error('connection reset')
  }
}

/** A line on which requests never arrive. */
function losingRequests(method: string, times: number): Fetch {
  let left = times
  return async (url, init) => {
    if (!url.endsWith(`/${method}`) || left === 0) return fetch(url, init)
    left -= 1
    throw new Error('connection refused')
  }
}

test('Init opens a payment of the asked rubles with a short page address', async () => {
  const order = world.order()
  const created = ensure(await world.client().init(order))
  expect(created).toMatchObject({ order_id: order.order_id, status: 'NEW', amount: 1850 })
  expect(created.payment_url.length).toBeLessThanOrEqual(100)
  expect(ensure(await world.client().getState(created.payment_id)).amount).toBe(1850)
})

test('a used OrderId is not opened twice: the earlier payment is cancelled and a new attempt asked for', async () => {
  const order = world.order()
  const created = ensure(await world.client().init(order))
  expect(await world.client().init(order)).toMatchObject({ ok: false, kind: 'lost' })
  expect(ensure(await world.client().getState(created.payment_id)).status).toBe('CANCELED')
})

test('an Init whose answer was lost leaves no payable page behind', async () => {
  const order = world.order()
  const result = await world.client(losingAnswers('Init', 1)).init(order)
  expect(result).toMatchObject({ ok: false, kind: 'lost' })
  const known = ensure(await world.client().checkOrder(order.order_id))
  expect(known.map((one) => one.status)).toEqual(['CANCELED'])
})

test('an Init that never arrived is sent again under the same OrderId', async () => {
  const order = world.order()
  const created = ensure(await world.client(losingRequests('Init', 1)).init(order))
  expect(created.order_id).toBe(order.order_id)
})

test('an attempt the bank never saw has no payments', async () => {
  expect(ensure(await world.client().checkOrder(crypto.randomUUID()))).toEqual([])
})

test('a hold is captured once, though the answer was lost', async () => {
  const paymentId = await held()
  const confirmed = ensure(await world.client(losingAnswers('Confirm', 1)).confirm(paymentId, 1850))
  expect(confirmed.status).toBe('CONFIRMED')
})

test('a capture that never arrived is sent again', async () => {
  const confirmed = ensure(await world.client(losingRequests('Confirm', 1)).confirm(await held(), 1850))
  expect(confirmed.status).toBe('CONFIRMED')
})

test('a part of the hold is captured when a line was struck', async () => {
  const confirmed = ensure(await world.client().confirm(await held(), 1500))
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', amount: 1500 })
})

test('more than the hold, or an unpaid payment, is not captured', async () => {
  expect(await world.client().confirm(await held(), 1851)).toMatchObject({ ok: false, kind: 'refused', code: '251' })
  const created = ensure(await world.client().init(world.order()))
  expect(await world.client().confirm(created.payment_id, 1850)).toMatchObject({ kind: 'refused', code: '8' })
})

test('cancelling goes by state: unpaid, held, captured', async () => {
  const { cancel, confirm, init } = world.client()
  const unpaid = ensure(await init(world.order()))
  expect(ensure(await cancel({ payment_id: unpaid.payment_id, request_id: 'a' })).status).toBe('CANCELED')
  expect(ensure(await cancel({ payment_id: await held(), request_id: 'a' })).status).toBe('REVERSED')
  const taken = ensure(await confirm(await held(), 1850))
  expect(ensure(await cancel({ payment_id: taken.payment_id, request_id: 'a' }))).toMatchObject({
    status: 'REFUNDED',
    original_amount: 1850,
    new_amount: 0,
  })
})

test('a partial return whose answer was lost is made once', async () => {
  const taken = ensure(await world.client().confirm(await held(), 1850))
  const part = { payment_id: taken.payment_id, amount: 350, request_id: 'line-7' }
  const first = ensure(await world.client(losingAnswers('Cancel', 1)).cancel(part))
  expect(first).toMatchObject({ status: 'PARTIAL_REFUNDED', original_amount: 1850, new_amount: 1500 })
  const rest = ensure(await world.client().cancel({ payment_id: taken.payment_id, request_id: 'rest' }))
  expect(rest).toMatchObject({ status: 'REFUNDED', original_amount: 1500, new_amount: 0 })
})

test('«try later» is tried three times and then reported as unavailable', async () => {
  let calls = 0
  const busy: Fetch = async () => {
    calls += 1
    return Response.json({ Success: false, ErrorCode: '9999', Message: 'Попробуйте позже' })
  }
  expect(await world.client(busy).getState('1')).toMatchObject({ ok: false, kind: 'unavailable', code: '9999' })
  expect(calls).toBe(3)
})

test('a page of a broken gateway instead of an answer is not believed', async () => {
  const broken: Fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  expect(await world.client(broken).getState('1')).toMatchObject({ ok: false, kind: 'unavailable' })
})

test('every call carries a limit of time', async () => {
  const signals: boolean[] = []
  const watching: Fetch = (url, init) => {
    signals.push(init.signal instanceof AbortSignal)
    return fetch(url, init)
  }
  await world.client(watching).init(world.order())
  expect(signals).toEqual([true])
})

test('a two-stage payment tells of the hold, and of the money only when it is captured', async () => {
  const created = ensure(await world.client().init(world.order()))
  const told = () =>
    world
      .notices()
      .flatMap((one) => (one.ok && one.notification.payment_id === created.payment_id ? [one.notification.status] : []))
  await world.press(created.payment_url, 'pay')
  await eventually(() => told().length === 1)
  expect(told()).toEqual(['AUTHORIZED'])
  await world.client().confirm(created.payment_id, 1850)
  await eventually(() => told().length === 2)
  expect(told()).toEqual(['AUTHORIZED', 'CONFIRMED'])
})
