import type { CourierFiguresWire, StatisticsWire } from './schema'

type Told = Pick<StatisticsWire, 'period' | 'rows' | 'offers'>

/** The rows of statistics as such a table: by days, or by hours of a single one; under them the offers. */
export function statisticsTable({ period, rows, offers }: Told): (string | number)[][] {
  const byHours = period.from === period.to
  return [
    [byHours ? `Час ${period.from}` : 'День', 'Заказов', 'Выручка, ₽', 'Выручка раньше, ₽'],
    ...rows.map(({ at, orders, revenue, revenue_before }) => [
      byHours ? `${at}:00` : at,
      orders,
      revenue,
      revenue_before,
    ]),
    ...(offers.length > 0 ? [['Акция', 'Заказов', 'Скидка, ₽']] : []),
    ...offers.map(({ label, orders, discount }) => [label, orders, discount]),
  ]
}

/** The same of couriers. */
export function courierFiguresTable({ items }: Pick<CourierFiguresWire, 'items'>): (string | number)[][] {
  const half = (minutes: number | null) => minutes ?? ''
  return [
    ...[
      [
        'Курьер',
        'Вручил',
        'Забирал, мин',
        'Вёз до двери, мин',
        'Вручал, мин',
        'Поздно',
        'Не открыли',
        'Вернул',
        'Наличными, ₽',
      ],
    ],
    ...items.map((one) => [
      ...[one.name, one.orders, half(one.minutes_to_pick_up), half(one.minutes_to_door), half(one.minutes_at_door)],
      ...[one.late, one.not_opened, one.brought_back, one.cash],
    ]),
  ]
}
