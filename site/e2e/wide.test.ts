import { test } from 'bun:test'
import type { Page } from 'playwright'
import { addDish } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN } from './person.ts'
import { screen } from './screen.ts'

const journey = await openJourney(import.meta.path, { DELIVERY_ON_DESKTOP: 'full' })
const KITCHEN = 'Крутим-вертим'

test('a wide screen that shows the delivery gives its grids the page and its forms a column', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  await page.goto('/eda')
  await expect(page.getByRole('heading', { name: 'Скачайте приложение' })).toHaveCount(0)
  // What the bar at the top would cover cannot be pressed.
  await page.getByRole('link', { name: 'Укажите адрес доставки' }).click({ trial: true })
  await screen(page, 'wide-home')
  await page.goto(`/eda/restaurants/${await journey.restaurant(KITCHEN)}`)
  await expect(page.getByRole('heading', { level: 1, name: KITCHEN })).toBeVisible()
  await screen(page, 'wide-restaurant')
  await addDish(anna, 'Пян-се', 1)
  const whole = await widthOf(page, '.delivery')
  expect([await widthOf(page, '.hero__bar'), await widthOf(page, '.hero__photo')]).toEqual([whole, whole])
  await page.getByRole('link', { name: 'Пян-се' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Пян-се' })).toBeVisible()
  await screen(page, 'wide-product')
  const column = await widthOf(page, '.delivery')
  expect(column).toBe(640)
  expect([await widthOf(page, '.product-bar'), await widthOf(page, '.photos__main')]).toEqual([column, column])
  await page.goto('/eda/cart')
  await expect(page.getByRole('button', { name: /Оформить заказ на/ })).toBeVisible()
  await screen(page, 'wide-cart')
})

async function widthOf(page: Page, selector: string) {
  return Math.round((await page.locator(selector).first().boundingBox())?.width ?? 0)
}
