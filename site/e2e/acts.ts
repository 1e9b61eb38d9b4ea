/** What people do again and again, done the way people do it: by what they see. */
import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { Journey } from './harness.ts'
import type { Person } from './person.ts'

/** An address as the API takes it. */
export type Home = { address: string; lon: number; lat: number }

/** In the middle of the town: every restaurant of it delivers here. */
export const CENTRE: Home = { address: 'улица Ленина, 218, Южно-Сахалинск', lon: 142.7327, lat: 46.9573 }

/** Types the phone and the code that comes by SMS. Stands on the login page before, anywhere else after. */
export async function signInHere({ page, phone }: Person, journey: Journey) {
  await page.getByLabel('Номер телефона').fill(phone.slice(1))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const field = page.getByLabel('Код из СМС')
  await expect(field).toBeFocused()
  await field.pressSequentially(await journey.codeFor(phone))
  await page.waitForURL((url) => url.pathname !== '/eda/login')
}

/** A signed-in person with an address, standing on the delivery home. */
export async function settle(person: Person, journey: Journey, home: Home = CENTRE) {
  const { page } = person
  await page.goto('/eda/login?redirect=/eda')
  await signInHere(person, journey)
  await giveAddress(person, journey, home)
  await page.goto('/eda')
  await expect(page.getByText('Доставим сюда')).toBeVisible()
}

/** Saves an address without walking through the map again. */
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
}

/** Finds the restaurant on the home page or by its address and opens its page. */
export async function openRestaurant({ page }: Person, { sql }: Journey, title: string) {
  const [found] = await sql<{ id: string }>('select id from restaurant where title = $1', [title])
  if (!found) throw new Error(`There is no ${title}`)
  await page.goto(`/eda/restaurants/${found.id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return found.id
}

/** The card of a dish in the menu. */
export function dish(page: Page, name: string): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()
}

/** Puts a simple dish into the basket so many times. */
export async function addDish({ page }: Person, name: string, quantity = 1) {
  const card = dish(page, name)
  await card.getByRole('button', { name: `Добавить: ${name}` }).click()
  for (let count = 1; count < quantity; count += 1) await card.getByRole('button', { name: `Больше: ${name}` }).click()
  await expect(card.getByRole('status')).toHaveText(String(quantity))
}
