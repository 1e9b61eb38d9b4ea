import { test } from 'bun:test'
import type { Locator, Page } from 'playwright'
import { readTable } from '../../api/src/modules/imports/read-table.ts'
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
} from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, type Person, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { column, openBoard, orderCard, signInStaff } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)

test('two operators press at once: one accepts, the other learns that it is done', async () => {
  await using anna = await journey.person()
  await using first = await openBoard(journey, 'spin@ostrov.example')
  await using second = await openBoard(journey, 'spin@ostrov.example')
  const id = await placeSimple(anna)
  const [one, other] = [orderCard(first.page, id), orderCard(second.page, id)]
  await expect(one.getByRole('button', { name: 'Принять', exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Принять', exact: true })).toBeVisible()
  await holdUntilBothAsk(first.page, second.page)
  // A message goes by itself: it is waited for from the press on, not after all else has come.
  const messages = [first, second].map(({ page }) => page.getByText('Статус заказа уже изменился'))
  const told = Promise.any(messages.map((message) => message.waitFor()))
  await Promise.all([one, other].map((card) => card.getByRole('button', { name: 'Принять', exact: true }).click()))
  await told
  expect((await Promise.all(messages.map((message) => message.isVisible()))).filter(Boolean)).toHaveLength(1)
  await expect(column(first.page, 'Готовятся').locator(one)).toBeVisible()
  await expect(column(second.page, 'Готовятся').locator(other)).toBeVisible()
  const accepted = () => journey.sql(`select 1 from order_event where order_id = $1 and "to" = 'CONFIRMED'`, [id])
  await expect.poll(async () => (await accepted()).length).toBe(1)
})

test('a board that lost its connection says so, and shows what came meanwhile when it is back', async () => {
  await using anna = await journey.person()
  await using operator = await openBoard(journey, 'spin@ostrov.example')
  const { page, context } = operator
  operator.watch.forgive(/ERR_INTERNET_DISCONNECTED|EventSource|ERR_NETWORK/)
  await context.setOffline(true)
  const banner = page.getByRole('alert').filter({ hasText: 'Нет связи' })
  await expect(banner).toBeVisible()
  await screen(page, 'board-offline')
  const id = await placeSimple(anna)
  await context.setOffline(false)
  await expect(orderCard(page, id)).toBeVisible()
  await expect(banner).toBeHidden()
  await expect(page.getByText('На связи')).toBeVisible()
})

test('a refused order tells its customer why', async () => {
  await using anna = await journey.person()
  await using operator = await openBoard(journey, 'spin@ostrov.example')
  const id = await placeSimple(anna)
  const { page } = operator
  await orderCard(page, id).getByRole('button', { name: 'Отказать' }).click()
  const dialog = page.getByRole('dialog', { name: /Отказаться от заказа/ })
  await dialog.getByLabel('Причина').fill('Закончился лаваш')
  await screen(page, 'board-refuse')
  await dialog.getByRole('button', { name: 'Отказать' }).click()
  await expect(orderCard(page, id)).toHaveCount(0)
  await orderSays(anna.page, 'Заказ отменен')
  await expect(anna.page.getByText('«Закончился лаваш»')).toBeVisible()
  await screen(anna.page, 'order-cancelled')
})

test('the customer is asked about what the kitchen lacks, and the board shows the answer', async () => {
  await using anna = await journey.person()
  await using operator = await openBoard(journey, 'spin@ostrov.example')
  const id = await placeSimple(anna, ['Пян-се', 'Крылья острые'])
  const { page } = operator
  const card = orderCard(page, id)
  await press(card, 'Чего-то нет')
  const dialog = page.getByRole('dialog', { name: /Чего нет/ })
  await choose(dialog.getByRole('checkbox', { name: /Крылья острые/ }))
  await dialog.getByRole('button', { name: 'Предложить замену' }).click()
  await dialog.getByRole('searchbox').fill('шаверма с кур')
  await screen(page, 'board-propose')
  await dialog.getByRole('button', { name: /^Шаверма с курицей/ }).click()
  await choose(dialog.getByRole('radio', { name: /Большая/ }))
  await expect(dialog.getByRole('region', { name: 'Замена' })).toContainText(/Шаверма\sс\sкурицей.*720\s₽/)
  await screen(page, 'board-proposed')
  await dialog.getByRole('button', { name: /Принять/ }).click()
  await expect(column(page, 'Готовятся').locator(card)).toContainText('Ждём ответа клиента')
  await expect(card.getByRole('button', { name: 'Начать готовить' })).toHaveCount(0)

  await orderSays(anna.page, 'Ресторан ждёт вашего ответа')
  const question = anna.page.getByRole('region', { name: 'Ресторан предлагает замену' })
  await expect(question).toContainText(/Крылья\sострые.*Шаверма\sс\sкурицей.*Большая.*720\s₽/s)
  await screen(anna.page, 'order-asked')
  await anna.page.setViewportSize(DESKTOP_SCREEN.viewport)
  await screen(anna.page, 'order-asked')
  await anna.page.setViewportSize(PHONE_SCREEN.viewport)
  await screen(page, 'board-asked')
  await question.getByRole('button', { name: /Согласиться на\sзамену · 1\s099\s₽/ }).click()
  await orderSays(anna.page, 'Заказ принят')
  const changes = anna.page.getByRole('region', { name: 'Изменения в заказе' })
  await expect(changes).toContainText(/Вместо «Крылья\sострые» \(закончилось\).*«Шаверма\sс\sкурицей»/)
  await screen(anna.page, 'order-replaced')
  await expect(card).toContainText(/Клиент согласен на\sзамену/)

  await card.getByRole('button', { name: `Чего-то нет в\u00a0заказе ${id}` }).click()
  await choose(dialog.getByRole('checkbox', { name: /Шаверма с курицей/ }))
  await dialog.getByLabel('Почему').fill('Молоко скисло')
  await dialog.getByRole('button', { name: 'Спросить клиента' }).click()
  await expect(card).toContainText('Ждём ответа клиента')
  const uuid = await shownOrder(anna.page)
  await using plain = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  await plain.context.addCookies(await anna.context.cookies())
  await plain.page.goto(`/eda/orders/${uuid}`)
  // Words and roles are not sought within `noscript`.
  const asked = plain.page.locator('noscript .proposal')
  await expect(asked.locator('.proposal__reason')).toBeVisible()
  expect(await asked.evaluate(({ textContent }) => textContent)).toContain('Молоко скисло')
  await asked.locator('button[value="without"]').click()
  await expect(plain.page.getByText(/Ресторан убрал/)).toBeVisible()
  await expect(card).toContainText(/Клиент ответил: без\sэтого/)
  await expect(card.getByRole('button', { name: 'Начать готовить' })).toBeVisible()
})

test('an order is read in full from its card and kept in the history when it is over', async () => {
  await using operator = await openBoard(journey, 'owner@ostrov.example')
  const { page } = operator
  await screen(page, 'board-evening')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await screen(page, 'board-details')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'История' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'История заказов' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await screen(page, 'history')
  // What is taken along is what is shown.
  const links = page.locator('tbody tr').getByRole('link')
  const number = Number((await links.first().textContent())?.replace(/\D/g, ''))
  await page.goto(`${page.url()}?query=${number}`)
  await expect(links).toHaveCount(1)
  for (const format of [/^Excel/, /^CSV/]) {
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: format }).click()
    const { sheets } = await readTable(await Bun.file(await (await file).path()).bytes())
    const [head, ...lines] = (sheets[0]?.rows ?? []).map(({ cells }) => cells)
    expect([head?.[0], head?.[3], head?.at(-1)]).toEqual(['Заказ', 'Ресторан', 'Состав'])
    expect(lines.map(([id]) => Number(id))).toEqual([number])
  }
})

test('a mistaken press is taken back, and what the customer cancels at work stays until somebody there knows', async () => {
  await using anna = await journey.person()
  await using first = await openBoard(journey, 'spin@ostrov.example')
  await using second = await openBoard(journey, 'spin@ostrov.example')
  const id = await placeSimple(anna)
  const { page } = first
  const [one, other] = [orderCard(page, id), orderCard(second.page, id)]
  await press(one, 'Принять')
  const undo = page.getByRole('button', { name: /Отменить/ })
  await expect(undo).toContainText(/принят.*·\s[1-5]\sс/)
  await page.keyboard.press('Control+Z')
  await expect(column(page, 'Новые').locator(one)).toBeVisible()
  await expect(column(second.page, 'Новые').locator(other)).toBeVisible()
  await expect(undo).toHaveCount(0)
  await orderSays(anna.page, 'Заказ создан')
  await expect(anna.page.getByText(/Обычно ресторан отвечает/)).toBeVisible()
  await journey.sql(`update order_event set created_at = created_at - interval '11 minutes' where order_id = $1`, [id])
  await anna.page.reload()
  await expect(anna.page.getByText('Позвоните ему или отмените заказ')).toBeVisible()
  await screen(anna.page, 'order-unanswered')
  await press(one, 'Принять')
  await undo.click()
  await expect(column(page, 'Новые').locator(one)).toBeVisible()
  await press(one, 'Принять')
  await press(column(page, 'Готовятся').locator(one), 'Начать готовить')
  await orderSays(anna.page, 'Заказ готовят')
  await cancelOrder(anna.page)
  for (const board of [page, second.page]) {
    const alert = board.getByRole('alert').filter({ hasText: 'Клиент отменил' })
    await expect(alert).toContainText(/Остановите готовку.*Пян-се/)
  }
  await expect(page).toHaveTitle(/^\(\d\)\sновы\S+\s·\s1\sотменён/)
  await page.reload()
  await expect(one).toContainText('Клиент отменил')
  await screen(page, 'board-cancelled')
  await press(other, 'Понятно')
  await expect(other).toHaveCount(0)
  await expect(one).toHaveCount(0)
})

test('the board fits a phone', async () => {
  await using operator = await journey.person(PHONE_SCREEN)
  const { page } = operator
  await page.goto('/admin/')
  await screen(page, 'staff-sign-in')
  await signInStaff(page, 'owner@ostrov.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible()
  await screen(page, 'board')
})

function press(card: Locator, name: string) {
  return card.getByRole('button', { name, exact: true }).click()
}

async function cancelOrder(page: Page) {
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await page
    .getByRole('dialog', { name: 'Отменить заказ?' })
    .getByRole('button', { name: /^Да$|Отменить заказ/ })
    .click()
}

/** Lets no press reach the server before both have been made: else the quicker one takes the slower one's button away. */
async function holdUntilBothAsk(...pages: Page[]) {
  const all = Promise.withResolvers<void>()
  let asked = 0
  for (const page of pages) {
    await page.route('**/api/orders/actions/**', async (route) => {
      if (++asked === pages.length) all.resolve()
      await all.promise
      await route.continue()
    })
  }
}

/** Orders with cash; ends on the order's page and answers its number. */
async function placeSimple(person: Person, dishes = ['Пян-се']) {
  await settle(person, journey)
  await openRestaurant(person, journey, 'Крутим-вертим')
  for (const name of dishes) await addDish(person, name, 2)
  await goToCheckout(person)
  await fillCheckout(person, 'Наличными')
  await placeOrder(person)
  const uuid = await shownOrder(person.page)
  const [order] = await journey.sql<{ id: number }>('select id::int as id from "order" where uuid = $1', [uuid])
  return order?.id ?? 0
}
