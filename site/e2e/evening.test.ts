import { test } from 'bun:test'
import { COURIERS, courierPath } from '@ostrov/shared/couriers/paths'
import type { Page } from 'playwright'
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
} from './acts.ts'
import { expect, PATIENCE_MS } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, type Person, PHONE_SCREEN, TABLET_SCREEN } from './person.ts'
import { screen } from './screen.ts'
import { column, openOffice, orderCard } from './staff.ts'

const journey = await openJourney(import.meta.path)
const KITCHEN = 'Крутим-вертим'
const STAFF = 'spin@ostrov.example'
const COURIER_PHONE = '79005550931'
const id = await journey.restaurant(KITCHEN)
await journey.sql('update restaurant set ahead_days = 1, ahead_lead = 30 where id = $1', [id])
const [courier] = await journey.sql<{ key: string }>(
  `insert into courier (restaurant_id, name, phone, transport) values ($1, 'Пётр', $2, 'car') returning key`,
  [id, COURIER_PHONE],
)

/** What is waited for of the others takes as long as all their own steps. */
const whole = { timeout: 4 * PATIENCE_MS }

const offline = async (person: Person, isOffline: boolean) => {
  person.watch.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK/)
  await person.context.setOffline(isOffline)
}

/** Each knows of the others only by what their own screen says. */
test('an evening of four people at once: who eats, who cooks, who brings and who owns it', async () => {
  await using anna = await journey.person()
  await using cook = await journey.person(TABLET_SCREEN)
  await using petr = await journey.person({ ...PHONE_SCREEN, viewport: { width: 360, height: 740 } })
  await using owner = await journey.person(DESKTOP_SCREEN)
  const before = await salesOf(owner.page, { isFirst: true })
  await Promise.all([eats(anna), cooks(cook), brings(petr), owns(owner.page, before)])
})

/** Two dinners: one now, in cash; one for a time, by a card that the bank declines at first. */
async function eats(anna: Person) {
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const now = await shownOrder(page)
  await orderSays(page, 'Заказ принят', whole)

  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Хот-дог в лаваше', 2)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Онлайн')
  await choose(page.getByRole('radio', { name: /^Ко\sвремени/ }))
  await expect(page.getByLabel('Время')).not.toHaveValue('')
  await screen(page, 'evening-checkout', { full: true })
  await placeOrder(anna)
  for (const decision of ['Отказаться', 'Оплатить']) {
    await page.waitForURL(/sandbox-bank/)
    await page.getByRole('button', { name: decision }).click()
    if (decision === 'Отказаться') await page.getByRole('button', { name: /^Оплатить \d/ }).click()
  }
  await shownOrder(page)
  await expect(page.getByText(/^Готовить начнут /)).toBeVisible()
  await screen(page, 'evening-ahead', { full: true })

  await page.goto(`/eda/orders/${now}`)
  await orderSays(page, 'Заказ доставлен', whole)
  await screen(page, 'evening-delivered', { full: true })
}

/** A tablet on a counter, which loses its network once, in the middle. */
async function cooks(cook: Person) {
  const { page } = cook
  await openOffice(page, '/', STAFF)
  const card = await newest(page)
  await screen(page, 'evening-board')
  await card.getByRole('button', { name: 'Принять', exact: true }).click()
  await expect(column(page, 'Готовятся').locator(card)).toBeVisible()
  await offline(cook, true)
  await expect(page.getByText(/^Нет связи/).first()).toBeVisible()
  await screen(page, 'evening-board-offline')
  await offline(cook, false)
  await expect(page.getByText('На связи')).toBeVisible()
  await card.getByRole('button', { name: 'Начать готовить' }).click()
  await card.getByRole('button', { name: 'Отдать курьеру' }).click()
  await page
    .getByRole('dialog', { name: /^Кто везёт заказ/ })
    .getByRole('button', { name: 'Пётр' })
    .click()
  // What is wanted for a time comes to the shelf meanwhile, and is no matter of this hour.
  await expect(page.locator('.shelf article')).toHaveCount(1, whole)
  await screen(page, 'evening-shelf')
  await expect(card).toHaveCount(0, whole)
}

async function newest(page: Page) {
  const first = column(page, 'Новые').locator('article[data-order]').first()
  await expect(first).toBeVisible(whole)
  const number = Number(await first.getAttribute('data-order'))
  return orderCard(page, number)
}

/** On foot of what the page says by itself: nothing is reloaded. */
async function brings(petr: Person) {
  const { page } = petr
  await page.goto(courierPath(courier?.key ?? ''))
  await page.getByRole('button', { name: 'Прислать код' }).click()
  await page.getByLabel('Код из SMS').fill(await journey.codeFor(COURIER_PHONE))
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText('Заказов пока нет')).toBeVisible()
  await screen(page, 'evening-courier-waits')
  await page.getByRole('button', { name: 'Забрал' }).click(whole)
  await screen(page, 'evening-courier', { full: true })
  await offline(petr, true)
  await page.getByRole('button', { name: /^У\sдвери/ }).click()
  await page.getByRole('button', { name: 'Вручил' }).click()
  await expect(page.getByText('Ждут сети: 2 нажатия')).toBeVisible()
  await offline(petr, false)
  await expect(page.getByText('Ждут сети')).toBeHidden()
  await expect(page.getByText('Заказов пока нет')).toBeVisible()
}

/** Watches the evening's money, and counts it with the courier. */
async function owns(page: Page, before: string) {
  await expect
    .poll(async () => {
      await page.goto(`/admin${COURIERS}`)
      await page.getByRole('link', { name: /^Касса и\sзаказы/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return page.getByText(/вручил \d/).count()
    }, whole)
    .toBe(1)
  await screen(page, 'evening-shift', { full: true })
  await expect.poll(() => salesOf(page), whole).not.toBe(before)
  await screen(page, 'evening-statistics', { full: true })
}

/** What today's numbers say. */
async function salesOf(page: Page, { isFirst = false } = {}) {
  if (isFirst) await openOffice(page, '/statistics', STAFF)
  else await page.goto('/admin/statistics')
  await expect(page.getByText('Средний чек')).toBeVisible()
  return (await page.getByRole('main').textContent()) ?? ''
}
