import { expect, test } from 'bun:test'
import { PAYMENT_STATUSES } from '@ostrov/shared/payments/statuses'
import { isNewerStatus, isPaymentStatus, PAYMENT_EFFECTS, paymentEffect } from './payment-effects'

test('every status of the protocol has an effect', () => {
  expect(Object.keys(PAYMENT_EFFECTS).sort()).toEqual([...PAYMENT_STATUSES].sort())
  expect(isPaymentStatus('RECEIPT')).toBe(false)
  expect(isPaymentStatus('toString')).toBe(false)
})

test('a hold pays a two-stage order and not a one-stage one', () => {
  expect(paymentEffect('AUTHORIZED', 'T').order).toBe('paid')
  expect(paymentEffect('AUTHORIZED', 'O').order).toBe('wait')
  expect(paymentEffect('CONFIRMED', 'O').order).toBe('paid')
})

test.each(['REJECTED', 'AUTH_FAIL', 'DEADLINE_EXPIRED', 'CANCELED'] as const)('%s fails the order', (status) => {
  expect(paymentEffect(status, 'T')).toMatchObject({ order: 'failed', money: 'none' })
})

test.each(['REVERSED', 'REFUNDED'] as const)('%s gives the money back', (status) => {
  expect(paymentEffect(status, 'T')).toMatchObject({ order: 'none', money: 'returned' })
})

test('AUTHORIZED after CONFIRMED changes nothing', () => {
  expect(isNewerStatus('CONFIRMED', 'AUTHORIZED')).toBe(false)
  expect(isNewerStatus('AUTHORIZED', 'CONFIRMED')).toBe(true)
})

test('a payment by another card after a refusal is believed, a late refusal after it is not', () => {
  expect(isNewerStatus('REJECTED', 'CONFIRMED')).toBe(true)
  expect(isNewerStatus('CONFIRMED', 'REJECTED')).toBe(false)
})

test('no status but a partial return is newer than itself', () => {
  const own = PAYMENT_STATUSES.filter((status) => isNewerStatus(status, status))
  expect(own).toEqual(['PARTIAL_REVERSED', 'PARTIAL_REFUNDED'])
})

test('money that came back is never taken again', () => {
  const later = PAYMENT_STATUSES.filter((status) => isNewerStatus('REFUNDED', status))
  expect(later).toEqual([])
})
