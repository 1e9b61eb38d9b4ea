import { test } from 'bun:test'
import { addDish, dish, dishPath, openRestaurant, settle } from './acts.ts'
import { boxes, overlaps, rowsOf, words } from './boxes.ts'
import { expect } from './expect.ts'
import { enlargeText } from './fits.ts'
import { shareJourney } from './harness.ts'
import { pictures, screen, settled } from './screen.ts'

const journey = await shareJourney()
const KITCHEN = 'Крутим-вертим'
const DISH = 'Шаверма с курицей'
const LANDSCAPE = { width: 844, height: 390 }

test("a dish's round buttons become a header before any words come under them", async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.goto(await dishPath(journey, KITCHEN, DISH))
  await settled(page)
  const bar = page.locator('.product-top')
  const colour = () => bar.evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await colour()).toBe('rgba(0, 0, 0, 0)')
  for (const under of ['.product__head', '.options__legend', '.options__row']) {
    // The words come to the middle of the bar.
    await page
      .locator(under)
      .first()
      .evaluate((one) => scrollTo(0, scrollY + one.getBoundingClientRect().top - 20))
    await expect.poll(colour, { message: under }).not.toMatch(/^rgba\(.* 0\.?\d*\)$/)
  }
  await expect(bar.locator('.hero__name')).toHaveCSS('opacity', '1')
  await screen(page, 'dish-scrolled')
})

test('a picture that does not come leaves its colour and nothing of the browser', async () => {
  await using anna = await journey.person()
  const { page, context, watch } = anna
  watch.forgive(/images/)
  await context.route('**/api/images/**', (route) => route.abort())
  await openRestaurant(anna, journey, KITCHEN)
  const broken = page.locator('.product-card__photo > img').first()
  await broken.scrollIntoViewIfNeeded()
  await expect(broken).toHaveAttribute('data-broken', '')
  await expect(broken).toHaveCSS('opacity', '0')
  await pictures(page, 'pictures-broken')
})

test('what is pressed without a network is answered at once, though nothing more can be loaded', async () => {
  await using anna = await journey.person()
  const { page, context, watch } = anna
  watch.forgive(/failed request|ERR_INTERNET/)
  await settle(anna, journey)
  await openRestaurant(anna, journey, KITCHEN)
  await settled(page)
  await context.setOffline(true)
  await dish(page, 'Айран').getByRole('button', { name: 'Добавить: Айран' }).click()
  await expect(page.locator('.ui-toast')).toContainText(/Нет (сети|связи)/)
  await screen(page, 'toast-offline')
  // While the picture was taken the first may have gone by itself.
  await dish(page, 'Айран').getByRole('button', { name: 'Добавить: Айран' }).click()
  await page.getByRole('button', { name: 'Убрать', exact: true }).first().click()
  await expect(page.locator('.ui-toast')).toHaveCount(0)
  await context.setOffline(false)
})

test('a message lies over the bar at the top, not over what one came to read', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  await page.evaluate(() => sessionStorage.setItem('ostrov_toast', 'success Адрес успешно добавлен'))
  await page.goto('/eda/cart')
  const said = page.locator('.ui-toast')
  await expect(said).toBeVisible()
  const message = await said.boundingBox()
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(72)
  for (const row of await page.locator('.totals__row, .cart-line, .cart__foot').all()) {
    expect(overlaps(message, await row.boundingBox())).toBe(false)
  }
  await pictures(page, 'toast-cart')
  await expect(said).toHaveCount(0)
})

test('what a group of options asks for is calm until it was tried in vain', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const [wanting] = await journey
    .sql<{ restaurant_id: string; id: string }>(
      `select p.restaurant_id, p.id from product p join product_option_group_link l on l.product_id = p.id
       join product_option_group g on g.id = l.group_id where g.min > 1 and p.is_active limit 1`,
    )
    .catch(() => [])
  await page.goto(
    wanting
      ? `/eda/restaurants/${wanting.restaurant_id}/products/${wanting.id}`
      : await dishPath(journey, KITCHEN, DISH),
  )
  await settled(page)
  const calm = await page
    .locator('.options__demand')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color === getComputedStyle(document.body).color))
  expect(calm.length).toBeGreaterThan(0)
  expect(calm).not.toContain(false)
})

test('a press on a card shows at once that the next page is on its way, and moves nothing', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.goto('/eda')
  await settled(page)
  const card = page.locator('.restaurant-card').first()
  await card.scrollIntoViewIfNeeded()
  const before = await card.boundingBox()
  // What the page looks like in the moment it begins to be left.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const { height, position } = getComputedStyle(document.documentElement, '::before')
      const { x, y } = document.querySelector('.restaurant-card')?.getBoundingClientRect() ?? { x: 0, y: 0 }
      sessionStorage.setItem('going', JSON.stringify({ height, position, x, y }))
    }).observe(document.documentElement, { attributeFilter: ['data-going'] })
  })
  await card
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/\/eda\/restaurants\//)
  const seen = JSON.parse(await page.evaluate(() => sessionStorage.getItem('going') ?? 'null'))
  expect(seen).toMatchObject({ height: '3px', position: 'fixed' })
  expect(Math.abs(seen.y - (before?.y ?? 0)) + Math.abs(seen.x - (before?.x ?? 0))).toBeLessThan(1)
  await page.goBack()
  await expect(page.locator('html')).not.toHaveAttribute('data-going')
})

test('a link to a part of this page, a telephone and a new window are no way to another page', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await openRestaurant(anna, journey, KITCHEN)
  await settled(page)
  await page.evaluate(() => {
    for (const [href, target] of [
      ['tel:+79000000000', ''],
      ['/eda', '_blank'],
    ] as const) {
      const link = document.createElement('a')
      Object.assign(link, { href, target })
      link.addEventListener('click', () => {})
      document.body.append(link)
      window.addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.click()
    }
  })
  await page.locator('.menu-tabs .ui-chip').nth(1).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-going')
})

test('a phone on its side shows what chooses the address, and a dish beside its photo', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.setViewportSize(LANDSCAPE)
  await settle(anna, journey)
  await page.goto('/eda/address')
  await settled(page)
  for (const name of ['Всё верно', 'Ввести другой адрес'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await screen(page, 'address-landscape')
  await page.goto(await dishPath(journey, KITCHEN, DISH))
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Добавить/ })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.product__price')).toBeInViewport({ ratio: 1 })
  await screen(page, 'dish-landscape')
})

test('at twice the text the bar is one row, its count covers no word, an address and a name are whole', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  await enlargeText(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/eda')
    await settled(page)
    const tops = await boxes(page.locator('.tab-bar__item'))
    expect(new Set(tops.map((box) => box?.y)).size, `${width}`).toBe(1)
    const [badge] = await boxes(page.locator('.tab-bar .ui-count'))
    for (const word of await words(page, '.tab-bar__item')) expect(overlaps(badge, word)).toBe(false)
    const street = page.locator('.home-top__street .ui-clip')
    expect(await street.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(2)
    expect(await rowsOf(street, '218'), `${width}`).toBe(1)
    await pictures(page, `home-double-${width}`)
  }
})

test('each cover of the stories that Tab reaches stays within the window', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.goto('/eda')
  await settled(page)
  const covers = page.locator('.stories button')
  await covers.first().focus()
  for (let at = 0; at < (await covers.count()); at += 1) {
    await expect(covers.nth(at)).toBeFocused()
    await expect.poll(async () => Math.round((await covers.nth(at).boundingBox())?.x ?? -1)).toBeGreaterThanOrEqual(0)
    const end = async () => {
      const box = await covers.nth(at).boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    await expect.poll(end).toBeLessThanOrEqual(390)
    await page.keyboard.press('Tab')
  }
})
