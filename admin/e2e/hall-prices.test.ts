import { test } from 'bun:test'
import type { Locator } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)

test('an editor paints a hall with a new price by keys and by a press on the grid, and a sold row says why it stays', async () => {
  const [session] = await journey.sql<{ id: string }>(
    `select s.id, max(t.row_name) as sold from event_session s join hall h on h.id = s.hall_id and h.name = 'Камерный зал'
       join ticket_seat t on t.session_id = s.id group by s.id limit 1`,
  )
  // The demo has sold seats in almost every row.
  await journey.sql(
    'update ticket_seat set is_sold = false, purchase_id = null, held_until = null where session_id = $1',
    [session?.id],
  )
  await journey.sql(
    `update ticket_seat set is_sold = true, held_until = now(), purchase_id = (select id from ticket_purchase limit 1)
       where id = (select id from ticket_seat where session_id = $1 and sector = 'Зал' and row_name = '1' limit 1)`,
    [session?.id],
  )
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, `/afisha-desk/sessions/${session?.id}`)
  const prices = page.getByRole('region', { name: /Цены на\s+плане зала/ })
  await expect(prices.getByText(/^Не\sперекрасить.*Зал, ряд\s1/)).toBeVisible()
  const seat = (row: number, name: string) =>
    prices
      .getByRole('grid', { name: 'Зал: ряды' })
      .getByRole('gridcell', { name: new RegExp(`^ряд\\s${row}, ${name}`) })
  await expect(seat(1, 'место\\s1:')).toHaveAttribute('aria-disabled', 'true')
  await prices.getByLabel('Новый вид билетов').fill('У сцены')
  await prices.getByLabel('Его цена').fill('2500')
  await page.keyboard.press('Enter')
  await expect(prices.getByRole('button', { name: /^У сцены/ })).toHaveAttribute('aria-pressed', 'true')
  await seat(1, 'место\\s2:').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(seat(2, 'место\\s2: У сцены')).toBeFocused()
  await seat(3, 'место\\s4:').click()
  await expect(seat(3, 'место\\s10: У сцены')).toBeVisible()
  await screenAtEachWidth(page, 'hall-prices', [DESKTOP_SCREEN, PHONE_SCREEN])
  await prices.getByRole('button', { name: 'Сохранить цены' }).click()
  await expect(page.getByText(/Места разложены по\s+ценам/)).toBeVisible()
  const [kind] = await journey.sql<{ places: string; seats: number; price: number }>(
    `select k.places, k.seats, k.price from ticket_kind k where k.session_id = $1 and k.name = 'У сцены'`,
    [session?.id],
  )
  expect(kind).toEqual({ places: 'Зал: 2–3', seats: 20, price: 2500 })
})

test('a hall is drawn as a block, its passage by keys, and is found again as it was saved', async () => {
  const [venue] = await journey.sql<{ id: string }>(`select id from venue where slug = 'teatr-na-beregu'`)
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, `/afisha-desk/halls/new?venue_id=${venue?.id}`)
  const fresh = page.getByRole('dialog', { name: 'Новый зал' })
  await fresh.getByLabel('Название').fill('Малый зал')
  await fresh.getByLabel(/^Мест в\sряду/).fill('121')
  await expect(fresh.getByText(/^Не\sбольше 120$/)).toBeVisible()
  await fresh.getByLabel(/^Мест в\sряду/).fill('6')
  await fresh.getByLabel('Рядов').fill('3')
  await fresh.getByRole('button', { name: 'Добавить сектор' }).click()
  const cell = (at: Locator, name: string) =>
    at.getByRole('grid', { name: 'Партер: места' }).getByRole('gridcell', { name: new RegExp(`^${name}$`) })
  await cell(fresh, 'ряд\\s1, место\\s1').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Space')
  await expect(fresh.getByText(/^Убрано: 2\sместа/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+z')
  const [from, to] = [cell(fresh, 'ряд\\s2, место\\s5'), cell(fresh, 'ряд\\s3, место\\s6')]
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
  await expect(fresh.getByText(/^14\sмест$/)).toBeVisible()
  await fresh.getByRole('button', { name: 'Сохранить' }).click()
  await expect(fresh).toHaveCount(0)
  await page.getByRole('link', { name: 'Малый зал' }).click()
  const drawer = page.getByRole('dialog', { name: /^Малый зал/ })
  await expect(cell(drawer, 'ряд\\s1, место\\s5')).toBeVisible()
  await drawer.getByText('Записать текстом').click()
  await expect(drawer.getByRole('textbox', { name: /^Ряды/ })).toHaveValue(
    'Партер; 1; 2+3\nПартер; 2; 2+2; 1; -0,5\nПартер; 3; 5; 1; -0,5',
  )
})

test('a hall is drawn as its rows are written, and a plan that loses sold seats is refused in words', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/422|400|409/)
  await openDesk(page, '/afisha-desk/halls')
  await page.getByRole('link', { name: 'Большой зал' }).click()
  const drawer = page.getByRole('dialog', { name: /^Большой зал/ })
  await expect(drawer.getByRole('img', { name: 'План зала' })).toBeVisible()
  await screenAtEachWidth(page, 'hall', [DESKTOP_SCREEN, PHONE_SCREEN])
  await drawer.getByText('Записать текстом').click()
  const rows = drawer.getByRole('textbox', { name: /^Ряды/ })
  await rows.fill('Партер; 1; 0')
  await expect(drawer.getByText(/^Строка 1: мест/).first()).toBeVisible()
  await expect(drawer.getByRole('grid')).toHaveCount(0)
  await rows.fill('Партер; 1–2; 4+4\nБалкон; 1; 6')
  await expect(drawer.getByRole('grid')).toHaveCount(2)
  // What becomes of sold tickets stands below it.
  await expect(drawer.getByText(/^22\sместа/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByText(/Такие места не\sубрать/)).toBeVisible()
  await screen(page, 'hall-refused')
})
