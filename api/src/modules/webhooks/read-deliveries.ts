import type { ListQuery } from '@ostrov/shared/lists/table'
import { webhookDeliveries } from '@ostrov/shared/webhooks/lists'
import type { WebhookDeliveryWire } from '@ostrov/shared/webhooks/schema'
import { readFacets } from '../../db/facets'
import { readList, type SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, sql } from '../../db/sql'
import type { Served } from '../../kernel/served'

type Query = ListQuery<typeof webhookDeliveries>

/** What was sent to the restaurant's software, the newest first. */
export function listDeliveries(em: Em, restaurant: Served, query: Query) {
  return readList<WebhookDeliveryWire, typeof webhookDeliveries>(em, webhookDeliveries, query, of(restaurant))
}

/** How many of them each choice would leave. */
export function countDeliveries(em: Em, restaurant: Served, query: Query) {
  return readFacets(em, webhookDeliveries, query, of(restaurant))
}

const of = ({ id }: Served): SourceOf<typeof webhookDeliveries> => ({
  select: sql`d.id, d.event, d.order_id::int as order_id, d.state, d.attempts, d.failure, d.code, d.answer,
    ${moment('d.created_at')} as created_at, ${moment('d.tried_at')} as tried_at, ${moment('d.next_at')} as next_at`,
  from: sql`webhook_delivery d`,
  where: sql`d.restaurant_id = ${id}`,
  key: sql`d.id`,
  conditions: { state: sql`d.state`, event: sql`d.event` },
  order: { by: [sql`d.id`], falling: true },
})
