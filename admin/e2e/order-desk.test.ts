import { test } from 'bun:test'
import type { Page } from 'playwright'
import {
  addDish,
  fillCheckout,
  goToCheckout,
  openRestaurant,
  orderSays,
  placeOrder,
  settle,
  shownOrder,
} from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openDesk } from './desk.ts'
import { pressByKey, tabTo, typeInto } from './keys.ts'

const journey = await openJourney(import.meta.path)

/** An order of «Крутим-вертим» that somebody has paid in the bank; answers its number. */
async function paidOrder(): Promise<number> {
  await using anna = await journey.person()
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Крылья острые', 2)
  await addDish(anna, 'Кесадилья с курицей', 2)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Онлайн')
  await placeOrder(anna)
  await anna.page.waitForURL(/sandbox-bank/)
  await anna.page.getByRole('button', { name: 'Оплатить' }).click()
  await shownOrder(anna.page)
  await orderSays(anna.page, 'Заказ создан')
  const [order] = await journey.sql<{ id: number }>(
    `select max(id)::int as id from "order" where payment_type = 'online'`,
  )
  return order?.id ?? 0
}

const spoken = (id: number) => `№ ${new Intl.NumberFormat('ru-RU').format(id)}`
const fact = (page: Page, label: string) => page.locator('.order-sums > div').filter({ hasText: label }).locator('dd')

test('an order is found by its number, one line is given back, what is left is shown, and it is cancelled', async () => {
  const id = await paidOrder()
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/all-orders')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await screen(page, 'all-orders')
  await page.getByRole('searchbox').fill(String(id))
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: spoken(id) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Заказ')
  await expect(page.getByText('Пришёл в ресторан')).toBeVisible()
  await screen(page, 'order-way')
  const parts = page.getByRole('navigation', { name: 'Части карточки' })
  await parts.getByRole('link', { name: 'Состав' }).click()
  await expect(page.getByText('Крылья острые × 2')).toBeVisible()
  await screen(page, 'order-items')

  await parts.getByRole('link', { name: 'Деньги' }).click()
  const before = (await fact(page, 'Остаток').textContent()) ?? ''
  await page.getByRole('button', { name: 'Вернуть деньги' }).click()
  const refund = page.getByRole('dialog', { name: 'Вернуть деньги' })
  await expect(refund.getByText(`Вернём ${before}`)).toBeVisible()
  await refund.getByText('За отдельные блюда', { exact: true }).click()
  await refund.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(refund.getByText('Отметьте блюда')).toBeVisible()
  await refund.getByText('Крылья острые × 2').click()
  await refund.getByLabel('Почему возвращаем').fill('Остыли')
  await screen(page, 'order-refund')
  const left = /останется (.+)\./.exec((await refund.getByRole('status').textContent()) ?? '')?.[1] ?? ''
  await refund.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(refund).toHaveCount(0)
  await expect(fact(page, 'Остаток')).toHaveText(left)
  await expect(page.getByText('Остыли')).toBeVisible()
  await screen(page, 'order-money', { full: true })

  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  const stop = page.getByRole('dialog', { name: 'Отменить или остановить заказ?' })
  await stop.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(stop.getByText('Напишите причину')).toBeVisible()
  await stop.getByLabel('Причина').fill('Ресторан закрылся')
  await screen(page, 'order-stop')
  await stop.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(stop).toHaveCount(0)
  await expect(page.getByText('Отменён сервисом').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Вернуть деньги' })).toHaveCount(0)
  await parts.getByRole('link', { name: 'Ход заказа' }).click()
  await expect(page.getByText('Ресторан закрылся')).toBeVisible()
  await expect(page.getByText(/Администратор, /)).toBeVisible()
  await parts.getByRole('link', { name: 'Журнал' }).click()
  await expect(page.getByText('Вернул деньги за заказ')).toBeVisible()
  await screen(page, 'order-log')
  await page.getByRole('link', { name: 'Заказы', exact: true }).last().click()
  await expect(page).toHaveURL(new RegExp(`query=${id}`))
})

test('by keys alone an order is found and opened, and a message is sent again', async () => {
  const [order] = await journey.sql<{ id: number }>(`select max(id)::int as id from "order" where user_id is not null`)
  const id = order?.id ?? 0
  await journey.sql(
    `select graphile_worker.add_job('sms.send', '{}', job_key := $1, run_at := now() + interval '1 day')`,
    [`notice-sms:o${id}:status:x`],
  )
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/overview')
  await pressByKey(page, page.getByRole('link', { name: 'Заказы', exact: true }))
  await typeInto(page, page.getByRole('searchbox'), String(id))
  await expect(page.getByRole('row')).toHaveCount(2)
  await pressByKey(page, page.getByRole('link', { name: spoken(id) }))
  const parts = page.getByRole('navigation', { name: 'Части карточки' })
  await pressByKey(page, parts.getByRole('link', { name: /Сообщения/ }))
  await expect(page.getByText('СМС клиенту')).toBeVisible()
  await screen(page, 'order-messages')
  await tabTo(page, page.getByRole('button', { name: 'Отправить ещё раз' }).first())
})

test('a chosen restaurant has its report, and the list and the card fit a tablet', async () => {
  const restaurant = await journey.restaurant('Шторм')
  await using admin = await journey.person(TABLET_SCREEN)
  const { page } = admin
  await openDesk(page, `/all-orders?restaurant_id=${restaurant}`)
  const report = page.getByRole('region', { name: 'Отчёт ресторана' })
  await expect(report.getByRole('link', { name: 'CSV' })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), report.getByRole('link', { name: 'CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/)
  await screen(page, 'all-orders-restaurant')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Заказ')
  await screen(page, 'order-card')
  admin.watch.forgive(/404/)
  await page.goto('/admin/all-orders/999999999')
  await expect(page.getByRole('heading', { name: 'Заказ не найден' })).toBeVisible()
  await screen(page, 'order-missing')
})
