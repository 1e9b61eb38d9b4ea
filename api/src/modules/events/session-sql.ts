import { REGION } from '@ostrov/shared/ads/lists'
import { type Days, daysOf, NIGHT_HOURS, type When } from '@ostrov/shared/events/days'
import { addDays, instantAt } from '@ostrov/shared/formats/time'
import { valuesOf } from '@ostrov/shared/lists/table'
import { moment, type Sql, sql } from '../../db/sql'
import { imageJson } from '../images/image-view'

/** Of event `e`. Everybody reads it: no job makes it so, its moment does. */
export const isShown = sql`not e.is_hidden and e.published_at is not null and e.published_at <= now()`
/** Where sessions stand with what they are of and where they are held. */
export const fromSessions = sql`event_session s join event e on e.id = s.event_id join venue v on v.id = s.venue_id`
/** Town and picture, for what is selected. */
export const cardJoins = sql`join city c on c.id = v.city_id left join image i on i.id = e.image_id`

/** A session that takes place and is not over, by its alias. */
export const isAhead = (s: string) =>
  sql`${sql.ref(`${s}.over_at`)} > now() and ${sql.ref(`${s}.state`)} <> 'cancelled'`

/** How the sale of session `s` stands for who knows no code, as JSON; null where none is here. Kinds behind a code are looked for by it. */
const SALE = sql`(select case when count(*) = 0 then null else json_build_object(
    'state', case when s.state = 'cancelled' or s.starts_at <= now() then 'over'
      when bool_or(k.is_on and (k.has_code or k.has_free)) then 'on_sale'
      when bool_or(k.is_early) then 'not_yet' when bool_or(k.is_on) then 'sold_out' else 'over' end,
    'opens_at', to_char(min(k.sale_from) filter (where k.is_early) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end
  from (select k.sale_from, k.access_code is not null as has_code, coalesce(k.sale_from > now(), false) as is_early,
      coalesce(k.sale_from <= now(), true) and coalesce(k.sale_to > now(), true) as is_on,
      exists (select from ticket_seat t where t.kind_id = k.id and not t.is_sold and (t.held_until is null or t.held_until <= now())) as has_free
    from ticket_kind k where k.session_id = s.id limit 50) k)`

/** Session `s` at venue `v` in town `c`, column by column, as JSON has them. */
const SESSION = sql`'id', s.id, 'starts_at', ${moment('s.starts_at')}, 'ends_at', ${moment('s.ends_at')}, 'state', s.state,
  'moved_from', ${moment('s.moved_from')}, 'is_free', s.is_free, 'price_from', s.price_from, 'price_to', s.price_to,
  'hall', s.hall, 'has_tickets', exists (select from ticket_kind k where k.session_id = s.id), 'sale', ${SALE},
  'changed_at', greatest(${moment('s.updated_at')}, ${moment('v.updated_at')}), 'made_at', ${moment('s.created_at')}, 'venue', json_build_object('slug', case when not v.is_hidden then v.slug end, 'name', v.name,
    'city', c.name, 'address', v.address, 'point', v.point)`
export const sessionJson = sql`json_build_object(${SESSION})`

/** What lists show of event `e`. */
export const eventInShort = sql`e.number, e.slug, e.title, e.lead, e.rubric, e.age_mark, ${imageJson('i')} as image,
  coalesce(e.image_alt, '') as image_alt`

/** The same within JSON. */
export const eventJson = sql`json_build_object('number', e.number, 'slug', e.slug, 'title', e.title, 'lead', e.lead,
  'rubric', e.rubric, 'age_mark', e.age_mark, 'image', ${imageJson('i')}, 'image_alt', coalesce(e.image_alt, ''))`

/** What is changed when it appears, if nobody has written to it since. */
export const changedAt = sql`greatest(${moment('e.updated_at')}, ${moment('e.published_at')},
  (select to_char(max(s.updated_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from event_session s where s.event_id = e.id))`

/** A session of these days: it begins on one of them, or goes on there past the early morning. */
export function onDays(s: string, { from, to }: Days): Sql {
  const [starts, over] = [sql.ref(`${s}.starts_at`), sql.ref(`${s}.over_at`)]
  return sql`(${starts} < ${instantAt(addDays(to, 1), 0)}
    and (${starts} >= ${instantAt(from, 0)} or ${over} > ${instantAt(from, NIGHT_HOURS * 60)}))`
}

/** What the filters ask of a session and of its venue, by their aliases, and of event `e`. */
export const sessionConditions = (s: string, v: string, now: Date) => ({
  when: (when: string) => onDays(s, daysOf(whenOf(when), now)),
  day: (day: string) => onDays(s, { from: day, to: day }),
  rubric: sql`e.rubric`,
  [REGION]: (slugs: string) =>
    sql`${sql.ref(`${v}.city_id`)} in (select id from city where slug = any(${valuesOf(slugs)}::text[]))`,
  free: sql.ref(`${s}.is_free`),
})

const whenOf = (said: string): When => (said === 'tomorrow' || said === 'weekend' || said === 'week' ? said : 'today')
