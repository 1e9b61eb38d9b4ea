import { test } from 'bun:test'
import type { Locator, Page } from 'playwright'
import { addDish, choose, dish, openRestaurant, orderSays, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, type Person } from './person.ts'
import { screen, settled } from './screen.ts'
import { column, openBoard, orderCard } from './staff.ts'

const journey = await openJourney(import.meta.path)
const KITCHEN = 'Крутим-вертим'

test('a guest becomes a fed customer: basket, code, address, cash order, and every status live', async () => {
  await using anna = await journey.person()
  await using board = await openBoard(journey, 'spin@ostrov.example')
  const { page } = anna

  await chooseRestaurant(page)
  await fillBasket(anna)
  await page.reload()
  await expect(page.getByRole('link', { name: /Корзина · 3/ })).toBeVisible()
  await page.getByRole('link', { name: /Корзина · 3/ }).click()
  await page.waitForURL(/\/eda\/cart/)
  await screen(page, 'cart-guest')
  await signInFromCart(anna)
  await giveAddressOnMap(page)
  await order(page)

  const uuid = await shownOrder(page)
  const [{ id } = { id: 0 }] = await journey.sql<{ id: number }>('select id::int as id from "order" where uuid = $1', [
    uuid,
  ])
  await followToTheDoor(page, board.page, id)
})

async function chooseRestaurant(page: Page) {
  await page.goto('/eda')
  await screen(page, 'home')
  await page.getByRole('navigation', { name: 'Кухни' }).getByRole('link', { name: 'Открыто' }).click()
  await page.waitForURL('/eda/filters/open')
  await screen(page, 'listing')
  await page.getByRole('link', { name: KITCHEN }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: KITCHEN })).toBeVisible()
  await screen(page, 'restaurant')
}

async function fillBasket(person: Person) {
  const { page } = person
  await addDish(person, 'Хот-дог в лаваше', 2)
  await screen(page, 'restaurant-basket')
  await dish(page, 'Шаверма с курицей').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Шаверма с курицей' })).toBeVisible()
  await screen(page, 'product')
  await choose(page.getByRole('radio', { name: /Большая/ }))
  await choose(page.getByRole('checkbox', { name: /^Сыр/ }).last())
  await page.getByRole('button', { name: /^Добавить · 410/ }).click()
  await expect(page.getByRole('heading', { name: 'Добавлено в корзину' })).toBeVisible()
  await screen(page, 'product-in-basket', { full: true })
  await openRestaurant(person, journey, KITCHEN)
}

async function signInFromCart(person: Person) {
  const { page } = person
  await page.getByRole('button', { name: /^Оформить заказ на 890/ }).click()
  await expect(page.getByRole('dialog', { name: 'Войдите в аккаунт' })).toBeVisible()
  await screen(page, 'login-required')
  await page.getByRole('dialog').getByRole('link', { name: 'Войти' }).click()
  await expect(page.getByLabel('Номер телефона')).toBeVisible()
  await screen(page, 'login-phone')
  await page.getByLabel('Номер телефона').fill(person.phone.slice(1))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByLabel('Код из СМС')).toBeFocused()
  await screen(page, 'login-code')
  await page.getByLabel('Код из СМС').pressSequentially(await journey.codeFor(person.phone))
  await page.waitForURL(/\/eda\/address/)
}

async function giveAddressOnMap(page: Page) {
  const map = page.getByLabel('Карта: выберите дом')
  await expect(page.getByText('Выберите адрес')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Всё верно' })).toBeDisabled()
  await settled(page)
  await screen(page, 'address-map')
  await map.tap({ position: { x: 195, y: 330 } })
  await expect(page.getByRole('button', { name: 'Всё верно' })).toBeEnabled()
  await screen(page, 'address-map-found')
  await page.getByRole('button', { name: 'Всё верно' }).click()
  await page.getByLabel('Подъезд').fill('2')
  // The flat is asked of who typed the address; else at the checkout.
  await expect(page.getByLabel('Кв./офис')).toHaveCount(0)
  await page.getByLabel('Этаж').fill('4')
  await page.getByLabel('Комментарий курьеру').fill('Домофон не работает, позвоните')
  await screen(page, 'address-details')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.waitForURL(/\/eda\/cart\?step=2&restaurant=/)
}

async function order(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await expect(page.getByLabel('Подъезд')).toHaveValue('2')
  await page.getByLabel('Кв./офис').fill('15')
  await page.getByLabel('Имя').fill('Анна')
  await choose(page.getByRole('radio', { name: 'Наличными' }))
  await page.getByLabel('С какой суммы нужна сдача').fill('2 000 ₽')
  await screen(page, 'checkout', { full: true })
  await page.getByRole('button', { name: /^Оформить / }).click()
}

/** The customer's page is never touched again: what it says, it says by itself. */
async function followToTheDoor(page: Page, board: Page, id: number) {
  await orderSays(page, 'Заказ создан')
  await screen(page, 'order-new', { full: true })

  const card = orderCard(board, id)
  await expect(card).toBeVisible()
  await expect(board).toHaveTitle(/^\(1\) Новые заказы/)
  await expect(board.getByRole('switch', { name: 'Звук' })).toHaveAttribute('aria-checked', 'true')
  await screen(board, 'board-new')
  await card.getByRole('button', { name: 'Принять', exact: true }).click()
  await expect(column(board, 'Готовятся').locator(card)).toBeVisible()
  await expect(board).toHaveTitle(/^Заказы/)
  await orderSays(page, 'Заказ принят')
  await screen(page, 'order-accepted')
  await seenFromHome(page, card)

  const steps = [
    { press: 'Передать курьеру', says: 'Заказ у курьера', name: 'courier' },
    { press: 'Доставлен', says: 'Заказ доставлен', name: 'delivered' },
  ]
  for (const { press, says, name } of steps) {
    await card.getByRole('button', { name: press }).click()
    await orderSays(page, says)
    await screen(page, `order-${name}`)
  }
  // A delivered order is done with for the kitchen; who wants to may complete it in the history.
  await expect(card).toHaveCount(0)
  await completeInHistory(board)
  await orderSays(page, 'Заказ получен')
  await screen(page, 'order-completed')
}

async function completeInHistory(board: Page) {
  const history = board.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'История' })
  await history.click()
  await board.getByRole('row').filter({ hasText: 'Доставлен' }).first().click()
  await expect(board.getByRole('heading', { level: 1, name: /^Заказ №/ })).toBeVisible()
  await expect(history).toHaveAttribute('aria-current', 'page')
  await screen(board, 'history-order')
  await board.getByRole('button', { name: 'Завершить' }).click()
  await board.getByRole('main').getByRole('link', { name: 'История заказов' }).click()
  await expect(board.getByRole('heading', { level: 1, name: 'История заказов' })).toBeVisible()
  await chooseInHistory(board)
}

/** Choices stand in the address and as chips, each with how many orders it would leave. */
async function chooseInHistory(board: Page) {
  const { viewport } = DESKTOP_SCREEN
  // On a screen like a laptop's the filters wait behind a button.
  await board.setViewportSize({ ...viewport, width: 1280 })
  await board.getByRole('button', { name: 'Фильтры' }).click()
  const filters = board.getByRole('dialog', { name: 'Фильтры' })
  const completed = filters.getByRole('checkbox', { name: /^Завершён\s*[1-9]/ })
  await completed.focus()
  await board.keyboard.press('Space')
  await filters.getByRole('textbox', { name: 'От' }).fill('100')
  await board.waitForURL('**/orders/history?status=COMPLETED&total=100*')
  await screen(board, 'history-filters')
  await filters.getByRole('button', { name: 'С: календарь' }).click()
  const calendar = board.getByRole('dialog', { name: 'С: календарь' })
  await expect(calendar.getByRole('button', { name: 'Предыдущий месяц' })).toBeVisible()
  const field = await filters.getByRole('textbox', { name: 'С', exact: true }).boundingBox()
  const box = await calendar.boundingBox()
  // It stands at its field: begins where the field does, and touches it from below or from above.
  expect(Math.abs((box?.x ?? 0) - (field?.x ?? 9999))).toBeLessThan(60)
  const gaps = [
    (box?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0),
    (field?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0),
  ]
  expect(Math.min(...gaps.map(Math.abs))).toBeLessThan(24)
  await screen(board, 'history-calendar')
  await board.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(filters).toBeVisible()
  await expect(filters.getByRole('button', { name: 'С: календарь' })).toBeFocused()
  await filters.getByRole('button', { name: /^Показать/ }).click()
  await board.reload()
  await expect(board.getByRole('row').filter({ hasText: 'Завершён' }).first()).toBeVisible()
  await screen(board, 'history-chosen')
  await board.getByRole('button', { name: 'Сбросить' }).click()
  await board.waitForURL('**/orders/history')
  await board.setViewportSize(viewport)
}

/** On the delivery's home the order shows how it stands, by itself, and leads back to its page. */
async function seenFromHome(page: Page, card: Locator) {
  await page.goto('/eda')
  const strip = page.getByRole('region', { name: 'Заказы в работе' })
  await expect(strip.getByRole('link', { name: /Заказ принят/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /1\sзаказ в\sработе/ })).toBeVisible()
  await settled(page)
  await card.getByRole('button', { name: 'Начать готовить' }).click()
  await expect(strip.getByRole('link', { name: /Заказ готовят/ })).toBeVisible()
  await screen(page, 'home-active-order')
  await strip.getByRole('link', { name: /Заказ готовят/ }).click()
  await orderSays(page, 'Заказ готовят')
  await screen(page, 'order-preparing')
}
