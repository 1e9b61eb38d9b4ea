import { test } from 'bun:test'
import { formatMoment } from '@ostrov/shared/formats/time'
import { addDish, fillCheckout, goToCheckout, openRestaurant, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'

const OFFSET_HOURS = 3
const journey = await openJourney(import.meta.path, {
  BRAND_NAME: 'Причал & Ко',
  REGION_TIMEZONE: 'Europe/Moscow',
  REGION_UTC_OFFSET: String(OFFSET_HOURS),
  ...{ PAYMENTS: 'off', MAIL: 'off', PUSH: 'off' },
})

test('pages bear the name of the installation and tell the time of its region', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await page.goto('/')
  await expect(page).toHaveTitle('Причал & Ко')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Причал & Ко' })).toBeVisible()
  const manifest = await page.request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ name: 'Причал & Ко', start_url: '/eda' })
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 2)
  await goToCheckout(anna)
  // No bank is connected.
  await expect(page.getByRole('radio', { name: 'Наличными' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Онлайн/ })).toHaveCount(0)
  await screen(page, 'checkout-no-bank')
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const [order] = await journey.sql<{ created_at: Date }>('select created_at from "order" where uuid = $1', [
    await shownOrder(page),
  ])
  const placed = order?.created_at ?? new Date(0)
  await expect(page.getByText(formatMoment(placed, placed, OFFSET_HOURS * 60))).toBeVisible()
  await expect(page).toHaveTitle(/ — Причал & Ко$/)
})

test('where no letter leaves nobody is promised one', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await page.goto('/support')
  await expect(page.getByText(/разберёмся и\sответим по\sтелефону/)).toBeVisible()
  await expect(page.getByLabel('Почта')).toHaveCount(0)
  await screen(page, 'support-no-mail')
  await page.goto('/admin/register')
  await expect(page.getByText(/Письма здесь пока не\sотправляются/)).toBeVisible()
  await screen(page, 'register-no-mail')
})

test('the back office bears the name of the installation', async () => {
  await using owner = await journey.person()
  await owner.page.goto('/admin')
  await expect(owner.page.getByText('Причал & Ко кабинет')).toBeVisible()
  await expect(owner.page).toHaveTitle(/ — Причал & Ко$/)
})
