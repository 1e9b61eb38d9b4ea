import type { Page } from 'playwright'
import { DEMO_PASSWORD } from '../../scripts/demo/people.ts'
import { expect } from './expect.ts'
import type { Journey } from './harness.ts'
import { DESKTOP_SCREEN, type Person } from './person.ts'

/** A restaurant's owner or manager at the live board, listening. */
export async function openBoard(journey: Journey, email: string): Promise<Person> {
  const operator = await journey.person(DESKTOP_SCREEN)
  await operator.page.goto('/admin/')
  await signInStaff(operator.page, email)
  await expect(operator.page.getByText('На связи')).toBeVisible()
  return operator
}

/** A page of the back office, opened by somebody of the staff: signing in at its form is a journey of its own. */
export async function openOffice(page: Page, path: string, email: string) {
  const answer = await page.request.post('/api/staff/authenticate', { data: { email, password: DEMO_PASSWORD } })
  if (!answer.ok()) throw new Error(`${email} is not let in: ${await answer.text()}`)
  const { kind, expire_at } = await answer.json()
  // A page of the same site that costs nothing: only there may be said what the office remembers of who signed in.
  await page.goto('/robots.txt')
  await page.evaluate((staff) => localStorage.setItem('ostrov_staff', JSON.stringify(staff)), { kind, expire_at })
  await page.goto(`/admin${path}`)
}

/** Stands on the staff's sign-in page. */
export async function signInStaff(page: Page, email: string) {
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

/** An order's card on the board, wherever it stands. */
export function orderCard(page: Page, id: number) {
  return page.locator(`article[data-order="${id}"]`)
}

/** A column of the board by its title. */
export function column(page: Page, title: string) {
  return page.getByRole('region', { name: title })
}

/** Somebody of the staff without a browser: what they ask of the API. */
export async function staffCalls({ url }: Pick<Journey, 'url'>, email: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const call = (method: string, path: string, body?: object) =>
    fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { token } = await (await call('POST', '/staff/authenticate', { email, password: DEMO_PASSWORD })).json()
  headers.authorization = `Bearer ${token}`
  return call
}

/** The restaurant itself, without a browser: for journeys that are about its customer. */
export async function kitchen(journey: Journey, email: string) {
  const call = await staffCalls(journey, email)
  return {
    /** Accepts an order that has reached the board. */
    accept: (restaurant_id: string, order: number) =>
      untilTaken(`/orders/actions/restaurant/${restaurant_id}/confirm/${order}`, {}),
    /** Moves an accepted order on. */
    move: (restaurant_id: string, order: number, status: string) =>
      untilTaken(`/orders/actions/restaurant/${restaurant_id}/order/${order}/action`, { status }),
  }

  /** A placed order comes to the board by a job, a moment later. */
  async function untilTaken(path: string, body: object) {
    await expect.poll(async () => (await call('PUT', path, body)).status).toBe(200)
  }
}

/** The link of the newest letter to this address, as this product serves it. */
export async function mailedLink({ url }: Pick<Journey, 'url'>, email: string) {
  const query = new URLSearchParams({ channel: 'mail', to: email, limit: '1' })
  let link = ''
  await expect
    .poll(async () => {
      const { items } = await (await fetch(`${url}/api/dev/outbox?${query}`)).json()
      link = /https?:\/\/\S+token=[\w.&=-]+/.exec(items[0]?.body ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}
