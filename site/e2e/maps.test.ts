import { describe, test } from 'bun:test'
import { contrast } from '@ostrov/shared/map/zone-colours'
import type { Locator, Page } from 'playwright'
import {
  addDish,
  FAR_AWAY,
  fillCheckout,
  goToCheckout,
  openRestaurant,
  placeOrder,
  settle,
  shownOrder,
} from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import type { Person } from './person.ts'
import { pictures, screen, settled } from './screen.ts'

const journey = await shareJourney()
const KITCHEN = 'Шторм'

describe('delivery zones', () => {
  test('a row and its polygon choose each other, by finger and by keyboard', async () => {
    await using anna = await journey.person()
    const { page } = anna
    const { drawer, rows } = await openZones(anna)
    await screen(page, 'zones')
    await expect(drawer.getByText('Ваш адрес здесь')).toHaveCount(1)
    const outlines = drawer.locator('path.map-zone')
    await expect(outlines).toHaveCount(await rows.count())

    await rows.first().click()
    await expect(rows.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(drawer.locator('path[data-zone="chosen"]')).toHaveCount(1)
    await screen(page, 'zones-chosen')
    await rows.first().press('Space')
    await expect(drawer.locator('path[data-zone="chosen"]')).toHaveCount(0)

    await settled(page)
    await pressInside(page, outlines.first())
    await expect(rows.last()).toHaveAttribute('aria-pressed', 'true')
    await expect(drawer.getByRole('status')).toHaveText(/^Выбрана зона «.+»$/)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.locator('.delivery-banner-place')).toBeFocused()
  })

  test('a zone has one colour in the list and on the map, and it reads in both themes', async () => {
    await using anna = await journey.person()
    const { page } = anna
    const { rows, drawer } = await openZones(anna)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      const listed = await rows
        .locator('.zones__colour')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor))
      const drawn = await drawer
        .locator('path.map-zone')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke))
      expect(drawn.toReversed()).toEqual(listed)
      const ground = await drawer.locator('.leaflet-container').evaluate((map) => {
        const land = getComputedStyle(map).getPropertyValue('--map-land')
        return [land, getComputedStyle(map).getPropertyValue('--map-sea')]
      })
      for (const colour of listed) {
        for (const under of ground) expect(contrast(hex(colour), under.trim())).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('zones that could not be read can be asked for again', async () => {
    await using anna = await journey.person()
    const { page } = anna
    await settle(anna, journey)
    const zones = `**/api/restaurants/${await openRestaurant(anna, journey, KITCHEN)}`
    await settled(page)
    anna.watch.forgive(/\/api\/restaurants\//)
    await page.route(zones, (route) => route.abort())
    await page.locator('.delivery-banner-place').click()
    const drawer = page.getByRole('dialog', { name: 'Зоны доставки' })
    await expect(drawer.getByText('Загружаем…')).toBeAttached()
    await expect(drawer.getByRole('alert')).toContainText('Не получилось загрузить зоны')
    await screen(page, 'zones-failed')
    await page.unroute(zones)
    await drawer.getByRole('button', { name: 'Повторить' }).click()
    await expect(drawer.locator('.map-frame[data-ready]')).toBeVisible()
  })

  test('a restaurant whose zones are all closed says that one can only fetch the order', async () => {
    await using anna = await journey.person()
    const { page } = anna
    await settle(anna, journey)
    const id = await openRestaurant(anna, journey, 'Семь румбов')
    await settled(page)
    await journey.sql('update delivery_zone set is_active = false where restaurant_id = $1', [id])
    await page.locator('.delivery-banner-place').click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Только самовывоз' })).toBeVisible()
    await screen(page, 'zones-none')
    await journey.sql('update delivery_zone set is_active = true where restaurant_id = $1', [id])
  })

  test('the conditions of a restaurant show the same map, and its page scrolls over it', async () => {
    await using anna = await journey.person()
    const { page } = anna
    await settle(anna, journey, FAR_AWAY)
    await page.goto(`/eda/restaurants/${await journey.restaurant(KITCHEN)}/info?tab=delivery`)
    const map = page.locator('.map-frame[data-ready]')
    await expect(map).toBeVisible()
    await expect(page.getByText('Ваш адрес вне зоны доставки')).toBeVisible()
    await screen(page, 'conditions-outside', { full: true })
    await map.hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('a map that does not come leaves the list and can be asked for again', async () => {
    await using anna = await journey.person()
    const { page } = anna
    const map = '**/leaflet-map*.js'
    anna.watch.forgive(/leaflet-map/)
    await page.route(map, (route) => route.abort())
    await page.goto(`/eda/restaurants/${await journey.restaurant(KITCHEN)}/info?tab=delivery`)
    await expect(page.getByRole('alert')).toContainText('Не получилось загрузить карту')
    await screen(page, 'zones-no-map')
    await page.unroute(map)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.locator('.map-frame[data-ready]')).toBeVisible()
  })

  test('without JavaScript every zone and its terms are there in words', async () => {
    await using anna = await journey.person({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const { page } = anna
    const id = await journey.restaurant(KITCHEN)
    const zones = await journey.sql<{ name: string }>('select name from delivery_zone where restaurant_id = $1', [id])
    await page.goto(`/eda/restaurants/${id}/info?tab=delivery`)
    for (const { name } of zones) await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('₽')
    await expect(page.locator('.zones button')).toHaveCount(0)
    await expect(page.locator('.zones__map')).toBeHidden()
  })
})

/** The drawer, opened from the restaurant's page of somebody whom it serves. */
async function openZones(person: Person) {
  const { page } = person
  await settle(person, journey)
  await openRestaurant(person, journey, KITCHEN)
  await settled(page)
  await page.locator('.delivery-banner-place').click()
  const drawer = page.getByRole('dialog', { name: 'Зоны доставки' })
  await expect(drawer.locator('.map-frame[data-ready]')).toBeVisible()
  await settled(page)
  return { drawer, rows: drawer.getByRole('list').getByRole('button') }
}

/** Presses a wide zone where no narrower one lies over it: just within its own corner. */
async function pressInside(page: Page, outline: Locator) {
  const spot = await outline.evaluate((path) => {
    const { left, top, width, height } = path.getBoundingClientRect()
    for (let x = left; x < left + width; x += 6) {
      for (let y = top; y < top + height; y += 6) if (document.elementFromPoint(x, y) === path) return { x, y }
    }
    return null
  })
  if (!spot) throw new Error('The zone lies wholly under others')
  await page.touchscreen.tap(spot.x, spot.y)
}

function hex(rgb: string) {
  const parts = rgb.match(/\d+/g) ?? []
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
}

const HOMES = { north: [142.74, 47.06], south: [142.745, 46.9], west: [142.64, 46.95], 'another town': [142.78, 46.63] }

test('every pin of an order is seen whole, beside the close button and above the sheet', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 3)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const uuid = await shownOrder(page)
  for (const [side, coordinates] of Object.entries(HOMES)) {
    const point = JSON.stringify({ type: 'Point', coordinates })
    await journey.sql(`update "order" set delivery = jsonb_set(delivery, '{coordinates}', $2) where uuid = $1`, [
      uuid,
      point,
    ])
    for (const path of [`/eda/orders/${uuid}`, `/eda/orders/${uuid}/map`]) {
      await page.goto(path)
      await expect(page.locator('.map-pin')).toHaveCount(2)
      const name = `pins-${side.replace(' ', '-')}${path.endsWith('map') ? '-full' : ''}`
      // Where the pins lie is looked at below; to axe they are the same.
      await (side === 'north' ? screen : pictures)(page, name)
      expect(await page.evaluate(hiddenPins), `${side} at ${path}`).toEqual([])
    }
  }
})

/** Runs in the page: what covers a pin, or cuts it off. */
function hiddenPins() {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const map = boxOf('.map-frame')
  const covers = [boxOf('.order-page__close, .order-map__close'), boxOf('.order-page__sheet, .order-map__sheet')]
  const found: string[] = []
  for (const pin of document.querySelectorAll('.map-pin')) {
    const turned = pin.getBoundingClientRect()
    const [x, y] = [turned.left + turned.width / 2, turned.top + turned.height / 2]
    // A circle with a tip below, drawn as a square that stands on its corner.
    const { left, right, top, bottom } = { left: x - 24, right: x + 24, top: y - 24, bottom: turned.bottom }
    if (!map || left < map.left || top < map.top || right > map.right) found.push(`cut off: ${pin.className}`)
    for (const cover of covers) {
      const apart = !cover || right <= cover.left || cover.right <= left || bottom <= cover.top || cover.bottom <= top
      if (!apart) found.push(`covered: ${pin.className}`)
    }
  }
  return found
}
