import { test } from 'bun:test'
import { expect } from 'playwright/test'
import { addDish, openRestaurant, signInHere } from './acts.ts'
import { openJourney } from './harness.ts'
import { screen } from './screen.ts'

const journey = await openJourney(import.meta.path)

test('a guest', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.goto('/eda')
  await screen(page, 'home-guest')
  await page.getByRole('navigation', { name: 'Кухни' }).getByRole('link', { name: 'Роллы' }).click()
  await page.waitForURL(/filters/)
  await screen(page, 'listing')
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await screen(page, 'restaurant')
  await addDish(anna, 'Хот-дог в лаваше', 2)
  await screen(page, 'restaurant-basket')
  await page.reload()
  await expect(page.getByRole('link', { name: /Корзина · 2/ })).toBeVisible()
  await page.goto('/eda/login')
  await screen(page, 'login')
  await signInHere(anna, journey)
  await page.waitForURL(/address/)
  await screen(page, 'address-map')
}, 120_000)
