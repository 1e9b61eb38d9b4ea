import { sql } from '../../db/sql'
import { isShown as isAdShown } from '../ads/ad-status'
import { isAhead, isShown as isEventShown } from '../events/session-sql'
import { isShown as isNewsShown } from '../news/read-news'
import { isOnShow } from '../organizations/organization-sql'
import type { ThingSource } from './thing-source'

export const ADS: ThingSource = {
  from: sql`ad a`,
  key: sql`a.number`,
  kind: sql`a.section`,
  title: sql`a.title`,
  words: sql`a.words`,
  city_id: sql`a.city_id`,
  isShown: isAdShown,
}

const NEWS: ThingSource = {
  from: sql`news n`,
  key: sql`n.number`,
  kind: sql`'news'`,
  title: sql`n.title || ' ' || n.lead`,
  words: sql`n.words`,
  city_id: sql`n.city_id`,
  isShown: () => isNewsShown,
}

const ORGANIZATIONS: ThingSource = {
  from: sql`organization o`,
  key: sql`o.number`,
  kind: sql`'organizations'`,
  // Its first sentence says what it is, the others what it has.
  title: sql`o.name || ' ' || split_part(o.description, '.', 1)`,
  more: sql`o.description`,
  words: sql`o.words`,
  city_id: sql`o.city_id`,
  isShown: () => isOnShow,
}

const EVENTS: ThingSource = {
  from: sql`event e`,
  key: sql`e.number`,
  kind: sql`'events'`,
  title: sql`e.title || ' ' || e.lead`,
  words: sql`e.words`,
  // Its sessions may be held in several towns.
  city_id: sql`null::uuid`,
  isShown: () =>
    sql`${isEventShown} and exists (select from event_session s where s.event_id = e.id and ${isAhead('s')})`,
}

/** What the portal's search finds beside delivery. */
export const THING_SOURCES: readonly ThingSource[] = [ADS, ORGANIZATIONS, EVENTS, NEWS]
