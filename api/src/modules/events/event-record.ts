import { EventInput, EventRow } from '@ostrov/shared/events/desk-schema'
import { EVENT_FORM } from '@ostrov/shared/events/form'
import { EVENT_STATES, eventDesk } from '@ostrov/shared/events/lists'
import { eventSlugOf } from '@ostrov/shared/events/slug'
import { richTextPictures } from '@ostrov/shared/rich-text/pictures'
import type { Em } from '../../db/orm'
import { containing, moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { imageJson } from '../images/image-view'
import { demandRows } from '../records/demand-rows'
import { record } from '../records/record'
import { CREATED } from '../records/record-table'
import { Event } from './event'

const state = sql`case when e.is_hidden then 'hidden' when e.published_at is null then 'draft'
  when e.published_at > now() then 'planned' else 'published' end`
const ahead = sql`event_session s where s.event_id = e.id and s.over_at > now() and s.state <> 'cancelled'`

/** What editors put into the afisha. */
export const eventRecord = record({
  noun: 'event',
  entity: Event,
  may: 'content',
  list: eventDesk,
  form: EVENT_FORM,
  row: EventRow,
  input: EventInput,
  together: ['rubric', 'age_mark', 'is_hidden'],
  exported: {
    number: { label: 'Номер' },
    ...{ title: EVENT_FORM.title, rubric: EVENT_FORM.rubric, age_mark: EVENT_FORM.age_mark },
    state: { label: 'Состояние', choices: EVENT_STATES },
    next_at: { label: 'Ближайший сеанс', kind: 'moment' },
    sessions: { label: 'Сеансов впереди' },
    ...{ organizer: EVENT_FORM.organizer, series: EVENT_FORM.series, published_at: EVENT_FORM.published_at },
    created_at: { ...CREATED, label: 'Создано' },
  },
  source: {
    select: sql`e.id, e.number, e.title, e.slug, e.rubric, e.age_mark, e.lead, e.body, e.image_id, e.image_alt, e.organizer,
      e.organizer_words, e.refund_rule, e.refund_hours, e.tickets_url, e.series, ${moment('e.published_at')} as published_at, e.is_hidden,
      ${state} as state, ${moment('e.created_at')} as created_at, ${imageJson('i')} as image,
      (select ${moment('s.starts_at')} from ${ahead} order by s.starts_at limit 1) as next_at,
      (select count(*)::int from ${ahead}) as sessions`,
    from: sql`event e`,
    joined: sql`left join image i on i.id = e.image_id`,
    where: sql`true`,
    key: sql`e.id`,
    conditions: {
      query: (words) => sql`(e.title ilike ${containing(words)} or e.number::text = ${words.trim()})`,
      state: (asked) => sql`${state} = ${asked}`,
      rubric: sql`e.rubric`,
      age_mark: sql`e.age_mark`,
      venue_id: (venue) => sql`exists (select from event_session p where p.event_id = e.id and p.venue_id = ${venue})`,
      lacks_sessions: sql`not exists (select from ${ahead})`,
    },
    orders: { '-created_at': sql`e.created_at desc, e.id desc`, title: sql`e.title, e.id` },
  },
  check: demandPictures,
  removable: demandNoTickets,
  refuses: { removing: ['event.has_tickets'] },
  columns: ({ input: { slug, title }, now }) => ({ slug: slug || eventSlugOf(title), updated_at: now }),
})

async function demandPictures(em: Em, { input: { image_id, body } }: { input: typeof EventInput.static }) {
  const shown = richTextPictures(body).map(({ id }) => id)
  await demandRows(em, { image: { image_id, body: shown } })
}

async function demandNoTickets(em: Em, id: string) {
  const kind = await row(
    em,
    sql`select from ticket_kind where session_id in (select id from event_session where event_id = ${id}) limit 1`,
  )
  if (kind) throw new Refusal('event.has_tickets')
}
