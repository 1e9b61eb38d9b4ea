import { test } from 'bun:test'
import type { Page } from 'playwright'
import {
  addDish,
  choose,
  codeOf,
  goToCheckout,
  inTheBank,
  openRestaurant,
  orderSays,
  placeOrder,
  settle,
  shownOrder,
} from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, type Person, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'

const journey = await openJourney(import.meta.path, { TBANK_SBP: 'on' })
const WIDTHS = [DESKTOP_SCREEN, PHONE_SCREEN]

test('an order is paid over SBP: the code is shown, the bank opens, and the page follows by itself', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await orderBySbp(anna)
  await expect(page.getByText(/Код действует до\s\d\d:\d\d/)).toBeVisible()
  await expect(page.getByRole('img', { name: /QR-код для\sоплаты/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Открыть приложение банка' })).toBeVisible()
  await screenAtEachWidth(page, 'sbp', WIDTHS)
  await inTheBank(page, 'Оплатить', 'Оплата прошла')
  await shownOrder(page)
  await orderSays(page, 'Заказ создан')
  await expect(page.getByText(/оплачен онлайн/i)).toBeVisible()
  // A page that was left open says so, too.
  await page.goto(`/eda/orders/${await shownOrder(page)}/sbp`)
  await orderSays(page, 'Заказ создан')
})

test('a refusal is said with what to do, a new code is another one, and a card pays the same order', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await orderBySbp(anna)
  const first = await codeOf(page)
  await inTheBank(page, 'Отказаться', 'Оплата отклонена')
  await expect(page.getByText(/Банк не\sподтвердил оплату по\sСБП/)).toBeVisible()
  await screenAtEachWidth(page, 'sbp-declined', WIDTHS)
  await page.getByRole('button', { name: 'Получить новый код' }).click()
  await expect(page.getByText(/Код действует до/)).toBeVisible()
  expect(await codeOf(page)).not.toBe(first)
  await page.getByRole('link', { name: /Заплатить иначе/ }).click()
  await orderSays(page, 'Заказ не оплачен')
  await expect(page.getByRole('heading', { name: 'Другие способы оплаты' })).toBeVisible()
  await screenAtEachWidth(page, 'order-unpaid-sbp', WIDTHS)
  await page.getByRole('button', { name: /Картой на\sсайте/ }).click()
  await page.waitForURL(/sandbox-bank/)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await shownOrder(page)
  await orderSays(page, 'Заказ создан')
})

test('without JavaScript SBP is chosen in the form, and the code’s page is asked anew by a link', async () => {
  await using anna = await journey.person()
  await settle(anna, journey)
  const restaurant = await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Кесадилья с курицей', 2)
  const storageState = await anna.page.context().storageState()
  const context = await journey.browser.newContext({ ...PHONE_SCREEN, javaScriptEnabled: false, storageState })
  try {
    const page = await context.newPage()
    await page.goto(`${journey.url}/eda/plain/checkout?restaurant=${restaurant}`)
    await page.getByLabel('Имя').fill('Анна')
    await page.getByRole('radio', { name: /По\sСБП/ }).check()
    await page.getByRole('button', { name: /Дальше/ }).click()
    await expect(page.getByText(/^По\sСБП$/)).toBeVisible()
    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await page.waitForURL(/\/sbp$/)
    await page.getByRole('link', { name: 'Проверить оплату' }).click()
    await expect(page.getByText(/Код действует до/)).toBeVisible()
    const body = new URLSearchParams({ decision: 'pay' })
    await fetch(await codeOf(page), { method: 'POST', body })
    await expect(async () => {
      const asked = page.getByRole('link', { name: 'Проверить оплату' }).click()
      await Promise.all([page.waitForEvent('load'), asked])
      expect(page.url()).toMatch(/\/eda\/(plain\/)?orders\/[0-9a-f-]{36}$/)
    }).toPass()
  } finally {
    await context.close()
  }
})

test('a card is kept with a tick, pays the next order in one press, and is removed in the profile', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await atCheckout(anna)
  const tick = page.getByRole('checkbox', { name: /Запомнить карту/ })
  await expect(tick).not.toBeChecked()
  await tick.check()
  await screen(page, 'checkout-keep', { full: true })
  await placeOrder(anna)
  await page.waitForURL(/sandbox-bank/)
  await page.getByRole('combobox').selectOption('4276')
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await shownOrder(page)
  await orderSays(page, 'Заказ создан')
  await expect(async () => {
    await page.goto('/profile/payments')
    await expect(page.getByText(/Карта\s••\s4276/)).toBeVisible()
  }).toPass()
  await screenAtEachWidth(page, 'own-methods', WIDTHS)
  await atCheckout(anna)
  await choose(page.getByRole('radio', { name: /••\s4276/ }))
  await expect(tick).toHaveCount(0)
  await screen(page, 'checkout-kept', { full: true })
  await placeOrder(anna)
  await shownOrder(page)
  await orderSays(page, 'Заказ создан')
  await page.goto('/profile/payments')
  await page.getByRole('link', { name: /^Удалить/ }).click()
  await screenAtEachWidth(page, 'own-methods-sure', WIDTHS)
  await page.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Запомненных способов нет')).toBeVisible()
  await screenAtEachWidth(page, 'own-methods-none', WIDTHS)
  await page.getByRole('button', { name: 'Привязать счёт' }).click()
  await expect(page.getByRole('alert')).toContainText('согласны')
  await bindAccount(page)
  await inTheBank(page, 'Отказаться', 'Счёт не привязан')
  await expect(page.getByText(/банк не\sподтвердил привязку/)).toBeVisible()
  await screen(page, 'bind-refused')
  await page.getByRole('link', { name: 'Попробовать снова' }).click()
  await bindAccount(page)
  await screenAtEachWidth(page, 'bind', WIDTHS)
  await inTheBank(page, 'Привязать', 'Счёт привязан')
  await expect(page.getByText('Счёт привязан: Учебный банк')).toBeVisible()
  await screenAtEachWidth(page, 'bind-done', WIDTHS)
})

/** Ends on the page with the code that binds an account. */
async function bindAccount(page: Page) {
  const tick = page.getByRole('checkbox', { name: /Запомнить счёт/ })
  await expect(tick).not.toBeChecked()
  await tick.check()
  await page.getByRole('button', { name: 'Привязать счёт' }).click()
  await page.waitForURL(/\/profile\/payments\/sbp$/)
}

/** A dish in the basket and the form filled in. */
async function atCheckout(person: Person) {
  await openRestaurant(person, journey, 'Крутим-вертим')
  await addDish(person, 'Кесадилья с курицей', 2)
  await goToCheckout(person)
  await person.page.getByLabel('Имя').fill('Анна')
}

/** Ends on the page with the code. */
async function orderBySbp(person: Person) {
  const { page } = person
  await settle(person, journey)
  await openRestaurant(person, journey, 'Крутим-вертим')
  await addDish(person, 'Кесадилья с курицей', 2)
  await goToCheckout(person)
  await page.getByLabel('Имя').fill('Анна')
  await choose(page.getByRole('radio', { name: /По\sСБП/ }))
  await screen(page, 'checkout-sbp', { full: true })
  await placeOrder(person)
  await page.waitForURL(/\/eda\/orders\/[0-9a-f-]{36}\/sbp$/)
}
