import { VenueInput, VenueRow } from '@ostrov/shared/events/desk-schema'
import { VENUE_FORM } from '@ostrov/shared/events/form'
import { venueDesk } from '@ostrov/shared/events/lists'
import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import { containing, moment, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { demandRows } from '../records/demand-rows'
import { record, type Written } from '../records/record'
import { CREATED } from '../records/record-table'
import { Venue } from './venue'

type Input = typeof VenueInput.static

/** Where events are held. One where something was or will be held is hidden rather than removed. */
export const venueRecord = record({
  noun: 'venue',
  entity: Venue,
  may: 'content',
  list: venueDesk,
  form: VENUE_FORM,
  row: VenueRow,
  input: VenueInput,
  together: ['rubric', 'is_hidden'],
  exported: {
    ...{ name: VENUE_FORM.name, rubric: VENUE_FORM.rubric },
    city: { label: 'Город' },
    ...{ address: VENUE_FORM.address, point: VENUE_FORM.point, halls: VENUE_FORM.halls },
    sessions: { label: 'Сеансов впереди' },
    ...{ site_url: VENUE_FORM.site_url, is_hidden: VENUE_FORM.is_hidden, created_at: { ...CREATED, label: 'Создана' } },
  },
  source: {
    select: sql`v.id, v.name, v.slug, v.rubric, v.city_id, v.address, v.point, v.halls, v.description, v.site_url, v.is_hidden,
      ${moment('v.created_at')} as created_at, json_build_object('id', c.id, 'title', c.name) as city,
      (select count(*)::int from event_session s where s.venue_id = v.id and s.over_at > now()) as sessions`,
    from: sql`venue v`,
    joined: sql`join city c on c.id = v.city_id`,
    where: sql`true`,
    key: sql`v.id`,
    conditions: {
      query: (words) => sql`v.name ilike ${containing(words)}`,
      rubric: sql`v.rubric`,
      city_id: sql`v.city_id`,
      is_hidden: sql`v.is_hidden`,
    },
    orders: { name: sql`v.name, v.id`, '-created_at': sql`v.id desc` },
  },
  check: demandOwnSlug,
  columns: ({ now }) => ({ updated_at: now }),
  written: followPlace,
  removable: demandUnused,
  refuses: { removing: ['venue.in_use'] },
})

async function demandOwnSlug(em: Em, { id, input: { slug, city_id } }: { id: string | null; input: Input }) {
  await demandRows(em, { city: { city_id } })
  const taken = await row(em, sql`select from venue where slug = ${slug} and id is distinct from ${id}::uuid`)
  if (taken) throw new Refusal('request.invalid', { errors: { slug: 'Этот адрес занят' } })
}

async function demandUnused(em: Em, id: string) {
  const used = await row(em, sql`select from event_session where venue_id = ${id} limit 1`)
  if (used) throw new Refusal('venue.in_use')
}

/** A venue that is somewhere else takes its coming sessions along: who holds tickets of them is told. */
async function followPlace(em: Em, { id, before, input, now }: Written<Input>) {
  if (before === null || (before.address === input.address && before.city_id === input.city_id)) return
  const moved = await rows<{ id: string; starts_at: string; place: string }>(
    em,
    sql`update event_session s set replanned_at = ${now}, updated_at = ${now}
        where s.venue_id = ${id} and s.over_at > ${now} and s.state <> 'cancelled'
          and exists (select from ticket_kind k where k.session_id = s.id)
        returning s.id, ${moment('s.starts_at')} as starts_at, concat_ws(', ', ${String(before.name)}::text, s.hall,
          (select c.name from city c where c.id = ${String(before.city_id)}::uuid), ${String(before.address)}::text) as place`,
  )
  await addJobs(
    em,
    moved.map((session) =>
      newJob('ticket.tell_change', {
        ...{ session_id: session.id, at: now.toISOString() },
        former: { starts_at: session.starts_at, place: session.place },
      }),
    ),
  )
}
