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

  await expect(page.locator('.record-card__facts')).toContainText('Возвращено')
  await parts.getByRole('link', { name: 'Состав' }).click()
  await expect(page.getByText(/Вернули .+: Остыли/)).toBeVisible()
  await parts.getByRole('link', { name: 'Ход заказа' }).click()
  await expect(page.getByText(/Вернули .+: Крылья острые/)).toBeVisible()
  await screen(page, 'order-way-returned')

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
  await expect(page.getByText(/Администратор, /).last()).toBeVisible()
  await parts.getByRole('link', { name: 'Журнал' }).click()
  await expect(page.getByText('Вернул деньги за заказ')).toBeVisible()
  await expect(page.getByText('Остыли')).toBeVisible()
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
  await pressByKey(page, page.getByRole('link', { name: /^Заказы/ }))
  await typeInto(page, page.getByRole('searchbox'), String(id))
  await expect(page.getByRole('row')).toHaveCount(2)
  await pressByKey(page, page.getByRole('link', { name: spoken(id) }))
  const parts = page.getByRole('navigation', { name: 'Части карточки' })
  await pressByKey(page, parts.getByRole('link', { name: /Сообщения/ }))
  await expect(page.getByText('СМС клиенту')).toBeVisible()
  await screen(page, 'order-messages')
  await tabTo(page, page.getByRole('button', { name: 'Отправить ещё раз' }).first())
})

test('a chosen restaurant has its report and is paid, what the bank says otherwise is closed, and all fits a tablet', async () => {
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
  await restaurantIsPaid(page, restaurant)
  await differenceIsClosed(page)
  await ticketsComeBack(page)
})

async function ticketsComeBack(page: Page) {
  // The demo's are nobody's.
  const [sold] = await journey.sql<{ number: number }>(
    `update ticket_purchase set mail = 'anna@example.com', user_id = (select user_id from "order" where user_id is not null limit 1)
     where id = (select purchase_id from ticket where used_at is null and refunded_at is null
       group by purchase_id order by count(*) limit 1) returning number`,
  )
  const number = sold?.number ?? 0
  await page.goto('/admin/ticket-purchases')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await screen(page, 'ticket-purchases')
  await page.getByRole('searchbox').fill(`№ ${number}`)
  await page.getByRole('link', { name: spoken(number), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Покупка билетов №/ })).toBeVisible()
  await screen(page, 'ticket-purchase')
  await page.getByRole('button', { name: 'Отправить билеты ещё раз' }).click()
  const sending = page.getByRole('dialog', { name: 'Отправить билеты ещё раз' })
  await sending.getByLabel('На какую почту').fill('vera@example.com')
  await screen(page, 'tickets-send')
  await sending.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(sending).toHaveCount(0)
  await expect(page.locator('.record-card__facts')).toContainText('vera@example.com')
  await page.getByRole('button', { name: 'Вернуть билеты' }).click()
  const refund = page.getByRole('dialog', { name: 'Вернуть билеты' })
  await refund.getByRole('checkbox').first().check()
  await refund.getByLabel('Почему возвращаем').fill('Не тот день')
  await screen(page, 'tickets-refund')
  await refund.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(refund).toHaveCount(0)
  await expect(page.getByText(/^Возвращён /).first()).toBeVisible()
  const parts = page.getByRole('navigation', { name: 'Части карточки' })
  await parts.getByRole('link', { name: 'Журнал' }).click()
  await expect(page.getByText('Не тот день')).toBeVisible()
}

async function restaurantIsPaid(page: Page, restaurant: string) {
  await journey.sql(
    `insert into restaurant_commission (restaurant_id, percent, starts_on) values ($1, 15, '2020-01-01') on conflict do nothing`,
    [restaurant],
  )
  await page.goto('/admin/settlements')
  await page.getByRole('button', { name: 'Посчитать выплаты' }).click()
  const counting = page.getByRole('dialog', { name: 'Посчитать выплаты' })
  await counting.getByLabel('Кому').selectOption('Выбранные')
  await counting.getByRole('button', { name: 'Посчитать', exact: true }).click()
  await expect(counting.getByText('Выберите рестораны')).toBeVisible()
  await screen(page, 'payout-new')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Задать комиссию' }).click()
  const setting = page.getByRole('dialog', { name: 'Задать комиссию' })
  await setting.getByRole('textbox', { name: 'Комиссия' }).pressSequentially('7,5')
  await expect(setting.getByRole('textbox', { name: 'Комиссия' })).toHaveValue('7,5')
  await setting.getByLabel('Кому').selectOption('Все рестораны')
  await setting.getByRole('textbox', { name: 'С какого дня' }).fill('01.01.2030')
  await expect(setting.getByText(/комиссия всех ресторанов\s—\s7,5\s%/)).toBeVisible()
  await screen(page, 'payout-commission')
  await page.keyboard.press('Escape')
  await journey.sql(
    `with made as (insert into payout (restaurant_id, starts_on, ends_on, made_by)
       select $1, '2026-01-01', '2026-01-31', id from admin limit 1 returning id)
     insert into payout_order (payout_id, order_id, turnover, kept, discounts, commission)
     select made.id, o.id, 1600, 1600, 0, 210 from made,
       (select id from "order" where restaurant_id = $1 and user_id is not null and finished_at is not null limit 1) o`,
    [restaurant],
  )
  await page.reload()
  await expect(page.getByText(/1\s390/)).toBeVisible()
  await screen(page, 'payouts')
  await page.getByRole('button', { name: /^Утвердить/ }).click()
  const sure = page.getByRole('dialog', { name: 'Утвердить выплату?' })
  await screen(page, 'payout-approve')
  await sure.getByRole('button', { name: 'Утвердить' }).click()
  await page.getByRole('button', { name: /^Выплачена/ }).click()
  const paying = page.getByRole('dialog', { name: 'Отметить, что выплачена?' })
  await paying.getByLabel('Платёжное поручение').fill('№ 15 от 1 февраля')
  await screen(page, 'payout-paid')
  await paying.getByRole('button', { name: 'Отметить' }).click()
  await expect(page.getByText('№ 15 от 1 февраля')).toBeVisible()
  await page.locator('.data-table__open').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Выплата №/ })).toBeVisible()
  await screen(page, 'payout-one')
}

async function differenceIsClosed(page: Page) {
  await journey.sql(
    `insert into bank_difference (attempt_id, kind, ours, theirs, checked_at)
     select id, 'amount', 160000, 150000, now() from payment where order_id is not null limit 1`,
  )
  await page.goto('/admin/overview')
  await page.getByRole('link', { name: 'Посмотреть и разобраться' }).click()
  await expect(page.getByText(/разница 100/)).toBeVisible()
  await screen(page, 'differences')
  await page.getByRole('button', { name: /^Закрыть:/ }).click()
  const closing = page.getByRole('dialog', { name: 'Закрыть расхождение?' })
  await closing.getByLabel('Что выяснили').fill('Банк исправит завтра')
  await screen(page, 'difference-close')
  await closing.getByRole('button', { name: 'Закрыть', exact: true }).last().click()
  await expect(page.getByText('Расхождение закрыто')).toBeVisible()
}
