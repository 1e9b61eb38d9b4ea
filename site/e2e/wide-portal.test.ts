import { test } from 'bun:test'
import { dishPath } from './acts.ts'
import { boxes } from './boxes.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN } from './person.ts'
import { screen, settled } from './screen.ts'

const journey = await shareJourney()
const KITCHEN = 'Крутим-вертим'
const DISH = 'Шаверма с курицей'

test('every section of the wide portal is a door, and every kitchen is shown', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  await page.goto('/')
  await settled(page)
  await screen(page, 'portal-wide', { full: true })
  const edge = (await page.getByRole('heading', { name: /Готовят прямо|Рестораны острова/ }).boundingBox())?.x ?? 0
  const rounds = await boxes(page.locator('.kitchens__round'))
  expect(Math.abs((rounds[0]?.x ?? 0) - edge)).toBeLessThanOrEqual(1)
  for (const box of rounds) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440 - edge + 1)
  const tiles = page.getByRole('list', { name: 'Разделы' }).getByRole('listitem')
  await expect(tiles.filter({ has: page.getByRole('link') })).toHaveCount(await tiles.count())
})

test('the wide search uses its width, and a dish found there is named beside the way to the phone', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  await page.goto('/search?query=шаурма')
  await settled(page)
  await screen(page, 'search-wide', { full: true })
  const [first, second] = await boxes(page.locator('.portal-found .found-list').last().locator('li'))
  expect(second?.y).toBe(first?.y)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const [chip] = await boxes(page.locator('.search-kitchens .ui-chip, .search-count'))
  expect(Math.abs((chip?.x ?? 0) - (title?.x ?? 0))).toBeLessThanOrEqual(1)
  await page.goto(await dishPath(journey, KITCHEN, DISH))
  const way = page.getByRole('region', { name: 'Скачайте приложение' })
  await expect(way).toContainText('Шаверма с курицей')
  await expect(way).toContainText('₽')
  await expect(way.locator('.get-app__photo img')).toBeVisible()
  await screen(page, 'get-app-dish')
  await page.goto(`/eda/restaurants/${await journey.restaurant(KITCHEN)}`)
  await expect(way).toContainText(KITCHEN)
})
