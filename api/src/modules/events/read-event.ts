import type { EventPageWire, EventSessionWire } from '@ostrov/shared/events/schema'
import { richTextPictures } from '@ostrov/shared/rich-text/pictures'
import type { Em } from '../../db/orm'
import { moment, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { loadImages } from '../images/image-view'
import { listSimilar } from './list-events'
import { changedAt, eventInShort, sessionJson } from './session-sql'

const SIMILAR = 4
const SESSIONS = 100
const PAST_SESSIONS = 10

type Found = Omit<EventPageWire, 'images' | 'similar' | 'sessions' | 'is_over'> & { id: string; is_hidden: boolean }

/**
 * A published event by its number.
 * @throws {Refusal} `event.gone` where it was taken off the site, `event.not_found`
 */
export async function readEvent(em: Em, number: number): Promise<EventPageWire> {
  const found = await row<Found>(
    em,
    sql`select ${eventInShort}, e.id, e.is_hidden, e.body, e.organizer, e.organizer_words, e.refund_rule, e.tickets_url, e.series,
          ${moment('e.published_at')} as published_at, ${changedAt} as changed_at
        from event e left join image i on i.id = e.image_id where e.number = ${number} and e.published_at <= now()`,
  )
  if (!found) throw new Refusal('event.not_found')
  if (found.is_hidden) throw new Refusal('event.gone')
  const { id, is_hidden: _, ...event } = found
  const shown = richTextPictures(found.body).map((picture) => picture.id)
  const [images, ahead, similar] = await Promise.all([
    loadImages(em, shown),
    sessionsAhead(em, id),
    listSimilar(em, id, SIMILAR),
  ])
  const sessions = ahead.length > 0 ? ahead : await sessionsPast(em, id)
  return { ...event, images: [...images.values()], sessions, is_over: ahead.length === 0, similar }
}

type Told = { session: EventSessionWire }
const from = sql`event_session s join venue v on v.id = s.venue_id join city c on c.id = v.city_id`

/** What is not over, cancelled sessions included: whoever has noted one must find out. */
async function sessionsAhead(em: Em, id: string) {
  const found = await rows<Told>(
    em,
    sql`select ${sessionJson} as session from ${from} where s.event_id = ${id} and s.over_at > now()
        order by s.starts_at, s.id limit ${sql.lit(SESSIONS)}`,
  )
  return found.map(({ session }) => session)
}

/** The last of them, in their order. */
async function sessionsPast(em: Em, id: string) {
  const found = await rows<Told>(
    em,
    sql`select ${sessionJson} as session from ${from} where s.event_id = ${id}
        order by s.starts_at desc, s.id desc limit ${sql.lit(PAST_SESSIONS)}`,
  )
  return found.map(({ session }) => session).reverse()
}
