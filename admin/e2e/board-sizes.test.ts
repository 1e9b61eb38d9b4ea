import { test } from 'bun:test'
import type { Locator, Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { screen, settled } from '../../site/e2e/screen.ts'
import { openBoard } from '../../site/e2e/staff.ts'

/** A tablet on the counter, a screen on the wall, a tablet upright, a phone. */
const SIZES = [
  [1024, 768],
  [1920, 1080],
  [768, 1024],
  [390, 844],
] as const

const journey = await openJourney(import.meta.path)

test('on a tablet, a wall and a phone nothing covers or overflows, and «Принять» is in view', async () => {
  await makeHard()
  await using operator = await openBoard(journey, 'owner@ostrov.example')
  const { page } = operator
  const first = page.getByRole('article').filter({ hasText: 'Принять' }).first()
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect(first).toContainText(/Ждёт \d+\s\S+! Примите или откажите/)
    await settled(page)
    if (width >= 1024) await screen(page, `board-${width}`)
    expect(await page.evaluate(faults), `${width} × ${height}`).toEqual([])
    if (width < 1600) continue
    expect(await smallest(page, '.order-lines__line')).toBeGreaterThanOrEqual(28)
    expect(await smallest(page, '.order-lines__options')).toBeGreaterThanOrEqual(22)
  }
  await expect(page).toHaveTitle(/^\(\d+\) Ждут /)
  // On a tablet the columns scroll, not the page, and the newest of those below is one press away.
  await page.setViewportSize({ width: 1024, height: 768 })
  await settled(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  const newest = page.locator('[data-column="fresh"] .order-card').last()
  await page.getByRole('button', { name: /Ниже ещё/ }).click()
  await expect(newest.getByRole('button', { name: 'Принять' })).toBeInViewport({ ratio: 1 })
})

test('a tablet on the wall shows what is to be cooked, readable from two metres; sound and paper are chosen there', async () => {
  await using operator = await openBoard(journey, 'owner@ostrov.example')
  const { page } = operator
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('button', { name: 'Доска', exact: true }).click()
  const settings = page.getByRole('dialog', { name: /Доска на/ })
  await settings.getByText('Вид для кухни', { exact: true }).click()
  await settings.getByText('Телефон', { exact: true }).click()
  await settings.getByText('Громко', { exact: true }).click()
  await settings.getByText('58\u00A0мм', { exact: true }).click()
  await screen(page, 'board-settings')
  expect(await tooSmall(settings), 'for wet fingers').toEqual([])
  await settings.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('region', { name: 'Новые' })).toBeVisible()
  await expect(page.locator('[data-column="leaving"]')).toBeHidden()
  await screen(page, 'board-kitchen')
  expect(await smallest(page, '.order-lines__line')).toBeGreaterThanOrEqual(28)
  await page.reload()
  await expect(page.locator('.board[data-kitchen]')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('article').first()).toBeVisible()
  await settled(page)
  expect(await page.evaluate(faults), 'on a phone').toEqual([])
})

test('the card says what one needs who hands the food over, and a double click selects nothing but that', async () => {
  await using operator = await openBoard(journey, 'owner@ostrov.example')
  const { page } = operator
  const first = page.getByRole('article').filter({ hasText: 'Принять' }).first()
  await expect(first).toContainText('Курьеру: Домофон не работает')
  await expect(first).toContainText(/кв\.\s18, подъезд\s2, этаж\s5/)
  await expect(first.getByRole('link', { name: /^\+7/ })).toBeVisible()
  const selected = () => page.evaluate(() => getSelection()?.toString() ?? '')
  await first.locator('.order-lines__line').first().dblclick()
  await page.getByRole('heading', { name: 'Готовятся' }).dblclick()
  expect(await selected()).toBe('')
  await first.getByText('Коммунистический').dblclick({ position: { x: 24, y: 12 } })
  expect(await selected()).toContain('Коммунистический')
})

test('after a reload the whole line asks for the press that lets the board be heard', async () => {
  await using operator = await openBoard(journey, 'owner@ostrov.example')
  // A window that was never pressed; and the tools' first question of a page counts as a press, so the board is up before it.
  await operator.page.close()
  const page = await operator.context.newPage()
  const read = page.waitForResponse(/\/orders\/urgent/)
  await page.goto('/admin/')
  await read
  const banner = page.getByRole('button', { name: /Доска молчит/ })
  const box = await banner.boundingBox()
  expect(box?.width).toBeGreaterThan(1000)
  await screen(page, 'board-silent')
  await banner.click()
  await expect(banner).toHaveCount(0)
})

/** What is pressed in a dialog and is less high than 56 px; a switch takes presses beside it. */
function tooSmall(dialog: Locator) {
  return dialog.locator('button, .ui-segments > label, .ui-switch').evaluateAll((all) => {
    const takes = (one: Element, away: number) => {
      one.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = one.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2 + away)
      return found !== null && one.contains(found)
    }
    return all.filter((one) => !takes(one, -27) || !takes(one, 27)).map((one) => one.textContent || one.outerHTML)
  })
}

function smallest(page: Page, selector: string) {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    .then((sizes) => Math.min(...sizes))
}

/** The oldest new order waits long, is long itself, and says everything a customer can say. */
async function makeHard() {
  const waiting = `select o.id from "order" o join restaurant r on r.id = o.restaurant_id
    where r.title = 'Шторм' and o.status = 'CONFIRMATION_PENDING' order by o.created_at limit 1`
  await journey.sql(`update order_event set created_at = now() - interval '2 hours' where order_id = (${waiting})`)
  await journey.sql(
    `update "order" set comment = $1, payment_type = 'cash', payment_comment = '5000', delivery_type = 'delivery',
      delivery = jsonb_build_object('address', 'Коммунистический проспект, 31Б, Южно-Сахалинск', 'apartment', '18', 'front_door', '2',
        'floor', '5', 'comment', 'Домофон не работает, позвоните', 'coordinates', restaurant->'general_info'->'coordinates',
        'zone_id', '018f0000-0000-7000-8000-000000000000') where id = (${waiting})`,
    ['Без лука и без кунжута, соус положите отдельно: у ребёнка аллергия'],
  )
  await journey.sql(
    `insert into order_item (order_id, product_id, name, weight, weight_unit, product_options, unit_price, quantity, line_total, sort)
     select id, uuidv7(), 'Достопримечательность с морепродуктами ' || n, 300, 'gram',
       '[{"id": "018f0000-0000-7000-8000-000000000000", "name": "Большая", "price": 0}]', 0, n, 0, 10 + n
     from (${waiting}) o, generate_series(1, 6) n`,
  )
}

/** Runs in the page: buttons that cover one another, are too small or spill over, and cards wider than their column. */
function faults(): string[] {
  const shown = (node: Element) => node.getClientRects().length > 0
  const boxOf = (node: Element) => ({
    node,
    name: (node.textContent ?? '').trim().slice(0, 30),
    ...node.getBoundingClientRect().toJSON(),
  })
  const pressed = [...document.querySelectorAll('.board button, .board a')].filter(shown).map(boxOf)
  // The first card's buttons stick over the rest of that card on purpose.
  const sticks = (node: Element) => node.closest('.card-actions--new') !== null
  const covered = pressed.flatMap((one, place) =>
    pressed
      .slice(place + 1)
      .filter((other) => sticks(one.node) === sticks(other.node))
      .filter(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      )
      .map((other) => `${one.name} × ${other.name}`),
  )
  const small = pressed.filter(({ height, width }) => height < 55.5 || width < 55.5).map(({ name }) => `small ${name}`)
  const spilt = pressed.filter(({ node }) => node.scrollWidth > node.clientWidth + 1 && node.tagName === 'BUTTON')
  const cards = [...document.querySelectorAll('.order-card')].filter(shown)
  const outside = cards.flatMap((card) => {
    const edge = card.getBoundingClientRect()
    const inner = [...card.querySelectorAll('*')].filter((node) => node.getBoundingClientRect().right > edge.right + 1)
    return inner.map((node) => `outside ${node.className}`)
  })
  const accept = document.querySelector('[data-accept]')?.getBoundingClientRect()
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--tab-bar'))
  const below = accept && accept.top >= 0 && accept.bottom <= innerHeight - bar ? [] : ['«Принять» is out of view']
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
  return [...covered, ...small, ...spilt.map(({ name }) => `spilt ${name}`), ...outside, ...below, ...wide]
}
