import { test } from 'bun:test'
import { unansweredApology } from '@ostrov/shared/orders/waiting'
import { orderSays, placeOne } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'
import { kitchen } from './staff.ts'

const journey = await shareJourney()
const cooks = await kitchen(journey, 'spin@ostrov.example')

test('who got the food says so on the order or its card: review and repeat are there at once, and no tab counts it', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const order = await placeOne(anna, journey)
  await cooks.accept(order.restaurant_id, order.id)
  for (const status of ['IN_PREPARATION', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
    await cooks.move(order.restaurant_id, order.id, status)
  }
  await orderSays(page, 'Заказ доставлен')
  await screen(page, 'order-delivered')
  const cards = await anna.context.newPage()
  await cards.goto('/eda/orders')
  const tab = cards.getByRole('navigation').getByRole('link', { name: /Заказы$/ })
  await expect(tab).toContainText('1')
  await screen(cards, 'orders-delivered')
  await page.getByRole('button', { name: 'Получил(а)' }).click()
  await orderSays(page, 'Заказ получен')
  await expect(page.getByRole('link', { name: 'Оставить отзыв' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Повторить заказ' })).toBeVisible()
  await screen(page, 'order-received')
  await expect(cards.getByText('Завершён')).toBeVisible()
  await expect(tab).not.toContainText('1')

  await journey.sql(`update "order" set status = 'PICKUP_PENDING', finished_at = null where id = $1`, [order.id])
  await cards.reload()
  await cards.getByRole('button', { name: 'Получил(а)' }).click()
  await expect(cards.getByText('Завершён')).toBeVisible()
  await expect(cards.getByRole('button', { name: 'Получил(а)' })).toHaveCount(0)
  await expect(tab).not.toContainText('1')

  await journey.sql(`update "order" set status = 'DELIVERED', finished_at = null where id = $1`, [order.id])
  await using plain = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  await plain.context.addCookies(await anna.context.cookies())
  await plain.page.goto('/eda/orders')
  await plain.page.getByRole('button', { name: 'Получил(а)' }).click()
  await plain.page.waitForURL(/\/eda\/orders\//, { waitUntil: 'commit' })
  await orderSays(plain.page, 'Заказ получен')
  await expect(plain.page.getByRole('button', { name: 'Повторить заказ' })).toBeVisible()
  const [kept] = await journey.sql<{ times: number }>(
    `select count(*)::int as times from order_event where order_id = $1 and "to" = 'COMPLETED' and actor = 'customer'`,
    [order.id],
  )
  expect(kept?.times).toBe(3)
})

test('an order that nobody accepts offers to be cancelled, and says why it was cancelled in the end', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const order = await placeOne(anna, journey, { pickup: true })
  await orderSays(page, 'Заказ создан')
  await journey.sql(`update order_event set created_at = created_at - interval '12 minutes' where order_id = $1`, [
    order.id,
  ])
  await page.reload()
  await expect(page.getByText(/^Ресторан не\sотвечает уже 12\sминут/)).toBeVisible()
  await screen(page, 'order-unanswered')
  // As a browser sends it that runs no script; what looks at the screen needs one that does.
  await page.locator('form', { has: page.getByRole('button', { name: 'Отменить заказ' }) }).evaluate(sendCancelling)
  await expect(page.getByRole('heading', { level: 1, name: 'Отменить заказ?' })).toBeVisible()
  await screen(page, 'plain-order-cancel')
  await page.getByRole('link', { name: 'Не отменять' }).click()
  await expect(page.getByText(/^Ресторан не\sотвечает уже/)).toBeVisible()
  await journey.sql(
    `insert into order_event (order_id, "from", "to", actor, comment) values ($1, 'CONFIRMATION_PENDING', 'CANCELLED', 'system', $2)`,
    [order.id, unansweredApology(60, 'cash')],
  )
  await journey.sql(`update "order" set status = 'CANCELLED', finished_at = now() where id = $1`, [order.id])
  await page.reload()
  await orderSays(page, 'Заказ отменен')
  await expect(page.getByText(/Простите, что так вышло/)).toBeVisible()
  await screen(page, 'order-unanswered-cancelled')
})

/** Runs in the page: the press of its button, which no script hears. */
function sendCancelling(form: Element) {
  if (!(form instanceof HTMLFormElement)) return
  form.insertAdjacentHTML('beforeend', '<input type="hidden" name="act" value="cancel">')
  form.submit()
}
