import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openBoard } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)

const SQUARE = '46.94, 142.72\n46.94, 142.75\n46.98, 142.75\n46.98, 142.72'
const HOLE = '46.95, 142.73\n46.95, 142.74\n46.96, 142.74\n46.96, 142.73'
const editor = (page: Page) => page.getByRole('region', { name: /граница/i })
const zone = (page: Page, name: string) =>
  page.locator('.zone-item').filter({ has: page.getByRole('button', { name, exact: true }) })
const saved = (name: string) =>
  journey.sql<{ price: number; rings: number; points: number; is_active: boolean }>(
    `select price, is_active, jsonb_array_length(polygon->'coordinates') as rings,
       jsonb_array_length(polygon->'coordinates'->0) as points from delivery_zone where name = $1`,
    [name],
  )

test('a zone is made by keys alone: its points typed, refused while they cross, its terms given', async () => {
  await using owner = await openBoard(journey, 'spin@ostrov.example')
  const { page } = owner
  await page.getByRole('link', { name: 'Зоны' }).click()
  await expect(page.locator('.map-frame[data-ready]')).toBeVisible()
  await screen(page, 'zones')
  await page.getByRole('button', { name: 'Новая зона' }).press('Enter')
  const points = editor(page).getByLabel('Точки границы')
  await points.fill('46.94, 142.72\n46.98, 142.75\n46.98, 142.72\n46.94, 142.75')
  await expect(editor(page).getByText(/пересекает сама себя/)).toBeVisible()
  await screen(page, 'zones-crossed')
  await points.fill(`${SQUARE}\n\n${HOLE}`)
  await expect(editor(page).getByText(/пересекает сама себя/)).toBeHidden()
  await editor(page).getByRole('button', { name: 'Дальше: условия' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Условия зоны' })
  await drawer.getByLabel('Название').fill('Островок')
  await drawer.getByLabel('Доставка', { exact: true }).fill('10')
  await drawer.getByLabel('Минимальный заказ').fill('0')
  await drawer.getByRole('group', { name: 'Заливка' }).getByRole('radio', { name: 'Синий' }).press('Space')
  await screen(page, 'zones-terms')
  await drawer.getByRole('button', { name: 'Сохранить' }).press('Enter')
  await expect(zone(page, 'Островок')).toContainText(/Доставка\s10\s₽/)
  expect(await saved('Островок')).toEqual([{ price: 10, rings: 2, points: 5, is_active: true }])

  await page.getByLabel('Улица и дом').fill('Вокзальная, 11')
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect(page.getByText(/^Доставляет «|вне зон доставки/)).toBeVisible()
  await screen(page, 'zones-address')
  await zone(page, 'Островок').getByRole('switch').press('Space')
  await expect.poll(() => saved('Островок')).toEqual([{ price: 10, rings: 2, points: 5, is_active: false }])
})

test('a border is drawn and taken back by a mouse, on the whole screen, and guarded while it is not saved', async () => {
  await using owner = await openBoard(journey, 'spin@ostrov.example')
  const { page } = owner
  await page.goto('/admin/zones')
  await page.getByRole('button', { name: 'Новая зона' }).click()
  await page.getByRole('button', { name: 'Во весь экран' }).click()
  const points = editor(page).getByLabel('Точки границы')
  await expect(page.locator('.map-frame[data-ready]')).toBeVisible()
  const draw = editor(page).getByRole('button', { name: 'Рисовать' })
  await expect(async () => {
    if ((await draw.getAttribute('aria-pressed')) !== 'true') await draw.click()
    await expect(draw).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  const box = (await page.getByRole('region', { name: 'Карта зон доставки' }).boundingBox()) ?? { x: 0, y: 0 }
  const corners = [
    [300, 250],
    [500, 250],
    [500, 450],
    [300, 250],
  ] as const
  for (const [x, y] of corners) {
    await page.mouse.move(box.x + x, box.y + y)
    await page.mouse.click(box.x + x, box.y + y)
  }
  await expect(points).toHaveValue(/^46|^47/)
  await screen(page, 'zones-drawn')
  await editor(page).getByRole('button', { name: 'Отменить' }).click()
  await expect(points).toHaveValue('')
  await points.fill(SQUARE)
  await editor(page).getByRole('button', { name: 'Закрыть' }).click()
  const leave = page.getByRole('dialog', { name: /Уйти без/ })
  await leave.getByRole('button', { name: 'Остаться' }).click()
  await expect(points).toHaveValue(SQUARE)
  await editor(page).getByRole('button', { name: 'Закрыть' }).click()
  await leave.getByRole('button', { name: 'Уйти' }).click()
  await expect(page.getByRole('heading', { name: 'Проверить адрес' })).toBeVisible()
})

test('zones come out of a file, and a wrong one is refused with its reason', async () => {
  await using owner = await openBoard(journey, 'spin@ostrov.example')
  const { page } = owner
  await page.goto('/admin/zones')
  await page.getByRole('button', { name: 'Загрузить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Загрузить зоны' })
  const file = (text: string) =>
    dialog
      .getByLabel('Файл GeoJSON')
      .setInputFiles({ name: 'z.geojson', mimeType: 'application/json', buffer: Buffer.from(text) })
  await file('{}')
  await expect(dialog.getByText(/нет многоугольников/)).toBeVisible()
  const ring = [
    [142.72, 46.94],
    [142.75, 46.94],
    [142.75, 46.98],
    [142.72, 46.94],
  ]
  const geometry = { type: 'Polygon', coordinates: [ring] }
  await file(JSON.stringify({ type: 'Feature', properties: { name: 'Из файла', price: 55 }, geometry }))
  await expect(dialog.getByRole('checkbox', { name: 'Из файла' })).toBeChecked()
  await screen(page, 'zones-import')
  await dialog.getByRole('button', { name: 'Добавить' }).click()
  await expect(zone(page, 'Из файла')).toBeVisible()
  expect(await saved('Из файла')).toEqual([{ price: 55, rings: 1, points: 4, is_active: true }])
})
