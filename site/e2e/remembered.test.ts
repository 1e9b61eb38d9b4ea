import { test } from 'bun:test'
import type { Page } from 'playwright'
import { addDish, openRestaurant, settle, signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import type { Person } from './person.ts'
import { settled } from './screen.ts'

const journey = await shareJourney()

const WAYS = {
  'all of it': () => localStorage.clear(),
  'the one key': () => localStorage.removeItem('user_delivery'),
}

test('whose browser forgot them is still signed in on every page, with their basket and address', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  const id = await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 3)
  const seen: Record<string, (page: Page) => Promise<unknown>> = {
    '/eda': (page) => expect(page.getByRole('link', { name: /Доставим сюда/ })).toContainText('Ленина, 218'),
    [`/eda/restaurants/${id}`]: (page) => expect(page.getByText(/Доставка (бесплатно|\d+)/).first()).toBeVisible(),
    '/eda/cart': (page) => expect(page.getByRole('button', { name: /^Оформить заказ на/ })).toBeVisible(),
    [`/eda/cart?step=2&restaurant=${id}`]: (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible(),
    '/eda/orders': (page) => expect(page.getByText(/Войдите/)).toHaveCount(0),
    '/profile': (page) => expect(page.getByRole('link', { name: /Мои адреса/ })).toBeVisible(),
    '/profile/addresses': (page) => expect(page.getByText(/Ленина/).first()).toBeVisible(),
    '/eda/promo': (page) => expect(page.getByText(/Войдите/)).toHaveCount(0),
    '/': (page) => expect(page.getByRole('link', { name: 'Профиль' }).first()).toBeVisible(),
  }
  for (const [path, isSeen] of Object.entries(seen)) {
    for (const [name, forget] of Object.entries(WAYS)) {
      await page.goto('/robots.txt')
      await page.evaluate(forget)
      await page.goto(path)
      await isSeen(page)
      await settled(page)
      await expect(page.getByText(/Войдите/), `${path}, ${name}`).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('user_delivery')), `${path}, ${name}`).toContain('Ленина')
    }
  }
})

test('what a tab kept of the person is theirs still when the browser forgot them', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await page.goto('/eda')
  await settled(page)
  await page.evaluate(() => {
    sessionStorage.setItem('kept', 'typed')
    localStorage.clear()
  })
  await page.reload()
  await settled(page)
  expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBe('typed')
})

test('a session begun before, whose readable word is gone, is found too', async () => {
  await using anna = await journey.person()
  const { page, context } = anna
  await settle(anna, journey)
  await context.clearCookies({ name: 'ostrov_known' })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: /Мои адреса/ })).toBeVisible()
})

test('a guest is asked nothing, and one question of a session that has ended is the last', async () => {
  await using guest = await journey.person()
  await using anna = await journey.person()
  expect(await questions(guest, ['/eda', '/profile', '/eda/cart'])).toEqual([])
  await settle(anna, journey)
  await journey.sql(`update session set revoked_at = now() where user_id = (select id from "user" where phone = $1)`, [
    anna.phone,
  ])
  await anna.page.evaluate(() => localStorage.clear())
  anna.watch.forgive(/^answer 401/)
  const asked = await questions(anna, ['/profile', '/eda', '/eda/cart'])
  expect([...new Set(asked)].length).toBe(asked.length)
  await expect(anna.page.getByText('В корзине пока пусто')).toBeVisible()
  expect((await anna.context.cookies()).map(({ name }) => name).filter((name) => /customer|known/.test(name))).toEqual(
    [],
  )
})

test('who signs out is not called back', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.goto('/eda/login?redirect=/profile')
  await signInHere(anna, journey)
  await page.goto('/profile/account')
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  await page.waitForURL('/eda')
  await page.goto('/profile')
  await expect(page.getByText('Войдите, чтобы открыть профиль')).toBeVisible()
})

/** The questions about the person that these pages ask. */
async function questions({ page }: Person, paths: readonly string[]) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/user(\/user_address)?$/.test(pathname)) asked.push(pathname)
  })
  for (const path of paths) {
    await page.goto(path)
    await settled(page)
  }
  return asked
}
