import { afterAll, beforeEach, expect, test } from 'bun:test'
import { startIikoStandIn } from '../../../stand-ins/counters/iiko-stand-in'
import { atOnce } from '../../../test/at-once'
import type { CounterOrder } from './counter'
import { createIiko } from './iiko'

const iiko = startIikoStandIn({ slowMs: 1500 })
afterAll(() => iiko.stop())
beforeEach(() => {
  iiko.offline = false
  iiko.stops = []
  iiko.hook = null
  for (const list of [iiko.orders, iiko.log, iiko.faults]) list.length = 0
})

const SETTINGS = {
  ...{ delivery_article: '9001', organization: '', terminal: '', discount_type: '' },
  ...{ pay_online: '', pay_card: '', pay_cash: '' },
}
const HOOK = 'https://app.example/api/frontpad/orders?token=x'
const door = () => createIiko({ url: iiko.url, timeoutMs: 700, takeTurn: atOnce, lookMs: 5 })
const counter = (login = 'secret', settings = SETTINGS) => door().open(login, settings)
const line = { quantity: 1, price: null, modifies: null }
const order = (changes: Partial<CounterOrder> = {}): CounterOrder => ({
  ...{ key: crypto.randomUUID(), number: '1042', hook_url: HOOK },
  lines: [
    { ...line, article: '101', quantity: 2, price: 690 },
    { ...line, article: '905', modifies: 0, price: 0 },
    { ...line, article: '9001', price: 149 },
  ],
  ...{ name: 'Анна', phone: '79001112233', remarks: ['Без лука', ''], payment: 'online', cutlery: 0, discount: 400 },
  wanted_at: null,
  address: { street: 'Ленина, Южно-Сахалинск', home: '10', apartment: '12', entrance: '2', floor: '5' },
  ...changes,
})
const sentBody = () => iiko.log.findLast(({ path }) => path === 'deliveries/create')?.body
const countOf = (path: string) => iiko.log.filter((one) => one.path === path).length

test('an order arrives whole under our id, and what is not known there is named by its place', async () => {
  const sent = order()
  expect(await counter().send(sent)).toEqual({ kind: 'taken', ref: sent.key, number: '', missing: [], ignored: [] })
  expect(sentBody()).toMatchObject({
    order: {
      ...{ id: sent.key, externalNumber: '1042', phone: '+79001112233', orderServiceType: 'DeliveryByCourier' },
      ...{ comment: 'Скидка 400 ₽. Без лука', guests: { count: 1 }, payments: [] },
      deliveryPoint: { address: { street: { name: 'Ленина', city: 'Южно-Сахалинск' }, house: '10', flat: '12' } },
      items: [
        { amount: 2, price: 690, modifiers: [{ amount: 1, price: 0 }] },
        { amount: 1, price: 149 },
      ],
    },
  })
  const [item] = Object(sentBody()).order.items
  expect(item.modifiers[0].productGroupId).toBeString()
  const unknown = { ...line, article: '777' }
  const partly = order({ lines: [unknown, { ...line, article: '905', modifies: 0 }, { ...line, article: '102' }] })
  expect(await counter().send(partly)).toMatchObject({ kind: 'taken', missing: [0, 1] })
  expect(await counter().send(order({ lines: [unknown] }))).toMatchObject({ failure: 'articles_unknown' })
  expect(iiko.orders).toHaveLength(2)
})

test('an order for a time is to be complete by then', async () => {
  await counter().send(order({ wanted_at: new Date('2026-11-28T20:15:00+11:00') }))
  expect(sentBody()).toMatchObject({ order: { completeBefore: '2026-11-28 20:15:00.000' } })
})

test('an account’s own ways of paying and discount are named, and what is paid here is paid', async () => {
  const settings = { ...SETTINGS, pay_online: 'pay-1', discount_type: 'off-1' }
  await counter('secret', settings).send(order({ address: null }))
  expect(sentBody()).toMatchObject({
    order: {
      ...{ orderServiceType: 'DeliveryByClient', comment: 'Без лука' },
      payments: [{ paymentTypeId: 'pay-1', sum: 2 * 690 + 149 - 400, isProcessedExternally: true }],
      discountsInfo: { discounts: [{ discountTypeId: 'off-1', sum: 400 }] },
    },
  })
})

test.each([
  ['bad', 'secret_wrong'],
  ['off', 'api_off'],
] as const)('a login «%s» is refused as «%s»', async (login, failure) => {
  expect(await counter(login).check(HOOK)).toMatchObject({ ok: false, failure })
  expect(await counter(login).send(order())).toMatchObject({ kind: 'refused', failure })
})

test.each(['slow', 'lost', 'cut', 'changed'] as const)(
  'after «%s» it is found by its key, and a repeat makes no second one',
  async (fault) => {
    const till = counter()
    const sent = order()
    iiko.faults.push(fault)
    expect(await till.send(sent)).toEqual({ kind: 'lost' })
    expect(await till.send(sent)).toMatchObject({ kind: 'taken', ref: sent.key })
    expect(iiko.orders).toHaveLength(1)
    await till.askStatus({ key: sent.key, phone: '' })
    expect(await till.askStatus({ key: sent.key, phone: '' })).toEqual({
      ok: true,
      value: { said: 'Unconfirmed', step: null, fresh: true },
    })
  },
)

test('where the till is not there nothing is made, though iiko has answered, and the same order may go again', async () => {
  const sent = order()
  iiko.offline = true
  expect(await counter().send(sent)).toMatchObject({ kind: 'refused', failure: 'away' })
  expect(await counter().askStatus({ key: sent.key, phone: '' })).toEqual({ ok: true, value: null })
  iiko.offline = false
  expect(await counter().send(sent)).toMatchObject({ kind: 'taken', ref: sent.key })
  for (const url of ['http://127.0.0.1:9']) {
    const away = createIiko({ url, takeTurn: atOnce }).open('secret', SETTINGS)
    expect(await away.send(order())).toMatchObject({ kind: 'refused', failure: 'away' })
  }
})

test('a dead token is taken anew, and what was read of an account is not asked for again', async () => {
  const till = counter()
  await till.send(order())
  iiko.tokens.clear()
  expect(await till.send(order())).toMatchObject({ kind: 'taken' })
  expect([countOf('access_token'), countOf('nomenclature'), countOf('webhooks/update_settings')]).toEqual([2, 1, 1])
})

test('a dish that iiko has got since its menu was read is looked for before it is left out', async () => {
  const till = createIiko({ url: iiko.url, takeTurn: atOnce, againMs: 0 }).open('secret', SETTINGS)
  const { goods } = iiko
  iiko.goods = goods.filter(({ code }) => code !== '905')
  expect(await till.send(order())).toMatchObject({ kind: 'taken', missing: [1] })
  iiko.goods = goods
  expect(await till.send(order())).toMatchObject({ kind: 'taken', missing: [] })
})

test('its menu and its stops are told by articles', async () => {
  const till = counter()
  expect(await till.readGoods()).toMatchObject({
    ok: true,
    value: [
      { article: '101', name: 'Пицца «Маргарита»', price: 690 },
      { article: '102', price: 350 },
      { article: '905' },
      { article: '9001' },
    ],
  })
  iiko.stops = ['101', '905']
  expect(await till.readStops()).toEqual({ ok: true, value: ['101', '905'] })
  iiko.faults.push('changed')
  expect(await till.readStops()).toMatchObject({ ok: false, failure: 'away' })
})

test('it is told where to tell of orders; each event of a hook is a word, and what is none is nothing', async () => {
  await counter().check(HOOK)
  expect(iiko.hook?.uri).toBe(HOOK)
  const event = (id: string, status: string, eventType = 'DeliveryOrderUpdate') => ({
    ...{ eventType, eventInfo: { id, creationStatus: 'Success', order: { status } } },
  })
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const events = [
    event(one, 'OnWay'),
    event(other, 'Closed'),
    event('x', 'Closed'),
    event(one, 'OnWay', 'StopListUpdate'),
  ]
  expect(door().readHook(JSON.stringify(events), SETTINGS)).toEqual([
    { ref: one, word: { said: 'OnWay', step: 'on_way', fresh: false } },
    { ref: other, word: { said: 'Closed', step: 'done', fresh: false } },
  ])
  for (const text of ['', '{}', 'null', '[1]', '[{"eventType":"DeliveryOrderUpdate"}]'])
    expect(door().readHook(text, SETTINGS)).toEqual([])
})
