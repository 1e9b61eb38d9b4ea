import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screenAtEachWidth } from '../../site/e2e/screen.ts'
import { openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)

test('an editor paints a hall with a new price by keys and by a press on the plan, and a sold row says why it stays', async () => {
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
  await expect(prices.getByRole('button', { name: /^Зал, ряд\s1:/ })).toBeDisabled()
  await prices.getByLabel('Новый вид билетов').fill('У сцены')
  await prices.getByLabel('Его цена').fill('2500')
  await page.keyboard.press('Enter')
  await expect(prices.getByRole('button', { name: /^У сцены/ })).toHaveAttribute('aria-pressed', 'true')
  await prices.getByRole('button', { name: /^Зал, ряд\s2:/ }).focus()
  await page.keyboard.press('Enter')
  await expect(prices.getByRole('button', { name: /^Зал, ряд\s2: У сцены/ })).toBeVisible()
  await prices.locator('svg.hall-plan [data-row]').nth(2).locator('path').first().click({ force: true })
  await expect(prices.getByRole('button', { name: /^Зал, ряд\s3: У сцены/ })).toBeVisible()
  await screenAtEachWidth(page, 'hall-prices', [DESKTOP_SCREEN, PHONE_SCREEN])
  await prices.getByRole('button', { name: 'Сохранить цены' }).click()
  await expect(page.getByText(/Места разложены по\s+ценам/)).toBeVisible()
  const [kind] = await journey.sql<{ places: string; seats: number; price: number }>(
    `select k.places, k.seats, k.price from ticket_kind k where k.session_id = $1 and k.name = 'У сцены'`,
    [session?.id],
  )
  expect(kind).toEqual({ places: 'Зал: 2–3', seats: 20, price: 2500 })
})
