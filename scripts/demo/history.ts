import { FILL_FIGURES } from '../../api/src/modules/orders/figure-of'
import { plansOf } from './history/plans'
import { reviewRows } from './history/reviews'
import { writtenOrders } from './history/written'
import { type Db, insertRows } from './rows'

/** What happened before today: orders that were brought, fetched and cancelled, the reviews they earned, and a flagship's board in mid-evening. */
export async function seedHistory(db: Db, now: Date) {
  await writeHistory(db, now)
  for (const table of ['"order"', 'order_event', 'order_ledger']) {
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  }
  await db.query(`
    update restaurant r set rating = s.rating, reviews_count = s.n from (
      select restaurant_id, round(avg(rating), 2) as rating, count(*) as n from review
      where is_visible and product_id is null group by restaurant_id) s where s.restaurant_id = r.id`)
  await db.query(`
    update product p set rating = s.rating, reviews_count = s.n from (
      select product_id, round(avg(rating), 2) as rating, count(*) as n from review
      where is_visible and product_id is not null group by product_id) s where s.product_id = p.id`)
  await db.query(`
    update promo_code c set total_used_count = s.n from (
      select promo_code_id, count(*) as n from "order"
      where promo_code_id is not null and status not like 'CANCELLED%' group by promo_code_id) s where s.promo_code_id = c.id`)
}

/** Figures row by row are most of what writing orders costs, so their triggers rest and one statement fills them. */
async function writeHistory(db: Db, now: Date) {
  const triggers = ['"order" % trigger keeps_figures', 'order_event % trigger keeps_paces']
  const turn = (how: string) => db.query(triggers.map((name) => `alter table ${name.replace('%', how)}`).join(';'))
  const { order, order_event, ...rest } = historyOf(now)
  await turn('disable')
  await insertRows(db, 'order', order)
  await insertRows(db, 'order_event', order_event)
  await db.query('analyze "order", order_event')
  await db.query(FILL_FIGURES)
  await turn('enable')
  for (const [table, rows] of Object.entries(rest)) await insertRows(db, table, rows)
}

/** The rows of each table: orders are numbered in the order in which they were placed, events and sums in that of their time. */
export function historyOf(now: Date) {
  const written = writtenOrders(plansOf(now), now)
  return {
    order: written.map(({ order }) => order),
    order_item: written.flatMap(({ items }) => items),
    order_ledger: numbered(written.flatMap(({ ledger }) => ledger)),
    order_event: numbered(written.flatMap(({ events }) => events)),
    payment: written.flatMap(({ payments }) => payments),
    review: saidOnce(written.flatMap((one) => reviewRows(one, now))),
  }
}

function numbered<Row extends { created_at: Date }>(rows: readonly Row[]) {
  return rows
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((row, index) => ({ id: index + 1, ...row }))
}

/** Of one dish nobody says what somebody has said already. */
function saidOnce<Review extends { product_id: string | null; text: string }>(reviews: Review[]): Review[] {
  const said = new Set<string>()
  return reviews.filter(({ product_id, text }) => {
    const words = `${product_id}:${text}`
    const isNew = product_id === null || !said.has(words)
    said.add(words)
    return isNew
  })
}
