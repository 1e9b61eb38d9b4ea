import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { shareJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen, settled } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'
import { editor, HOLE, SQUARE } from './borders.ts'

const journey = await shareJourney()

const map = (page: Page) => page.getByRole('region', { name: 'Карта зон доставки' })
const corner = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A border's text without one of its lines. */
const without = (text: string, line: number) => text.split('\n').toSpliced(line, 1).join('\n')

test('a border is drawn and taken back by a mouse, on the whole screen, and guarded while it is not saved', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  await openOffice(page, '/zones', 'spin@ostrov.example')
  await page.getByRole('button', { name: 'Новая зона' }).click()
  await page.getByRole('button', { name: 'Во весь экран' }).click()
  const points = editor(page).getByLabel('Точки границы')
  await expect(page.locator('.map-frame[data-ready]')).toBeVisible()
  const draw = editor(page).getByRole('button', { name: 'Рисовать' })
  await expect(async () => {
    if ((await draw.getAttribute('aria-pressed')) !== 'true') await draw.click()
    await expect(draw).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  const box = (await map(page).boundingBox()) ?? { x: 0, y: 0 }
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
  await expect(page.getByRole('region', { name: 'Выбранная точка' })).toBeHidden()
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
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  await openOffice(page, '/zones', 'spin@ostrov.example')
  await page.getByRole('button', { name: 'Новая зона' }).click()
  const points = editor(page).getByLabel('Точки границы')
  await points.fill(`${SQUARE}\n\n${HOLE}`)
  const said = (words: RegExp) => expect(editor(page).getByText(words)).toBeAttached()
  const lines = async () => (await points.inputValue()).split('\n')
  const pane = page.locator('.leaflet-map-pane')
  await expect(corner(page, 'Точка 1 из 4')).toBeAttached()
  await settled(page)
  const still = await pane.getAttribute('style')

  await map(page).focus()
  await page.keyboard.press('Tab')
  await expect(corner(page, 'Точка 1 из 4')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(corner(page, 'Точка 2 из 4')).toBeFocused()
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

  await corner(page, 'Точка 2 из 4').focus()
  await page.keyboard.press('Delete')
  await said(/^Точка 2 из\s4: удалена, осталось 3$/)
  await expect(corner(page, 'Точка 2 из 3')).toBeFocused()
  await page.keyboard.press('Backspace')
  await said(/^Точку не\sудалить: границе нужны хотя\sбы три/)
  await page.keyboard.press('End')
  await expect(corner(page, 'Вырез 1, точка 4 из 4')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(corner(page, 'Вырез 1, точка 3 из 3')).toBeFocused()
  await expect(points).toHaveValue(`${without(SQUARE, 1)}\n\n${without(HOLE, 3)}`)
  await page.keyboard.press('ArrowDown')
  await said(/^Вырез 1, точка 3 из\s3: \d+\sк?м на\sюг$/)
})

test('a finger chooses a corner and takes it away by a button on the map, as long as three stay', async () => {
  await using owner = await journey.person(PHONE_SCREEN)
  const { page } = owner
  await openOffice(page, '/', 'spin@ostrov.example')
  await page.goto('/admin/zones')
  await page.getByRole('button', { name: 'Новая зона' }).tap()
  const points = editor(page).getByLabel('Точки границы')
  const five = `${SQUARE}\n46.96, 142.71`
  await points.fill(five)
  await expect(corner(page, 'Точка 3 из 5')).toBeAttached()
  await settled(page)
  await map(page).scrollIntoViewIfNeeded()
  const box = (await corner(page, 'Точка 3 из 5').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const bar = page.getByRole('region', { name: 'Выбранная точка' })
  await expect(bar.getByText('Точка 3 из 5')).toBeVisible()
  await expect(corner(page, 'Точка 3 из 5')).toHaveAttribute('aria-pressed', 'true')
  await expect(points).toHaveValue(five)
  const remove = bar.getByRole('button', { name: 'Удалить точку' })
  expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await screen(page, 'zones-tapped')
  // A double press takes one.
  await remove.dblclick()
  await expect(bar.getByText('Точка 3 из 4')).toBeVisible()
  await expect(points).toHaveValue(without(five, 2))
  await page.waitForTimeout(500)
  await remove.tap()
  await expect(points).toHaveValue(without(without(five, 2), 2))
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(bar.getByText(/границе нужны хотя\sбы три/)).toBeVisible()
  await screen(page, 'zones-tapped-last')
  await remove.tap({ force: true })
  await expect(points).toHaveValue(without(without(five, 2), 2))
  await editor(page).getByRole('button', { name: 'Отменить' }).tap()
  await expect(points).toHaveValue(without(five, 2))
})
