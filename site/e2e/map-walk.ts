import type { Locator, Page } from 'playwright'
import { expect, PATIENCE_MS } from './expect.ts'
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
  await listFollows(page)
  const single = page.locator('.map-mark:not(.map-mark--many)').first()
  // Several come apart from nearer by.
  await expect(async () => {
    if (!(await single.isVisible())) await page.locator('.map-mark--many').first().click({ timeout: 5_000 })
    await expect(single).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: PATIENCE_MS })
  await listFollows(page)
  const shown = page.getByRole('region', { name: 'Выбрано на\u00a0карте' })
  const card = shown.locator('.listed-card').first()
  // A mark that is drawn anew between the focus and the key hears nothing.
  let mark = ''
  await expect(async () => {
    mark = await single.evaluate((one: HTMLElement) => {
      one.focus()
      return one.textContent ?? ''
    })
    await page.keyboard.press('Enter')
    await expect(card).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: PATIENCE_MS })
  await look(card, mark)
  await screen(page, `${shots}-map-card`)
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await listFollows(page)
  // The address keeps the window: whoever is sent it sees the same.
  const count = await page.locator('#list-count').textContent()
  await page.reload()
  await expect(page.locator('.map-mark').first()).toBeVisible()
  await expect(page.locator('#list-count')).toHaveText(count ?? '')
}

/** What is seen of a map before one moves it: that it comes, the sea and the towns around, and what several ads cost at least. */
export async function lookAtMap(page: Page, path: string) {
  const asked = Promise.withResolvers<void>()
  await page.route('**/leaflet-map*', async (route) => {
    await asked.promise
    await route.continue()
  })
  // A page is not loaded whole before the chunk is.
  await page.goto(`${path}?view=map`, { waitUntil: 'domcontentloaded' })
  const waiting = page.getByText('Загружаем карту…')
  await expect(waiting).toBeVisible()
  asked.resolve()
  await expect(waiting).toBeHidden()
  await page.unroute('**/leaflet-map*')
  await expect(page.locator('path.map-land').first()).toBeAttached()
  await expect(page.locator('.map-water').filter({ hasText: 'залив Анива' })).toBeAttached()
  await expect(page.locator('.map-town').filter({ hasText: 'Южно-Сахалинск' })).toBeAttached()
  await expect(page.getByText('Берега: Natural Earth')).toBeVisible()
  await expect(page.locator('.map-mark--many > b').first()).toHaveText(/^от\s[\d,]+\s(₽|тыс\.|млн)/)
}

/** Waits until the map moves no more, and the list says what the server says of the map's address. */
async function listFollows(page: Page) {
  let last = ''
  const stands = async () => {
    const before = last
    last = await page.evaluate(async () => {
      const { href } = location
      const told = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html')
      const [theirs, ours] = [told, document].map((one) => one.querySelector('#list-count')?.textContent)
      return theirs === ours && href === location.href ? href : ''
    })
    return last !== '' && last === before
  }
  await expect.poll(stands, { intervals: [300] }).toBe(true)
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
