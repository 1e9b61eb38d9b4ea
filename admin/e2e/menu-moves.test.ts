import { test } from 'bun:test'
import type { Locator } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen, settled } from '../../site/e2e/screen.ts'
import { openOffice, staffCalls } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)
const MENU = '/admin/menu'
const MANAGER = 'manager@ostrov.example'

test('a connection lost in the middle of a save keeps the form and takes back what was shown; a repeat has no second effect', async () => {
  const other = await staffCalls(journey, MANAGER)
  const path = `/restaurant/${await journey.restaurant('Шторм')}`
  const { id: category_id } = await (await other('POST', `${path}/product_category`, { label: 'Без связи' })).json()
  for (const name of ['Первый', 'Второй'])
    await other('POST', `${path}/products`, { name, category_id, price: 100, weight: 300 })
  const stored = () =>
    journey.sql<{ name: string; price: number }>(
      'select name, price from product where category_id = $1 and deleted_at is null order by sort, id',
      [category_id],
    )
  await using manager = await journey.person(DESKTOP_SCREEN)
  const { page, watch } = manager
  watch.forgive(/^failed request: (POST|PUT) /)
  await openOffice(page, '/', MANAGER)
  await page.goto(MENU)
  const category = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Без связи/ }) })
  await category.getByRole('button', { name: 'Добавить блюдо в категорию «Без связи»' }).click()
  const drawer = page.getByRole('dialog', { name: 'Новое блюдо' })
  await drawer.getByLabel('Название').fill('Третий')
  await drawer.getByLabel('Цена', { exact: true }).fill('300')
  await drawer.getByLabel('Вес или объём').fill('250')
  // The server takes it, and the answer never comes.
  await page.route('**/products', async (route) => {
    await route.fetch()
    await route.abort('connectionfailed')
  })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByText('Нет связи. Проверьте интернет и повторите.')).toBeVisible()
  await expect(drawer.getByLabel('Название')).toHaveValue('Третий')
  await page.unroute('**/products')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer).toHaveCount(0)
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toEqual(['Первый', 'Второй', 'Третий'])

  await page.route(/\/products\/(sort\/)?[^/?]+$/, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionfailed') : route.fallback(),
  )
  const lost = page.locator('.ui-toast').filter({ hasText: 'Нет связи' })
  const price = category.getByLabel('Цена «Первый»')
  await price.fill('999')
  await page.keyboard.press('Enter')
  // What was typed stays, with why beneath it.
  await expect(category.getByText('Нет связи. Проверьте интернет и повторите.')).toBeVisible()
  await expect(price).toHaveValue('999')
  await price.press('Escape')
  await expect(price).toHaveValue('100')
  const names = () => category.locator('.dish-row__name').allTextContents()
  const move = async () => {
    await category.getByRole('button', { name: 'Переместить «Третий»' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
  }
  const failed = page.waitForEvent('requestfailed')
  await move()
  await failed
  await expect(lost).toBeVisible()
  await expect.poll(names).toEqual(['Первый', 'Второй', 'Третий'])
  expect((await stored()).map(({ price: now }) => now)).toEqual([100, 100, 300])
  await page.unrouteAll()
  await move()
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toEqual(['Первый', 'Третий', 'Второй'])
  await expect.poll(names).toEqual(['Первый', 'Третий', 'Второй'])
})

test('a dish is dragged by a pointer past the edge of the window into an empty category', async () => {
  const other = await staffCalls(journey, MANAGER)
  const path = `/restaurant/${await journey.restaurant('Шторм')}`
  const empty = await (await other('POST', `${path}/product_category`, { label: 'Ещё пустая' })).json()
  await using manager = await journey.person(TABLET_SCREEN)
  const { page } = manager
  await openOffice(page, '/', MANAGER)
  await page.goto(MENU)
  const handle = page.locator('.dish-row .sort-handle').first()
  await expect(handle).toBeVisible()
  // Rows that still come push those below them from under the pointer.
  await settled(page)
  await handle.hover()
  const name = String(await handle.getAttribute('aria-label'))
    .replace(/^Переместить «|»$/g, '')
    .replace('„', '«')
    .replace('“', '»')
  const target = page.getByRole('heading', { name: /^Ещё пустая/ })
  const from = await boxOf(handle)
  await page.mouse.move(from.x + 22, from.y + 22)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 4 })
  await expect(page.locator('.sort-lifted')).toHaveText(name)
  // Held at the edge, the page goes on by itself until the category is seen.
  const edge = TABLET_SCREEN.viewport.height - 12
  await page.mouse.move(from.x + 40, edge, { steps: 4 })
  await expect.poll(async () => (await boxOf(target)).y + 60 < edge).toBe(true)
  // The page still goes on while the pointer is near its edge: the category is followed until it stands still.
  await expect
    .poll(async () => {
      const to = await boxOf(target)
      await page.mouse.move(from.x + 40, to.y + to.height / 2, { steps: 4 })
      await page.waitForTimeout(150)
      return (await boxOf(target)).y === to.y
    })
    .toBe(true)
  await expect(page.locator('[data-landing]').filter({ hasText: 'Ещё пустая' })).toBeVisible()
  await screen(page, 'menu-drag')
  await page.mouse.up()
  const inside = () =>
    journey.sql<{ name: string }>('select name from product where category_id = $1 and deleted_at is null', [empty.id])
  await expect.poll(inside).toEqual([{ name }])
})

async function boxOf(found: Locator) {
  const box = await found.boundingBox()
  return box ?? { x: 0, y: Number.POSITIVE_INFINITY, width: 0, height: 0 }
}
