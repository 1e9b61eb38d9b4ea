import type { Measured } from './load.ts'

/** One measured thing beside its floor, measured in the same run. */
export type Row = Measured & {
  floor?: Measured
  aim?: number
  /** Megabytes of the product's process after it. */
  memory?: number
  note?: string
}

/** The table as Markdown. A ratio is ours ÷ floor: 1 would be as fast as doing nothing but the work itself. */
export function table(rows: readonly Row[], facts: readonly string[]): string {
  const head = [
    'what',
    '/s',
    'p50 ms',
    'p99 ms',
    'failed',
    'statements',
    'db ms',
    'floor',
    'floor/s',
    'floor p99',
    'floor statements',
    'floor db ms',
    'ratio',
    'aim',
    'RSS MB',
    'note',
  ]
  const lines = rows.map((row) => [
    row.name,
    row.rate.toFixed(0),
    row.p50.toFixed(2),
    row.p99.toFixed(2),
    String(row.failed),
    row.statements?.toFixed(1) ?? '',
    row.database_ms?.toFixed(2) ?? '',
    row.floor?.name ?? '',
    row.floor?.rate.toFixed(0) ?? '',
    row.floor?.p99.toFixed(2) ?? '',
    row.floor?.statements?.toFixed(1) ?? '',
    row.floor?.database_ms?.toFixed(2) ?? '',
    row.floor ? (row.rate / row.floor.rate).toFixed(2) : '',
    row.aim === undefined ? '' : `≥ ${row.aim}`,
    row.memory?.toFixed(0) ?? '',
    row.note ?? '',
  ])
  return [...markdown(head, lines), '', ...facts].join('\n')
}

/** The lines of a Markdown table with aligned columns. */
export function markdown(head: readonly string[], lines: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)))
  const print = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [print(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.map(print)]
}
