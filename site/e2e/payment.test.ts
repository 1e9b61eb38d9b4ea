import { test } from 'bun:test'
import {
  addDish,
  choose,
  fillCheckout,
  goToCheckout,
  openRestaurant,
  orderSays,
  placeOrder,
  settle,
  shownOrder,
} from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import type { Person } from './person.ts'
import { screen } from './screen.ts'

const journey = await shareJourney()

test('an order paid online in the bank is a paid order', async () => {
  await using anna = await journey.person()
  await orderOnline(anna)
  await screen(anna.page, 'bank')
  await atTheBank(anna, 'Оплатить')
  await orderSays(anna.page, 'Заказ создан')
  await expect(anna.page.getByText(/оплачен онлайн/i)).toBeVisible()
})

test('a declined payment is said, tried again, and the same order is paid in cash instead', async () => {
  await using anna = await journey.person()
  await orderOnline(anna)
  await atTheBank(anna, 'Отказаться')
  await orderSays(anna.page, 'Банк отклонил оплату')
  await expect(anna.page.getByText(/Заказ ждёт оплаты ещё [12]\d:\d\d/)).toBeVisible()
  const uuid = await shownOrder(anna.page)
  await screen(anna.page, 'order-unpaid')
  await anna.page.getByRole('button', { name: /^Оплатить \d/ }).click()
  await anna.page.waitForURL(/sandbox-bank/)
  await atTheBank(anna, 'Отказаться')
  await anna.page.getByRole('button', { name: 'Наличными' }).click()
  await anna.page.getByLabel('С какой суммы нужна сдача').fill('100')
  await anna.page.getByRole('button', { name: /^Заказать за/ }).click()
  await expect(anna.page.getByText(/Это меньше заказа/)).toBeVisible()
  await screen(anna.page, 'order-pay-on-receipt', { full: true })
  await anna.page.getByLabel('С какой суммы нужна сдача').fill('5 000')
  await anna.page.getByRole('button', { name: /^Заказать за/ }).click()
  expect(await shownOrder(anna.page)).toBe(uuid)
  await orderSays(anna.page, 'Заказ создан')
})

test("a bank's page that was closed leaves an order that can still be paid", async () => {
  await using anna = await journey.person()
  await orderOnline(anna)
  await atTheBank(anna, 'Закрыть')
  await anna.page.goto(`/eda/orders/${await shownOrder(anna.page)}`)
  await orderSays(anna.page, 'Заказ не оплачен')
  await expect(anna.page.getByText('Завершите оформление заказа')).toBeVisible()
  await anna.page.getByRole('button', { name: 'Оплатить' }).click()
  await anna.page.waitForURL(/sandbox-bank/)
  await atTheBank(anna, 'Оплатить')
  await orderSays(anna.page, 'Заказ создан')
})

test('a promo code takes its discount off an online order, and another way of paying gives it up', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Крылья острые', 6)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Онлайн')
  await page.getByLabel('Промокод').fill('НЕТ ТАКОГО')
  await page.getByRole('button', { name: 'Применить' }).click()
  await expect(page.getByLabel('Промокод')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: /^Оплатить 1\s920/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Промокод не\sприменён/ })).toBeVisible()
  await screen(page, 'checkout-promo-wrong', { full: true })
  await page.getByLabel('Промокод').fill('ОСТРОВ400')
  await page.getByRole('button', { name: /^Оплатить 1\s920/ }).click()
  await expect(page.getByText(/Промокод применён, теперь к\sоплате 1\s520/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Оплатить 1\s520/ })).toBeEnabled()
  await expect(page).toHaveURL(/\/eda\/cart/)
  await screen(page, 'checkout-promo', { full: true })
  await choose(page.getByRole('radio', { name: 'Наличными' }))
  await expect(page.getByRole('button', { name: /^Оформить 1\s920/ })).toBeEnabled()
  await expect(page.getByText(/только при\sоплате онлайн: −400\s₽ не\sприменится/)).toBeVisible()
  await screen(page, 'checkout-promo-lost', { full: true })
  await choose(page.getByRole('radio', { name: 'Онлайн' }))
  await page.getByRole('button', { name: /^Оплатить 1\s520/ }).click()
  await page.waitForURL(/sandbox-bank/)
  await atTheBank(anna, 'Оплатить')
  await orderSays(page, 'Заказ создан')
  await expect(page.getByText('Скидка ОСТРОВ400')).toBeVisible()
})

test('a code below its minimum names the sum once, and says so first where it is paid in cash', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Крылья острые', 3)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Онлайн')
  await page.getByLabel('Промокод').fill('ОСТРОВ400')
  await page.getByRole('button', { name: 'Применить' }).click()
  const why = /Мин\. сумма заказа не соответствует условиям акции: от\s1\s500\s₽/
  await expect(page.getByText(why)).toHaveCount(1)
  await expect(page.getByText(/Промокод не\sприменён\. Без\sнего/)).toBeVisible()
  await screen(page, 'checkout-promo-below', { full: true })
  await choose(page.getByRole('radio', { name: 'Наличными' }))
  await expect(page.getByText(why)).toHaveCount(1)
  await expect(page.getByText(/только при\sоплате онлайн/)).toHaveCount(0)
})

test('no order is sent before its sum is known: the button counts, then says it', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 2)
  await goToCheckout(anna)
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/quote', async (route) => {
    await asked
    await route.continue()
  })
  await page.reload()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await fillCheckout(anna, 'Наличными')
  await expect(page.getByRole('button', { name: 'Считаем…' })).toBeVisible()
  await page.getByLabel('Имя').press('Enter')
  const placed = placeOrder(anna)
  answer()
  await placed
  await orderSays(page, 'Заказ создан')
  expect(sent.filter((path) => path === '/api/user/orders')).toHaveLength(1)
})

/** Ends on the bank's page. */
async function orderOnline(person: Person) {
  await settle(person, journey)
  await openRestaurant(person, journey, 'Крутим-вертим')
  await addDish(person, 'Кесадилья с курицей', 2)
  await goToCheckout(person)
  await fillCheckout(person, 'Онлайн')
  await placeOrder(person)
  await person.page.waitForURL(/sandbox-bank/)
}

/** Decides, and comes back to the order. */
async function atTheBank({ page }: Person, decision: 'Оплатить' | 'Отказаться' | 'Закрыть') {
  await page.getByRole('button', { name: decision }).click()
  await shownOrder(page)
}
