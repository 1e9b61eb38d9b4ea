import { expect, test } from 'bun:test'
import { MINUTE_MS } from '../formats/time'
import { aheadNote, answerNote, askedAt, waitingLevel, waitingWords } from './waiting'

test.each([
  [0, 0],
  [2.99, 0],
  [3, 1],
  [4.99, 1],
  [5, 2],
  [9.99, 2],
  [10, 3],
  [60, 3],
] as const)('an order unanswered for %d minutes is at level %d', (minutes, level) => {
  expect(waitingLevel(minutes * MINUTE_MS)).toBe(level)
})

test('words grow with the waiting, not colour alone', () => {
  const words = [1, 3, 6, 11].map((minutes) => waitingWords(minutes * MINUTE_MS))
  expect(words).toEqual([
    null,
    'Ждёт 3\u00A0минуты',
    'Ждёт 6\u00A0минут: ответьте клиенту',
    'Ждёт 11\u00A0минут! Примите или откажите',
  ])
})

test('an order paid online waits since the restaurant heard of it, not since it was placed', () => {
  const events = [
    { to: 'PAYMENT_PENDING' as const, created_at: '2026-11-21T08:00:00Z' },
    { to: 'new' as const, created_at: '2026-11-21T08:05:00Z' },
    { to: 'CONFIRMATION_PENDING' as const, created_at: '2026-11-21T08:05:01Z' },
  ]
  const order = { status: 'CONFIRMATION_PENDING' as const, created_at: '2026-11-21T08:00:00Z', events }
  expect(askedAt(order)).toBe(Date.parse('2026-11-21T08:05:00Z'))
})

test('the customer is told what is usual here, or a plain sentence while that is unknown', () => {
  expect(answerNote({ waitedMs: 0, answer_minutes: 3, payment_type: 'cash' }).text).toBe(
    'Обычно ресторан отвечает за\u00A03\u00A0минуты',
  )
  expect(answerNote({ waitedMs: 0, answer_minutes: 1, payment_type: 'cash' }).text).toBe(
    'Обычно ресторан отвечает за\u00A01\u00A0минуту',
  )
  expect(answerNote({ waitedMs: 0, answer_minutes: null, payment_type: 'cash' }).text).toContain('нескольких минут')
})

test.each([
  [1, 4.9, false],
  [1, 5, true],
  [3, 5.9, false],
  [3, 6, true],
  [30, 9.9, false],
  [30, 10, true],
  [null, 9.9, false],
  [null, 10, true],
] as const)(
  'where %p minutes are usual, %d minutes of silence: time to call is %p',
  (answer_minutes, minutes, long) => {
    expect(answerNote({ waitedMs: minutes * MINUTE_MS, answer_minutes, payment_type: 'cash' }).long).toBe(long)
  },
)

test('nobody waits for an answer about tomorrow: it is said when the kitchen begins', () => {
  const now = new Date('2026-11-27T12:00:00+11:00')
  expect(aheadNote('2026-11-28T19:15:00+11:00', now)).toBe(
    'Готовить начнут завтра в\u00A019:15. До\u00A0этого ресторан подтвердит заказ',
  )
})

test('after ten minutes the customer is offered to leave, and told what happens by itself', () => {
  const words = (payment_type: 'cash' | 'online') =>
    answerNote({ waitedMs: 12.4 * MINUTE_MS, answer_minutes: null, payment_type }).text.replaceAll('\u00A0', ' ')
  expect(words('cash')).toBe(
    'Ресторан не отвечает уже 12 минут. Позвоните ему или отмените заказ. Если его так и не примут, мы отменим его сами',
  )
  expect(words('online')).toEndWith('мы отменим его сами и вернём деньги')
})
