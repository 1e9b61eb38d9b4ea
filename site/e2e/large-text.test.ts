import { test } from 'bun:test'
import type { Page } from 'playwright'
import { addDish, fillCheckout, goToCheckout, openRestaurant, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { enlargeText, misfits } from './fits.ts'
import { shareJourney } from './harness.ts'
import { settled } from './screen.ts'

const journey = await shareJourney()
const KITCHEN = 'Крутим-вертим'
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]

/** Where the header's row is fullest. */
const LAPTOP = { width: 1280, height: 800 }

const SCREENS = [
  ...['login', 'portal', 'home', 'list', 'menu', 'dish'],
  ...['cart', 'checkout', 'address', 'orders', 'order', 'profile'],
  ...['search', 'dishes', 'facts', 'zones', 'reviews', 'order map', 'review', 'own reviews', 'favourites'],
  ...['promo codes', 'invitation', 'together', 'account', 'addresses', 'notices', 'portal search', 'agreement'],
  ...['news', 'companies', 'nowhere'],
] as const
const { anna: reader, guest, paths } = await prepare()
reader.watch.forgive(/^answer 404.*nowhere/)

test.each([...SCREENS])(
  'at twice the text the screen of the %s is read and pressed whole in every window',
  async (name) => {
    const { page } = name === 'login' ? guest : reader
    await page.goto(paths[name])
    if (name === 'home') await page.getByRole('heading', { name: 'Недавние заказы' }).waitFor()
    const found: [string, string[]][] = []
    for (const size of name === 'portal' ? [LAPTOP, ...WINDOWS] : WINDOWS) {
      await page.setViewportSize(size)
      await settled(page)
      found.push([`${size.width} × ${size.height}`, await misfits(page)])
    }
    expect(found.filter(([, faults]) => faults.length > 0)).toEqual([])
  },
)

test('a tablet shows cards in columns over its width, the narrowest phone cuts nothing off', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/eda')
  await settled(page)
  const [first, second] = await Promise.all([0, 1].map((at) => page.locator('.restaurant-card').nth(at).boundingBox()))
  expect(second?.y).toBe(first?.y ?? 0)
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(700)
  await page.setViewportSize({ width: 320, height: 640 })
  const faults: Record<string, string[]> = {}
  for (const path of ['/', '/eda', `/eda/restaurants/${await journey.restaurant(KITCHEN)}`]) {
    await page.goto(path)
    await settled(page)
    faults[path] = await misfits(page)
  }
  expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((path) => [path, []])))
})

/** Somebody who has ordered once and has filled the basket again, and a guest; both read at twice the size. */
async function prepare() {
  const [anna, guest] = await Promise.all([journey.person(), journey.person()])
  await settle(anna, journey)
  const restaurant = await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const order = await shownOrder(anna.page)
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  const [dish] = await journey.sql<{ id: string }>(
    `select id from product where restaurant_id = $1 and name = 'Шаверма с курицей'`,
    [restaurant],
  )
  await Promise.all([enlargeText(anna.page), enlargeText(guest.page)])
  const menu = `/eda/restaurants/${restaurant}`
  const paths: Record<(typeof SCREENS)[number], string> = {
    login: '/eda/login',
    portal: '/',
    home: '/eda',
    list: '/eda/filters/open',
    menu,
    dish: `${menu}/products/${dish?.id}`,
    cart: '/eda/cart',
    checkout: '/eda/cart?step=2',
    address: '/eda/address',
    orders: '/eda/orders',
    order: `/eda/orders/${order}`,
    profile: '/profile',
    search: '/eda/search?query=рамен',
    dishes: `${menu}/search`,
    facts: `${menu}/info`,
    zones: `${menu}/info?tab=delivery`,
    reviews: `${menu}/reviews`,
    'order map': `/eda/orders/${order}/map`,
    review: `/eda/orders/${order}/review`,
    'own reviews': '/eda/reviews',
    favourites: '/eda/favorites',
    'promo codes': '/eda/promo',
    invitation: '/eda/info/1',
    together: `/eda/together/${await openGroup(anna.page, restaurant)}`,
    account: '/profile/account',
    addresses: '/profile/addresses',
    notices: '/profile/notices',
    'portal search': '/search?query=рамен',
    agreement: '/agreement',
    news: '/news',
    companies: '/organizations',
    nowhere: '/nowhere',
  }
  return { anna, guest, paths }
}

/** A basket that friends may join; answers its token. */
async function openGroup(page: Page, restaurant_id: string) {
  const answer = await page.request.post(`${journey.url}/api/user/groups`, {
    data: { restaurant_id, name: 'Анна' },
    headers: { origin: journey.url },
  })
  const { token }: { token: string } = await answer.json()
  return token
}
