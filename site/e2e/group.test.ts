import { test } from 'bun:test'
import type { Page } from 'playwright'
import { addDish, fillCheckout, openRestaurant, orderSays, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, type Person, PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'

const journey = await shareJourney()
const KITCHEN = 'Крутим-вертим'

const person = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const menu = (page: Page) => page.getByRole('tab', { name: 'Меню' }).click()

/** Opens the owner's link and says a name. */
async function join({ page }: Person, link: string, name: string) {
  await page.goto(link)
  await page.getByLabel('Ваше имя').fill(name)
  await page.getByRole('button', { name: 'Присоединиться' }).click()
  await expect(page.getByRole('tab', { name: 'Меню' })).toBeVisible()
}

test('friends fill one basket from their phones, its owner orders, and each reads their part', async () => {
  await using oleg = await journey.person()
  await using anna = await journey.person()
  await using boris = await journey.person(DESKTOP_SCREEN)
  await settle(oleg, journey)
  await openRestaurant(oleg, journey, KITCHEN)
  await addDish(oleg, 'Пян-се', 1)
  await oleg.page.goto('/eda/cart')
  await oleg.page.getByRole('button', { name: 'Заказать вместе' }).click()
  await expect(oleg.page.getByRole('dialog', { name: 'Заказать вместе' })).toBeVisible()
  await screen(oleg.page, 'group-start')
  await oleg.page.getByLabel('Ваше имя').fill('Олег')
  await oleg.page.getByRole('button', { name: 'Получить ссылку' }).click()
  await oleg.page.waitForURL(/\/eda\/together\//)
  await expect(person(oleg.page, 'Олег')).toContainText('Пян-се')
  const link = new URL(oleg.page.url()).pathname

  await anna.page.goto(link)
  await expect(anna.page.getByRole('heading', { name: 'Олег собирает заказ' })).toBeVisible()
  await screen(anna.page, 'group-join')
  await anna.page.getByLabel('Ваше имя').fill('олег')
  await anna.page.getByRole('button', { name: 'Присоединиться' }).click()
  await expect(anna.page.getByText('Это имя уже занято. Добавьте букву фамилии.')).toBeVisible()
  await join(anna, link, 'Аня')
  await anna.page.getByRole('button', { name: 'Добавить: Айран' }).click()
  await expect(anna.page.getByRole('group', { name: 'Количество: Айран' })).toBeVisible()
  await anna.page.getByRole('button', { name: 'Выбрать: Шаверма с курицей' }).first().click()
  await expect(anna.page.getByRole('dialog').getByRole('button', { name: /^Добавить · / })).toBeVisible()
  await screen(anna.page, 'group-dish')
  await anna.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Добавить · / })
    .click()
  await expect(anna.page.getByRole('dialog')).toHaveCount(0)
  await screen(anna.page, 'group-menu')
  await expect(person(oleg.page, 'Аня')).toContainText('Шаверма с курицей')

  await join(boris, link, 'Боря')
  await boris.page.getByRole('button', { name: 'Добавить: Пян-се' }).first().click()
  await anna.page.getByRole('tab', { name: 'Корзина' }).click()
  await expect(person(anna.page, 'Боря')).toContainText('Пян-се')
  await anna.page.getByRole('button', { name: 'Я готов(а)' }).click()
  await expect(person(oleg.page, 'Аня')).toContainText('Готово')
  await screen(oleg.page, 'group-owner', { full: true })
  await screen(anna.page, 'group-friend', { full: true })
  await boris.page.getByRole('tab', { name: 'Корзина' }).click()
  await screen(boris.page, 'group-friend')
  await oleg.page.getByRole('button', { name: 'Убрать: Боря' }).click()
  await expect(oleg.page.getByRole('dialog', { name: 'Убрать из общей корзины?' })).toBeVisible()
  await screen(oleg.page, 'group-remove')
  await oleg.page.getByRole('button', { name: 'Оставить' }).click()

  await oleg.page.getByRole('link', { name: /^К заказу · / }).click()
  await oleg.page.getByText('Самовывоз', { exact: true }).click()
  await screen(oleg.page, 'cart-together', { full: true })
  const total = async () =>
    Number(/[\d\s]+(?=\s₽)/.exec((await order(oleg.page).textContent()) ?? '')?.[0]?.replace(/\s/g, ''))
  await oleg.page.getByRole('button', { name: /^Оформить заказ на/ }).click()
  await expect(order(oleg.page)).toBeVisible()
  const before = await total()
  // A dish that comes while the order is being placed is in the sum before anybody has asked for it.
  await menu(boris.page)
  await boris.page
    .getByRole('group', { name: 'Количество: Пян-се' })
    .first()
    .getByRole('button', { name: 'Больше: Пян-се' })
    .click()
  await expect.poll(total).toBeGreaterThan(before)
  await screen(oleg.page, 'checkout-together')
  await oleg.page.getByRole('button', { name: 'Больше не добавлять' }).click()
  await expect(boris.page.getByText('Олег оформляет заказ')).toBeVisible()
  await fillCheckout(oleg, 'Наличными')
  await placeOrder(oleg)
  const uuid = await shownOrder(oleg.page)
  await orderSays(oleg.page, /./)
  await expect(oleg.page.getByText('Доля каждого')).toBeVisible()
  await screen(oleg.page, 'order-together', { full: true })

  const [{ total: charged } = { total: 0 }] = await journey.sql<{ total: number }>(
    `select total from "order" where uuid = $1`,
    [uuid],
  )
  await expect(anna.page.getByRole('heading', { name: /^Заказ оформлен, ваша часть/ })).toBeVisible()
  await screen(anna.page, 'group-ordered')
  const parts = await anna.page.locator('dd').allTextContents()
  const sums = parts.map((text) => Number(text.replace(/\D/g, '')))
  expect(sums.at(-1)).toBe(charged)
  expect(sums.slice(0, -1).reduce((all, one) => all + one, 0)).toBe(charged)
})

test('without JavaScript one joins, sees everybody’s dishes and changes one’s own', async () => {
  await using oleg = await journey.person()
  await using vera = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  await settle(oleg, journey)
  const restaurant_id = await journey.restaurant(KITCHEN)
  const ask = async (path: string, data: object) => {
    const answer = await oleg.page.request.post(path, { data, headers: { origin: journey.url } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { token } = await ask('/api/user/groups', { restaurant_id, name: 'Олег' })
  const [dish] = await journey.sql<{ id: string }>(
    `select id from product where restaurant_id = $1 and name = 'Пян-се'`,
    [restaurant_id],
  )
  await ask(`/api/groups/${token}/items`, { product_id: dish?.id, quantity: 2 })
  const { page } = vera
  await page.goto(`/eda/together/${token}`, { waitUntil: 'domcontentloaded' })
  await page.waitForURL(`/eda/plain/together/${token}`)
  await page.getByLabel('Ваше имя').fill('Олег')
  await page.getByRole('button', { name: 'Присоединиться' }).click()
  await expect(page.getByRole('alert')).toHaveText('Это имя уже занято. Добавьте букву фамилии.')
  await page.getByLabel('Ваше имя').fill('Вера')
  await page.getByRole('button', { name: 'Присоединиться' }).click()
  await expect(person(page, 'Олег')).toContainText('Пян-се')
  await expect(person(page, 'Вера')).toBeVisible()
  const [cookie] = (await vera.context.cookies()).filter(({ name }) => name.startsWith('ostrov_together_'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const put = { data: { product_id: dish?.id, quantity: 1 }, headers: { origin: journey.url } }
  expect((await page.request.post(`/api/groups/${token}/items`, put)).ok()).toBe(true)
  await page.reload()
  const count = person(page, 'Вера').getByLabel('Количество: Пян-се', { exact: true })
  await count.fill('3')
  await page.getByRole('button', { name: 'Изменить количество: Пян-се' }).click()
  await expect(count).toHaveValue('3')
})

const order = (page: Page) => page.getByRole('button', { name: /^(Оформить|Оплатить)/ })
