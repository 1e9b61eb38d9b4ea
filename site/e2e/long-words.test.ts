import { test } from 'bun:test'
import {
  addDish,
  dishPath,
  fillCheckout,
  goToCheckout,
  openRestaurant,
  placeOrder,
  settle,
  shownOrder,
} from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { LONG_WORD, tooWide, writeLongWords } from './long-words.ts'
import { pictures, settled } from './screen.ts'
import { kitchen } from './staff.ts'

const journey = await openJourney(import.meta.path)
const KITCHEN = 'Крутим-вертим'
const cooks = await kitchen(journey, 'spin@ostrov.example')

const { page, paths, uuid, token } = await prepare()

test.each(paths)('%s is no wider than a phone, whatever words people have written', async (_, list) => {
  const faults: Record<string, string[]> = {}
  for (const path of list) {
    await page.goto(path)
    const found = await faultsOf(path)
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
})

test('no dialog is wider than a phone, whatever words people have written', async () => {
  await page.goto(`/eda/orders/${uuid}`)
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faultsOf('cancelling')).toEqual([])
  await page.goto('/eda')
  await page.getByRole('list', { name: 'Истории' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faultsOf('story')).toEqual([])
  await page.goto(`/eda/together/${token}`)
  await page.getByRole('tab', { name: 'Меню' }).click()
  expect(await faultsOf('menu of a common basket')).toEqual([])
})

async function faultsOf(name: string) {
  await settled(page)
  await pictures(page, `long-words-${name.replace(/\W+/g, '-')}`)
  return tooWide(page)
}

/** Somebody with an order under way, one that is done, a filled basket and friends at it; then all words become long. */
async function prepare() {
  const anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  const restaurant = await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  await page.goto('/eda/cart')
  await page
    .getByLabel(/Комментарий/)
    .first()
    .fill(LONG_WORD)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await page.getByLabel('Имя').fill(LONG_WORD.slice(0, 60))
  await placeOrder(anna)
  const uuid = await shownOrder(page)
  const [order] = await journey.sql<{ id: number }>(`select id from "order" where uuid = $1`, [uuid])
  await cooks.accept(restaurant, order?.id ?? 0)
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  const [past] = await journey.sql<{ uuid: string }>(
    `update "order" set user_id = (select user_id from "order" where uuid = $2) where id =
       (select id from "order" where status = 'COMPLETED' and restaurant_id = $1 limit 1) returning uuid`,
    [restaurant, uuid],
  )
  const dish = await dishPath(journey, KITCHEN, 'Шаверма с курицей')
  const group = await page.request.post(`${journey.url}/api/user/groups`, {
    data: { restaurant_id: restaurant, name: LONG_WORD.slice(0, 30) },
    headers: { origin: journey.url },
  })
  const { token }: { token: string } = await group.json()
  await writeLongWords(journey)
  const menu = `/eda/restaurants/${restaurant}`
  const plain = ['cart', 'checkout', 'orders', `orders/${uuid}`, 'profile', `together/${token}`]
  const paths: [string, string[]][] = [
    ['the portal', ['/', '/search?query=достопримечательность']],
    ['the home and what is found', ['/eda', '/eda/filters/open', '/eda/search?query=шаверма', '/eda/favorites']],
    [
      'a restaurant',
      [menu, `${menu}/search`, `${menu}/info`, `${menu}/info?tab=delivery`, `${menu}/reviews`, dish, `${dish}/reviews`],
    ],
    ['the basket', ['/eda/cart', '/eda/cart?step=2', '/eda/address', `/eda/together/${token}`]],
    [
      'an order',
      [
        ...['/eda/orders', `/eda/orders/${uuid}`, `/eda/orders/${uuid}/map`],
        ...[`/eda/orders/${past?.uuid}`, `/eda/orders/${past?.uuid}/review`],
      ],
    ],
    [
      'what is one’s own',
      [
        ...['/eda/reviews', '/eda/promo', '/eda/info/1'],
        ...['/profile', '/profile/account', '/profile/notices', '/profile/addresses'],
      ],
    ],
    ['the plain face', plain.map((path) => `/eda/plain/${path}`)],
  ]
  return { page, paths, uuid, token }
}
