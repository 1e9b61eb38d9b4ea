import { isCancelled, isUnpaid } from '@ostrov/shared/orders/rules'
import { ORDER_STATUSES, type OrderStatus } from '@ostrov/shared/orders/statuses'

/** What became of an order, as far as statistics tell. */
export const OUTCOMES = ['taken', 'refused', 'cancelled', 'unpaid'] as const
type Outcome = (typeof OUTCOMES)[number]

/** In the order of `order_figure`’s columns. */
export const FIGURE_COLUMNS = [
  ...['order_id', 'created_at', 'restaurant_id', 'user_id', 'outcome', 'total', 'discount', 'payment_type'],
  ...['promo_code', 'is_first', 'is_newcomer', 'accept_seconds', 'cook_seconds', 'reason'],
]

/** What an order and its steps are read for. */
const SEEN = [
  ...['created_at', 'restaurant_id', 'user_id', 'total', 'discount', 'offer_discount', 'bonus_spent', 'payment_type'],
  'promo_code',
]
const STEPS = ['CONFIRMATION_PENDING', 'CONFIRMED', 'OUT_FOR_DELIVERY', 'PICKUP_PENDING', 'CANCELLED_BY_RESTAURANT']

const inList = (words: readonly string[]) => `(${words.map((word) => `'${word}'`).join(', ')})`
const statusesOf = (outcome: Outcome) => inList(ORDER_STATUSES.filter((status) => outcomeOf(status) === outcome))
// In brackets, for a function's `if` ends at the first `then`.
const outcomeIn = (status: string) =>
  `(case when ${status} in ${statusesOf('taken')} then 'taken' when ${status} in ${statusesOf('refused')} then 'refused' when ${status} in ${statusesOf('unpaid')} then 'unpaid' else 'cancelled' end)`

function outcomeOf(status: OrderStatus): Outcome {
  if (status === 'CANCELLED_BY_RESTAURANT') return 'refused'
  if (isUnpaid(status)) return 'unpaid'
  return isCancelled(status) ? 'cancelled' : 'taken'
}

/** Whether nobody's order `o` is earlier than this one of the same person: at its restaurant, and anywhere. */
const firsts = (o: string) => {
  const earlier = `select from "order" e where e.user_id = ${o}.user_id and e.created_at < ${o}.created_at`
  return `not exists (${earlier} and e.restaurant_id = ${o}.restaurant_id), not exists (${earlier})`
}

/**
 * The figures of orders as their rows and steps tell them, whole: what the triggers keep and the night compares is
 * this one statement, to which a condition on `o` may be added. A test order is nobody's and has none. A refusal
 * without a word has the reason ''. The discount is the promo code's alone. An order for a time waits for its moment,
 * so it tells of nobody's pace.
 */
export const FIGURES = `select o.id as order_id, o.created_at, o.restaurant_id, o.user_id,
    ${outcomeIn('o.status')} as outcome, o.total, o.discount - o.offer_discount - o.bonus_spent as discount, o.payment_type, o.promo_code, first.is_first, first.is_newcomer,
    case when o.kitchen_at is null then extract(epoch from step.accepted - step.handed) end::float8 as accept_seconds,
    case when o.kitchen_at is null then extract(epoch from step.cooked - step.accepted) end::float8 as cook_seconds,
    case when o.status = 'CANCELLED_BY_RESTAURANT' then (select coalesce(trim(r.comment), '') from order_event r
      where r.order_id = o.id and r."to" = 'CANCELLED_BY_RESTAURANT' order by r.id desc limit 1) end as reason
  from "order" o
    cross join lateral (select ${firsts('o')}) first (is_first, is_newcomer)
    cross join lateral (select min(e.created_at) filter (where e."to" = 'CONFIRMATION_PENDING') as handed,
      max(e.created_at) filter (where e."to" = 'CONFIRMED' and e.undoes is null) as accepted,
      max(e.created_at) filter (where e."to" in ('OUT_FOR_DELIVERY', 'PICKUP_PENDING') and e.undoes is null) as cooked
      from order_event e where e.order_id = o.id) step
  where o.user_id is not null`

/** Fills the figures of all orders there are, where triggers rested: of a migrated database, and of rows made by the million. */
export const FILL_FIGURES = `insert into order_figure (${FIGURE_COLUMNS.join(', ')}) ${FIGURES} order by o.created_at on conflict (order_id) do nothing`

const oneLine = (sql: string) => sql.replace(/\s+/g, ' ').trim()
const unchanged = (columns: readonly string[]) =>
  columns.map((column) => `old.${column} is not distinct from new.${column}`).join(' and ')
const EVERY_CHANGE = { timing: 'after' as const, events: ['delete' as const, 'insert' as const, 'update' as const] }

/**
 * The trigger of `order`: its figures change in the transaction that changes it, whoever does, and nobody else's row is
 * locked for it. Only an order that is put, moved or taken away before a person's later ones makes another the first.
 */
export const keepingFigures = {
  name: 'keeps_figures',
  ...EVERY_CHANGE,
  body: oneLine(`if tg_op = 'UPDATE' and ${unchanged(SEEN)} and ${outcomeIn('old.status')} = ${outcomeIn('new.status')} then return null; end if;
    if new.id is not null and new.user_id is null then delete from order_figure where order_id = new.id; end if;
    insert into order_figure (${FIGURE_COLUMNS.join(', ')}) ${FIGURES} and o.id = new.id
      on conflict (order_id) do update set ${FIGURE_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')};
    if tg_op = 'UPDATE' and ${unchanged(['created_at', 'restaurant_id', 'user_id'])}
      or tg_op = 'INSERT' and not exists (select from "order" o where o.user_id = new.user_id and o.created_at > new.created_at) then return null; end if;
    update order_figure f set is_first = first.is_first, is_newcomer = first.is_newcomer
      from "order" o cross join lateral (select ${firsts('o')}) first (is_first, is_newcomer)
      where o.user_id in (old.user_id, new.user_id) and o.created_at > least(old.created_at, new.created_at) and f.order_id = o.id
        and (f.is_first, f.is_newcomer) <> (first.is_first, first.is_newcomer);
    return null`),
}

/** The trigger of `order_event`: the steps that figures are made of. */
export const keepingPaces = {
  name: 'keeps_paces',
  ...EVERY_CHANGE,
  body: oneLine(`if tg_op = 'UPDATE' and ${unchanged(['order_id', '"to"', 'comment', 'undoes', 'created_at'])} then return null; end if;
    if coalesce(old."to" not in ${inList(STEPS)}, true) and coalesce(new."to" not in ${inList(STEPS)}, true) then return null; end if;
    update order_figure f set accept_seconds = told.accept_seconds, cook_seconds = told.cook_seconds, reason = told.reason
      from (${FIGURES} and o.id = coalesce(new.order_id, old.order_id)) told where f.order_id = told.order_id
        and (f.accept_seconds, f.cook_seconds, f.reason) is distinct from (told.accept_seconds, told.cook_seconds, told.reason);
    return null`),
}
