import { regionOffset } from '@ostrov/shared/formats/installation'
import { Elysia } from 'elysia'
import { sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { referenceRoute } from '../records/reference-routes'
import { eventRecord } from './event-record'
import { eventSessionRecord } from './event-session-record'
import { venueRecord } from './venue-record'

/** The afisha as editors keep it. */
export function eventAdminRoutes(deps: Deps) {
  const { list, one, create, change, many, remove } = recordRoutes(deps, '/admin/events', eventRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(many()).use(remove())
}

export function eventSessionAdminRoutes(deps: Deps) {
  const { list, one, create, change, many, remove } = recordRoutes(deps, '/admin/event_sessions', eventSessionRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(many()).use(remove())
}

export function venueAdminRoutes(deps: Deps) {
  const { list, one, create, change, many, remove } = recordRoutes(deps, '/admin/venues', venueRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(many()).use(remove())
}

/** Events and venues to choose among. */
export const eventReferenceRoutes = (deps: Deps) =>
  new Elysia()
    .use(
      referenceRoute(deps, '/admin/references/event', {
        ...{ from: sql`event e`, key: sql`e.id`, title: sql`e.title`, more: sql`'№\u00A0' || e.number` },
        // A draft's name is no business of who does not write the afisha.
        may: 'content',
      }),
    )
    .use(
      referenceRoute(deps, '/admin/references/event_session', {
        from: sql`event_session s join event e on e.id = s.event_id join venue v on v.id = s.venue_id`,
        key: sql`s.id`,
        title: sql`e.title`,
        more: sql`to_char(s.starts_at at time zone 'UTC' + make_interval(mins => ${regionOffset()}::int), 'DD.MM HH24:MI')
          || ', ' || v.name`,
        order: sql`s.starts_at desc, s.id desc`,
        may: 'content',
      }),
    )
    .use(
      referenceRoute(deps, '/admin/references/venue', {
        from: sql`venue v join city c on c.id = v.city_id`,
        key: sql`v.id`,
        title: sql`v.name`,
        more: sql`c.name`,
      }),
    )
