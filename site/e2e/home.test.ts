import { test } from 'bun:test'
import type { Locator, Page } from 'playwright'
import { addDish, fillCheckout, goToCheckout, openRestaurant, placeOrder, settle, shownOrder } from './acts.ts'
import { expect, PATIENCE_MS } from './expect.ts'
import { openJourney } from './harness.ts'
import { type Person, PHONE_SCREEN } from './person.ts'
import { screen, settled } from './screen.ts'

const journey = await openJourney(import.meta.path)
const DAY_MS = 86_400_000

test('a guest who is back on the home is offered the first order’s discount, and again only a day later', async () => {
  await using guest = await journey.person()
  const { page } = guest
  await comeBack(guest)
  const sheet = page.locator('dialog[data-kind="PromoCodeWelcomeStory"]')
  await expect(sheet.getByRole('link', { name: 'Войти и забрать' })).toBeVisible()
  await screen(page, 'promo-welcome')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const shown_at = await shownAt(page)
  expect(Math.abs(shown_at - Date.now())).toBeLessThan(DAY_MS / 2)

  await page.evaluate((at) => localStorage.setItem('promo_code_shown_at', String(at)), shown_at - DAY_MS)
  await page.reload()
  await expect(sheet).toBeVisible()
  expect(await shownAt(page)).toBeGreaterThanOrEqual(shown_at)
  await pullDown(page)
  await expect(sheet).toBeHidden()
})

test('who has not ordered gets the code, who has ordered sees the order on the home and may invite friends', async () => {
  await using anna = await journey.person({ ...PHONE_SCREEN, permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = anna
  await settle(anna, journey)
  await comeBack(anna)
  const code = page.locator('dialog[data-kind="PromoCodeFirstDiscount"]')
  await expect(code).toContainText('400')
  await screen(page, 'promo-first-discount')
  await code.getByRole('button', { name: /^Скопировать промокод/ }).click()
  await expect(page.getByText('Промокод скопирован')).toBeVisible()

  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Айран', 2)
  await goToCheckout(anna, { pickup: true })
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const uuid = await shownOrder(page)
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('promo_code_shown_at'))
  await page.goto('/eda')
  const invitation = page.locator('dialog[data-kind="PromoCodeInviteFriendsStory"]')
  await expect(invitation.getByRole('button', { name: 'Пригласить' })).toBeVisible()
  await screen(page, 'promo-invite')
  await invitation.getByRole('button', { name: 'Закрыть' }).click()
  await expect(invitation).toBeHidden()
  await expect(page.getByRole('region', { name: 'Вы заказывали' }).getByRole('link')).toHaveText('Крутим-вертим')
  await screen(page, 'home-person', { full: true })
  await page.getByRole('region', { name: 'Недавние заказы' }).getByRole('link', { name: 'Крутим-вертим' }).click()
  await page.waitForURL(`/eda/orders/${uuid}`)
})

test('a press that comes before the page has woken is answered when it has', async () => {
  await using guest = await journey.person()
  const { page } = guest
  const wake = await asleep(page)
  await page.goto('/eda', { waitUntil: 'commit' })
  await page.locator('astro-island[ssr] .stories__item').first().click()
  wake()
  await expect(page.locator('dialog[data-kind="Story"]')).toBeVisible()
})

test('a heart pressed before the page has woken is kept: a guest is asked to sign in, a person likes the restaurant', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const path = `/eda/restaurants/${await journey.restaurant('Крутим-вертим')}`
  const pressTooSoon = async (address: string) => {
    const wake = await asleep(page)
    await page.goto(address, { waitUntil: 'commit' })
    const heart = page.getByRole('button', { name: 'В любимые: Крутим-вертим' })
    await heart.click()
    await expect(heart).toHaveAttribute('data-press', 'early')
    wake()
    return heart
  }
  await pressTooSoon(path)
  await expect(page.getByRole('dialog', { name: /Войдите/ })).toBeVisible()

  await settle(anna, journey)
  await expect(await pressTooSoon(path)).toHaveAttribute('aria-pressed', 'true')
  const liked = () =>
    journey.sql('select from favourite f join "user" u on u.id = f.user_id where u.phone = $1', [anna.phone])
  await expect.poll(async () => (await liked()).length).toBe(1)
  // In the list it does not stand pressed yet: whoever presses it wants it liked, which it stays.
  await expect(await pressTooSoon('/eda')).toHaveAttribute('aria-pressed', 'true')
  expect(await liked()).toHaveLength(1)
})

test('back from a restaurant the home stands at the card one had left', async () => {
  await using guest = await journey.person()
  const { page } = guest
  await page.goto('/eda')
  await settled(page)
  const card = page.getByRole('link', { name: 'Сладкая бухта' })
  await card.scrollIntoViewIfNeeded()
  await settled(page)
  const left = await page.evaluate(() => scrollY)
  await card.click()
  await page.waitForURL('/eda/restaurants/*')
  await page.goBack()
  await page.waitForURL('/eda')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('the heart on a dish’s page is its restaurant’s, for a guest after the sign-in alone', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const id = await openRestaurant(anna, journey, 'Крутим-вертим')
  const dishes = page.getByRole('article').getByRole('link')
  const path = (await dishes.first().getAttribute('href')) ?? ''
  await page.goto(path)
  await settled(page)
  const heart = page.getByRole('button', { name: 'Ресторан этого блюда в любимые' })
  await heart.click()
  await expect(page.getByRole('dialog', { name: /Войдите/ })).toBeVisible()

  await settle(anna, journey)
  await page.goto(path)
  await settled(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Ресторан теперь в\u00a0любимых')).toBeVisible()
  await page.goto(`/eda/restaurants/${id}`)
  await expect(page.getByRole('button', { name: 'В любимые: Крутим-вертим' })).toHaveAttribute('aria-pressed', 'true')
})

test('the list of restaurants goes on by itself, waits after a failure, and is whole again on the way back', async () => {
  await using guest = await journey.person()
  const { page } = guest
  guest.watch.forgive(/^answer 404: GET .*filters.page=2/)
  await openCopies(130)
  const cards = page.getByRole('list').filter({ hasText: 'Шторм' }).getByRole('article')
  // What was kept of the list before is dropped a moment after its restaurants have come.
  await expect(async () => {
    await page.goto('/eda')
    await expect(page.getByRole('link', { name: 'Ещё 126 ресторанов' })).toBeAttached({ timeout: 500 })
  }).toPass({ timeout: PATIENCE_MS })
  await expect(cards).toHaveCount(20)
  const second = '**/api/restaurants/filters?page=2'
  await page.route(second, (route) => route.fulfill({ status: 404 }))
  await page.mouse.move(200, 400)
  const untilItSays = (text: string) =>
    expect(async () => {
      await page.mouse.wheel(0, 2000)
      await expect(page.getByText(text)).toBeAttached({ timeout: 100 })
    }).toPass({ timeout: PATIENCE_MS })
  await untilItSays('Не\u00a0получилось загрузить следующие рестораны')
  await screen(page, 'home-more-failed')
  await page.unroute(second)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await untilItSays('Показано 120 из\u00a0146')

  const more = page.getByRole('link', { name: 'Ещё 26 ресторанов' })
  await expect(more).toHaveAttribute('href', '/eda/filters?page=7')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(140)
  await expect(cards.nth(120).getByRole('link')).toBeFocused()

  const chosen = cards.nth(110)
  await chosen.scrollIntoViewIfNeeded()
  const { top, name } = await placeOf(chosen)
  await chosen.getByRole('link').click()
  await page.waitForURL('/eda/restaurants/*')
  await page.goBack()
  await expect(cards).toHaveCount(140)
  await expect.poll(() => placeOf(chosen)).toEqual({ top, name })
})

/** So many more restaurants, below all others. */
async function openCopies(count: number) {
  await journey.sql(
    `insert into restaurant (title, general_info, legal_info, notification_config, owner_id, city_id, rating,
       delivery_time, moderation_status, open_from, open_to)
     select 'Копия', general_info || jsonb_build_object('name', 'Копия ' || n), legal_info, notification_config, owner_id,
       city_id, 1, delivery_time, moderation_status, null, null
     from (select * from restaurant where title = 'Шторм') one, generate_series(1, $1) n`,
    [count],
  )
}

async function placeOf(card: Locator) {
  const [box, name] = await Promise.all([card.boundingBox(), card.getByRole('heading').textContent()])
  return { top: Math.round(box?.y ?? Number.NaN), name }
}

/** The home, as one sees it who has come from another of our pages. */
async function comeBack({ page }: Person) {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    window.name = 'back'
  })
  await page.goto('/eda')
}

const shownAt = (page: Page) => page.evaluate(() => Number(localStorage.getItem('promo_code_shown_at')))

/** A finger that pulls the sheet down further than 100 px. */
async function pullDown(page: Page) {
  await settled(page)
  await page.mouse.move(200, 200)
  await page.mouse.down()
  await page.mouse.move(200, 280, { steps: 4 })
  await page.mouse.move(200, 330, { steps: 4 })
  await page.mouse.up()
}

/** Holds the page's scripts back until it is let go. */
async function asleep(page: Page) {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  return scripts.resolve
}
