import { beforeEach, expect, test } from 'bun:test'
import { atOnce } from '../../../test/at-once'
import { openCounterKitchen, openFrontpad, saveFrontpad } from '../../../test/counters'
import { openProduct } from '../../../test/product'
import { createFrontpad } from '../../services/counters/frontpad'
import { sendToCounter } from './send-to-counter'
import { watchCounters } from './watch-counters'

const product = await openProduct()
const { call, clock, deps, pool } = product
const frontpad = openFrontpad(product)
/** Anew for each test: nobody asks it more than thirty times a minute. */
const near = () => createFrontpad({ url: frontpad.url, timeoutMs: 300, takeTurn: atOnce })
const away = createFrontpad({ url: 'http://127.0.0.1:9/api/index.php', takeTurn: atOnce })
const { kitchen, handed, standing, told, byHand } = await openCounterKitchen(product)
const MINUTE = 60_000

const reach = (one: typeof away) => Object.assign(deps.doors, { counters: { frontpad: one } })
const send = (order_id: number) => sendToCounter(deps, { order_id })
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE)
  return watchCounters(deps)
}
const updates = async () =>
  (await call('GET', '/api/updates/integrations', { token: kitchen.owner.token })).body.items[0]
const linked = (article: string | null) =>
  pool.query('update product set article = $2 where id = $1', [kitchen.product_id, article])
/** How many of this order the counter's kitchen would cook. */
const rungUp = (id: number) =>
  frontpad.orders.filter(({ form }) => /Заказ (\d+)/.exec(form.get('descr') ?? '')?.[1] === String(id)).length

beforeEach(async () => {
  frontpad.limits = false
  frontpad.shiftClosed = false
  frontpad.faults.length = 0
  frontpad.log.length = 0
  if (frontpad.goods[0]) frontpad.goods[0].article = '101'
  reach(near())
  await saveFrontpad(product, kitchen)
})

type Fault = {
  fault: string
  breaks: (id: number) => unknown
  /** Where it stands after it was tried, what the restaurant is told, and what the counter then has. */
  after: { status: string; state: string; told: string[]; there: number }
  mends?: () => unknown
  /** The board has it after three minutes. */
  late?: { told: string[] }
  recovers: 'by itself' | 'by hand' | 'was never lost'
}

const there = { status: 'in_progress', state: 'sent', told: [], there: 1 }
const left = (state: string, about: string) => ({ status: 'CONFIRMATION_PENDING', state, told: [about], there: 0 })
const waits = { status: 'in_progress', state: 'waiting', told: [], there: 0 }

const FAULTS: Fault[] = [
  { fault: 'none', breaks: () => 0, after: there, recovers: 'was never lost' },
  ...(['slow', 'lost', 'cut', 'changed'] as const).map((one) => ({
    ...{ fault: `${one}: made there, and no answer came`, breaks: () => frontpad.faults.push(one), after: there },
    recovers: 'was never lost' as const,
  })),
  {
    fault: 'a 500, and nothing made',
    breaks: () => frontpad.faults.push('broken'),
    ...{ after: left('doubtful', 'doubtful'), recovers: 'by hand' },
  },
  {
    fault: 'a lost answer, and a lost question about it',
    breaks: () => frontpad.faults.push('broken', 'cut'),
    ...{ after: left('doubtful', 'doubtful'), recovers: 'by hand' },
  },
  {
    fault: 'a process that died before it sent',
    breaks: (id) => pool.query(`update counter_order set state = 'sending' where order_id = $1`, [id]),
    ...{ after: left('doubtful', 'doubtful'), recovers: 'by hand' },
  },
  {
    fault: 'a counter that cannot be reached',
    breaks: () => reach(away),
    ...{ after: waits, late: { told: ['overdue'] }, mends: () => reach(near()), recovers: 'by itself' },
  },
  {
    fault: 'a closed shift',
    breaks: () => Object.assign(frontpad, { shiftClosed: true }),
    after: { ...waits, told: ['shift_closed'] },
    late: { told: ['shift_closed', 'overdue'] },
    ...{ mends: () => Object.assign(frontpad, { shiftClosed: false }), recovers: 'by itself' },
  },
  {
    fault: 'too many questions',
    breaks: () => {
      frontpad.limits = true
      const form = new Map([['secret', 'secret']])
      frontpad.log.push(...Array.from({ length: 3 }, () => ({ method: 'get_stops', form, at: Date.now() })))
    },
    ...{ after: waits, late: { told: ['overdue'] }, recovers: 'by itself' },
    mends: () => Object.assign(frontpad, { limits: false }),
  },
  ...(['bad', 'off', 'poor'] as const).map((secret) => ({
    fault: `an account that is ${secret}`,
    breaks: () => saveFrontpad(product, kitchen, { secret }),
    after: left('failed', { bad: 'secret_wrong', off: 'api_off', poor: 'plan_without_api' }[secret]),
    ...{ mends: () => saveFrontpad(product, kitchen), recovers: 'by hand' as const },
  })),
  {
    fault: 'an article that the counter does not know',
    breaks: () => Object.assign(frontpad.goods[0] ?? {}, { article: '555' }),
    mends: () => Object.assign(frontpad.goods[0] ?? {}, { article: '101' }),
    after: { ...left('failed', 'articles_unknown'), there: 0 },
    recovers: 'by hand',
  },
  {
    fault: 'a dish that was ordered before it was linked',
    breaks: async (id) => {
      await pool.query('update order_item set article = null where order_id = $1', [id])
      await linked(null)
    },
    ...{ mends: () => linked('101'), after: left('failed', 'articles_unknown'), recovers: 'by hand' },
  },
  {
    fault: 'a counter that was switched off meanwhile',
    breaks: () => saveFrontpad(product, kitchen, { enabled: false }),
    ...{ mends: () => saveFrontpad(product, kitchen), after: left('failed', 'refused'), recovers: 'by hand' },
  },
]

test.each(FAULTS)('$fault: the order lives, nothing is doubled, the restaurant knows, and it recovers', async (row) => {
  const { id, customer, uuid } = await handed({ delivery_type: 'pickup' })
  expect(await standing(id)).toMatchObject({ status: 'in_progress', state: 'waiting' })
  await row.breaks(id)
  await send(id)
  const { status, state, told: about, there } = row.after
  expect([await standing(id), await told(id), rungUp(id)]).toMatchObject([{ status, state }, about, there])
  // A job may be done again at any time.
  await send(id)
  expect(rungUp(id)).toBe(there)
  if (row.late) {
    await later(3)
    expect([(await standing(id)).status, await told(id)]).toEqual(['CONFIRMATION_PENDING', row.late.told])
  }
  const wants = (await updates()).orders.find((one: { order_id: number }) => one.order_id === id)
  expect(row.recovers === 'was never lost' ? wants : wants.said.length).toEqual(
    row.recovers === 'was never lost' ? undefined : expect.any(Number),
  )
  await row.mends?.()
  if (row.recovers === 'by hand') expect((await byHand(id, 'waiting')).status).toBe(200)
  await send(id)
  await send(id)
  expect([(await standing(id)).state, rungUp(id)]).toEqual(['sent', 1])
  expect((await byHand(id, 'waiting')).body.errorMessage).toBe('counter.order_settled')
  // To the customer nothing has happened.
  const seen = (await call('GET', `/api/user/orders/${uuid}`, { token: customer.token })).body
  expect(['in_progress', 'CONFIRMATION_PENDING']).toContain(seen.status)
})

test('two workers at once ring up one order', async () => {
  const { id } = await handed()
  await Promise.all([send(id), send(id), send(id)])
  expect(rungUp(id)).toBe(1)
})

test('a second order of the same phone is never taken for the first one that was lost', async () => {
  const first = await handed({ user_phone: '+7 (914) 555-66-77' })
  await send(first.id)
  const second = await handed({ user_phone: '+7 (914) 555-66-77' })
  frontpad.faults.push('broken')
  await send(second.id)
  expect((await standing(second.id)).state).toBe('doubtful')
  await byHand(second.id, 'sent')
  expect([(await standing(second.id)).state, rungUp(second.id)]).toEqual(['sent', 0])
})

test('what was accepted on the board meanwhile is not sent by itself, and what was cancelled is not sent at all', async () => {
  const [accepted, cancelled] = [await handed(), await handed()]
  const steps = `/api/orders/actions/restaurant/${kitchen.restaurant_id}`
  await call('PUT', `${steps}/confirm/${accepted.id}`, { token: kitchen.owner.token, body: {} })
  await call('PUT', `${steps}/order/${cancelled.id}/action`, {
    token: kitchen.owner.token,
    body: { status: 'CANCELLED_BY_RESTAURANT', comment: 'Нет продуктов' },
  })
  for (const { id } of [accepted, cancelled]) await send(id)
  expect([(await standing(accepted.id)).state, (await standing(cancelled.id)).state]).toEqual(['dropped', 'dropped'])
  expect((await byHand(cancelled.id, 'waiting')).status).toBe(409)
  await byHand(accepted.id, 'waiting')
  await send(accepted.id)
  expect([rungUp(accepted.id), rungUp(cancelled.id)]).toEqual([1, 0])
})

test('a counter that is broken gets nothing more: orders stand on the board at once until it is mended', async () => {
  await saveFrontpad(product, kitchen, { secret: 'off' })
  await send((await handed()).id)
  const { id } = await handed()
  expect(await standing(id)).toMatchObject({ status: 'CONFIRMATION_PENDING', state: null })
  expect(await updates()).toMatchObject({ broken: 'api_off', said: 'В\u00A0кассе выключен API' })
  await saveFrontpad(product, kitchen)
  expect((await standing((await handed()).id)).status).toBe('in_progress')
})
