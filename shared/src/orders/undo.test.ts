import { expect, test } from 'bun:test'
import { restaurantActions } from './actions'
import { ORDER_STATUSES } from './statuses'
import { canBeUndone } from './undo'

test('every step the restaurant makes by one press can be taken back, a refusal with its reason cannot', () => {
  const steps = ORDER_STATUSES.flatMap((status) =>
    (['delivery', 'pickup'] as const).flatMap((delivery_type) => restaurantActions({ status, delivery_type })),
  )
  expect(steps.filter(({ to, needs_comment }) => canBeUndone({ to, actor: 'restaurant' }) === needs_comment)).toEqual(
    [],
  )
})

test('nobody takes back what the clock, the bank or a restaurant’s own system did', () => {
  for (const actor of ['system', 'bank', 'pos', 'customer', 'admin'] as const) {
    expect(canBeUndone({ to: 'COMPLETED', actor })).toBe(false)
  }
})
