import type { Locator, Page } from 'playwright'
import { expect } from './expect.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'

const BOTH = [PHONE_SCREEN, DESKTOP_SCREEN]

/** A list with a map: its address, what its pictures are called by, and how its map says what it holds. */
type MappedList = { path: string; shots: string; said: RegExp }

/**
 * Opens a list as a map, draws nearer, presses a mark that stands alone by a key, and comes again to the address it has then.
 * `look` is given the card that is shown and the words of its mark.
 */
export async function walkMap(
  page: Page,
  { path, shots, said }: MappedList,
  look: (card: Locator, mark: string) => Promise<unknown>,
) {
  await page.goto(path)
  await page.getByRole('navigation', { name: 'Вид' }).getByRole('link', { name: 'Карта' }).click()
  await page.waitForURL(/view=map.*window=|window=.*view=map/)
  await expect(page.locator('.map-mark').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /здесь на карте$/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached()
  await screenAtEachWidth(page, `${shots}-map`, BOTH)
  const before = page.url()
  await page.getByRole('button', { name: 'Приблизить', exact: true }).click()
  await expect.poll(() => page.url()).not.toBe(before)
  await page.waitForLoadState('networkidle')
  // A map that is drawn anew keeps what is in focus, not which mark is the first.
  const mark = await page
    .locator('.map-mark:not(.map-mark--many)')
    .first()
    .evaluate((one: HTMLElement) => {
      one.focus()
      return one.textContent ?? ''
    })
  await page.keyboard.press('Enter')
  const shown = page.getByRole('region', { name: 'Выбрано на\u00a0карте' })
  await look(shown.locator('.listed-card').first(), mark)
  await screen(page, `${shots}-map-card`)
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  // The address keeps the window: whoever is sent it sees the same.
  const count = await page.locator('#list-count').textContent()
  await page.reload()
  await expect(page.locator('.map-mark').first()).toBeVisible()
  await expect(page.locator('#list-count')).toHaveText(count ?? '')
}

/** The list of what is nearest to the middle of the island's first town. @returns the first of its cards */
export async function walkNear(page: Page, { path, shots }: Pick<MappedList, 'path' | 'shots'>): Promise<Locator> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 46.9591, longitude: 142.738 })
  await page.goto(path)
  await page.getByRole('button', { name: 'Рядом' }).click()
  await page.waitForURL(`${path}?near=46.959,142.738`)
  const nearest = page.locator('.listed-card').first()
  await expect(nearest).toContainText(/\d\sк?м · Южно-Сахалинск/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await screenAtEachWidth(page, `${shots}-near`, BOTH)
  return nearest
}
