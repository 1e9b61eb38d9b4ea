import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openBoard, openOffice, staffCalls } from '../../site/e2e/staff.ts'
import { editor, HOLE, SQUARE } from './borders.ts'

const journey = await openJourney(import.meta.path)

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
  await drawer.getByLabel('Минимальный заказ', { exact: true }).fill('0')
  await drawer.getByLabel('В часы пик', { exact: true }).selectOption('own')
  await drawer.getByLabel('Доставка в часы пик', { exact: true }).fill('60')
  await drawer.getByLabel('Минимальный заказ в часы пик', { exact: true }).fill('700')
  await drawer.getByRole('group', { name: 'Заливка' }).getByRole('radio', { name: 'Синий' }).press('Space')
  await screen(page, 'zones-terms')
  await drawer.getByRole('button', { name: 'Сохранить' }).press('Enter')
  await expect(zone(page, 'Островок')).toContainText(/Доставка\s10\s₽/)
  await expect(zone(page, 'Островок')).toContainText(/В\sчасы пик: доставка 60\s₽, минимальный заказ 700\s₽/)
  expect(await saved('Островок')).toEqual([{ price: 10, rings: 2, points: 5, is_active: true }])

  const shared = zone(page, 'Островок').getByRole('button', { name: /Показать на карте: Пересекается с\s«Центр»/ })
  await shared.press('Enter')
  await expect(shared).toHaveAttribute('aria-pressed', 'true')
  await screen(page, 'zones-overlap')
  await shared.press('Enter')
  await page.getByLabel('Улица и дом').fill('Вокзальная, 11')
  await page
    .getByRole('option', { name: /Вокзальная/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect(page.getByText(/^Доставляет «(Центр|Островок)»/)).toBeVisible()
  await screen(page, 'zones-address')
  await zone(page, 'Островок').getByRole('switch').press('Space')
  await expect.poll(() => saved('Островок')).toEqual([{ price: 10, rings: 2, points: 5, is_active: false }])
})

test('zones come out of a file, and a wrong one is refused with its reason', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  await openOffice(page, '/zones', 'spin@ostrov.example')
  await page.getByRole('button', { name: 'Загрузить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Загрузить зоны' })
  const file = (text: string) =>
    dialog
      .getByLabel('Выбрать файл')
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

test('of two at one zone the second is told, keeps what was typed over a lost connection, and chooses the border', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page, context } = owner
  const call = await staffCalls(journey, 'antonina@ostrov.example')
  const [row] = await journey.sql<{ id: string; restaurant_id: string }>(
    `select z.id, restaurant_id from delivery_zone z join restaurant r on r.id = restaurant_id
     where r.title = 'У Антонины' and z.name = 'Центр'`,
  )
  const another = (change: object) =>
    call('PUT', `/business_user/restaurants/${row?.restaurant_id}/delivery_zone/${row?.id}`, change)
  const kept = async () => {
    const [zone] = await journey.sql<{ name: string; price: number; min_order_sum: number; points: number }>(
      `select name, price, min_order_sum, jsonb_array_length(polygon->'coordinates'->0) as points
       from delivery_zone where id = $1`,
      [row?.id],
    )
    return zone
  }
  await openOffice(page, '/zones', 'antonina@ostrov.example')
  await zone(page, 'Центр').getByRole('button', { name: 'Условия' }).click()
  const drawer = page.getByRole('dialog', { name: 'Центр' })
  await drawer.getByLabel('Название').fill('Середина')
  await drawer.getByLabel('Доставка', { exact: true }).fill('85')
  expect((await another({ price: 95, min_order_sum: 350 })).status).toBe(200)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  const note = drawer.getByRole('status', { name: 'Что изменилось' })
  await expect(note).toContainText(/Минимальный заказ: теперь 350\s₽/)
  await expect(note).toContainText(/Доставка: у\sних 95\s₽, ваше оставлено/)
  await expect(drawer.getByLabel('Доставка', { exact: true })).toHaveValue('85')
  await screen(page, 'zones-meanwhile')
  await note.getByRole('button', { name: 'Взять их' }).click()
  owner.watch.forgive(/ERR_INTERNET_DISCONNECTED|EventSource|ERR_NETWORK/)
  await context.setOffline(true)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByText(/Нет связи/)).toBeVisible()
  await expect(drawer.getByLabel('Название')).toHaveValue('Середина')
  await context.setOffline(false)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(zone(page, 'Середина')).toContainText(/Доставка\s95\s₽/)
  expect(await kept()).toMatchObject({ name: 'Середина', price: 95, min_order_sum: 350 })

  await zone(page, 'Середина').getByRole('button', { name: 'Граница' }).click()
  const points = editor(page).getByLabel('Точки границы')
  await points.fill(SQUARE)
  const ring = [
    [142.72, 46.94],
    [142.75, 46.94],
    [142.75, 46.98],
    [142.72, 46.94],
  ]
  expect((await another({ polygon: { type: 'Polygon', coordinates: [ring] } })).status).toBe(200)
  await editor(page).getByRole('button', { name: 'Сохранить границу' }).click()
  await expect(editor(page).getByText(/границу изменили/)).toBeVisible()
  await screen(page, 'zones-two-borders')
  await editor(page).getByRole('button', { name: 'Взять их границу' }).click()
  await expect(points).toHaveValue('46.94, 142.72\n46.94, 142.75\n46.98, 142.75')
  await editor(page).getByRole('button', { name: 'Отменить' }).click()
  await expect(points).toHaveValue(SQUARE)
  await editor(page).getByRole('button', { name: 'Оставить мою' }).click()
  await expect(page.getByRole('heading', { name: 'Проверить адрес' })).toBeVisible()
  expect(await kept()).toMatchObject({ name: 'Середина', points: 5 })
})

test('zones are copied from another restaurant of one’s own, with what they ask in peak hours', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  await openOffice(page, '/zones', 'owner@ostrov.example')
  await page.getByRole('button', { name: /^Шторм/ }).click()
  await page.getByRole('button', { name: 'Загрузить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Загрузить зоны' })
  const other = dialog.getByLabel('Или из другого вашего ресторана')
  await other.selectOption({ index: 1 })
  await dialog.getByRole('checkbox', { name: 'Центр' }).uncheck()
  await screen(page, 'zones-copy')
  const before = await zonesOfOwner()
  await dialog.getByRole('button', { name: 'Добавить' }).click()
  await expect(dialog).toBeHidden()
  const copied = (await zonesOfOwner()).filter(({ id }) => !before.some((zone) => zone.id === id))
  const known = before.map(({ facts }) => facts)
  expect(copied.map(({ name }) => name).sort()).toEqual(['Весь город', 'Город и пригород'])
  for (const { facts } of copied) expect(known).toContainEqual(facts)
})

const zonesOfOwner = () =>
  journey.sql<{ id: string; name: string; facts: object }>(
    `select z.id, z.name, jsonb_build_object('polygon', z.polygon, 'price', z.price, 'min', z.min_order_sum, 'peak', z.peak,
       'peak_price', z.peak_price, 'peak_min', z.peak_min_order_sum, 'color', z.fill_color) as facts
     from delivery_zone z join restaurant r on r.id = z.restaurant_id join business_user b on b.id = r.owner_id
     where b.email = 'owner@ostrov.example'`,
  )
