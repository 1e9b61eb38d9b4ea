import { CounterUpdates } from '@ostrov/shared/counters/schema'
import { MenuUpdates, MenuUpdatesQuery } from '@ostrov/shared/menu/updates-schema'
import { OrderUpdateList, OrderUpdatesQuery } from '@ostrov/shared/orders/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readCounters } from '../counters/read-counters'
import { eventStream } from './event-stream'
import { menuUpdates } from './menu-updates'
import { lastEventId, scopeOf, updatesAfter } from './order-updates'
import { liveStreams } from './streams'

const Audience = t.Object({
  audience: t.Optional(t.Literal('business', { description: 'Follow as a business user, not as a customer.' })),
})

export const updateRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get(
      '/updates/orders',
      async ({ em, follower, restaurants, query }) => {
        const last = await lastEventId(em)
        const scope = scopeOf(follower, restaurants)
        const items = query.since === undefined ? [] : await updatesAfter(em, scope, query.since)
        return { items, last_event_id: Math.max(last, ...items.map((one) => one.event_id)) }
      },
      {
        follower: 'orders',
        query: t.Composite([OrderUpdatesQuery, Audience]),
        response: { 200: OrderUpdateList },
        detail: {
          summary: 'What happened to one’s orders since an event',
          description: 'Asked every five seconds where a stream cannot be held. A few known events may come again.',
          tags: ['Updates'],
        },
      },
    )
    .get(
      '/updates/menu_and_reviews',
      async ({ em, query }) => ({ items: await menuUpdates(em, query.ids.split(',')) }),
      {
        open: 'shared',
        query: MenuUpdatesQuery,
        response: { 200: MenuUpdates },
        detail: {
          summary: 'Which version menus and reviews of restaurants are of',
          description: 'Asked now and then by who shows them: what has another version than before is to be read anew.',
          tags: ['Updates'],
        },
      },
    )
    .get('/updates/integrations', ({ em, restaurants }) => readCounters(em, restaurants), {
      servesAll: { reads: 'orders' },
      response: { 200: CounterUpdates },
      detail: {
        summary: 'How restaurants’ counters do, and which orders want a hand there',
        description: 'Asked now and then by who shows the board.',
        tags: ['Updates'],
      },
    })
    .get(
      '/updates/stream',
      async ({ follower, restaurants, query, headers }) => {
        const since = Number(headers['last-event-id'] ?? query.since ?? Number.NaN)
        const scope = scopeOf(follower, restaurants)
        return eventStream(await liveStreams(deps).open(follower, scope, Number.isSafeInteger(since) ? since : null))
      },
      {
        follower: 'orders',
        refuses: ['request.too_often'],
        query: t.Composite([OrderUpdatesQuery, Audience]),
        headers: t.Object({ 'last-event-id': t.Optional(t.String({ maxLength: 20 })) }),
        detail: {
          summary: 'Server-sent events of one’s orders',
          description: 'Event `order`, data as in the polling answer, id its event_id. Resumes by Last-Event-ID.',
          tags: ['Updates'],
        },
      },
    )
