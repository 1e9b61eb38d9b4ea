import type { Measured } from './load.ts'

/** One measured thing beside its floor, measured in the same run. */
export type Row = Measured & { floor?: Measured; aim?: number; note?: string }

/** The table as Markdown. A ratio is ours ÷ floor: 1 would be as fast as doing nothing but the work itself. */
export function table(rows: readonly Row[], facts: readonly string[]): string {
  const head = ['what', 'requests/s', 'p50 ms', 'p99 ms', 'failed', 'floor', 'floor/s', 'ratio', 'aim', 'note']
  const lines = rows.map((row) => [
    row.name,
    row.rate.toFixed(0),
    row.p50.toFixed(2),
    row.p99.toFixed(2),
    String(row.failed),
    row.floor?.name ?? '',
    row.floor?.rate.toFixed(0) ?? '',
    row.floor ? (row.rate / row.floor.rate).toFixed(2) : '',
    row.aim === undefined ? '' : `≥ ${row.aim}`,
    row.note ?? '',
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)))
  const print = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [print(head), rule, ...lines.map(print), '', ...facts].join('\n')
}
