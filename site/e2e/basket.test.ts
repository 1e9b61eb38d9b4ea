import { test } from 'bun:test'
import type { Page } from 'playwright'
import { addDish, basketSaved, choose, dish, openRestaurant, settle, signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, settled } from './screen.ts'

const APP = 'https://apps.example/ostrov'
const journey = await openJourney(import.meta.path, { APP_STORE_URL: APP })
const KITCHEN = 'Крутим-вертим'

test("a guest's basket and one's own from another device become one by signing in", async () => {
  await using anna = await journey.person()
  await using tablet = await journey.person()
  await settle(anna, journey)
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 1)

  const { page } = tablet
  await openRestaurant(tablet, journey, KITCHEN)
  await addDish(tablet, 'Пян-се', 2)
  await addDish(tablet, 'Айран', 1)
  await halfAMinuteLater(anna.phone)
  await page.goto('/eda/login?redirect=/eda/cart')
  await signInHere({ ...tablet, phone: anna.phone }, journey)
  await page.waitForURL('/eda/cart')
  await expect(page.getByRole('button', { name: /^Оформить заказ на 629/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Количество: Пян-се' }).getByRole('status')).toHaveText('3')
  // What came beside the guest's own lines is told wherever the basket is shown, until that was read.
  await expect(page.getByRole('region', { name: 'Что изменилось' })).toContainText(/Пян-се: было 2\sшт стало 3\sшт/)
  await screen(page, 'cart-changes')
  await page.getByRole('link', { name: 'Пян-се' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Пян-се' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Что изменилось' })).toContainText('Пян-се')
  await screen(page, 'product-basket-changes')
  await page.getByRole('button', { name: 'Понятно' }).click()
  await expect(page.getByRole('region', { name: 'Что изменилось' })).toHaveCount(0)
  await page.goto('/eda/cart')
  await expect(page.getByRole('button', { name: /^Оформить заказ на 629/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Что изменилось' })).toHaveCount(0)
})

test('a counter pressed without a connection goes back and says so', async () => {
  await using anna = await journey.person()
  const { page, context } = anna
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  anna.watch.forgive(/ERR_INTERNET_DISCONNECTED/)
  await settled(page)
  await context.setOffline(true)
  const card = dish(page, 'Пян-се')
  await card.getByRole('button', { name: 'Больше: Пян-се' }).click()
  await expect(card.getByRole('status')).toHaveText('3')
  await expect(card.getByRole('status')).toHaveText('2')
  await expect(page.getByText('Нет связи. Проверьте интернет и повторите.')).toBeVisible()
  await context.setOffline(false)
  const saved = basketSaved(page)
  await card.getByRole('button', { name: 'Больше: Пян-се' }).click()
  await saved
  await page.reload()
  await expect(dish(page, 'Пян-се').getByRole('status')).toHaveText('3')
})

test.each(['the server has heard of the first alone', 'the server has heard of none'])(
  'presses in a row are all in the cart one leaves for at once, though %s',
  async (what) => {
    await using anna = await journey.person()
    const { page } = anna
    await openRestaurant(anna, journey, KITCHEN)
    await settled(page)
    await page.route('**/basket_item/**', async (route) => {
      if (what.endsWith('alone')) await route.fetch()
      // No answer comes before the page is left.
    })
    const card = dish(page, 'Пян-се')
    await card.getByRole('button', { name: 'Добавить: Пян-се' }).click()
    for (const count of ['1', '2', '3']) {
      await expect(card.getByRole('status')).toHaveText(count)
      await card.getByRole('button', { name: 'Больше: Пян-се' }).click()
    }
    anna.watch.forgive(/ERR_ABORTED/)
    await page.goto('/eda/cart')
    await page.unroute('**/basket_item/**')
    await expect(page.getByRole('status').first()).toHaveText('4')
    const pieces = () =>
      journey.sql<{ quantity: number }>(
        `select i.quantity from basket_item i join product p on p.id = i.product_id
         where p.name = 'Пян-се' and i.created_at > now() - interval '1 minute' order by i.created_at desc limit 1`,
      )
    await expect.poll(pieces).toEqual([{ quantity: 4 }])
  },
)

test('two restaurants make two baskets, and one is cleared without the other', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 3)
  const other = await openRestaurant(anna, journey, 'Шторм')
  const [simple] = await journey.sql<{ name: string }>(
    `select name from product p where restaurant_id = $1 and is_active
       and not exists (select 1 from product_option_link l where l.product_id = p.id)
       and not exists (select 1 from product_option_group_link l where l.product_id = p.id) order by sort limit 1`,
    [other],
  )
  await addDish(anna, simple?.name ?? '', 1)
  await expect(page.getByRole('link', { name: /Все корзины/ })).toBeVisible()
  await screen(page, 'restaurant-two-baskets')
  await page.goto('/eda/cart')
  await page.getByRole('tab', { name: /Шторм/ }).click()
  await screen(page, 'cart-two-baskets')
  await page.getByRole('button', { name: 'Очистить' }).click()
  await expect(page.getByRole('dialog', { name: 'Очистить корзину?' })).toBeVisible()
  await screen(page, 'cart-clear')
  await page.getByRole('dialog').getByRole('button', { name: 'Очистить' }).click()
  await expect(page.getByRole('tab', { name: /Шторм/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Пян-се' }).first()).toBeVisible()
})

test('nothing moves for a person who asked for no motion', async () => {
  await using anna = await journey.person({ ...PHONE_SCREEN, reducedMotion: 'reduce' })
  const { page } = anna
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 1)
  await page.goto('/eda/cart')
  await page.getByRole('button', { name: 'Очистить' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
    ),
  )
  expect(longest).toBeLessThan(20)
})

test('a menu that changes while one looks at it is drawn anew around the eye, the focus and what was chosen', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const id = await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Айран', 2)
  const card = dish(page, 'Айран')
  const more = card.getByRole('button', { name: 'Больше: Айран' })
  await more.focus()
  await settled(page)
  const topOf = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
  const top = await topOf()
  await journey.sql(`update product set price = price + 7 where name = 'Айран' and restaurant_id = $1`, [id])
  await journey.sql(
    `insert into product (restaurant_id, category_id, name, price, weight, moderation_status, sort)
     select restaurant_id, category_id, 'Суп дня ' || n, 300, 300, 'approved', -1
     from (select * from product where name = 'Пян-се' and restaurant_id = $1) one, generate_series(1, 4) n`,
    [id],
  )
  const [dearer] = await journey.sql<{ price: number }>(
    `select price from product where name = 'Айран' and restaurant_id = $1`,
    [id],
  )
  await comeBackTo(page)
  await expect(dish(page, 'Суп дня 1')).toBeAttached()
  await expect(card).toContainText(new RegExp(`${dearer?.price}\\s₽`))
  await expect(card.getByRole('status')).toHaveText('2')
  await expect(more).toBeFocused()
  await expect.poll(topOf).toBe(top)
  const added = basketSaved(page)
  await more.press('Enter')
  await added

  await page.getByRole('link', { name: 'Шаверма с курицей' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Шаверма с курицей' })).toBeVisible()
  await settled(page)
  const second = page.getByRole('radio').nth(1)
  await choose(second)
  await page.getByRole('button', { name: 'Больше: Шаверма с курицей' }).click()
  const call = page.getByRole('button', { name: /^Добавить/ })
  const before = await call.textContent()
  // The first page that is asked for may have been kept from before the change.
  const body = await (await page.request.get(page.url())).text()
  await page.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html' }), { times: 1 })
  await journey.sql(`update product set price = price + 7 where name = 'Шаверма с курицей' and restaurant_id = $1`, [
    id,
  ])
  await comeBackTo(page)
  await expect(call).not.toHaveText(before ?? '')
  await expect(second).toBeChecked()
  await expect(page.getByRole('group', { name: 'Количество: Шаверма с курицей' }).getByRole('status')).toHaveText('2')
})

test('without JavaScript a guest still reads the menu and finds the way', async () => {
  await using anna = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  const { page } = anna
  await page.goto('/eda')
  await page.getByRole('link', { name: KITCHEN }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: KITCHEN })).toBeVisible()
  await expect(dish(page, 'Пян-се')).toContainText(/150\s₽/)
  await dish(page, 'Пян-се').getByRole('link', { name: 'Пян-се' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Пян-се' })).toBeVisible()
  await page.goto('/eda/search?query=шаверма')
  await expect(page.getByText(/Найден/).first()).toBeVisible()
})

test('a wide screen sees the invitation to the phone, with a code of this very page', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  await page.goto('/eda')
  await expect(page.getByRole('heading', { name: 'Скачайте приложение' })).toBeVisible()
  const code = page.getByRole('img', { name: 'QR-код этой страницы' })
  await expect(code).toBeVisible()
  await expect(code).toHaveAttribute('src', '/page-code.svg?page=%2Feda')
  await expect(code).toHaveJSProperty('complete', true)
  expect((await page.request.get('/page-code.svg?page=//elsewhere.example/')).status()).toBe(404)
  await expect(page.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', APP)
  // No address is set for the other store: nothing leads there.
  await expect(page.getByText('Google Play')).toHaveCount(0)
  // A link to a store asks before it leads there.
  await page.getByRole('link', { name: /App Store/ }).click()
  await expect(page.getByRole('dialog')).toContainText(new URL(APP).hostname)
  await page.goto('/eda')
  await expect(page.getByRole('heading', { name: 'Рестораны' })).toBeVisible()
  await screen(page, 'delivery-on-desktop')
})

/** The first code is forgotten and another may be asked for. */
async function halfAMinuteLater(phone: string) {
  await journey.sql(`update confirmation_code set created_at = created_at - interval '31 seconds' where phone = $1`, [
    phone,
  ])
  await journey.sql('delete from outbox_entry where recipient = $1', [phone])
}

/** As if one came back to the page from another, until it has asked what is new and was told. */
async function comeBackTo(page: Page) {
  await expect(async () => {
    const told = page.waitForResponse(/\/updates\/menu_and_reviews/, { timeout: 5_000 })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await told
  }).toPass()
}
