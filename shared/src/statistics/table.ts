import type { StatisticsWire } from './schema'

/** The rows of statistics as such a table: by days, or by hours of a single one. */
export function statisticsTable({ period, rows }: Pick<StatisticsWire, 'period' | 'rows'>): (string | number)[][] {
  const byHours = period.from === period.to
  return [
    [byHours ? `Час ${period.from}` : 'День', 'Заказов', 'Выручка, ₽', 'Выручка раньше, ₽'],
    ...rows.map(({ at, orders, revenue, revenue_before }) => [
      byHours ? `${at}:00` : at,
      orders,
      revenue,
      revenue_before,
    ]),
  ]
}
