import { test } from 'bun:test'
import type { Page } from 'playwright'
import {
  addDish,
  dish,
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
import { deliver, ENDPOINT, endpoints, KEY, notices, PUSH_SERVICE, press, pushed } from './notices.ts'
import { type Person, PHONE_SCREEN } from './person.ts'
import { screen, settled } from './screen.ts'
import { kitchen } from './staff.ts'

const KITCHEN = 'Крутим-вертим'

const journey = await openJourney(import.meta.path, { VAPID_PUBLIC_KEY: KEY })
const cooks = await kitchen(journey, 'spin@ostrov.example')

/** Somebody whose browser keeps what it has read. */
async function keeper(): Promise<Person> {
  const person = await journey.person({ ...PHONE_SCREEN, serviceWorkers: 'allow', permissions: ['notifications'] })
  await person.context.addInitScript(PUSH_SERVICE)
  person.watch.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  return person
}

test('after an order one is offered notices; they open it, and signing out ends and erases all', async () => {
  await using anna = await keeper()
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
  expect(await notices(page)).toEqual([{ tag: `o${id}`, title: expect.stringContaining(`№\u00a0${id}`) }])
  // The order stands open here, so it is this tab that comes forward; from another page it is opened anew.
  expect(await press(anna)).toEqual(['focus'])
  await page.goto('/eda')
  await deliver(page, push)
  expect(await press(anna)).toEqual([`${journey.url}/eda/orders/${uuid}`])

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
})

test('who says no is not asked again', async () => {
  await using anna = await keeper()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 6)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  await page.getByRole('button', { name: 'Не сейчас' }).click()
  await expect(page.getByRole('heading', { name: 'Сообщать о заказе?' })).toHaveCount(0)
  await page.reload()
  await orderSays(page, 'Заказ создан')
  await settled(page)
  await expect(page.getByRole('heading', { name: 'Сообщать о заказе?' })).toHaveCount(0)
})

test('the site is found installable', async () => {
  await using anna = await keeper()
  const { page, context } = anna
  await page.goto('/eda')
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Journeys run in private windows, where nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

test('without a network one reads what was read, is told of the rest, and what is chosen is sent later', async () => {
  await using anna = await keeper()
  const { page, context } = anna
  const id = await openRestaurant(anna, journey, KITCHEN)
  await isKept(page, `/eda/restaurants/${id}`)
  await addDish(anna, 'Пян-се', 2)
  await settled(page)
  await context.setOffline(true)
  await expect(page.getByText('Нет сети')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Нет сети, страница сохранена раньше')).toBeVisible()
  await expect(counted(page, 'Пян-се')).toHaveText('2')
  await dish(page, 'Пян-се').getByRole('button', { name: 'Больше: Пян-се' }).click()
  await dish(page, 'Айран').getByRole('button', { name: 'Добавить: Айран' }).click()
  await expect(page.getByText(/отправится, когда связь появится/)).toBeVisible()
  await dish(page, 'Айран').getByRole('button', { name: 'Больше: Айран' }).click()
  // Both changes are written down: three of one, two of the other.
  await expect.poll(() => waiting(page)).toMatch(/:3\}.*"quantity":2/)
  await screen(page, 'restaurant-offline')

  await page
    .getByRole('link', { name: /^Корзина/ })
    .first()
    .click()
  await expect(page.getByText('Ждёт сети', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ждут сети' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Количество: Пян-се' }).getByRole('status')).toHaveText('3')
  await expect(page.getByRole('group', { name: 'Количество: Айран' }).getByRole('status')).toHaveText('2')
  await screen(page, 'cart-offline')

  await page.goto('/eda/promo')
  await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible()
  await screen(page, 'offline')
  await page.goto('/eda/cart')
  await expect(page.getByRole('heading', { name: 'Ждут сети' })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => waiting(page)).toBe(null)
  expect(await lines(page)).toEqual([
    { name: 'Айран', quantity: 2 },
    { name: 'Пян-се', quantity: 3 },
  ])
  await page.goto('/eda/promo')
  await expect(page.getByRole('heading', { level: 1, name: 'Мои акции' })).toBeVisible()
})

test('what the server refuses after the waiting is told, and the basket is shown as it is', async () => {
  await using anna = await keeper()
  const { page, context } = anna
  const id = await openRestaurant(anna, journey, KITCHEN)
  await isKept(page, `/eda/restaurants/${id}`)
  await addDish(anna, 'Айран', 1)
  await settled(page)
  await context.setOffline(true)
  await dish(page, 'Айран').getByRole('button', { name: 'Больше: Айран' }).click()
  await dish(page, 'Пян-се').getByRole('button', { name: 'Добавить: Пян-се' }).click()
  await expect.poll(() => waiting(page)).toContain('Пян-се')
  await journey.sql(`update product set is_active = false where restaurant_id = $1 and name = 'Пян-се'`, [id])
  try {
    await context.setOffline(false)
    await expect.poll(() => waiting(page)).toBe(null)
    await expect(page.locator('.ui-toast--error')).toBeVisible()
    await expect(dish(page, 'Пян-се').getByRole('button', { name: 'Добавить: Пян-се' })).toBeVisible()
    await expect(counted(page, 'Айран')).toHaveText('2')
    expect(await lines(page)).toEqual([{ name: 'Айран', quantity: 2 }])
  } finally {
    await journey.sql(`update product set is_active = true where restaurant_id = $1 and name = 'Пян-се'`, [id])
  }
})

/** The number between minus and plus on the card of a dish. */
function counted(page: Page, name: string) {
  return dish(page, name).getByRole('status')
}

/** What waits for a network, as the browser keeps it; null when nothing does. */
function waiting(page: Page) {
  return page.evaluate(() => localStorage.getItem('ostrov_baskets_waiting'))
}

/** The guest's basket as the server has it. */
async function lines(page: Page) {
  const guest = await page.evaluate(() => localStorage.getItem('ostrov_guest'))
  return journey.sql(
    `select p.name, i.quantity from basket_item i join basket b on b.id = i.basket_id join product p on p.id = i.product_id
     where b.guest_id = $1 order by p.name`,
    [guest],
  )
}

/** Waits until the worker has this page. */
function isKept(page: Page, path: string) {
  return expect.poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)).toBe(true)
}

/** The shelves that hold anything of the person. */
function shelves(page: Page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('built-'))
    return names.sort()
  })
}
