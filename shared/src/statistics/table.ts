import type { StatisticsWire } from './schema'

/**
 * Rows of a table in a file that Russian spreadsheets open: semicolons, a mark of the alphabet before all. A cell that a
 * spreadsheet would take for a formula is told as text.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cellOf).join(';')).join('\r\n')}\r\n`
}

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

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
