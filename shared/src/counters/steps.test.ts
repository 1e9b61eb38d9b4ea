import { expect, test } from 'bun:test'
import { findTransition } from '../orders/rules'
import { DELIVERY_TYPES, ORDER_STATUSES } from '../orders/statuses'
import { namesOf } from '../wire/names'
import { COUNTER_STEPS } from './form'
import { stepsTo } from './steps'

test('an order catches up with its counter, never goes back, and what is over stays over', () => {
  expect(stepsTo({ status: 'in_progress', delivery_type: 'delivery' }, 'preparing')).toEqual([
    'CONFIRMED',
    'IN_PREPARATION',
  ])
  expect(stepsTo({ status: 'OUT_FOR_DELIVERY', delivery_type: 'delivery' }, 'preparing')).toEqual([])
  expect(stepsTo({ status: 'IN_PREPARATION', delivery_type: 'delivery' }, 'ready')).toEqual([])
  expect(stepsTo({ status: 'IN_PREPARATION', delivery_type: 'pickup' }, 'on_way')).toEqual(['PICKUP_PENDING'])
  expect(stepsTo({ status: 'DELIVERED', delivery_type: 'delivery' }, 'cancelled')).toEqual([])
  for (const status of ['COMPLETED', 'CANCELLED', 'CANCELLED_BY_USER'] as const)
    for (const step of namesOf(COUNTER_STEPS)) expect(stepsTo({ status, delivery_type: 'pickup' }, step)).toEqual([])
})

test('each step of it is one that a counter may make', () => {
  const handed = ORDER_STATUSES.filter((status) => !/^(?:new|PAYMENT_.*)$/.test(status))
  for (const delivery_type of DELIVERY_TYPES)
    for (const status of handed.filter((one) =>
      delivery_type === 'pickup' ? !/DELIVER/.test(one) : one !== 'PICKUP_PENDING',
    ))
      for (const step of namesOf(COUNTER_STEPS)) {
        let from = status
        for (const to of stepsTo({ status, delivery_type }, step)) {
          expect([from, to, findTransition(from, to, 'pos') !== null]).toEqual([from, to, true])
          from = to
        }
      }
})
