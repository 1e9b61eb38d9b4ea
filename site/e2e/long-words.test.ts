import { test } from 'bun:test'
import { addDish, fillCheckout, goToCheckout, openRestaurant, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { LONG_WORD, tooWide, writeLongWords } from './long-words.ts'
import { pictures, settled } from './screen.ts'
import { kitchen } from './staff.ts'

const journey = await openJourney(import.meta.path)
const KITCHEN = 'Крутим-вертим'
const cooks = await kitchen(journey, 'spin@ostrov.example')

test('no page and no dialog of the site is wider than a phone, whatever words people have written', async () => {
  await using anna = await journey.person()
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
  const [dish] = await journey.sql<{ id: string }>(
    `select id from product where restaurant_id = $1 and name = 'Шаверма с курицей'`,
    [restaurant],
  )
  const [past] = await journey.sql<{ uuid: string }>(
    `update "order" set user_id = (select user_id from "order" where uuid = $2) where id =
       (select id from "order" where status = 'COMPLETED' and restaurant_id = $1 limit 1) returning uuid`,
    [restaurant, uuid],
  )
  const group = await page.request.post(`${journey.url}/api/user/groups`, {
    data: { restaurant_id: restaurant, name: LONG_WORD.slice(0, 30) },
    headers: { origin: journey.url },
  })
  const { token }: { token: string } = await group.json()
  await writeLongWords(journey)
  const menu = `/eda/restaurants/${restaurant}`
  const faults: Record<string, string[]> = {}
  const look = async (name: string) => {
    await settled(page)
    await pictures(page, `long-words-${name.replace(/\W+/g, '-')}`)
    const found = await tooWide(page)
    if (found.length > 0) faults[name] = found
  }
  for (const path of [
    ...['/', '/search?query=достопримечательность', '/eda', '/eda/filters/open', '/eda/search?query=шаверма'],
    ...[menu, `${menu}/products/${dish?.id}`, `${menu}/products/${dish?.id}/reviews`, `${menu}/search`],
    ...[`${menu}/info`, `${menu}/info?tab=delivery`, `${menu}/reviews`],
    ...[
      '/eda/cart',
      '/eda/cart?step=2',
      '/eda/address',
      '/eda/orders',
      `/eda/orders/${uuid}`,
      `/eda/orders/${uuid}/map`,
    ],
    ...[`/eda/orders/${past?.uuid}`, `/eda/orders/${past?.uuid}/review`],
    ...['/eda/reviews', '/eda/favorites', '/eda/promo', '/eda/info/1', `/eda/together/${token}`],
    ...['/profile', '/profile/account', '/profile/notices', '/profile/addresses'],
    ...[
      '/eda/plain/cart',
      '/eda/plain/checkout',
      '/eda/plain/orders',
      `/eda/plain/orders/${uuid}`,
      '/eda/plain/profile',
    ],
    `/eda/plain/together/${token}`,
  ]) {
    await page.goto(path)
    await look(path)
  }
  await page.goto(`/eda/orders/${uuid}`)
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('dialog of cancelling')
  await page.goto('/eda')
  await page.getByRole('list', { name: 'Истории' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('dialog of a story')
  await page.goto(`/eda/together/${token}`)
  await page.getByRole('tab', { name: 'Меню' }).click()
  await look('menu of a common basket')
  expect(faults).toEqual({})
})
