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
} from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { isKept, keeper } from './keeper.ts'
import { deliver, ENDPOINT, endpoints, KEY, notices, PUSH_SERVICE, press, pushed } from './notices.ts'
import type { Person } from './person.ts'
import { screen, settled } from './screen.ts'
import { kitchen } from './staff.ts'

const KITCHEN = 'Крутим-вертим'

/** What a page finds in Safari before it stands on the home screen. */
const IPHONE_TAB = `delete window.PushManager
Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false })`

const journey = await openJourney(import.meta.path, { VAPID_PUBLIC_KEY: KEY }, 'whole')
const cooks = await kitchen(journey, 'spin@ostrov.example')

test('after an order one is offered notices; they open it, and signing out ends and erases all', async () => {
  await using anna = await keeper(journey, PUSH_SERVICE)
  const { page, context } = anna
  await settle(anna, journey)
  const restaurant_id = await openRestaurant(anna, journey, KITCHEN)
  await isKept(page, `/eda/restaurants/${restaurant_id}`)
  await addDish(anna, 'Пян-се', 6)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const uuid = await shownOrder(page)
  await orderSays(page, 'Заказ создан')
  const [order] = await journey.sql<{ id: number }>('select id::int from "order" where uuid = $1', [uuid])
  const id = order?.id ?? 0

  await expect(page.getByRole('heading', { name: 'Сообщать о заказе?' })).toBeVisible()
  await screen(page, 'order-push-offer')
  await page.getByRole('button', { name: 'Включить' }).click()
  await expect(page.getByText('Сообщим, когда статус заказа изменится')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Сообщать о заказе?' })).toHaveCount(0)
  expect(await endpoints(journey, anna.phone)).toEqual([ENDPOINT])

  await cooks.accept(restaurant_id, id)
  await orderSays(page, 'Заказ принят')
  const push = await pushed(journey)
  await deliver(page, push)
  await deliver(page, push)
  expect(await notices(page)).toMatchObject([{ tag: `o${id}`, title: expect.stringContaining(`№\u00a0${id}`) }])
  // The order stands open here, so it is this tab that comes forward; from another page it is opened anew.
  expect(await press(anna)).toEqual(['focus'])
  await page.goto('/eda')
  await deliver(page, push)
  expect(await press(anna)).toEqual([`${journey.url}/eda/orders/${uuid}`])

  await page.goto(`/eda/orders/${uuid}`)
  await orderSays(page, 'Заказ принят')
  await settled(page)
  await context.setOffline(true)
  await page.reload()
  await orderSays(page, 'Заказ принят')
  await expect(page.getByText('Нет сети, страница сохранена раньше')).toBeVisible()
  await context.setOffline(false)

  await page.goto('/profile/account')
  await settled(page)
  expect(await shelves(page)).toEqual(['own', 'pages'])
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  await page.waitForURL('/eda')
  expect(await endpoints(journey, anna.phone)).toEqual([])
  await expect
    .poll(() => context.cookies().then((all) => all.find(({ name }) => name === 'push_stand_in')?.value))
    .toBe('granted')
  expect(await page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/eda/orders/${uuid}`)).toBe(
    false,
  )
  expect(await page.evaluate(async () => (await (await caches.open('own')).keys()).length)).toBe(0)

  await page.goto('/eda/login')
  await settled(page)
  await page.getByLabel('Номер телефона').fill(anna.phone.slice(1))
  // This browser is known: no code is asked.
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.waitForURL('/eda')
  await expect.poll(() => endpoints(journey, anna.phone)).toEqual([ENDPOINT])
})

test('who says no is not asked again', async () => {
  await using anna = await keeper(journey, PUSH_SERVICE)
  const { page } = anna
  await orderInCash(anna)
  await page.getByRole('button', { name: 'Не сейчас' }).click()
  await expect(page.getByRole('heading', { name: 'Сообщать о заказе?' })).toHaveCount(0)
  await page.reload()
  await orderSays(page, 'Заказ создан')
  await settled(page)
  await expect(page.getByRole('heading', { name: 'Сообщать о заказе?' })).toHaveCount(0)
})

test('a tab of an iPhone is told once that notices come to the home screen, and how to get there', async () => {
  await using anna = await keeper(journey, IPHONE_TAB)
  const { page } = anna
  await orderInCash(anna)
  const offer = page.getByRole('region', { name: 'Сообщать о заказе?' })
  await expect(offer).toContainText(/Добавьте «.+» на\sэкран «Домой»: нажмите «Поделиться», затем «На\sэкран „Домой“»/)
  await expect(offer.getByRole('button', { name: 'Включить' })).toHaveCount(0)
  await screen(page, 'order-home-screen')
  await offer.getByRole('button', { name: 'Понятно' }).click()
  await page.reload()
  await orderSays(page, 'Заказ создан')
  await settled(page)
  await expect(offer).toHaveCount(0)
})

/** The shelves that hold anything of the person. */
function shelves(page: Page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('built-'))
    return names.sort()
  })
}

/** Six pasties, to be paid in cash. */
async function orderInCash(person: Person) {
  await settle(person, journey)
  await openRestaurant(person, journey, KITCHEN)
  await addDish(person, 'Пян-се', 6)
  await goToCheckout(person)
  await fillCheckout(person, 'Наличными')
  await placeOrder(person)
}
