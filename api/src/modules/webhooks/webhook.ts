import { defineEntity, p } from '@mikro-orm/postgresql'
import type { WebhookEvent } from '@ostrov/shared/webhooks/events'
import { createdAt, updatedAt } from '../../db/columns'
import { Restaurant } from '../restaurants/restaurant'

/** Where a restaurant's own software is told of its orders. */
const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhook',
  properties: {
    restaurant_id: () =>
      p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').primary().unique(),
    enabled: p.boolean().default(false),
    url: p.text(),
    events: p.array().$type<WebhookEvent[]>().default([]),
    /** Sealed with the key of the settings; the one before is good until the moment beside it. */
    sealed_secret: p.text().hidden(),
    secret_at: p.datetime(),
    sealed_old_secret: p.text().hidden().nullable(),
    old_secret_until: p.datetime().nullable(),
    /** Since when nothing was accepted; null once something is. */
    failing_since: p.datetime().nullable(),
    /** Until when what is new waits for one that is tried again: a server that is away is not asked for each. */
    quiet_until: p.datetime().nullable(),
    /** Nothing is sent from then on, until it is saved anew. */
    stopped_at: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
})
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook)
