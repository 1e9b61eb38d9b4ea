import { expect, test } from 'bun:test'
import type { ProposalWire } from '@ostrov/shared/orders/proposal-schema'
import { fullAddress, hasMap, isPaid, isSettling, offered, reasonOf } from './facts'
import { isReplaced, outcomeOf } from './outcome'

const returned = new Date('2026-11-20T03:00:00Z')
const after = (ms: number) => new Date(returned.getTime() + ms)

test('a payment is being settled for a minute after one came back from the bank', () => {
  expect(isSettling({ status: 'PAYMENT_PENDING' }, after(59_000), returned)).toBe(true)
  expect(isSettling({ status: 'PAYMENT_PENDING' }, after(60_000), returned)).toBe(false)
})

test('nothing is being settled once the bank has spoken, or for one who never went there', () => {
  expect(isSettling({ status: 'PAYMENT_FAILED' }, after(1000), returned)).toBe(false)
  expect(isSettling({ status: 'PAYMENT_PENDING' }, after(1000), null)).toBe(false)
})

test('while a payment is being settled one can only call', () => {
  expect(offered(['cancel', 'contact', 'pay'], true)).toEqual(['contact'])
  expect(offered(['cancel', 'contact', 'pay'], false)).toEqual(['cancel', 'contact', 'pay'])
})

test('an order has a map from its payment until it is over', () => {
  expect(hasMap({ status: 'CONFIRMED' })).toBe(true)
  expect(hasMap({ status: 'PAYMENT_PENDING' })).toBe(false)
  expect(hasMap({ status: 'COMPLETED' })).toBe(false)
})

test('an address names the way to the door and nothing that is not known', () => {
  const delivery = { type: 'delivery', price: 0, comment: null, coordinates: null, private_house: false } as const
  const address = 'Ленина, 234, Южно-Сахалинск'
  expect(fullAddress({ delivery: { ...delivery, address, apartment: '18', front_door: null, floor: '5' } })).toBe(
    'Ленина, 234, кв.\u00a018, этаж\u00a05, Южно-Сахалинск',
  )
})

test('only who paid the bank is told of money that comes back', () => {
  const payment = {
    bank_payment_info: {
      provider: 'tbank',
      payment_id: '1',
      attempt_id: '018f0000-0000-7000-8000-000000000000',
      ...{ method: 'card' as const, saved_method_id: null, is_charging: false },
      payment_url: null,
      amount: 500,
      status: 'AUTHORIZED',
      error_code: null,
      due_at: '2026-11-20T03:30:00Z',
      receipt_url: null,
      receipt_to: null,
      receipts: [],
    },
  }
  expect(isPaid({ payment_type: 'online', payment, status: 'CONFIRMED' })).toBe(true)
  expect(isPaid({ payment_type: 'online', payment, status: 'PAYMENT_FAILED' })).toBe(false)
  expect(isPaid({ payment_type: 'cash', payment, status: 'CONFIRMED' })).toBe(false)
})

test('a reason is that of the status the order stands in, in the restaurant’s own words', () => {
  const event = { id: 1, created_at: '2026-11-20T03:00:00Z', comment: 'Кончилась мука', undone_at: null }
  const events = [{ ...event, to: 'CANCELLED_BY_RESTAURANT' as const }]
  expect(reasonOf({ status: 'CANCELLED_BY_RESTAURANT', events })).toBe('Ресторан пишет: «Кончилась мука»')
  expect(reasonOf({ status: 'CONFIRMED', events })).toBeNull()
  const ours = [{ ...event, to: 'CANCELLED' as const, comment: 'Простите, что так вышло.' }]
  expect(reasonOf({ status: 'CANCELLED', events: ours })).toBe('Простите, что так вышло.')
})

const dish = {
  ...{ product_id: '018f0000-0000-7000-8000-000000000001', image: null, weight: 300, weight_unit: 'gram' },
  ...{ product_options: [], unit_price: 300, quantity: 1, line_total: 300, discount: 0, offers: [], participant: null },
}
const soup = { ...dish, id: 'soup', name: 'Суп', cancellation_comment: 'Закончился' }
const proposal = (status: ProposalWire['status']): ProposalWire => ({
  ...{ id: 'one', status, created_at: '2026-11-20T03:00:00Z', answer_until: '2026-11-20T03:05:00Z', answered_at: null },
  items: [{ id: 'soup', cancellation_comment: 'Закончился' }],
  replacement: { ...dish, item_id: 'soup', name: 'Салат', line_total: 250 },
  wanted_at: null,
  agreed: { price: 250, discount: 0, total: 250 },
  without: null,
})

test('what came of a question is said while the order is under way', () => {
  const basket = { items: [soup] }
  const words = (status: ProposalWire['status']) =>
    outcomeOf({ status: 'CONFIRMED', basket, proposal: proposal(status) })?.replaceAll('\u00a0', ' ')
  expect(words('agreed')).toBe('Вы согласились на замену. Вместо «Суп» (закончился) — «Салат», 250 ₽.')
  expect(words('expired')).toContain('Вы не ответили за пять минут')
  expect(words('withdrawn')).toContain('приготовит всё')
  expect([words('asked'), words('without')]).toEqual([undefined, undefined])
  const moment = { ...proposal('expired'), wanted_at: '2026-11-20T09:00:00Z', items: [], replacement: null }
  expect(outcomeOf({ status: 'CONFIRMED', basket, proposal: moment })).toContain('время осталось прежним')
  expect(outcomeOf({ status: 'COMPLETED', basket, proposal: proposal('expired') })).toBeNull()
})

test('a line is replaced once its customer has agreed', () => {
  expect(isReplaced({ proposal: proposal('agreed') }, 'soup')).toBe(true)
  expect(isReplaced({ proposal: proposal('asked') }, 'soup')).toBe(false)
  expect(isReplaced({ proposal: proposal('agreed') }, 'pizza')).toBe(false)
})

test('while one is asked the end of the order stands among the answers alone', () => {
  expect(offered(['cancel', 'contact', 'map'], false, true)).toEqual(['contact', 'map'])
})
