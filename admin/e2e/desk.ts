import type { Page } from 'playwright'
import { openOffice } from '../../site/e2e/staff.ts'

/** The demo's owner of the platform. */
export const ADMIN = 'admin@ostrov.example'

/** A page of the platform's desk, opened by its owner. */
export async function openDesk(page: Page, path: string) {
  await openOffice(page, path, ADMIN)
}
