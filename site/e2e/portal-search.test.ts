import { test } from 'bun:test'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN } from './person.ts'
import { screen, settled } from './screen.ts'

const journey = await shareJourney()

test('a search page without a question offers what the island has, and each offer leads somewhere', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/search')
    await settled(page)
    const tiles = page.getByRole('list', { name: 'Разделы' }).getByRole('link')
    await expect(tiles).toHaveCount(9)
    await expect(tiles.filter({ hasText: /\d\sрезюме/ })).toHaveAttribute('href', '/resumes')
    const kinds = page.getByRole('region', { name: 'Популярное' })
    for (const section of ['Вакансии', 'Автомобили', 'Недвижимость', 'Товары', 'Организации'])
      await expect(kinds.getByText(section, { exact: true })).toBeVisible()
    await screen(page, `search-empty-${width}`, { full: true })
  }
  // No block stands without anything in it.
  for (const block of await page.locator('.portal-section').all())
    expect(await block.getByRole('link').count()).toBeGreaterThan(0)
  await page.getByRole('region', { name: 'Популярное' }).getByRole('link', { name: 'Toyota' }).click()
  await page.waitForURL('/cars?markCheckbox=toyota')
})

test('who found nothing is offered the same', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.goto('/search?query=ыыыы')
  await expect(page.getByText('Ничего не нашлось, но есть:')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Популярное' })).toBeVisible()
  await screen(page, 'search-nothing', { full: true })
})

test('work without experience, a dentist and a telephone are found as they are meant', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const first = page.locator('.search-part h2').first()
  for (const [query, kind] of [
    ['работа без опыта', 'Вакансии'],
    ['стоматолог', 'Организации'],
    ['айфон', 'Товары'],
  ] as const) {
    await page.goto(`/search?query=${encodeURIComponent(query)}`)
    await expect(first).toHaveText(kind)
    await screen(page, `search-meant-${kind}`)
  }
})
