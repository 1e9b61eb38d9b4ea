import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)
const WIDTHS = [DESKTOP_SCREEN, PHONE_SCREEN]

test('a dish is found from its restaurant’s card, changed at once, and stands in its log', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  const storm = await journey.restaurant('Шторм')
  await openDesk(page, `/all-restaurants/${storm}/menu`)
  const [dish] = await journey.sql<{ id: string; name: string }>(
    `select id, name from product where restaurant_id = $1 and deleted_at is null order by id desc limit 1`,
    [storm],
  )
  await expect(page.getByRole('link', { name: dish?.name ?? '' })).toBeVisible()
  await screen(page, 'restaurant-menu')
  await page.getByRole('link', { name: dish?.name ?? '' }).click()
  const drawer = page.getByRole('dialog', { name: dish?.name ?? '' })
  await drawer.getByLabel('Цена', { exact: true }).fill('777')
  await screen(page, 'dish')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer).toHaveCount(0)
  expect(await journey.sql('select price from product where id = $1', [dish?.id])).toEqual([{ price: 777 }])
  await page.goto(`/admin/all-menus/${dish?.id}`)
  await expect(drawer.getByText(/→/).first()).toBeVisible()
})

test('every part of all menus is a list', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/all-menus')
  await screenAtEachWidth(page, 'dishes', WIDTHS)
  for (const [name, shot] of [
    ['Категории', 'menu-categories'],
    ['Опции', 'menu-options'],
    ['Группы опций', 'menu-option-groups'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Меню ресторанов' }).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await screenAtEachWidth(page, shot, WIDTHS)
  }
})
