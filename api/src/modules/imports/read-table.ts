import { readerApart } from './read-apart'
import type { Table } from './table'

/**
 * The cells of a file as text.
 * @throws {Refusal} `menu_import.unreadable`, `menu_import.too_large`, `menu_import.too_slow`, `menu_import.busy`
 */
export const readTable = readerApart<Table>({
  start: () => new Worker(new URL('./table-worker.ts', import.meta.url), { smol: true }),
  // The largest menu takes a tenth of it.
  ms: 1500,
  busy: 'menu_import.busy',
  slow: 'menu_import.too_slow',
})
