/** What people do again and again, done the way people do it: by what they see. */
import type { Locator, Page } from 'playwright'
import { expect } from './expect.ts'
import type { Journey } from './harness.ts'
import type { Person } from './person.ts'
import { screen, settled } from './screen.ts'

/** A place to bring an order to. */
export type Home = { address: string; lon: number; lat: number }

/** In the middle of the town: every restaurant of it delivers here. */
export const CENTRE: Home = { address: 'Ленина, 218, Южно-Сахалинск', lon: 142.7333, lat: 46.9665 }
/** Another town: too far for any restaurant of the first. */
export const FAR_AWAY: Home = { address: 'Советская, 1, Корсаков', lon: 142.8076, lat: 46.6203 }

/** Types the phone and the code that comes by SMS. Stands on the login page before, anywhere else after. */
export async function signInHere({ page, phone }: Person, journey: Journey) {
  await settled(page)
  await page.getByLabel('Номер телефона').fill(phone.slice(1))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const field = page.getByLabel('Код из СМС')
  await expect(field).toBeFocused()
  await field.pressSequentially(await journey.codeFor(phone))
  await page.waitForURL((url) => url.pathname !== '/eda/login')
}

/** A signed-in person with an address, who has opened no page yet. The way there is another journey's. */
export async function settle(person: Person, journey: Journey, home: Home = CENTRE) {
  const { page, phone } = person
  const { expire_at, is_confirmed, user } = await beSignedIn(person, journey)
  const address = await giveAddress(person, journey, home)
  // As every page leaves the browser: whom the site remembers, and where orders go.
  const kept = { id: user.id, phone, name: user.user.name, is_confirmed, expire_at, address }
  await page.goto('/robots.txt')
  await page.evaluate((person) => localStorage.setItem('user_delivery', JSON.stringify(person)), kept)
}

/** Gets the session's cookies as the sign-in does. */
async function beSignedIn({ page, phone }: Person, { url, codeFor }: Journey) {
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`${url}/api/user/${path}`, { method, data, headers: { origin: url } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  await call('POST', 'authenticate', { phone })
  await call('GET', 'confirm')
  return (await call('POST', 'confirm', { code: await codeFor(phone) })).data
}

/** Saves an address without walking over the map again; answers what was saved. */
export async function giveAddress({ page }: Person, { url }: Journey, { address, lon, lat }: Home) {
  const answer = await page.request.post(`${url}/api/user/user_address`, {
    headers: { origin: url },
    data: {
      address,
      coordinates: { type: 'Point', coordinates: [lon, lat] },
      address_details: { front_door: '2', apartment: '15', floor: '4', comment: '' },
      is_active: true,
    },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return answer.json()
}

/** Opens a restaurant's page and answers its id. */
export async function openRestaurant({ page }: Person, journey: Journey, title: string) {
  const id = await journey.restaurant(title)
  await page.goto(`/eda/restaurants/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return id
}

/** The card of a dish in the menu. */
export function dish(page: Page, name: string): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()
}

/** Puts a simple dish into the basket so many times and waits until the server has it. */
export async function addDish({ page }: Person, name: string, quantity = 1) {
  const card = dish(page, name)
  const added = basketSaved(page)
  await card.getByRole('button', { name: `Добавить: ${name}` }).click()
  await added
  const counted = quantity > 1 ? basketSaved(page) : null
  for (let count = 1; count < quantity; count += 1) await card.getByRole('button', { name: `Больше: ${name}` }).click()
  await expect(card.getByRole('status')).toHaveText(String(quantity))
  await counted
}

/** The server's answer to the next change of a basket; presses within 700 ms are one change. */
export function basketSaved(page: Page) {
  return page.waitForResponse(
    (response) => /\/basket_item/.test(response.url()) && response.request().method() !== 'GET' && response.ok(),
  )
}

/** From a filled basket to the second step of the cart. */
export async function goToCheckout({ page }: Person, { pickup = false } = {}) {
  await page.goto('/eda/cart')
  if (pickup) await page.getByText('Самовывоз', { exact: true }).click()
  await page.getByRole('button', { name: /^Оформить заказ на/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
}

/** The form where tickets of a concert are bought. */
export async function openTickets(page: Page) {
  await page.goto('/afisha?rubric=concert')
  await page.getByRole('link', { name: /^Гитары у\sморя$/ }).click()
  await page
    .getByRole('link', { name: /^Купить билеты/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Купить билеты' })).toBeVisible()
}

/** Chooses a radio or ticks a box by its words, as a person does: the words are the target, wherever the bar below lies. */
export async function choose(box: Locator) {
  await box.locator('xpath=ancestor::label[1]').click()
  await expect(box).toBeChecked()
}

/** Fills what the checkout asks of everybody. */
export async function fillCheckout({ page }: Person, payment: 'Онлайн' | 'Наличными' | 'Картой при получении') {
  await page.getByLabel('Имя').fill('Анна')
  await choose(page.getByRole('radio', { name: payment }))
}

/** Presses the button that orders, whatever it says. */
export async function placeOrder({ page }: Person) {
  await page.getByRole('button', { name: /^(Оформить|Оплатить)/ }).click()
}

/**
 * The order that the page shows.
 * @throws what the page said against it, where none was placed.
 */
export async function shownOrder(page: Page) {
  await page.waitForURL(/\/eda\/orders\/[0-9a-f-]{36}/).catch(async (problem) => {
    const said = await page.getByRole('alert').allInnerTexts()
    throw new Error(`${page.url()} says: ${said.join(' | ')}`, { cause: problem })
  })
  return /orders\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

/** An order of two pies in cash, placed by a new person; its page stands open. */
export async function placeOne(person: Person, journey: Journey, { pickup = false } = {}) {
  await settle(person, journey)
  const restaurant_id = await openRestaurant(person, journey, 'Крутим-вертим')
  await addDish(person, 'Пян-се', 2)
  await goToCheckout(person, { pickup })
  await fillCheckout(person, 'Наличными')
  await placeOrder(person)
  const uuid = await shownOrder(person.page)
  const [order] = await journey.sql<{ id: number }>('select id::int as id from "order" where uuid = $1', [uuid])
  return { uuid, restaurant_id, id: order?.id ?? 0 }
}

/** The sentence at the head of an order's page. */
export function orderSays(page: Page, title: string | RegExp, patience = {}) {
  return expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(patience)
}

/** The address of a dish's own page. */
export async function dishPath(journey: Journey, kitchen: string, name: string) {
  const id = await journey.restaurant(kitchen)
  const [found] = await journey.sql<{ id: string }>('select id from product where restaurant_id = $1 and name = $2', [
    id,
    name,
  ])
  return `/eda/restaurants/${id}/products/${found?.id}`
}

/** What the QR code of the page says. */
export async function codeOf(page: Page) {
  return (await page.getByRole('link', { name: 'Открыть приложение банка' }).getAttribute('href')) ?? ''
}

/** What the payer's own bank asks, in another window. */
export async function inTheBank(page: Page, decision: 'Оплатить' | 'Привязать' | 'Отказаться', said: string) {
  const bank = await page.context().newPage()
  await bank.goto(await codeOf(page))
  await screen(bank, 'sbp-bank')
  await bank.getByRole('button', { name: decision }).click()
  await expect(bank.getByRole('heading', { name: said })).toBeVisible()
  await bank.close()
}
