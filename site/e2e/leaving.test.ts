import { test } from 'bun:test'
import { addDish, fillCheckout, goToCheckout, openRestaurant, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { screen, settled } from './screen.ts'

const journey = await shareJourney()

test('a link to another site says so first, and one may stay', async () => {
  await using guest = await journey.person()
  const { page } = guest
  await openRestaurant(guest, journey, 'Шторм')
  await settled(page)
  await page.getByRole('button', { name: 'Поделиться' }).click()
  await page.getByRole('dialog', { name: 'Поделиться' }).getByRole('link', { name: 'Telegram' }).click()
  const leave = page.getByRole('dialog', { name: /Вы уходите с\sсайта/ })
  await expect(leave).toContainText('t.me')
  await expect(leave.getByRole('link', { name: 'Перейти' })).toHaveAttribute('href', /^https:\/\/t\.me\/share\/url/)
  await screen(page, 'follow-link')
  await leave.getByRole('button', { name: 'Остаться' }).click()
  await expect(leave).toHaveCount(0)
  expect(guest.context.pages()).toHaveLength(1)
})

test('who has no phone is asked for one before the order is sent, and thanked for a first review', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 3)
  await addDish(anna, 'Айран', 3)
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user_delivery') ?? '{}')
    localStorage.setItem('user_delivery', JSON.stringify({ ...user, phone: null }))
  })
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), phone: null } })
  })
  await goToCheckout(anna, { pickup: true })
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const dialog = page.getByRole('dialog', { name: 'Ваш телефон' })
  await screen(page, 'checkout-no-phone')
  await dialog.getByLabel(/телефон/i).fill('9005551234')
  await dialog.getByRole('button', { name: 'Продолжить' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (900) 555-12-34')
  await placeOrder(anna)
  const uuid = await shownOrder(page)
  await journey.sql(`update "order" set status = 'COMPLETED', confirmation_date = now() where uuid = $1`, [uuid])
  await page.goto(`/eda/orders/${uuid}/review`)
  const restaurant = page.getByRole('region', { name: 'Крутим-вертим' })
  const stars = restaurant.getByRole('slider', { name: 'Ваша оценка' })
  await expect(stars).toBeEnabled()
  await stars.press('End')
  await restaurant.getByRole('button', { name: 'Отправить отзыв' }).click()
  const thanks = page.getByRole('dialog', { name: 'Готово' })
  await expect(thanks).toContainText(/Спасибо за\sотзыв/)
  await screen(page, 'review-thanks')
  await thanks.getByRole('button', { name: 'Хорошо' }).click()
  await expect(thanks).toHaveCount(0)
})
