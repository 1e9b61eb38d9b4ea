import type { Page } from 'playwright'

/** A zone's border as it is typed, and a hole within it. */
export const SQUARE = '46.94, 142.72\n46.94, 142.75\n46.98, 142.75\n46.98, 142.72'
export const HOLE = '46.95, 142.73\n46.95, 142.74\n46.96, 142.74\n46.96, 142.73'

/** Where a border is edited, beside its map. */
export const editor = (page: Page) => page.getByRole('region', { name: /граница/i })
