import { test } from 'bun:test'
import type { Page, Request } from 'playwright'
import {
  addDish,
  FAR_AWAY,
  fillCheckout,
  goToCheckout,
  openRestaurant,
  orderSays,
  placeOrder,
  settle,
  shownOrder,
  signInHere,
} from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { screen, settled } from './screen.ts'

const journey = await openJourney(import.meta.path)

test('a pickup needs no address and shows no delivery', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 2)
  await goToCheckout(anna, { pickup: true })
  await fillCheckout(anna, 'Наличными')
  await expect(page.getByLabel('Кв./офис')).toHaveCount(0)
  await screen(page, 'checkout-pickup', { full: true })
  await page.getByRole('button', { name: /^Оформить 300/ }).click()
  await orderSays(page, 'Заказ создан')
  await screen(page, 'order-pickup', { full: true })
})

test('an address outside the zone is told at once, and pickup stays open', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey, FAR_AWAY)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  const dialog = page.getByRole('dialog', { name: /не доставляет еду по вашему адресу/ })
  await expect(dialog).toBeVisible()
  await screen(page, 'restaurant-outside')
  await dialog.getByRole('button', { name: 'Понятно' }).click()
  await addDish(anna, 'Пян-се', 3)
  await goToCheckout(anna)
  await expect(page.getByRole('button', { name: 'Ваш адрес вне зоны доставки' })).toBeDisabled()
  await screen(page, 'checkout-outside')
  await page.getByRole('button', { name: 'забрать самому' }).click()
  await expect(page.getByRole('button', { name: /^(Оформить|Оплатить) 450/ })).toBeEnabled()
})

test('where delivery only rests in peak hours, that and when it comes again is what is said', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey, FAR_AWAY)
  const resting = 'В\u00A0часы пик по\u00A0вашему адресу не\u00A0доставляют. Доставка снова с\u00A014:00'
  // The answer of that hour, whatever the hour of this run: how the server comes by it has tests of its own.
  await page.route('**/user_cheapest_zone', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), resting } })
  })
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await expect(page.getByRole('dialog').getByText(resting)).toBeVisible()
  await screen(page, 'restaurant-resting-told')
  await page.getByRole('dialog').getByRole('button', { name: 'Понятно' }).click()
  await expect(page.locator('.delivery-banner-place')).toHaveText(resting)
  await screen(page, 'restaurant-resting')
})

test('a basket below the minimum of the zone is not sent, and says how much is missing', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се')
  await page.goto('/eda/cart')
  await expect(page.getByText(/Минимальная сумма заказа: 300\s₽. Не\sхватает 150\s₽/)).toBeVisible()
  await page.getByRole('button', { name: /^Оформить заказ на/ }).click()
  await expect(page.getByRole('status').getByText(/Минимальная сумма заказа: 300\s₽/)).toBeVisible()
  await screen(page, 'cart-below-minimum')
  await expect(page).toHaveURL(/\/eda\/cart/)
})

test('a restaurant that closes while the basket is open takes no order and keeps the basket', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  const id = await openRestaurant(anna, journey, 'Семь румбов')
  const [simple] = await simpleDishes(id)
  await addDish(anna, simple?.name ?? '', 4)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await journey.sql(
    `update restaurant set disabled_until = now() + interval '2 hours', disabled_reason = 'Отключили свет на улице'
     where id = $1`,
    [id],
  )
  await placeOrder(anna)
  await expect(page.getByRole('alert').getByText(/Ресторан закрыт/)).toBeVisible()
  await screen(page, 'checkout-closed')
  await expect(page.locator('.cart__foot').getByText(/Ресторан закрыт/)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Оформить/ })).toHaveAccessibleDescription(/Ресторан закрыт/)
  await page.goto('/eda/cart')
  await expect(page.getByRole('link', { name: simple?.name ?? '' }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Оформить заказ на/ }).click()
  await expect(page.getByRole('dialog', { name: 'Ресторан закрыт' })).toBeVisible()
  await screen(page, 'cart-closed')
  await page.getByRole('dialog').getByRole('link', { name: 'Посмотреть меню' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Семь румбов' })).toBeVisible()

  const [shut] = await journey.sql<{ id: string; title: string }>(
    `select id, title from restaurant where disabled_until > now() and id <> $1 limit 1`,
    [id],
  )
  await page.goto(`/eda/restaurants/${shut?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Ресторан закрыт' })
  // It opens by itself, when the page has woken.
  await expect(dialog).toBeVisible()
  await screen(page, 'restaurant-closed')
  await dialog.getByRole('button', { name: 'Посмотреть меню' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: shut?.title ?? '' })).toBeVisible()
})

test('a price that changed under the customer is shown before anything is placed', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  const id = await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Сырные палочки', 2)
  const quotes = quotesUnderWay(page)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  // One that is answered later would know the price already, and say so before the press.
  await settled(page)
  await expect.poll(quotes).toBe(0)
  await journey.sql(`update product set price = 300 where restaurant_id = $1 and name = 'Сырные палочки'`, [id])
  await placeOrder(anna)
  const note = page.getByRole('alert').filter({ hasText: 'Корзина изменилась' })
  await expect(note).toContainText('Сырные палочки')
  await expect(note).toContainText(/260\s₽/)
  await expect(note).toContainText(/300\s₽/)
  await screen(page, 'checkout-changed')
  await page.getByRole('button', { name: /^Оформить 679/ }).click()
  const uuid = await shownOrder(page)
  const [order] = await journey.sql<{ price: number }>('select price from "order" where uuid = $1', [uuid])
  expect(order?.price).toBe(600)
})

test('of two baskets the chosen one is ordered, through the sign-in and a new address', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const other = await openRestaurant(anna, journey, 'Шторм')
  const [simple] = await simpleDishes(other)
  await addDish(anna, simple?.name ?? '')
  const id = await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Кесадилья с курицей')
  await page.goto(`/eda/cart?restaurant=${id}`)
  await page.getByRole('button', { name: /^Оформить заказ на/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Войти' }).click()
  await signInHere(anna, journey)
  await page.waitForURL(/\/eda\/address/)
  await page.goto('/eda/cart')
  await page.getByRole('tab', { name: /Крутим-вертим/ }).click()
  await page.getByRole('button', { name: /^Оформить заказ на/ }).click()
  await page.waitForURL(/\/eda\/address/, { waitUntil: 'commit' })
  await expect(page.getByText('Для оформления заказа нужно сперва добавить адрес')).toBeVisible()
  await page.getByRole('button', { name: 'Ввести другой адрес' }).click()
  await page.getByLabel('Улица и дом').fill('Ленина 2')
  await page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option').first().click()
  await screen(page, 'address-typed')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Кв./офис').fill('7')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.waitForURL(`/eda/cart?step=2&restaurant=${id}`)
  await expect(page.getByText(/Крутим-вертим · 1\s?блюдо/)).toBeVisible()
  // The server has said what it costs, and is asked no more about a basket that goes now.
  await expect(page.getByText(/^Доставка (\d|бесплатно)/).first()).toBeVisible()
  await journey.sql(
    `delete from basket where restaurant_id = $1 and user_id in (select id from "user" where phone = $2)`,
    [id, anna.phone],
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Этой корзины уже нет' })).toBeVisible()
  await screen(page, 'checkout-basket-gone')
  await expect(page.getByRole('button', { name: /^(Оформить|Оплатить)/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'К другим корзинам' }).click()
  await expect(page.getByRole('link', { name: simple?.name ?? '' }).first()).toBeVisible()
})

test('a private house that nobody knows is shown on the map, and ordered to', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Кесадилья с курицей')
  await page.goto('/eda/login?redirect=/eda/cart')
  await signInHere(anna, journey)
  await page.goto('/eda/address?init&redirect=%2Feda%2Fcart%3Fstep%3D2')
  const go = page.getByRole('button', { name: 'Продолжить' })
  await page.getByLabel('Улица и дом').fill('ул. Ленина, 218б')
  await expect(go).toBeDisabled()
  const onMap = page.getByRole('button', { name: 'Показать на карте' })
  await expect(onMap).toBeVisible()
  await page.getByLabel('Улица и дом').press('Escape')
  await screen(page, 'address-unknown')
  await onMap.click()
  await expect(page.getByText('Нажмите на свой дом')).toBeVisible()
  await settled(page)
  await page.getByLabel('Карта: выберите дом').tap({ position: { x: 195, y: 330 } })
  await expect(page.getByText('Ленина, 218б')).toBeVisible()
  await page.getByRole('button', { name: 'Всё верно' }).click()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText('Это обязательное поле')).toBeVisible()
  await page.getByRole('switch', { name: 'Частный дом' }).check()
  await expect(page.getByLabel('Кв./офис')).toHaveCount(0)
  await screen(page, 'address-private-house')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.waitForURL('/eda/cart?step=2')
  await fillCheckout(anna, 'Наличными')
  await expect(page.getByRole('switch', { name: 'Частный дом' })).toBeChecked()
  await placeOrder(anna)
  await shownOrder(page)
  await expect(page.getByText('Ленина, 218б, частный дом, Южно-Сахалинск')).toBeVisible()
})

/** Dishes that go into the basket by one press. */
function simpleDishes(restaurant_id: string) {
  return journey.sql<{ name: string; price: number }>(
    `select name, coalesce(nullif(discount_price, 0), price) as price from product p
     where restaurant_id = $1 and is_active and moderation_status = 'approved'
       and not exists (select 1 from product_option_link l where l.product_id = p.id)
       and not exists (select 1 from product_option_group_link l where l.product_id = p.id)
     order by price desc limit 3`,
    [restaurant_id],
  )
}

/** How many quotes the page waits for, from now on. */
function quotesUnderWay(page: Page) {
  const asked = new Set<Request>()
  page.on('request', (request) => request.url().endsWith('/quote') && asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  return () => asked.size
}
