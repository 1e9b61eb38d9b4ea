import { COUNTER_FAILURES, type CounterFailureName } from '@ostrov/shared/counters/failures'
import type { COUNTER_KINDS } from '@ostrov/shared/counters/form'
import type { CounterUpdatesWire } from '@ostrov/shared/counters/schema'
import { DOUBT_WORDS, SENDING_STATES, type SendingState } from '@ostrov/shared/counters/sending'
import { isOnBoard } from '@ostrov/shared/orders/rules'
import type { Em } from '../../db/orm'
import { inStatuses, rows, sql } from '../../db/sql'
import type { Served } from '../../kernel/served'

const ORDERS_MAX = 50

type OrderRow = {
  order_id: number
  state: SendingState
  failure: CounterFailureName | null
  number: string | null
  missing: string[]
}
type Row = {
  restaurant_id: string
  kind: keyof typeof COUNTER_KINDS
  enabled: boolean
  broken: CounterFailureName | null
  orders: OrderRow[]
}

/** How the counters of these restaurants do, and the orders on their boards that are not there as they should be. */
export async function readCounters(em: Em, restaurants: readonly Served[]): Promise<CounterUpdatesWire> {
  const found = await rows<Row>(
    em,
    sql`select t.restaurant_id, t.kind, t.enabled, t.broken, coalesce((select json_agg(c order by c.order_id) from (
            select c.order_id::int as order_id, c.state, c.failure, c.number, c.missing from counter_order c
            join "order" o on o.id = c.order_id
            where o.restaurant_id = t.restaurant_id and o.user_id is not null and o.status in ${inStatuses(isOnBoard)}
              and (c.state in ('doubtful', 'failed') or c.state = 'waiting' and c.failure is not null or cardinality(c.missing) > 0)
            order by c.order_id limit ${sql.lit(ORDERS_MAX)}) c), '[]') as orders
        from counter t where t.restaurant_id = any(${restaurants.map(({ id }) => id)}::uuid[]) order by t.restaurant_id`,
  )
  return {
    items: found.map(({ orders, ...counter }) => ({
      ...counter,
      ...wordsOf(counter.broken),
      orders: orders.map((order) => ({ ...order, ...orderWords(order) })),
    })),
  }
}

const wordsOf = (failure: CounterFailureName | null) =>
  failure ? { said: COUNTER_FAILURES[failure].said, hand: COUNTER_FAILURES[failure].hand } : { said: null, hand: null }

function orderWords({ state, failure, missing }: OrderRow): { said: string; hand: string | null } {
  if (state === 'doubtful') return DOUBT_WORDS
  if (failure) return { said: COUNTER_FAILURES[failure].said, hand: COUNTER_FAILURES[failure].hand }
  return { said: SENDING_STATES[state], hand: missing.length > 0 ? `Добавьте вручную: ${missing.join(', ')}` : null }
}
