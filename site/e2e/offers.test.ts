import { test } from 'bun:test'
import { fillCheckout, openRestaurant, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'
import { openOffice } from './staff.ts'

const journey = await openJourney(import.meta.path, { DELIVERY_ON_DESKTOP: 'full' })
const CAPE = 'Зелёный мыс'
const WIDTHS = [DESKTOP_SCREEN, PHONE_SCREEN]
const SET = /^Обед на\sЗелёном мысе/

test('a set is chosen on a page of its own, costs its price in the cart and is named on the order', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, CAPE)
  await expect(page.getByRole('heading', { name: 'Акции' })).toBeVisible()
  await screenAtEachWidth(page, 'menu-offers', WIDTHS)
  await page.getByRole('link', { name: /^Собрать/ }).click()
  await page.getByRole('radio', { name: /^Борщ с фасолью/ }).check()
  await screenAtEachWidth(page, 'set', WIDTHS)
  await page.getByRole('button', { name: /^В\sкорзину/ }).click()
  await expect(page.getByText(SET).first()).toBeVisible()
  await screenAtEachWidth(page, 'cart-offers', WIDTHS)
  await page.getByRole('button', { name: /^Оформить/ }).click()
  await fillCheckout(anna, 'Наличными')
  await screenAtEachWidth(page, 'checkout-offers', WIDTHS)
  await placeOrder(anna)
  await shownOrder(page)
  await expect(page.getByText(SET).first()).toBeVisible()
  await screenAtEachWidth(page, 'order-offers', WIDTHS)
})

test('without JavaScript a set is chosen just so', async () => {
  await using anna = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  const { page } = anna
  await page.goto(`/eda/restaurants/${await journey.restaurant(CAPE)}`)
  await page.getByRole('link', { name: /^Собрать/ }).click()
  await page.getByRole('button', { name: /^В\sкорзину/ }).click()
  await expect(page.getByText(/^Обед на\sЗелёном мысе: −/)).toBeVisible()
})

test('a restaurant adds an offer, switches it off and on, and removes it', async () => {
  await using manager = await journey.person(DESKTOP_SCREEN)
  const { page } = manager
  await openOffice(page, '/', 'manager@ostrov.example')
  await page.goto('/admin/menu/offers')
  await page.getByRole('button', { name: 'Акция', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Новая акция' })
  await drawer.getByLabel('Название').fill('Вечерняя скидка')
  await screen(page, 'offer-set')
  await drawer.getByLabel('Что это').selectOption({ label: 'Счастливые часы' })
  await drawer.getByLabel('Скидка').fill('15')
  await screen(page, 'offer-hours')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  const turn = page.getByRole('switch', { name: 'Действует: Вечерняя скидка' })
  await turn.click()
  await expect(turn).not.toBeChecked()
  await screenAtEachWidth(page, 'offers', WIDTHS)
  await page.getByRole('button', { name: 'Вечерняя скидка' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await page
    .getByRole('dialog', { name: /^Удалить акцию/ })
    .getByRole('button', { name: 'Удалить' })
    .click()
  await expect(page.getByText('Акций пока нет')).toBeVisible()
})
