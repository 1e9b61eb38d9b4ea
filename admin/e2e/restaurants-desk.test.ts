import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)

async function open(page: Page, path: string) {
  await openOffice(page, `${path}`, 'admin@ostrov.example')
}
const acts = (page: Page) => page.getByRole('region', { name: 'Действия' })
const spin = async () =>
  (
    await journey.sql<{ id: string; title: string }>(
      `select r.id, r.title from restaurant r join business_user b on b.id = r.owner_id where b.email = 'spin@ostrov.example' limit 1`,
    )
  )[0] ?? { id: '', title: '' }

test('a restaurant is found by its owner’s mail, paused with a reason that customers read, and let go again', async () => {
  const { title } = await spin()
  await using admin = await journey.person(DESKTOP_SCREEN)
  await using guest = await journey.person(PHONE_SCREEN)
  const { page } = admin
  await open(page, '/all-restaurants')
  await page.getByLabel('Название, телефон или почта владельца').fill('spin@ostrov')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await acts(page).getByRole('button', { name: 'Поставить на паузу' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Поставить на паузу' })
  await dialog.getByRole('button', { name: 'Остановить приём заказов' }).click()
  admin.watch.forgive(/422/)
  await expect(dialog.getByText('Напишите причину: её увидят клиенты и ресторан')).toBeVisible()
  await screen(page, 'restaurant-pause')
  await dialog.getByLabel('Что увидят клиенты').fill('Проверка кухни')
  await dialog.getByRole('button', { name: 'Остановить приём заказов' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Причина: Проверка кухни')).toBeVisible()
  await screen(page, 'restaurant-paused')

  await guest.page.goto(`/eda/restaurants/${page.url().split('/').at(-1)?.split('?')[0]}`)
  await expect(guest.page.getByText('Проверка кухни').first()).toBeVisible()

  await acts(page).getByRole('button', { name: 'Снять паузу' }).click()
  await expect(acts(page).getByRole('button', { name: 'Поставить на паузу' })).toBeVisible()
  await page.getByRole('link', { name: 'Журнал', exact: true }).last().click()
  await expect(page.getByText('Проверка кухни').first()).toBeVisible()
})

test('its hours and zones are changed in its own editors, and zones are made anew as was told', async () => {
  const { id } = await spin()
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await open(page, `/all-restaurants/${id}/hours`)
  const around = page.getByLabel('Круглосуточно')
  const rows = () => journey.sql(`select from restaurant_schedule where restaurant_id = '${id}' and type = 'all_day'`)
  await expect(around).toBeChecked()
  await around.press('Space')
  await expect(around).not.toBeChecked()
  await expect.poll(async () => (await rows()).length).toBe(0)
  await around.press('Space')
  await expect(around).toBeChecked()
  await expect.poll(async () => (await rows()).length).toBe(1)

  await page.getByRole('link', { name: 'Зоны', exact: true }).click()
  await expect(page.locator('.map-frame[data-ready]')).toBeVisible()
  await page.getByRole('button', { name: 'Из заготовки' }).click()
  const asked = page.getByRole('dialog', { name: 'Заменить зоны заготовкой города?' })
  await expect(asked.getByRole('listitem').first()).toContainText(/Изменится|Появится|Исчезнет/)
  await screen(page, 'restaurant-template')
  await asked.getByRole('button', { name: 'Заменить зоны' }).click()
  await expect(asked).toHaveCount(0)
  const zones = await journey.sql<{ name: string }>(
    `select name from delivery_zone where restaurant_id = '${id}' order by price`,
  )
  expect(zones.map(({ name }) => name)).toEqual(['Центр', 'Весь город', 'Город и пригород'])
  await page.getByRole('button', { name: 'Из заготовки' }).click()
  await expect(page.getByText('Зоны уже такие, как в заготовке')).toBeVisible()
})

test('every part of the card, the list and the figures stand at addresses, on every screen', async () => {
  const { id } = await spin()
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await open(page, '/all-restaurants')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await screenAtEachWidth(page, 'restaurants')
  for (const tab of ['', '/legal', '/hours', '/zones', '/people', '/figures', '/log']) {
    await page.goto(`/admin/all-restaurants/${id}${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (tab === '/zones') await expect(page.locator('.map-frame[data-ready]')).toBeVisible()
    if (tab === '/figures') await expect(page.locator('.statistics__canvas canvas')).toBeVisible()
    await screenAtEachWidth(page, `restaurant${tab.replace('/', '-')}`)
  }
  await acts(page).getByRole('button', { name: 'Изменить' }).click()
  await screenAtEachWidth(page, 'restaurant-form')
  await page.goto('/admin/orders-statistic')
  await page.getByText('30 дней', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'По ресторанам' })).toBeVisible()
  await expect(page.locator('.statistics__canvas canvas')).toBeVisible()
  await screenAtEachWidth(page, 'orders-statistic')
})

test('figures are narrowed to a town in the address, and saved as a file', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await open(page, '/orders-statistic')
  await page.getByText('30 дней', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Город' }).fill('Корсак')
  await page.getByRole('option', { name: 'Корсаков' }).click()
  await expect(page).toHaveURL(/from=.*city_id=/)
  await expect(page.getByRole('rowheader', { name: 'Корсаков', exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Южно-Сахалинск', exact: true })).toHaveCount(0)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV', exact: true }).click()
  expect((await file).suggestedFilename()).toMatch(/^orders-.*\.csv$/)
})
