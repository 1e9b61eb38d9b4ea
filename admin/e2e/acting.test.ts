import { test } from 'bun:test'
import type { Page } from 'playwright'
import { settle } from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import { shareJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screenAtEachWidth } from '../../site/e2e/screen.ts'

import { openDesk } from './desk.ts'

const journey = await shareJourney()
const WIDTHS = [DESKTOP_SCREEN, TABLET_SCREEN]

const banner = (page: Page) => page.getByRole('complementary', { name: 'Вход от чужого имени' })

/** Stands on a card. */
async function actAs(page: Page, { writes = false } = {}) {
  await page.getByRole('button', { name: 'Войти как…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Войти как/ })
  await dialog.getByLabel('Причина').fill('Не видит заказ')
  if (writes) await dialog.getByLabel('Разрешить изменения').check()
  await dialog.getByRole('button', { name: writes ? 'Войти с правом менять' : 'Войти и смотреть' }).click()
}

test('a customer’s pages all say who is acted as, refuse a change in words, and lead back to the card', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  await settle(anna, journey)
  const [{ id = '' } = {}] = await journey.sql<{ id: string }>(
    `update "user" set name = 'Анна Бергова' where phone = '${anna.phone}' returning id`,
  )
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/409/)
  await openDesk(page, `/customers/${id}`)
  await page.getByRole('button', { name: 'Войти как…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Войти как Анна Бергова' })
  await dialog.getByLabel('Причина').fill('аб')
  await dialog.getByRole('button', { name: 'Войти и смотреть' }).click()
  await expect(dialog.getByText(/^Хотя/)).toBeVisible()
  await screenAtEachWidth(page, 'act-as', WIDTHS)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Уйти' }).click()
  await actAs(page)
  await page.waitForURL((url) => url.pathname === '/profile')
  await expect(banner(page)).toContainText('Вы вошли как Анна Бергова')
  await screenAtEachWidth(page, 'acted-profile', WIDTHS)
  for (const path of ['/', '/eda', '/eda/cart', '/eda/orders', '/profile/addresses', '/profile/account']) {
    await page.goto(path)
    await expect(banner(page)).toContainText('Анна Бергова')
  }
  await screenAtEachWidth(page, 'acted-account', WIDTHS)
  await page.getByLabel('Имя').fill('Мария')
  await page.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(page.getByText(/только сам человек|только смотрите/).first()).toBeVisible()
  await screenAtEachWidth(page, 'acted-refused', WIDTHS)
  await banner(page).getByRole('button', { name: 'Вернуться' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === `/admin/customers/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Анна Бергова' })).toBeVisible()
  await page.goto('/eda')
  await expect(banner(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('user_delivery'))).toBeNull()
  expect((await page.request.get('/api/user')).status()).toBe(401)
  // The person was not signed out by any of it.
  await anna.page.goto('/profile')
  await expect(banner(anna.page)).toHaveCount(0)
  await expect(anna.page.getByText('Анна Бергова').first()).toBeVisible()
})

test('without a script the banner stands there and leads back, too', async () => {
  const [{ id = '' } = {}] = await journey.sql<{ id: string }>(
    `select user_id as id from "order" where user_id is not null group by 1 order by count(*) desc limit 1`,
  )
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page, context } = admin
  await openDesk(page, `/customers/${id}`)
  await actAs(page)
  await page.waitForURL((url) => url.pathname === '/profile')
  const { cookies } = await context.storageState()
  await using bare = await journey.person({ ...DESKTOP_SCREEN, javaScriptEnabled: false })
  // The back office itself is made of scripts.
  bare.watch.forgive(/\/admin\//)
  await bare.context.addCookies(cookies)
  await bare.page.goto('/eda/plain/cart')
  await banner(bare.page).getByRole('button', { name: 'Вернуться' }).click()
  expect(new URL(bare.page.url()).pathname).toBe(`/admin/customers/${id}`)
})

test('an owner’s back office says who is acted as on every page, refuses a change in words, and leads back', async () => {
  const [owner] = await journey.sql<{ id: string; name: string }>(
    `select id, name from business_user where email = 'owner@ostrov.example'`,
  )
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/409/)
  await openDesk(page, `/partners/${owner?.id}`)
  await actAs(page)
  await page.waitForURL((url) => url.pathname === '/admin/orders')
  await expect(banner(page)).toContainText(`Вы вошли как ${owner?.name}`)
  for (const path of ['/menu', '/hours', '/people', '/statistics', '/log', '/account']) {
    await page.goto(`/admin${path}`)
    await expect(banner(page)).toBeVisible()
  }
  await screenAtEachWidth(page, 'acted-office', WIDTHS)
  await page.getByLabel('Имя').first().fill('Валерий Чужой')
  await page.getByRole('button', { name: 'Сохранить' }).first().click()
  await expect(page.getByText(/только сам человек|только смотрите/).first()).toBeVisible()
  await screenAtEachWidth(page, 'acted-office-refused', WIDTHS)
  await page.reload()
  await banner(page).getByRole('button', { name: 'Вернуться' }).click()
  await page.waitForURL((url) => url.pathname === `/admin/partners/${owner?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: owner?.name ?? '' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})
