import { test } from 'bun:test'
import type { Page } from 'playwright'
import { orderSays, placeOne } from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { column, openBoard, orderCard } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)
const OPEN = 60
const FIRST = 8_000_000

test('on a board of 60 orders a press draws its own card alone, and what is out of sight is laid out when it comes near', async () => {
  await fillBoard()
  await using operator = await openBoard(journey, 'spin@ostrov.example')
  const { page, context } = operator
  await context.addInitScript(watchDrawing)
  await page.reload()
  await expect(page.locator('article[data-order]')).toHaveCount(OPEN)
  const card = orderCard(page, FIRST + 1)
  const asked = page.waitForResponse(/\/orders\/urgent/)
  await page.evaluate(() => Reflect.get(window, 'forgetDrawn')())
  await card.getByRole('button', { name: 'Принять', exact: true }).click()
  await asked
  await expect(column(page, 'Готовятся').locator(card)).toBeVisible()
  await expect(page.getByRole('button', { name: /принят.*Отменить/ })).toBeVisible()
  expect(await drawnWith(page, FIRST + 1)).toEqual([String(FIRST + 1)])

  const last = page.locator('[data-column="fresh"] article').last()
  const heading = last.getByRole('heading')
  const laidOut = () => heading.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }))
  expect(await laidOut()).toBe(false)
  await heading.getByRole('link').focus()
  await expect.poll(laidOut).toBe(true)
  await expect(last).toBeInViewport()
})

test('an order for a time stands on the shelf, its moment is changed by agreement, and it comes to the kitchen by itself', async () => {
  await using anna = await journey.person()
  const { id, restaurant_id } = await placeOne(anna, journey)
  const wantedIn = (kitchen: string) =>
    journey.sql(
      `update "order" set kitchen_at = ${kitchen}, wanted_at = ${kitchen} + interval '45 minutes', viewed_at = null where id = $1`,
      [id],
    )
  await journey.sql('update restaurant set ahead_days = 3, ahead_lead = 15 where id = $1', [restaurant_id])
  await wantedIn(`date_trunc('hour', now()) + interval '1 day'`)
  await using operator = await openBoard(journey, 'spin@ostrov.example')
  const { page } = operator
  const card = page.locator('.shelf').locator(orderCard(page, id))
  await expect(card).toContainText(/завтра к\s\d\d:45/)
  await expect(page.getByRole('status').filter({ hasText: /1\sновый заказ ко\sвремени/ })).toHaveCount(1)
  await screenAtEachWidth(page, 'board-shelf')
  await card.getByRole('link').click()
  await page.getByRole('button', { name: 'Предложить другое время' }).click()
  const dialog = page.getByRole('dialog', { name: 'Другое время' })
  await expect(dialog.getByLabel('Предложить')).toBeVisible()
  await screen(page, 'board-other-moment')
  await dialog.getByRole('button', { name: 'Принять и\u00a0спросить клиента' }).click()
  await page.keyboard.press('Escape')
  await expect(card).toContainText('ждём ответа')

  await orderSays(anna.page, 'Ресторан ждёт вашего ответа')
  const question = anna.page.getByRole('region', { name: /Ресторан предлагает другое время/ })
  await expect(question.getByRole('button', { name: 'Оставить как\u00a0было' })).toBeVisible()
  await screen(anna.page, 'order-asked-moment')
  await question.getByRole('button', { name: 'Согласиться' }).click()
  await expect(anna.page.getByText('Вы согласились на\u00a0другое время.')).toBeVisible()
  await expect(card).not.toContainText('ждём ответа')

  await wantedIn(`now() + interval '20 seconds'`)
  await page.reload()
  await expect(card).toBeVisible()
  await expect(column(page, 'Готовятся').locator(orderCard(page, id))).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /Пора готовить заказ №\s\d+, к\s/ })).toHaveCount(1)
})

/** Orders drawn in the turns in which this one was, once it stood where the press has put it: before, its minutes may pass. */
function drawnWith(page: Page, id: number): Promise<string[]> {
  return page.evaluate((own) => {
    const turns: { orders: string[]; cooked: string[] }[] = Reflect.get(window, 'drawn')
    const its = turns.filter(({ orders, cooked }) => orders.includes(own) && cooked.includes(own))
    return [...new Set(its.flatMap(({ orders }) => orders))]
  }, String(id))
}

/**
 * In the page: of each turn of React the orders whose cards it drew, by the mark it leaves for its own tools on what it has
 * called. A clock that moves is no card.
 */
function watchDrawing() {
  type Fiber = {
    flags: number
    type: unknown
    stateNode: unknown
    child: Fiber | null
    sibling: Fiber | null
  }
  const PERFORMED_WORK = 1
  let before = new Set<Fiber>()
  let turns: { orders: string[]; cooked: (string | undefined)[] }[] = []
  const isClock = ({ child }: Fiber) =>
    child?.stateNode instanceof Element && child.stateNode.getAttribute('role') === 'timer'
  const walk = (fiber: Fiber | null, order: string | undefined, seen: { all: Set<Fiber>; drawn: Set<string> }) => {
    for (let one = fiber; one; one = one.sibling) {
      const own = one.stateNode instanceof HTMLElement && one.type === 'article' ? one.stateNode.dataset.order : order
      const isDrawn = typeof one.type === 'function' && (one.flags & PERFORMED_WORK) > 0 && !before.has(one)
      if (own && isDrawn && !isClock(one)) seen.drawn.add(own)
      seen.all.add(one)
      walk(one.child, own, seen)
    }
  }
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_: unknown, root: { current: Fiber }) => {
      const seen = { all: new Set<Fiber>(), drawn: new Set<string>() }
      walk(root.current, undefined, seen)
      before = seen.all
      const cooked = [...document.querySelectorAll<HTMLElement>('[data-column="cooking"] article')]
      turns.push({ orders: [...seen.drawn], cooked: cooked.map(({ dataset }) => dataset.order) })
      Object.assign(window, { drawn: turns })
    },
  }
  const forgetDrawn = () => {
    turns = []
    Object.assign(window, { drawn: turns })
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, forgetDrawn, drawn: turns })
}

/** Copies of one order of the restaurant in place of what it has: all seen, a third waits, a third is cooked, a third is ready. */
async function fillBoard() {
  const id = await journey.restaurant('Крутим-вертим')
  await journey.sql(`update "order" set status = 'COMPLETED', finished_at = now() where restaurant_id = $1`, [id])
  const [written] = await journey.sql<{ names: string }>(
    `select string_agg(format('%I', column_name), ', ') as names from information_schema.columns
     where table_schema = current_schema() and table_name = 'order' and is_generated = 'NEVER'`,
  )
  await journey.sql(
    `insert into "order" (${written?.names}) select ${written?.names} from (select (jsonb_populate_record(null::"order", to_jsonb(one) || jsonb_build_object('id', $2::int + n, 'uuid', uuidv7(), 'basket_id', uuidv7(),
        'status', (array['PICKUP_PENDING', 'CONFIRMATION_PENDING', 'IN_PREPARATION'])[1 + n % 3], 'finished_at', null, 'group_id', null,
        'payment_type', 'cash', 'viewed_at', now(), 'created_at', now() - interval '2 minutes', 'updated_at', now()))).*
     from (select * from "order" where restaurant_id = $1 order by id limit 1) one, generate_series(1, $3::int) n) copied`,
    [id, FIRST, OPEN],
  )
  await journey.sql(
    `insert into order_item (order_id, product_id, name, weight, weight_unit, product_options, unit_price, quantity, line_total, sort)
     select $1::int + n, uuidv7(), 'Пян-се', 300, 'gram', '[]', 250, 2, 500, 0 from generate_series(1, $2::int) n`,
    [FIRST, OPEN],
  )
}
