import { test } from 'bun:test'
import { CENTRE, FAR_AWAY, giveAddress, openRestaurant, settle } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { screen, settled } from './screen.ts'

const journey = await openJourney(import.meta.path)
const id = await journey.restaurant('Шторм')

/** The restaurant's lowest terms are another zone's; those that serve the address are dearer. */
async function makeZonesDiffer() {
  const [lon, lat] = [CENTRE.lon, CENTRE.lat]
  const around = [
    [lon - 0.05, lat - 0.05],
    [lon + 0.05, lat - 0.05],
    [lon + 0.05, lat + 0.05],
    [lon - 0.05, lat + 0.05],
    [lon - 0.05, lat - 0.05],
  ]
  const far = around.map(([x = 0, y = 0]) => [x + 0.3, y])
  const zones = await journey.sql<{ id: string }>(
    'select id from delivery_zone where restaurant_id = $1 and is_active order by id limit 2',
    [id],
  )
  await journey.sql(`update delivery_zone set is_active = false where restaurant_id = $1`, [id])
  for (const [at, [polygon, price, min, free]] of [
    [far, 50, 600, 1000] as const,
    [around, 170, 900, 2700] as const,
  ].entries()) {
    await journey.sql(
      `update delivery_zone set is_active = true, peak = 'same', peak_price = null, peak_min_order_sum = null,
         peak_free_delivery_sum = null, polygon = $2, price = $3, min_order_sum = $4, free_delivery_sum = $5 where id = $1`,
      [zones[at]?.id, JSON.stringify({ type: 'Polygon', coordinates: [polygon] }), price, min, free],
    )
  }
}
await makeZonesDiffer()

test('whose address is known reads their own minimum, price and «бесплатно от», everywhere; a guest reads the lowest', async () => {
  await using anna = await journey.person()
  await using guest = await journey.person()
  await settle(anna, journey)
  await openRestaurant(guest, journey, 'Шторм')
  await settled(guest.page)
  await expect(guest.page.locator('[data-minimum]')).toHaveText(/^от\s600\s₽$/)
  await openRestaurant(anna, journey, 'Шторм')
  const { page } = anna
  await expect(page.locator('[data-minimum]')).toHaveText(/^от\s900\s₽$/)
  await expect(page.getByText(/Доставка 170\s₽/)).toBeVisible()
  await expect(page.getByText(/600\s₽/).first()).not.toBeVisible()
  await screen(page, 'restaurant-own-terms')
  for (const path of ['/eda', '/eda/filters', '/eda/search?query=шторм', '/eda/favorites']) {
    if (path === '/eda/favorites') {
      const liked = await page.request.post(`${journey.url}/api/restaurants/favorite`, {
        headers: { origin: journey.url },
        data: { restaurant_id: id },
      })
      expect(liked.ok()).toBe(true)
    }
    await page.goto(path)
    const card = page.locator(`[data-restaurant="${id}"]`).filter({ visible: true }).first()
    await expect(card, path).toBeVisible()
    await expect(card, path).toContainText(/заказ от\s900\s₽/)
    await expect(card, path).toContainText(/170\s₽/)
    await expect(card, path).toContainText(/бесплатно от\s2\s700\s₽/)
    await expect(card, path).not.toContainText(/600|1\s000/)
  }
  await screen(page, 'favourites-own-terms')
})

test('out of every zone no minimum is said, and the terms follow another address', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey, FAR_AWAY)
  await openRestaurant(anna, journey, 'Шторм')
  await expect(page.getByText('Ваш адрес вне зоны доставки').first()).toBeVisible()
  await expect(page.locator('[data-minimum]')).toBeHidden()
  await giveAddress(anna, journey, CENTRE)
  await page.goto('/profile/addresses')
  await expect(page.getByText(/Ленина/).first()).toBeVisible()
  await openRestaurant(anna, journey, 'Шторм')
  await expect(page.locator('[data-minimum]')).toHaveText(/^от\s900\s₽$/)
})

test('a closed restaurant tells one reason and one hour on its page, in its dialog and above its hours', async () => {
  await using guest = await journey.person()
  const { page } = guest
  const [shut] = await journey.sql<{ id: string }>(
    `update restaurant set disabled_until = now() + interval '2 days', disabled_reason = 'Ремонт зала'
     where title = 'Тёплый уголь' returning id`,
  )
  await page.goto(`/eda/restaurants/${shut?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Ресторан закрыт' })
  await expect(dialog).toContainText(/Ремонт зала\. Откроется/)
  const hour = /Откроется [^.<]+/.exec((await dialog.textContent())?.replace('Вернуться', '.') ?? '')?.[0] ?? 'none'
  await dialog.getByRole('button', { name: 'Посмотреть меню' }).click()
  await expect(page.getByText('Сейчас закрыт: ремонт зала.')).toBeVisible()
  await expect(page.getByText(hour, { exact: true }).first()).toBeVisible()
  await screen(page, 'restaurant-closed-why')
  await page.goto(`/eda/restaurants/${shut?.id}/info`)
  await expect(page.getByText(`Сейчас закрыт: ремонт зала. ${hour}.`)).toBeVisible()
  await screen(page, 'restaurant-info-closed')
})
