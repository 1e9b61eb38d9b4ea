import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen, settled } from '../../site/e2e/screen.ts'
import { openBoard, signInStaff, staffCalls } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)

const SQUARE = '46.94, 142.72\n46.94, 142.75\n46.98, 142.75\n46.98, 142.72'
const HOLE = '46.95, 142.73\n46.95, 142.74\n46.96, 142.74\n46.96, 142.73'
/** A border's text without one of its lines. */
const without = (text: string, line: number) => text.split('\n').toSpliced(line, 1).join('\n')
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
  const drawn = await points.inputValue()
  await page.mouse.move(box.x + 500, box.y + 450)
  await page.mouse.down()
  await page.mouse.move(box.x + 530, box.y + 480, { steps: 4 })
  await page.mouse.up()
  await expect(points).not.toHaveValue(drawn)
  await page.mouse.click(box.x + 300, box.y + 250, { button: 'right' })
  await expect(editor(page).getByText(/Точку не\sудалить: границе нужны/)).toBeAttached()
  // Two of the three corners stay where they were.
  const lines = (await points.inputValue()).split('\n')
  expect(lines.filter((line) => drawn.includes(line))).toHaveLength(2)
  await editor(page).getByRole('button', { name: 'Отменить' }).click()
  await expect(points).toHaveValue(drawn)
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

test('corners are chosen, moved and taken away by keys on the map, those of a hole too', async () => {
  await using owner = await openBoard(journey, 'spin@ostrov.example')
  const { page } = owner
  await page.goto('/admin/zones')
  await page.getByRole('button', { name: 'Новая зона' }).click()
  const points = editor(page).getByLabel('Точки границы')
  await points.fill(`${SQUARE}\n\n${HOLE}`)
  const corner = (name: string) => page.getByRole('button', { name, exact: true })
  const said = (words: RegExp) => expect(editor(page).getByText(words)).toBeAttached()
  const lines = async () => (await points.inputValue()).split('\n')
  const pane = page.locator('.leaflet-map-pane')
  await expect(corner('Точка 1 из 4')).toBeAttached()
  await settled(page)
  const still = await pane.getAttribute('style')

  await page.getByRole('region', { name: 'Карта зон доставки' }).focus()
  await page.keyboard.press('Tab')
  await expect(corner('Точка 1 из 4')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(corner('Точка 2 из 4')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await said(/^Точка 2 из\s4: \d+\sк?м на\sсевер$/)
  expect((await lines())[1]).toMatch(/^46\.94\d+, 142\.75$/)
  await page.keyboard.press('Shift+ArrowLeft')
  await said(/^Точка 2 из\s4: \d+\sк?м на\sзапад$/)
  expect((await lines())[1]).toMatch(/^46\.94\d+, 142\.72\d+$/)
  await expect(editor(page).getByRole('alert')).toHaveText(/Вырез 1 выходит за\sграницу/)
  expect(await pane.getAttribute('style')).toBe(still)
  await screen(page, 'zones-corner')
  // A key that is held is one change, as a drag is.
  await page.keyboard.down('ArrowUp')
  await page.keyboard.down('ArrowUp')
  await page.keyboard.up('ArrowUp')
  const undo = editor(page).getByRole('button', { name: 'Отменить' })
  for (let change = 0; change < 3; change++) await undo.click()
  await expect(points).toHaveValue(`${SQUARE}\n\n${HOLE}`)

  await corner('Точка 2 из 4').focus()
  await page.keyboard.press('Delete')
  await said(/^Точка 2 из\s4: удалена, осталось 3$/)
  await expect(corner('Точка 2 из 3')).toBeFocused()
  await page.keyboard.press('Backspace')
  await said(/^Точку не\sудалить: границе нужны хотя\sбы три/)
  await page.keyboard.press('End')
  await expect(corner('Вырез 1, точка 4 из 4')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(corner('Вырез 1, точка 3 из 3')).toBeFocused()
  await expect(points).toHaveValue(`${without(SQUARE, 1)}\n\n${without(HOLE, 3)}`)
  await page.keyboard.press('ArrowDown')
  await said(/^Вырез 1, точка 3 из\s3: \d+\sк?м на\sюг$/)
})

test('a finger chooses a corner and takes it away by a button on the map, as long as three stay', async () => {
  await using owner = await journey.person(PHONE_SCREEN)
  const { page } = owner
  await page.goto('/admin/')
  await signInStaff(page, 'spin@ostrov.example')
  await page.goto('/admin/zones')
  await page.getByRole('button', { name: 'Новая зона' }).tap()
  const points = editor(page).getByLabel('Точки границы')
  await points.fill(SQUARE)
  const corner = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(corner('Точка 3 из 4')).toBeAttached()
  await settled(page)
  await page.getByRole('region', { name: 'Карта зон доставки' }).scrollIntoViewIfNeeded()
  const box = (await corner('Точка 3 из 4').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const bar = page.getByRole('region', { name: 'Выбранная точка' })
  await expect(bar.getByText('Точка 3 из 4')).toBeVisible()
  await expect(corner('Точка 3 из 4')).toHaveAttribute('aria-pressed', 'true')
  await expect(points).toHaveValue(SQUARE)
  const remove = bar.getByRole('button', { name: 'Удалить точку' })
  expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await screen(page, 'zones-tapped')
  await remove.tap()
  await expect(points).toHaveValue(without(SQUARE, 2))
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(bar.getByText(/границе нужны хотя\sбы три/)).toBeVisible()
  await screen(page, 'zones-tapped-last')
  await remove.tap({ force: true })
  await expect(points).toHaveValue(without(SQUARE, 2))
  await editor(page).getByRole('button', { name: 'Отменить' }).tap()
  await expect(points).toHaveValue(SQUARE)
})

test('zones come out of a file, and a wrong one is refused with its reason', async () => {
  await using owner = await openBoard(journey, 'spin@ostrov.example')
  const { page } = owner
  await page.goto('/admin/zones')
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
  await using owner = await openBoard(journey, 'antonina@ostrov.example')
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
  await page.goto('/admin/zones')
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
  await using owner = await openBoard(journey, 'owner@ostrov.example')
  const { page } = owner
  await page.goto('/admin/zones')
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
