import { afterAll, beforeEach, expect, test } from 'bun:test'
import { startArcafeStandIn } from '../../../stand-ins/counters/arcafe-stand-in'
import { atOnce } from '../../../test/at-once'
import { createArcafe } from './arcafe'
import type { CounterOrder } from './counter'

const arcafe = startArcafeStandIn({ slowMs: 1500 })
afterAll(() => arcafe.stop())
beforeEach(() => {
  arcafe.limits = false
  arcafe.shiftClosed = false
  arcafe.stops = []
  for (const list of [arcafe.orders, arcafe.log, arcafe.faults]) list.length = 0
})

const door = () => createArcafe({ url: arcafe.url, timeoutMs: 700, takeTurn: atOnce })
const SETTINGS = { delivery_article: '9001' }
const counter = (key = 'secret') => door().open(key, SETTINGS)
const line = { quantity: 1, price: null, modifies: null }
const ORDER: CounterOrder = {
  ...{ key: crypto.randomUUID(), number: '1042' },
  lines: [
    { ...line, article: '101', quantity: 2 },
    { ...line, article: '905', modifies: 0 },
    { ...line, article: '9001', price: 149 },
  ],
  ...{ name: 'Анна', phone: '79001112233', remarks: ['Без лука', ''], payment: 'online', cutlery: 2, discount: 0 },
  wanted_at: null,
  address: { street: 'Ленина', home: '10', apartment: '12', entrance: '2', floor: '5' },
  hook_url: 'https://app.example/api/arcafe/orders?token=x',
}

test('an order arrives whole, and a line that is not known there is named by its place', async () => {
  expect(await counter().send(ORDER)).toEqual({ kind: 'taken', ref: 'ar-1001', number: '42', missing: [], ignored: [] })
  expect(JSON.parse(arcafe.log[0]?.text ?? '')).toMatchObject({
    customer: { name: 'Анна', phone: '+79001112233' },
    ...{ comment: 'Без лука', payment: 'online', cutlery: 2, hook_url: ORDER.hook_url, address: ORDER.address },
    lines: [{ article: '101', quantity: 2 }, { article: '905', modifies: 0 }, { price: 149 }],
  })
  const unknown = { ...line, article: '777' }
  expect(await counter().send({ ...ORDER, lines: [unknown, ...ORDER.lines] })).toMatchObject({ missing: [0] })
  expect(await counter().send({ ...ORDER, lines: [unknown] })).toMatchObject({
    ...{ kind: 'refused', failure: 'articles_unknown' },
  })
  expect(arcafe.orders).toHaveLength(2)
})

test.each([
  ['bad', 'secret_wrong'],
  ['ключ', 'secret_wrong'],
  ['off', 'api_off'],
  ['poor', 'plan_without_api'],
] as const)('a key «%s» is refused as «%s»', async (key, failure) => {
  expect(await counter(key).check('')).toMatchObject({ ok: false, failure })
  expect(await counter(key).send(ORDER)).toMatchObject({ kind: 'refused', failure })
  expect(arcafe.orders).toHaveLength(0)
})

test.each([
  ['broken', 0],
  ['slow', 1],
  ['lost', 1],
  ['cut', 1],
  ['changed', 1],
] as const)('after «%s» nobody knows, and by the phone it is found where it was made', async (fault, made) => {
  arcafe.faults.push(fault)
  expect(await counter().send(ORDER)).toEqual({ kind: 'lost' })
  const found = await counter().askStatus({ key: '', phone: '+79001112233' })
  expect(found).toEqual({ ok: true, value: made ? { said: 'new', step: null, fresh: true } : null })
  arcafe.faults.push(fault)
  expect(await counter().readStops()).toMatchObject({ ok: false, failure: 'away' })
})

test('a closed shift, a busy line and a counter that nobody has the address of make nothing', async () => {
  arcafe.shiftClosed = true
  expect(await counter().send(ORDER)).toMatchObject({ kind: 'refused', failure: 'shift_closed' })
  arcafe.limits = true
  const busy = await Promise.all([1, 2, 3].map(() => counter().check('')))
  expect(busy.filter((one) => !one.ok && one.failure === 'too_often').length).toBeGreaterThan(0)
  for (const url of ['', 'http://127.0.0.1:9']) {
    const away = createArcafe({ url, takeTurn: atOnce }).open('secret', SETTINGS)
    expect(await away.send(ORDER)).toMatchObject({ kind: 'refused', failure: 'away' })
  }
})

test('its menu has modifiers under articles of their own, and its stops are heard', async () => {
  expect(await counter().readGoods()).toEqual({
    ok: true,
    value: [
      { article: '101', name: 'Пицца «Маргарита»', price: 690 },
      { article: '102', name: 'Борщ', price: 350 },
      { article: '9001', name: 'Доставка', price: 0 },
      { article: '905', name: 'Без лука', price: 0 },
    ],
  })
  arcafe.stops = ['101', '101', 'x']
  expect(await counter().readStops()).toEqual({ ok: true, value: ['101'] })
})

test('a hook is a word of one order, and what is none is nothing', () => {
  const read = (text: string) => door().readHook(text, SETTINGS)
  expect(read('{"order_id":"ar-1","status":"on_way"}')).toEqual([
    { ref: 'ar-1', word: { said: 'on_way', step: 'on_way', fresh: false } },
  ])
  expect(read('{"order_id":"ar-1","status":"cooling"}')).toMatchObject([{ word: { step: null } }])
  for (const text of ['', '[]', '{"order_id":"a b","status":"done"}', '{"order_id":"ar-1"}'])
    expect(read(text)).toEqual([])
})
