import { hallsOf } from '@ostrov/shared/events/form'
import { venueList, venueSessions } from '@ostrov/shared/events/lists'
import type { EventSessionWire, VenueSessionWire, VenueWire } from '@ostrov/shared/events/schema'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { cardJoins, eventJson, fromSessions, isAhead, isShown, sessionConditions, sessionJson } from './session-sql'

type Kept = Omit<VenueWire, 'halls'> & { halls: string }

const columns = sql`v.slug, v.name, v.rubric, c.name as city, v.address, v.point, v.halls, v.description, v.site_url,
  (select count(distinct e.id)::int from event_session s join event e on e.id = s.event_id
    where s.venue_id = v.id and ${isAhead('s')} and ${isShown}) as events`
const wireOf = ({ halls, ...venue }: Kept): VenueWire => ({ ...venue, halls: hallsOf(halls) })

/** Venues that have pages, by their names. */
export async function listVenues(em: Em, query: ListQuery<typeof venueList>) {
  const list = await readList<Kept, typeof venueList>(em, venueList, query, {
    select: columns,
    from: sql`venue v`,
    joined: sql`join city c on c.id = v.city_id`,
    where: sql`not v.is_hidden`,
    key: sql`v.id`,
    order: sql`v.name, v.id`,
  })
  return { ...list, items: list.items.map(wireOf) }
}

/** @throws {Refusal} `venue.not_found` where there is none, or it has no page. */
export async function readVenue(em: Em, slug: string): Promise<VenueWire> {
  const found = await row<Kept>(
    em,
    sql`select ${columns} from venue v join city c on c.id = v.city_id where v.slug = ${slug} and not v.is_hidden`,
  )
  if (!found) throw new Refusal('venue.not_found')
  return wireOf(found)
}

/**
 * What is still to come at a venue, cancelled sessions included, the nearest first.
 * @throws {Refusal} `venue.not_found`
 */
export async function listVenueSessions(em: Em, slug: string, query: ListQuery<typeof venueSessions>, now: Date) {
  const venue = await row<{ id: string }>(em, sql`select id from venue where slug = ${slug} and not is_hidden`)
  if (!venue) throw new Refusal('venue.not_found')
  type Told = { session: EventSessionWire; event: VenueSessionWire['event'] }
  const list = await readList<Told, typeof venueSessions>(em, venueSessions, query, {
    select: sql`${sessionJson} as session, ${eventJson} as event`,
    from: fromSessions,
    joined: cardJoins,
    where: sql`${isShown} and s.venue_id = ${venue.id} and s.over_at > now()`,
    key: sql`s.id`,
    conditions: { day: sessionConditions('s', 'v', now).day },
    order: sql`s.starts_at, s.id`,
  })
  return { ...list, items: list.items.map(({ session, event }): VenueSessionWire => ({ ...session, event })) }
}
