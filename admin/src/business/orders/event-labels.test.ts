import { expect, test } from 'bun:test'
import { ORDER_STATUSES } from '@ostrov/shared/orders/statuses'
import { businessBadge } from './event-labels'

test('the restaurant reads who cancelled an order, and «Отменён» with its ё', () => {
  const labels = ORDER_STATUSES.map((status) => businessBadge(status).label)
  expect(labels.filter((label) => /отменен/i.test(label))).toEqual([])
  expect(businessBadge('CANCELLED_BY_USER').label).toBe('Клиент отменил')
  expect(businessBadge('COMPLETED').label).toBe('Завершён')
})
