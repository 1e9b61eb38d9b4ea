import { isUnpaid } from '@ostrov/shared/orders/rules'
import type { OrderUpdateWire } from '@ostrov/shared/orders/schema'
import type { Em } from '../../db/orm'
import { inStatuses, moment, row, rows, type Sql, sql } from '../../db/sql'
import type { Business, Customer } from '../../kernel/actors'
import type { Served } from '../../kernel/served'

export type Update = OrderUpdateWire & { user_id: string }
export type Follower = Customer | Business

/** Events get their numbers before they commit, so an earlier one may appear a little after a later one. */
const OVERLAP = 50
/** Who was away for longer than so many events of the whole product reads the orders anew. */
const LONGEST_REPLAY = 20_000
const REPLAY_LIMIT = 500

/** Whose orders a follower sees: one's own, or those of the restaurants served. */
export type Scope = { user_id: string } | { restaurant_ids: readonly string[] }

export function scopeOf(follower: Follower, restaurants: readonly Served[]): Scope {
  if (follower.kind === 'customer') return { user_id: follower.id }
  return { restaurant_ids: restaurants.map(({ id }) => id) }
}

/** The number of the newest event. */
export async function lastEventId(em: Em): Promise<number> {
  return (await row<{ id: number }>(em, sql`select coalesce(max(id), 0)::int as id from order_event`))?.id ?? 0
}

/** What happened after `since`, with a few earlier events again, oldest first: a client ignores ids it knows. */
export function updatesAfter(em: Em, scope: Scope, since: number): Promise<Update[]> {
  // An unpaid order is no restaurant's business.
  const mine =
    'user_id' in scope
      ? sql`o.user_id = ${scope.user_id}`
      : sql`o.restaurant_id = any(${scope.restaurant_ids}::uuid[]) and e.to not in ${inStatuses(isUnpaid)}`
  return readUpdates(em, sql`${mine} and ${isAfter(since)}`)
}

/** Everybody's updates after `since`, for a listener that was cut off: all of them, in as many readings as it takes. */
export async function* allUpdatesAfter(em: Em, since: number): AsyncGenerator<Update> {
  for (let last = since; ; ) {
    const read = await readUpdates(em, isAfter(last))
    yield* read
    const newest = read.at(-1)?.event_id ?? 0
    if (newest <= last) return
    last = newest
  }
}

const isAfter = (since: number) =>
  sql`e.id > greatest(${since - OVERLAP}::bigint, (select coalesce(max(id), 0) from order_event) - ${LONGEST_REPLAY}::bigint)`

function readUpdates(em: Em, which: Sql) {
  return rows<Update>(
    em,
    sql`select e.id::int as event_id, o.id::int as order_id, o.uuid as order_uuid, o.restaurant_id, o.user_id, e.to as status,
          ${moment('e.created_at')} as created_at
        from order_event e join "order" o on o.id = e.order_id where ${which} order by e.id limit ${REPLAY_LIMIT}`,
  )
}
