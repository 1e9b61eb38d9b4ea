import { test } from 'bun:test'
import type { Page } from 'playwright'
import { addDish, dish, openRestaurant, settle } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { isKept, keeper } from './keeper.ts'
import { screen, settled } from './screen.ts'

const KITCHEN = 'Крутим-вертим'

/** Asked of a worker. */
const IS_TAKEN_OVER = 'registration.waiting === null'

const journey = await openJourney(import.meta.path, {}, 'whole')

test('the site is found installable', async () => {
  await using anna = await keeper(journey)
  const { page, context } = anna
  await page.goto('/eda')
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Journeys run in private windows, where nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

test('without a network one reads what was read, is told of the rest, and what is chosen is sent later', async () => {
  await using anna = await keeper(journey)
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
  // The page that comes says the same: what is pressed on the one that goes would be lost.
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await again
  await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible()
  await page.getByRole('link', { name: KITCHEN }).click()
  await expect(counted(page, 'Айран')).toHaveText('2')
  await context.setOffline(false)
  await expect.poll(() => waiting(page)).toBe(null)
  expect(await lines(page)).toEqual([
    { name: 'Айран', quantity: 2 },
    { name: 'Пян-се', quantity: 3 },
  ])

  await context.setOffline(true)
  await page.goto('/eda/promo')
  await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Мои акции' })).toBeVisible()
})

test('who signs out without a network leaves nothing in the browser, and no session once there is one again', async () => {
  await using anna = await keeper(journey)
  const { page, context, watch } = anna
  // The page that goes and the page that comes may both tell the server; it hears the second with no session left.
  watch.forgive(/answer 401: POST .*\/api\/auth\/logout/)
  await settle(anna, journey)
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  await page.goto('/eda/orders')
  await isKept(page, '/eda/orders')
  await page.goto('/profile/account')
  await settled(page)
  const session = (await context.cookies(journey.url)).map(({ name, value }) => `${name}=${value}`).join('; ')
  expect(await userOf(session)).toBe(200)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible()
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  // That the server is still to be told is nothing of hers.
  expect(kept.filter((key) => key !== 'ostrov_left')).toEqual([])
  await expect.poll(() => keptOf(page)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Доставка еды на острове' })).toBeAttached()
  await expect.poll(() => userOf(session)).toBe(401)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ostrov_left'))).toBe(null)
})

test('a newer worker waits until the pages of the older one are gone', async () => {
  // The site outlives who looks at it: a page may ask until it is closed.
  await using site = updatable(journey.url)
  await using anna = await keeper(journey)
  const { page, context, watch } = anna
  watch.forgive(/^foreign request/)
  const path = `/eda/restaurants/${await journey.restaurant(KITCHEN)}`
  await page.goto(site.url + path)
  await isKept(page, path)
  const both = [...(await builds(page)), 'built-newer'].sort()
  site.update()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)).toBe(true)
  await addDish(anna, 'Пян-се', 2)
  await page.reload()
  await expect(counted(page, 'Пян-се')).toHaveText('2')
  expect(await builds(page)).toEqual(both)

  await page.goto('about:blank')
  // What the older one has begun it ends first; a page that opens before would be its own again.
  await expect
    .poll(() =>
      Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(IS_TAKEN_OVER).catch(() => false))),
    )
    .toContain(true)
  await page.goto(`${site.url}/eda/cart`)
  await expect.poll(() => builds(page)).toEqual(['built-newer'])
  await isKept(page, path)
})

/** The site as it is, until its worker is of another build. */
function updatable(origin: string) {
  let is_newer = false
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of ['host', 'if-none-match', 'if-modified-since']) headers.delete(name)
      headers.set('accept-encoding', 'identity')
      if (headers.has('origin')) headers.set('origin', origin)
      const { method, body } = request
      const answer = await fetch(origin + pathname + search, { method, headers, body, redirect: 'manual' })
      if (pathname !== '/sw.js' || !is_newer) return answer
      const script = (await answer.text()).replace(/name:"\w+"/g, 'name:"newer"')
      return new Response(script, { headers: { 'content-type': 'text/javascript' } })
    },
  })
  return {
    url: `http://localhost:${server.port}`,
    update: () => {
      is_newer = true
    },
    [Symbol.asyncDispose]: () => server.stop(true),
  }
}

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

/** What the server answers who asks for their profile with these cookies. */
async function userOf(cookie: string) {
  return (await fetch(`${journey.url}/api/user`, { headers: { cookie, origin: journey.url } })).status
}

/** What is kept besides the build. */
function keptOf(page: Page) {
  return page.evaluate(async () => {
    const shelves = await Promise.all(['pages', 'own'].map((name) => caches.open(name)))
    const kept = await Promise.all(shelves.map((shelf) => shelf.keys()))
    return kept.flat().map(({ url }) => url)
  })
}

/** The builds whose files the browser keeps. */
function builds(page: Page) {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('built-')).sort())
}

test('a page that a new release has left without its parts, and no worker keeps, is loaded anew by the first press that needs one', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await openRestaurant(anna, journey, KITCHEN)
  await settled(page)
  // The server knows no such names, as it knows those of an older release no more.
  let isOlder = true
  page.once('framenavigated', () => {
    isOlder = false
  })
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    const url = route.request().url()
    return route.continue({ url: isOlder ? url.replace(/\.js$/, '.older.js') : url })
  })
  await page.getByRole('button', { name: 'Добавить: Пян-се' }).click()
  await expect.poll(() => isOlder).toBe(false)
  await settled(page)
  // The first press may have come through as well.
  const card = dish(page, 'Пян-се')
  await card.getByRole('button', { name: /^(Добавить|Больше): Пян-се$/ }).click()
  await expect(card.getByRole('status')).toHaveText(/^[12]$/)
})
