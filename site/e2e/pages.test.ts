import { test } from 'bun:test'
import type { Page } from 'playwright'
import { addDish, openRestaurant, settle } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN } from './person.ts'
import { screen, scrollToEnd, settled } from './screen.ts'

const journey = await openJourney(import.meta.path)
const KITCHEN = 'Крутим-вертим'
const LATE_TYPEFACE = 0.001

test('nothing shifts while the pages load, hydrate and are scrolled', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  const id = await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  const [product] = await journey.sql<{ id: string }>(
    `select id from product where restaurant_id = $1 and name = 'Шаверма с курицей'`,
    [id],
  )
  const pages = ['/eda', `/eda/restaurants/${id}`, `/eda/restaurants/${id}/products/${product?.id}`, '/eda/cart']
  // The basket comes last, as it may: what it changes has been drawn without it by then.
  await page.route('**/api/user/baskets', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  const shifted: Record<string, string[]> = {}
  for (const path of pages) {
    const { sum, moved } = await layoutShift(page, path)
    // A typeface that comes late moves words by a pixel or two; whatever else moves, moves more.
    if (sum > LATE_TYPEFACE) shifted[path] = moved
  }
  expect(shifted).toEqual({})
})

test('a page that is never idle still wakes', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout = Number.POSITIVE_INFINITY } = {}) => {
      const late = { didTimeout: true, timeRemaining: () => 0 }
      return Number.isFinite(timeout) ? window.setTimeout(() => run(late), timeout) : 0
    }
  })
  await page.goto('/eda/orders')
  await settled(page)
})

test('a guest reads every open page', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const id = await journey.restaurant('Шторм')
  await look(page, `/eda/restaurants/${id}`, 'restaurant-flagship', true)
  await look(page, `/eda/restaurants/${id}/info`, 'restaurant-info', true)
  await page
    .getByRole('tab', { name: 'Условия доставки' })
    .or(page.getByRole('link', { name: 'Условия доставки' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Зоны доставки' })).toBeVisible()
  await screen(page, 'restaurant-conditions')
  await look(page, `/eda/restaurants/${id}/reviews`, 'restaurant-reviews')
  await look(page, `/eda/restaurants/${id}/search`, 'restaurant-search')
  const [dish] = await journey.sql<{ id: string }>(
    'select id from product where restaurant_id = $1 order by reviews_count desc limit 1',
    [id],
  )
  await look(page, `/eda/restaurants/${id}/products/${dish?.id}`, 'product-reviewed', true)
  await look(page, `/eda/restaurants/${id}/products/${dish?.id}/reviews`, 'product-reviews')
  await look(page, '/eda/search', 'search')
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('рамен')
  await expect(page.getByText(/Найден/).first()).toBeVisible()
  await screen(page, 'search-found')
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('ыыыы')
  await expect(page.getByText('Ничего не нашлось, но есть:')).toBeVisible()
  await screen(page, 'search-empty')
  await page.goto(`/eda/restaurants/${await journey.restaurant('Тёплый уголь')}`)
  await expect(page.getByRole('dialog', { name: 'Ресторан закрыт' })).toBeVisible()
  const wayOut = page.getByRole('button', { name: 'Посмотреть меню' })
  await expect(wayOut).toBeFocused()
  await expect(wayOut).toHaveCSS('outline-style', 'none')
  await screen(page, 'restaurant-closed')
  await page.keyboard.press('Shift')
  await expect(wayOut).toHaveCSS('outline-style', 'solid')
  await look(page, `/eda/restaurants/${await journey.restaurant('Первый паром')}`, 'restaurant-pickup-only')
  await look(page, '/eda/filters/open,rolls', 'listing-two-kitchens')
  await look(page, '/eda/cart', 'cart-empty')
  await look(page, '/eda/orders', 'orders-guest')
  await look(page, '/agreement', 'agreement')
  await look(page, '/privacy', 'privacy')
  await look(page, '/', 'portal', true)
  anna.watch.forgive(/^answer 404/)
  await look(page, '/eda/nowhere', 'not-found')
})

test('the drawers and dialogs of a guest open, read well and close', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.goto('/eda')
  await settled(page)
  await page.getByRole('button', { name: /Сезон краба/ }).click()
  await expect(page.getByRole('dialog', { name: 'История' }).locator('img')).toHaveJSProperty('complete', true)
  // Seven seconds are less than a slow machine takes to look at it.
  await page.evaluate(() => document.getAnimations().forEach((clock) => void clock.pause()))
  await screen(page, 'story')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Фильтры' }).click()
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible()
  await screen(page, 'filters')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /любим/i }).first().click()
  await expect(page.getByRole('dialog', { name: 'Войдите в аккаунт' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openRestaurant(anna, journey, 'Шторм')
  await page.getByRole('button', { name: 'Поделиться' }).click()
  await expect(page.getByRole('dialog', { name: 'Поделиться' })).toBeVisible()
  await screen(page, 'share')
})

test('a person sees every page of their own', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await page.goto('/eda')
  await expect(page.getByText('Доставим сюда')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Войти' })).toHaveCount(0)
  await screen(page, 'home-signed-in')
  await look(page, '/eda/orders', 'orders-empty')
  await look(page, '/eda/favorites', 'favorites-empty')
  await page.goto('/eda')
  // Everybody's list has given way to the person's own.
  await expect(page.locator('#restaurants')).toBeHidden()
  const saved = page.waitForResponse(/\/restaurants\/favorite/)
  await page.getByRole('button', { name: /любим/i }).first().click()
  await saved
  await look(page, '/eda/favorites', 'favorites')
  await look(page, '/eda/promo', 'promo')
  await look(page, '/eda/info/1', 'promo-info')
  await look(page, '/profile', 'profile')
  await look(page, '/profile/addresses', 'addresses')
  const [address] = await journey.sql<{ id: string }>(
    'select a.id from user_address a join "user" u on u.id = a.user_id where u.phone = $1',
    [anna.phone],
  )
  await look(page, `/profile/addresses/${address?.id}`, 'address-edit')
  await look(page, '/profile/notices', 'notices')
  await look(page, '/profile/account', 'account')
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await expect(page.getByRole('dialog', { name: 'Удалить аккаунт?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Не удалять' })).toBeFocused()
  await screen(page, 'account-delete')
})

test('the portal is at home on a desktop', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  const pages = { '/': 'portal', '/agreement': 'agreement', '/privacy': 'privacy' }
  for (const [path, name] of Object.entries(pages)) await look(page, path, name)
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await screen(page, 'portal-login')
  anna.watch.forgive(/^answer 404/)
  await look(page, '/nowhere', 'not-found')
})

async function look(page: Page, path: string, name: string, full = false) {
  await page.goto(path)
  await screen(page, name, { full })
}

/** The layout shift of a page from its first byte to its end, as the browser sums it, and what moved from where to where. */
async function layoutShift(page: Page, path: string) {
  const baskets = page.waitForResponse((answer) => answer.url().endsWith('/api/user/baskets'))
  await page.goto(path)
  await baskets
  await settled(page)
  await scrollToEnd(page)
  await settled(page)
  return page.evaluate(shifts)
}

/** Runs in the page. */
function shifts(): Promise<{ sum: number; moved: string[] }> {
  return new Promise((resolve) => {
    const all: { value: number; moved: string }[] = []
    const tell = () =>
      resolve({ sum: all.reduce((sum, { value }) => sum + value, 0), moved: all.map((one) => one.moved) })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (Reflect.get(entry, 'hadRecentInput') !== true) note(entry)
      tell()
    }).observe({ type: 'layout-shift', buffered: true })
    // Without any entry the observer is never called.
    setTimeout(tell, 200)

    function note(entry: PerformanceEntry) {
      const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
        entry,
        'sources',
      )
      const moves = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
        return `${name} ${boxOf(previousRect)} → ${boxOf(currentRect)}`
      })
      const value = Number(Reflect.get(entry, 'value'))
      all.push({ value, moved: `${value.toFixed(4)} after ${Math.round(entry.startTime)} ms: ${moves.join('; ')}` })
    }

    function boxOf({ x, y, width, height }: DOMRect) {
      return [x, y, width, height].map(Math.round).join(' ')
    }
  })
}

test('a page stands at its own origin, whatever host a request names', async () => {
  const answer = await fetch(`${journey.url}/eda`, { headers: { host: 'elsewhere.example' } })
  const html = await answer.text()
  expect(html).toContain(`<link rel="canonical" href="${journey.url}/eda"`)
  expect(html).not.toContain('elsewhere.example')
})

test('what everybody may see is shared for a second, what is one person’s never', async () => {
  const kept = async (path: string) => (await fetch(journey.url + path)).headers.get('cache-control') ?? ''
  expect(await kept('/eda')).toContain('s-maxage=1')
  expect((await fetch(`${journey.url}/eda`)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await kept('/eda/search?query=рамен')).toContain('s-maxage=1')
  for (const path of ['/profile', '/eda/cart', '/eda/orders', '/eda/login', '/nowhere']) {
    expect(await kept(path), path).toMatch(/^(?:private, )?no-store$/)
  }
})

test('a page that breaks owns up to it and opens again when the fault is mended', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const id = await journey.restaurant('Крутим-вертим')
  anna.watch.forgive(/answer 50\d/)
  await journey.sql('alter table product_category rename to product_category_away')
  await page.goto(`/eda/restaurants/${id}?page=broken`)
  await expect(page.getByRole('heading', { level: 1, name: 'У нас что-то сломалось' })).toBeVisible()
  await screen(page, 'broken')
  await journey.sql('alter table product_category_away rename to product_category')
  await page.getByRole('link', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Крутим-вертим' })).toBeVisible()
})
