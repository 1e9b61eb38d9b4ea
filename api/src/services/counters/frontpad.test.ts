import { afterAll, beforeEach, expect, test } from 'bun:test'
import { USUAL_STATUSES } from '@ostrov/shared/counters/form'
import { startFrontpadStandIn } from '../../../stand-ins/counters/frontpad-stand-in'
import { atOnce } from '../../../test/at-once'
import type { CounterOrder } from './counter'
import { createFrontpad, type FrontpadSettings } from './frontpad'

const frontpad = startFrontpadStandIn({ slowMs: 1500 })
afterAll(() => frontpad.stop())
beforeEach(() => {
  frontpad.limits = false
  frontpad.shiftClosed = false
  for (const list of [frontpad.orders, frontpad.log, frontpad.faults]) list.length = 0
})

const SETTINGS: FrontpadSettings = {
  ...{ affiliate: '77', point: '', channel: '5', pay_online: '3', pay_card: '2', pay_cash: '1' },
  ...{ delivery_article: '9001', ...USUAL_STATUSES },
}
const door = createFrontpad({ url: frontpad.url, timeoutMs: 700, takeTurn: atOnce })
const counter = (secret = 'secret', settings = SETTINGS) => door.open(secret, settings)
const line = { quantity: 1, price: null, modifies: null }
const ORDER: CounterOrder = {
  ...{ key: crypto.randomUUID(), number: '1042' },
  lines: [
    { ...line, article: '101', quantity: 2 },
    { ...line, article: '905', quantity: 2, modifies: 0 },
    { ...line, article: '9001', price: 149 },
  ],
  ...{ name: 'Анна', phone: '79001112233', remarks: ['Без лука'], payment: 'online', cutlery: 2, discount: 0 },
  wanted_at: null,
  address: { street: 'Ленина', home: '10', apartment: '12', entrance: '2', floor: '5' },
  hook_url: 'https://app.example/api/frontpad/orders?token=x',
}
const lastForm = () => Object.fromEntries(frontpad.log.at(-1)?.form ?? [])

test('an order arrives whole: lines, modifiers, prices, address, codes and where to tell of it', async () => {
  expect(await counter().send(ORDER)).toEqual({ kind: 'taken', ref: '123456', number: '42', missing: [], ignored: [] })
  expect(frontpad.orders[0]?.articles).toEqual(['101', '905', '9001'])
  expect(lastForm()).toEqual({
    secret: 'secret',
    ...{ 'product[0]': '101', 'product[1]': '905', 'product[2]': '9001' },
    ...{ 'product_kol[0]': '2', 'product_kol[1]': '2', 'product_kol[2]': '1' },
    ...{ 'product_price[2]': '149', 'product_mod[1]': '0' },
    ...{ name: 'Анна', phone: '+79001112233', street: 'Ленина', home: '10', apart: '12', pod: '2', et: '5' },
    ...{ descr: 'Без лука', pay: '3', person: '2', affiliate: '77', channel: '5' },
    ...{ 'hook_status[0]': '3', 'hook_status[1]': '12', 'hook_status[2]': '4', 'hook_status[3]': '10' },
    ...{ 'hook_status[4]': '11', hook_url: 'https://app.example/api/frontpad/orders?token=x' },
  })
})

test('an order for a time names its moment by the region’s clock', async () => {
  const wanted_at = new Date('2026-11-28T20:15:00+11:00')
  expect(await counter().send({ ...ORDER, wanted_at })).toMatchObject({ kind: 'taken', ignored: [] })
  expect(lastForm().datetime).toBe('2026-11-28 20:15:00')
})

test('what is too long is cut, the remarks from their end, so that nothing is ignored', async () => {
  const remarks = ['Аллергия на орехи', 'я'.repeat(200), 'Остров 12']
  const address = { street: '🐕'.repeat(60), home: 'я'.repeat(60), apartment: '1', entrance: '123', floor: '456' }
  const sent = await counter().send({ ...ORDER, name: 'А'.repeat(80), remarks, address, cutlery: 300 })
  expect(sent).toMatchObject({ kind: 'taken', ignored: [] })
  const { descr = '', pod } = lastForm()
  expect([descr.slice(0, 20), descr.length, descr.at(-1), pod]).toEqual(['Аллергия на орехи. я', 100, '…', '12'])
})

test('lines that the counter does not know are named by their place; where it knows none, nothing is made', async () => {
  const unknown = { ...line, article: '9999' }
  const [first] = ORDER.lines
  if (!first) throw new Error('no line')
  expect(await counter().send({ ...ORDER, lines: [first, unknown] })).toMatchObject({ kind: 'taken', missing: [1] })
  expect(await counter().send({ ...ORDER, lines: [unknown] })).toMatchObject({
    kind: 'refused',
    failure: 'articles_unknown',
  })
  expect(frontpad.orders).toHaveLength(1)
})

test.each([
  ['bad', 'secret_wrong'],
  ['nobody’s', 'secret_wrong'],
  ['off', 'api_off'],
  ['poor', 'plan_without_api'],
  ['closed', 'shift_closed'],
] as const)('with the secret «%s» an order is refused: %s', async (secret, failure) => {
  expect(await counter(secret).send(ORDER)).toMatchObject({ kind: 'refused', failure })
  expect(frontpad.orders).toEqual([])
})

test.each(['broken', 'slow', 'lost', 'cut', 'changed'] as const)(
  'when the answer is %s, nobody knows',
  async (fault) => {
    frontpad.faults.push(fault)
    expect(await counter().send(ORDER)).toEqual({ kind: 'lost' })
    expect(frontpad.log).toHaveLength(1)
  },
)

test('what never left was not done, and may be sent again', async () => {
  const nowhere = createFrontpad({ url: 'http://127.0.0.1:9/api/index.php', takeTurn: atOnce }).open('secret', SETTINGS)
  expect(await nowhere.send(ORDER)).toMatchObject({ kind: 'refused', failure: 'away' })
  expect(await nowhere.check('')).toMatchObject({ ok: false, failure: 'away' })
})

test('it answers whether it is there, an empty list of stops included', async () => {
  expect(await counter().check('')).toEqual({ ok: true, value: null })
  expect(await counter('off').check('')).toMatchObject({ ok: false, failure: 'api_off' })
  frontpad.faults.push('cut')
  expect(await counter().check('')).toMatchObject({ ok: false, failure: 'away' })
})

test('a status is asked by number or by phone, and an unknown order is none', async () => {
  await counter().send(ORDER)
  const [order] = frontpad.orders
  if (!order) throw new Error('no order')
  order.status = '4'
  const on_way = { ok: true, value: { said: 'В пути', step: 'on_way', fresh: false } } as const
  expect(await counter().askStatus({ ref: String(order.id) })).toEqual(on_way)
  expect(await counter().askStatus({ key: '', phone: '+79001112233' })).toEqual(on_way)
  order.status = '14'
  expect(await counter().askStatus({ ref: String(order.id) })).toMatchObject({ value: { step: null } })
  expect(await counter().askStatus({ ref: '5' })).toEqual({ ok: true, value: null })
  expect(await counter().askStatus({ key: '', phone: '+79990000000' })).toEqual({ ok: true, value: null })
})

test('a hook is read as JSON and as a form; what is no word of a status is none', () => {
  const word = { action: 'change_status', order_id: '123456', status: '10', datetime: '2026-11-20 19:42:10' }
  const read = { ref: '123456', word: { said: '10', step: 'done', fresh: false } } as const
  expect(door.readHook(JSON.stringify(word), SETTINGS)).toEqual([read])
  expect(door.readHook(JSON.stringify({ ...word, order_id: 123456, status: 10 }), SETTINGS)).toEqual([read])
  expect(door.readHook(new URLSearchParams(word).toString(), SETTINGS)).toEqual([read])
  expect(door.readHook(JSON.stringify({ ...word, status: '15' }), SETTINGS)).toMatchObject([{ word: { step: null } }])
  for (const text of ['', '{', '[]', 'null', '{"action":"x"}', JSON.stringify({ ...word, order_id: 'x' }), '%E0%A4%A'])
    expect(door.readHook(text, SETTINGS)).toEqual([])
})

test('where no turn is left nothing is asked, and an account that others use as well is told to wait', async () => {
  const late = createFrontpad({ url: frontpad.url, takeTurn: async () => null }).open('secret', SETTINGS)
  expect([await late.send(ORDER), frontpad.log]).toMatchObject([{ kind: 'refused', failure: 'too_often' }, []])
  for (let time = 0; time < 30; time += 1) await counter().check('')
  frontpad.limits = true
  expect(await counter().send(ORDER)).toMatchObject({ kind: 'refused', failure: 'too_often' })
  expect(frontpad.orders).toEqual([])
})
