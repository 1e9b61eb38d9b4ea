import { test } from 'bun:test'
import type { Page } from 'playwright'
import { addDish } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN } from './person.ts'
import { screen, scrollToEnd } from './screen.ts'

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
  const basket = page.getByRole('complementary', { name: 'Ваш заказ' })
  await expect(basket).toContainText('Добавьте блюда из\u00a0меню')
  await screen(page, 'wide-restaurant')
  await addDish(anna, 'Пян-се', 1)
  await expect(basket.getByRole('link', { name: 'Пян-се' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Корзина\s·/ })).toBeHidden()
  expect(await areBeside(page, '.menu-tabs', '.menu-section', '.menu-columns__basket')).toBe(true)
  await scrollToEnd(page)
  await expect(basket.getByRole('button', { name: /^Оформить заказ на/ })).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Разделы меню' })).toBeInViewport()
  await screen(page, 'wide-restaurant-basket')
  await basket.getByRole('button', { name: /^Оформить заказ на/ }).click()
  await expect(page.getByRole('dialog', { name: /Войдите/ })).toBeVisible()
  await page.keyboard.press('Escape')
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
  expect(await areBeside(page, '.cart__body', '.cart__foot')).toBe(true)
  await page
    .getByRole('navigation', { name: 'Разделы доставки' })
    .getByRole('link', { name: 'Корзина' })
    .click({ trial: true })
  await screen(page, 'wide-cart')
})

async function widthOf(page: Page, selector: string) {
  return Math.round((await page.locator(selector).first().boundingBox())?.width ?? 0)
}

/** Whether these stand side by side, from left to right. */
async function areBeside(page: Page, ...selectors: string[]) {
  const boxes = await Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()))
  return boxes.every((box, at) => {
    const before = boxes[at - 1]
    return box !== null && (!before || before.x + before.width <= box.x)
  })
}
