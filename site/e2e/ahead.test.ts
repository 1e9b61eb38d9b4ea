import { test } from 'bun:test'
import { addDish, choose, fillCheckout, goToCheckout, openRestaurant, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'

const journey = await openJourney(import.meta.path)
const id = await journey.restaurant('Шторм')
const DISH = 'Филадельфия классическая'

/** Orders are taken from so many minutes ahead on: what was chosen a moment ago may be too soon. */
const takeFrom = (minutes: number) =>
  journey.sql('update restaurant set ahead_days = 3, ahead_lead = $2 where id = $1', [id, minutes])

test('a time is chosen, outlives a reload, and where it is gone the next one is one press away', async () => {
  await takeFrom(30)
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Шторм')
  await addDish(anna, DISH, 3)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await choose(page.getByRole('radio', { name: /^Ко\sвремени/ }))
  const time = page.getByLabel('Время')
  await expect(time).not.toHaveValue('')
  await screen(page, 'checkout-ahead', { full: true })
  const chosen = await time.inputValue()
  await page.reload()
  await expect(time).toHaveValue(chosen)

  await takeFrom(1440)
  await placeOrder(anna)
  const refusal = page.locator('#refusal')
  await expect(refusal).toContainText(/К\sэтому времени уже не\sуспеть/)
  await expect(page.getByText(/^На\sвремя, которое вы\sвыбрали, заказать уже нельзя/)).toBeVisible()
  await expect(time).toHaveValue('')
  await screen(page, 'checkout-too-late', { full: true })
  await refusal.getByRole('button', { name: /^Привезти / }).click()
  await expect(refusal).toHaveCount(0)
  await expect(time).not.toHaveValue('')
  await expect(page.getByLabel('Имя')).toHaveValue('Анна')
  await placeOrder(anna)
  await shownOrder(page)
  await expect(page.getByText(/^Готовить начнут .* ресторан подтвердит заказ/)).toBeVisible()
  await screen(page, 'order-ahead', { full: true })
  await page.goto('/eda/orders')
  await expect(page.getByText(/^Ко\sвремени: /)).toBeVisible()
})

test('without JavaScript a time is chosen from a list, and refused where it stands', async () => {
  await takeFrom(30)
  await using anna = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  const { page } = anna
  await settle(anna, journey)
  const [dish] = await journey.sql<{ id: string }>('select id from product where restaurant_id = $1 and name = $2', [
    id,
    DISH,
  ])
  const data = { restaurant_id: id, product_id: dish?.id, quantity: 3 }
  await page.request.post('/api/basket_item', { data, headers: { origin: journey.url } })
  await page.goto(`/eda/plain/checkout?restaurant=${id}`)
  await page.getByLabel('Имя').fill('Анна')
  await page.getByRole('radio', { name: 'Наличными' }).check()
  const when = page.getByLabel('Когда', { exact: true })
  await when.selectOption({ index: 1 })
  await page.getByRole('button', { name: /^Дальше/ }).click()
  await expect(page.getByText(/^Ко\sвремени$/)).toBeVisible()

  await takeFrom(1440)
  await page.getByRole('button', { name: /^Оформить/ }).click()
  await expect(when).toHaveAccessibleDescription(/уже не\sуспеть/)
  await expect(page.getByLabel('Имя')).toHaveValue('Анна')
  // Behind what was chosen stand those that are still to be had.
  await when.selectOption({ index: 2 })
  await page.getByRole('button', { name: /^Дальше/ }).click()
  await page.getByRole('button', { name: /^Оформить/ }).click()
  await shownOrder(page)
  await expect(page.getByText(/^Ко\sвремени$/)).toBeVisible()
})
