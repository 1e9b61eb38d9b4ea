import { test } from 'bun:test'
import { adminPath } from '@ostrov/shared/paths'
import { violations } from '../../site/e2e/axe.ts'
import { expect } from '../../site/e2e/expect.ts'
import { misfits } from '../../site/e2e/fits.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { pictures, settled } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'
import { BUSINESS_PAGES } from '../src/shell/business-sections.ts'
import { PLATFORM_PAGES } from '../src/shell/platform-sections.ts'

const UPRIGHT = { width: 768, height: 1024 }
const LYING = { width: 1024, height: 768 }

/** Those of one order, file or decision have journeys of their own. */
const addresses = (pages: readonly { path: string }[]) =>
  pages.map(({ path }) => path).filter((path) => !path.includes(':'))
const OWNERS = addresses(BUSINESS_PAGES)
const ADMINISTRATORS = addresses(PLATFORM_PAGES)

const journey = await openJourney(import.meta.path)

test.each([
  ['an owner', 'owner@ostrov.example', OWNERS],
  ['an administrator', 'admin@ostrov.example', ADMINISTRATORS],
])('every page of %s fits a tablet, upright and lying', async (_, email, pages) => {
  await using person = await journey.person({ viewport: UPRIGHT })
  const { page } = person
  await openOffice(page, '/', email)
  // Most of an owner's pages are of one restaurant.
  if (pages === OWNERS) await page.getByRole('combobox', { name: 'Ресторан' }).selectOption({ index: 1 })
  const faults: Record<string, string[]> = {}
  for (const path of pages) {
    await page.goto(adminPath(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    await pictures(page, `tablet${path.replaceAll('/', '-')}`)
    // Its colours are those of the wide screen, which each page's own journey sees in both themes.
    expect(await violations(page), path).toEqual([])
    for (const size of [UPRIGHT, LYING]) {
      await page.setViewportSize(size)
      await settled(page, 0)
      const found = await misfits(page)
      if (found.length > 0) faults[`${path}, ${size.width} × ${size.height}`] = found
    }
    await page.setViewportSize(UPRIGHT)
  }
  expect(faults).toEqual({})
})
