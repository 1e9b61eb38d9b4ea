import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'
import { editor } from './borders.ts'

const journey = await openJourney(import.meta.path)

test('the map shows the restaurant’s own door, and one without zones begins with a circle of three kilometres', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  await openOffice(page, '/zones', 'spin@ostrov.example')
  await expect(page.locator('.map-frame[data-ready]')).toBeVisible()
  await expect(page.locator('.map-pin--restaurant')).toBeInViewport()
  await journey.sql(`delete from delivery_zone where restaurant_id = $1`, [await journey.restaurant('Крутим-вертим')])
  await page.reload()
  const begin = page.getByRole('button', { name: /Начать с\sкруга в\s3\sкм/ })
  await expect(begin).toBeVisible()
  await expect(page.locator('.map-pin--restaurant')).toBeInViewport()
  await screen(page, 'zones-none')
  await begin.click()
  await expect(editor(page).getByLabel('Точки границы')).toHaveValue(/(46|47)\.\d+, 142\.\d+/)
  await screen(page, 'zones-first')
  await editor(page).getByRole('button', { name: 'Дальше: условия' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
