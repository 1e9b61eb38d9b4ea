import { test } from 'bun:test'
import { addDish, choose, fillCheckout, goToCheckout, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, type Person, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'
import { openOffice } from './staff.ts'

const journey = await openJourney(import.meta.path, { DELIVERY_ON_DESKTOP: 'full' })
const WIDTHS = [DESKTOP_SCREEN, PHONE_SCREEN]
const KITCHEN = 'Крутим-вертим'
const id = await journey.restaurant(KITCHEN)
await journey.sql('update restaurant set bonus_percent = 5, bonus_share = 30, bonus_days = 90 where id = $1', [id])

/** Somebody with so many points. */
async function holding(person: Person, points: number) {
  await settle(person, journey)
  await journey.sql(
    `insert into bonus_entry (user_id, restaurant_id, kind, amount, rest, burns_at)
     select id, $2, 'earned', $3, $3, now() + interval '20 days' from "user" where phone like '%' || right($1, 10)`,
    [person.phone.replace(/\D/g, ''), id, points],
  )
}

test('a table’s code opens the menu; its number goes along, and points pay a part of the order', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await holding(anna, 120)
  await page.goto(`/eda/restaurants/${id}?table=7`)
  await expect(page.getByText(/Вы за\sстолом 7/)).toBeVisible()
  await expect(page.getByText(/^Баллы: 5\s% от\sзаказа$/)).toBeVisible()
  await screenAtEachWidth(page, 'menu-at-table', WIDTHS)
  await addDish(anna, 'Пян-се', 2)
  await page.goto('/eda/cart')
  await expect(page.getByLabel('Комментарий к\u00A0заказу')).toHaveValue('Стол 7')
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await choose(page.getByRole('checkbox', { name: /^Списать / }))
  await expect(page.getByRole('term').filter({ hasText: 'Баллы' })).toBeVisible()
  await expect(page.getByText(/^Вернётся \d+\sбалл/)).toBeVisible()
  await screenAtEachWidth(page, 'checkout-bonus', WIDTHS)
  await placeOrder(anna)
  const uuid = await shownOrder(page)
  const [order] = await journey.sql<{ bonus_spent: number; comment: string }>(
    'select bonus_spent, comment from "order" where uuid = $1',
    [uuid],
  )
  expect([Number(order?.bonus_spent) > 0, order?.comment]).toEqual([true, 'Стол 7'])
  await expect(page.getByRole('term').filter({ hasText: 'Баллы' })).toBeVisible()
  await screenAtEachWidth(page, 'order-bonus', WIDTHS)
  await page.goto('/profile/bonuses')
  await page.getByText('История').click()
  await expect(page.getByText(/Списано в\sзаказе/)).toBeVisible()
  await screenAtEachWidth(page, 'bonuses', WIDTHS)
})

test('without JavaScript points are spent by a press on the sums', async () => {
  await using anna = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  const { page } = anna
  await holding(anna, 500)
  const [dish] = await journey.sql<{ id: string }>(
    `select id from product where restaurant_id = $1 and name = 'Пян-се'`,
    [id],
  )
  const data = { restaurant_id: id, product_id: dish?.id, quantity: 3 }
  await page.request.post('/api/basket_item', { data, headers: { origin: journey.url } })
  await page.goto(`/eda/plain/checkout?restaurant=${id}`)
  await page.getByRole('radio', { name: 'Самовывоз' }).check()
  await page.getByRole('radio', { name: 'Наличными' }).check()
  await page.getByLabel('Имя').fill('Анна')
  await page.getByRole('button', { name: /^Дальше/ }).click()
  await page.getByRole('button', { name: /^Списать / }).click()
  await expect(page.getByRole('button', { name: /^Не\sсписывать баллы$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Оформить/ }).click()
  await shownOrder(page)
  await expect(page.getByRole('term').filter({ hasText: 'Баллы' })).toBeVisible()
})

test('the menu and the codes of tables stand on paper', async () => {
  await using reader = await journey.person(DESKTOP_SCREEN)
  const { page } = reader
  await page.goto(`/eda/restaurants/${id}/print`)
  await expect(page.getByRole('heading', { level: 1, name: KITCHEN })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Распечатать' })).toBeVisible()
  await screenAtEachWidth(page, 'menu-print', WIDTHS)
  await page.goto(`/eda/restaurants/${id}/tables?count=3`)
  await expect(page.getByRole('img', { name: 'Код: Стол 3' })).toBeVisible()
  await screenAtEachWidth(page, 'table-codes', WIDTHS)
})

test('an owner sets the terms of points and sees what they came to; a dish has its picture for a post', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  await openOffice(page, '/settings/bonuses', 'spin@ostrov.example')
  await page.getByLabel(/^Можно оплатить баллами/).fill('50')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено')).toBeVisible()
  await expect(page.getByText(/^Сейчас у\sклиентов \d+\sбалл/)).toBeVisible()
  await screenAtEachWidth(page, 'bonus-settings', WIDTHS)
  await page.goto('/admin/menu')
  await page.getByRole('button', { name: 'Пян-се', exact: true }).first().click()
  const link = page.getByRole('link', { name: /^Картинка для\sпоста$/ })
  await screen(page, 'dish-post')
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  await Bun.write(`${process.env.SHOTS_DIR ?? '/tmp'}/post.jpeg`, await answer.body())
})
