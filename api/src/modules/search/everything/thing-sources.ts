import { ALIKE_COLUMNS } from '@ostrov/shared/ads/sections'
import { sql } from '../../../db/sql'
import { soughtText } from '../../ads/ad-columns'
import { isShown as isAdShown } from '../../ads/ad-status'
import { isAhead, isShown as isEventShown } from '../../events/session-sql'
import { isShown as isNewsShown } from '../../news/read-news'
import { isOnShow } from '../../organizations/organization-sql'
import type { Class } from './classes'
import type { ThingSource } from './thing-source'

/** So many of a class, the newest. */
const NEWEST = 40

/** What its author chose of a catalogue or a few words, of `ad a`: as `ad_chosen` has it. */
const CHOSEN = sql`coalesce(${sql.join(ALIKE_COLUMNS.map((column) => sql.ref(`a.${column}`)))})`

export const ADS: ThingSource = {
  from: sql`ad a`,
  key: sql`a.number`,
  kind: sql`a.section`,
  name: sql`a.title`,
  more: sql.raw(soughtText((name) => `a."${name}"`)),
  words: sql`a.words`,
  city_id: sql`a.city_id`,
  classes: [
    { of: 'section', key: sql`a.section` },
    { of: 'entry', key: CHOSEN },
  ],
  // As they are written in indexes: a section by its word, the entries by theirs.
  ofClass: ({ of, key }, now) =>
    sql`(select a.number as key from ad a where ${of === 'section' ? sql`a.section = ${sql.lit(key)}` : sql`${CHOSEN} = ${key}`} and ${isAdShown(now)}
      order by a.published_at desc, a.number desc limit ${sql.lit(NEWEST)})`,
  isShown: isAdShown,
}

const NEWS: ThingSource = {
  from: sql`news n`,
  key: sql`n.number`,
  kind: sql`'news'`,
  name: sql`n.title`,
  more: sql`n.lead`,
  words: sql`n.words`,
  city_id: sql`n.city_id`,
  classes: [{ of: 'news', key: sql`n.rubric` }],
  ofClass: ({ key }) =>
    sql`(select n.number as key from news n where ${isOf(sql`n.rubric`, key)} and ${isNewsShown}
      order by n.published_at desc, n.id desc limit ${sql.lit(NEWEST)})`,
  isShown: () => isNewsShown,
}

const ORGANIZATIONS: ThingSource = {
  from: sql`organization o`,
  key: sql`o.number`,
  kind: sql`'organizations'`,
  name: sql`o.name`,
  // Its first sentence says what it is, the others what it has.
  lead: sql`split_part(o.description, '.', 1)`,
  more: sql`o.description`,
  words: sql`o.words`,
  city_id: sql`o.city_id`,
  classes: [{ of: 'organization', key: sql`o.category` }],
  ofClass: ({ key }) =>
    sql`(select o.number as key from organization o where ${isOf(sql`o.category`, key)} and ${isOnShow}
      order by o.rating desc, o.number desc limit ${sql.lit(NEWEST)})`,
  isShown: () => isOnShow,
}

const isEventAhead = sql`${isEventShown} and exists (select from event_session s where s.event_id = e.id and ${isAhead('s')})`

const EVENTS: ThingSource = {
  from: sql`event e`,
  key: sql`e.number`,
  kind: sql`'events'`,
  name: sql`e.title`,
  more: sql`e.lead`,
  words: sql`e.words`,
  // Its sessions may be held in several towns.
  city_id: sql`null::uuid`,
  classes: [{ of: 'event', key: sql`e.rubric` }],
  ofClass: ({ key }) =>
    sql`(select e.number as key from event e where ${isOf(sql`e.rubric`, key)} and ${isEventAhead}
      order by e.published_at desc, e.id desc limit ${sql.lit(NEWEST)})`,
  isShown: () => isEventAhead,
}

/** A class without a key is all of its kind. */
function isOf(column: ReturnType<typeof sql>, key: Class['key']) {
  return key === '' ? sql`true` : sql`${column} = ${key}`
}

/** What the portal's search finds beside delivery. */
export const THING_SOURCES: readonly ThingSource[] = [ADS, ORGANIZATIONS, EVENTS, NEWS]
