import { NIGHT_HOURS } from '@ostrov/shared/events/days'
import { eventAddresses, eventDays, eventList } from '@ostrov/shared/events/lists'
import type { EventAddress, EventCardWire, EventDayWire } from '@ostrov/shared/events/schema'
import { instantAt, localParts } from '@ostrov/shared/formats/time'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { readList, wholeList } from '../../db/list'
import { matching } from '../../db/list-conditions'
import type { Em } from '../../db/orm'
import { moment, rows, type Sql, sql, variedRows } from '../../db/sql'
import {
  cardJoins,
  changedAt,
  eventInShort,
  fromSessions,
  isAhead,
  isShown,
  sessionConditions,
  sessionJson,
} from './session-sql'

const nearestFirst = sql`s.starts_at, s.id`

/** Events of which a session meets what is asked, by the nearest of those sessions. */
export function listEvents(em: Em, query: ListQuery<typeof eventList>, now: Date) {
  const others = otherSessions(matching(eventList, query, sessionConditions('p', 'pv', now)), query.venue)
  const atVenue = query.venue === undefined ? sql`` : sql` and v.slug = ${query.venue}`
  return readList<EventCardWire, typeof eventList>(em, eventList, query, {
    select: cardOf(others),
    from: fromSessions,
    joined: cardJoins,
    where: sql`${isShown} and ${isAhead('s')}${atVenue} and ${isNearest(others)}`,
    key: sql`s.id`,
    conditions: sessionConditions('s', 'v', now),
    order: nearestFirst,
  })
}

/** Those of these numbers that are still to come, each by its nearest session. */
export function readEventCards(em: Em, numbers: readonly number[]) {
  const others = otherSessions(null)
  return rows<EventCardWire>(
    em,
    sql`select ${cardOf(others)} from ${fromSessions} ${cardJoins}
        where e.number = any(${numbers}::int[]) and ${isShown} and ${isAhead('s')} and ${isNearest(others)}`,
  )
}

/** What is like an event: of its series, then of its rubric, the nearest first. */
export function listSimilar(em: Em, id: string, most: number) {
  const others = otherSessions(null)
  return rows<EventCardWire>(
    em,
    sql`select ${cardOf(others)} from ${fromSessions} ${cardJoins} join event own on own.id = ${id}
        where ${isShown} and ${isAhead('s')} and e.id <> own.id and (e.rubric = own.rubric or e.series = own.series)
          and ${isNearest(others)}
        order by coalesce(e.series = own.series, false) desc, ${nearestFirst} limit ${sql.lit(most)}`,
  )
}

/** Sessions `p` of event `e` that are still to come and meet what is asked. */
const otherSessions = (asked: Sql | null, venue?: string) =>
  sql`event_session p join venue pv on pv.id = p.venue_id where p.event_id = e.id and ${isAhead('p')}
    ${asked ? sql` and ${asked}` : sql``}${venue === undefined ? sql`` : sql` and pv.slug = ${venue}`}`

const isNearest = (others: Sql) => sql`not exists (select from ${others} and (p.starts_at, p.id) < (s.starts_at, s.id))`

const cardOf = (others: Sql) => sql`${eventInShort}, ${sessionJson} as session,
  (select count(*)::int - 1 from ${others}) as more, ${moment('e.published_at')} as published_at`

/** Days of the region with something on, from today on; of a long session each day of it. */
export async function listEventDays(em: Em, query: ListQuery<typeof eventDays>, now: Date) {
  const { date } = localParts(now)
  const asked = matching(eventDays, query, sessionConditions('s', 'v', now))
  const atVenue = query.venue === undefined ? sql`` : sql` and v.slug = ${query.venue}`
  const [most] = eventDays.sizes
  // The region's clock never changes: each of its days has 24 hours.
  const daysUntil = (at: Sql, hour: number) =>
    sql`extract(epoch from ${at} - ${instantAt(date, hour * 60)}::timestamptz) / 86400`
  const found = await variedRows<EventDayWire>(
    em,
    sql`select (${date}::date + d.at)::text as date, count(distinct e.id)::int as events
        from event_session s join event e on e.id = s.event_id join venue v on v.id = s.venue_id
        cross join lateral (select floor(${daysUntil(sql`s.starts_at`, 0)})::int as first,
          ceil(${daysUntil(sql`s.over_at`, NIGHT_HOURS)})::int - 1 as last) day
        cross join lateral generate_series(greatest(day.first, 0), least(greatest(day.first, day.last), ${sql.lit(most - 1)})) d(at)
        where ${isAhead('s')} and ${isShown}${atVenue}${asked ? sql` and ${asked}` : sql``}
        group by d.at order by d.at`,
  )
  return wholeList(eventDays, found)
}

/** Where every event stands that is shown, the newest first. */
export function listEventAddresses(em: Em, query: ListQuery<typeof eventAddresses>) {
  return readList<typeof EventAddress.static, typeof eventAddresses>(em, eventAddresses, query, {
    select: sql`e.number, e.slug, ${changedAt} as changed_at`,
    from: sql`event e`,
    where: isShown,
    order: sql`e.published_at desc, e.id desc`,
  })
}
