import { test } from 'bun:test'
import { settle } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { screen, settled } from './screen.ts'

const journey = await shareJourney()

test('the address map shows houses with their numbers, says what to do, and a search takes one to a house', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await page.goto('/eda/address')
  await settled(page)
  await expect(page.getByText('Выберите адрес')).toBeVisible()
  await expect(page.getByText(/Нажмите на\sдом на\sкарте/)).toBeVisible()
  await expect(page.locator('path.map-house').first()).toBeAttached()
  await expect(page.locator('.map-number').first()).toHaveText(/\d/)
  await screen(page, 'address-map')
  const search = page.getByRole('combobox', { name: /Найти дом на\sкарте/ })
  await search.fill('Ленина 2')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('button', { name: 'Всё верно' })).toBeEnabled()
  await expect(page.locator('.place-map__found')).toContainText('Ленина, 2')
  await settled(page)
  await expect(page.locator('.map-pin--home')).toBeInViewport()
  await screen(page, 'address-map-found')
})
