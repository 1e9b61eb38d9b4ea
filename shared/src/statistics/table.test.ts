import { expect, test } from 'bun:test'
import { statisticsTable } from './table'

test('a single day is told by its hours, more by days', () => {
  const row = { at: '09', orders: 2, revenue: 900, revenue_before: 0 }
  expect(statisticsTable({ period: { from: '2026-03-01', to: '2026-03-01' }, rows: [row], offers: [] })[1]?.[0]).toBe(
    '09:00',
  )
  const day = { ...row, at: '2026-03-01' }
  expect(statisticsTable({ period: { from: '2026-03-01', to: '2026-03-02' }, rows: [day], offers: [] })).toEqual([
    ['День', 'Заказов', 'Выручка, ₽', 'Выручка раньше, ₽'],
    ['2026-03-01', 2, 900, 0],
  ])
})
