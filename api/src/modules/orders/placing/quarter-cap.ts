import { type Cap, fits } from '@ostrov/shared/orders/ahead'
import { fullMessage, QUARTER_MS, quarterOf } from '@ostrov/shared/orders/quarter'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { Em } from '../../../db/orm'
import { inStatuses, rows, sql } from '../../../db/sql'
import { takeLock } from '../../../db/take-lock'
import { Refusal } from '../../../kernel/problems'
import type { LoadedLine } from '../../baskets/basket-lines'

/** What bounds a kitchen: its orders in a quarter of an hour, and the dishes of sections that have a limit of their own. */
export type Capped = {
  restaurant_id: string
  orders_per_quarter: number | null
  lines: readonly Pick<LoadedLine<unknown>, 'category' | 'quantity' | 'cancellation_comment'>[]
}
type Span = { from: Date; to: Date }

/**
 * Takes a place in the quarter of an hour in which the kitchen begins. Orders of one restaurant with a cap go one after the
 * other from here to their commit; who has none asks nothing. Call before any code's row is locked.
 * @throws {Refusal} `restaurant.full`, with the moment when the next quarter begins; `refuse` says it of another moment
 */
export async function takePlace(em: Em, capped: Capped, begins: Date, refuse = fullNow): Promise<void> {
  if (!isCapped(capped)) return
  await takeLock(em, `quarter_cap:${capped.restaurant_id}`)
  // Asked after the lock, so that what the one before wrote is counted.
  if (await isQuarterFull(em, capped, begins)) throw await refuse(begins)
}

/** Whether no more of these dishes is taken in this quarter: without a cap nothing is counted. */
export async function isQuarterFull(em: Em, capped: Capped, begins: Date): Promise<boolean> {
  const quarter = quarterOf(begins)
  const caps = await capsOf(em, capped, quarter)
  return caps.some((cap) => !fits(cap, quarter.from.getTime()))
}

/** The caps that this order meets, with what is taken between two moments. */
export async function capsOf(em: Em, capped: Capped, span: Span): Promise<Cap[]> {
  if (!isCapped(capped)) return []
  const sections = sectionsOf(capped)
  const taken = await rows<{ quarter: number; category_id: string | null; count: number }>(
    em,
    takenIn(capped.restaurant_id, [...sections.keys()], span),
  )
  const of = (category_id: string | null) =>
    new Map(taken.filter((one) => one.category_id === category_id).map(({ quarter, count }) => [quarter, count]))
  const { orders_per_quarter } = capped
  return [
    ...(orders_per_quarter === null ? [] : [{ limit: orders_per_quarter, wanted: 1, taken: of(null) }]),
    ...[...sections].map(([id, { limit, wanted }]) => ({ limit, wanted, taken: of(id) })),
  ]
}

function isCapped({ orders_per_quarter, lines }: Capped) {
  return orders_per_quarter !== null || lines.some(({ category }) => category.dishes_per_quarter !== null)
}

function sectionsOf({ lines }: Capped) {
  const sections = new Map<string, { limit: number; wanted: number }>()
  for (const { category, quantity, cancellation_comment } of lines) {
    const limit = category.dishes_per_quarter
    if (limit === null || cancellation_comment !== null) continue
    sections.set(category.id, { limit, wanted: (sections.get(category.id)?.wanted ?? 0) + quantity })
  }
  return sections
}

const fullNow = (begins: Date): Refusal | Promise<Refusal> =>
  new Refusal('restaurant.full', {
    message: fullMessage(begins),
    data: { free_at: quarterOf(begins).to.toISOString() },
  })

/**
 * Orders by the quarter in which their kitchen begins, and with a `category_id` their dishes. A cancelled order frees its
 * place; one that waits for its money keeps it, and a test never had one.
 */
function takenIn(restaurant_id: string, categories: readonly string[], { from, to }: Span) {
  const counts = sql`o.restaurant_id = ${restaurant_id} and o.status not in ${inStatuses(isCancelled)} and o.user_id is not null`
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`
  return sql`with begun as (
      select o.id, o.created_at as at from "order" o where ${counts} and o.kitchen_at is null and ${within('o.created_at')}
      union all select o.id, o.kitchen_at from "order" o where ${counts} and ${within('o.kitchen_at')}),
    mine as (select id, (floor(extract(epoch from at) * 1000 / ${sql.lit(QUARTER_MS)}) * ${sql.lit(QUARTER_MS)})::float8 as quarter from begun)
    select quarter, null::uuid as category_id, count(*)::int as count from mine group by 1
    union all
    select mine.quarter, p.category_id, sum(i.quantity)::int from mine
      join order_item i on i.order_id = mine.id and i.cancellation_comment is null join product p on p.id = i.product_id
    where p.category_id = any(${categories}::uuid[]) group by 1, 2`
}
