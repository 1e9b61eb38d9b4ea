import { EventSessionInput, EventSessionRow } from '@ostrov/shared/events/desk-schema'
import { EVENT_SESSION_FORM, hallsOf } from '@ostrov/shared/events/form'
import { eventSessionDesk } from '@ostrov/shared/events/lists'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { demandRows } from '../records/demand-rows'
import { record, type Written } from '../records/record'
import { EventSession } from './event-session'

type Input = typeof EventSessionInput.static

/** A session whose end nobody has told takes so long. */
const USUAL_MS = 2 * 60 * 60_000

/** When and where events are held. */
export const eventSessionRecord = record({
  noun: 'event_session',
  entity: EventSession,
  may: 'content',
  list: eventSessionDesk,
  form: EVENT_SESSION_FORM,
  row: EventSessionRow,
  input: EventSessionInput,
  together: ['state', 'is_free', 'price_from', 'price_to'],
  exported: {
    event: { label: 'Событие' },
    ...{ starts_at: EVENT_SESSION_FORM.starts_at, ends_at: EVENT_SESSION_FORM.ends_at },
    venue: { label: 'Площадка' },
    ...{ hall: EVENT_SESSION_FORM.hall, state: EVENT_SESSION_FORM.state, is_free: EVENT_SESSION_FORM.is_free },
    ...{ price_from: EVENT_SESSION_FORM.price_from, price_to: EVENT_SESSION_FORM.price_to },
  },
  source: {
    select: sql`s.id, s.event_id, s.venue_id, s.hall_id, s.hall, ${moment('s.starts_at')} as starts_at, ${moment('s.ends_at')} as ends_at,
      s.state, ${moment('s.moved_from')} as moved_from, s.is_free, s.price_from, s.price_to,
      json_build_object('id', e.id, 'title', e.title) as event, json_build_object('id', v.id, 'title', v.name) as venue,
      ${moment('s.created_at')} as created_at`,
    from: sql`event_session s`,
    joined: sql`join event e on e.id = s.event_id join venue v on v.id = s.venue_id`,
    where: sql`true`,
    key: sql`s.id`,
    conditions: {
      event_id: sql`s.event_id`,
      venue_id: sql`s.venue_id`,
      state: sql`s.state`,
      is_free: sql`s.is_free`,
      from: sql`s.starts_at`,
      to: sql`s.starts_at`,
    },
    orders: { '-starts_at': sql`s.starts_at desc, s.id desc`, starts_at: sql`s.starts_at, s.id` },
  },
  check: async (em, writing) => {
    await demandSameHall(em, writing)
    await demandPlace(em, writing)
    await demandKindsPrice(em, writing)
  },
  columns: ({ input: { starts_at, ends_at, is_free }, now }) => ({
    over_at: ends_at === null ? new Date(new Date(starts_at).getTime() + USUAL_MS) : new Date(ends_at),
    ...(is_free && { price_from: null, price_to: null }),
    updated_at: now,
  }),
  written: followState,
  removable: demandNoTickets,
  refuses: { removing: ['event_session.has_tickets'] },
})

/** Its event and its venue are there, and the venue has such a hall. */
async function demandPlace(em: Em, { input: { event_id, venue_id, hall_id, hall } }: { input: Input }) {
  await demandRows(em, { event: { event_id }, venue: { venue_id } })
  if (hall_id !== null) return demandHall(em, { hall_id, venue_id })
  if (hall === null) return
  const venue = await row<{ halls: string }>(em, sql`select halls from venue where id = ${venue_id}`)
  const halls = hallsOf(venue?.halls ?? '')
  if (halls.includes(hall)) return
  const known = halls.length > 0 ? `Здесь есть: ${halls.join(', ')}` : 'У\u00A0этой площадки залы не\u00A0названы'
  throw new Refusal('request.invalid', { errors: { hall: known } })
}

async function demandHall(em: Em, { hall_id, venue_id }: { hall_id: string; venue_id: string }) {
  const found = await row(em, sql`select from hall where id = ${hall_id} and venue_id = ${venue_id} for key share`)
  if (!found) throw new Refusal('request.invalid', { errors: { hall_id: 'У\u00A0этой площадки такого зала нет' } })
}

/** Seats that are sold stand in the hall where they were sold. */
async function demandSameHall(em: Em, { id, input: { hall_id } }: { id: string | null; input: Input }) {
  if (id === null) return
  const laid = await row(
    em,
    sql`select from event_session s where s.id = ${id} and s.hall_id is distinct from ${hall_id}::uuid
          and exists (select from ticket_kind k where k.session_id = s.id and k.places <> '')`,
  )
  if (!laid) return
  const message = 'На\u00A0места этого зала уже заведены билеты: зал не\u00A0сменить'
  throw new Refusal('request.invalid', { errors: { hall_id: message } })
}

async function demandNoTickets(em: Em, id: string) {
  const kind = await row(em, sql`select from ticket_kind where session_id = ${id} limit 1`)
  if (kind) throw new Refusal('event_session.has_tickets')
}

/** Where tickets are sold here, their kinds alone say what the session costs. */
async function demandKindsPrice(
  em: Em,
  { id, input: { is_free, price_from, price_to } }: { id: string | null; input: Input },
) {
  const told = await row(
    em,
    sql`select from event_session s where s.id = ${id}::uuid and exists (select from ticket_kind k where k.session_id = s.id and k.access_code is null)
          and (s.is_free, s.price_from, s.price_to) is distinct from (${is_free}::bool, ${is_free ? null : price_from}::int, ${is_free ? null : price_to}::int)`,
  )
  if (!told) return
  const message = 'Цена складывается из\u00A0видов билетов: измените её там'
  throw new Refusal('request.invalid', { errors: { [is_free ? 'is_free' : 'price_from']: message } })
}

/** Whoever has tickets of a session that will not be gets their money back; of one with other plans they are told. */
async function followState(em: Em, written: Written<Input>) {
  await followPlans(em, written)
  await keepFormerTime(em, written)
  await nameHall(em, written)
  const { id, before, input } = written
  if (input.state === 'cancelled' && before?.state !== 'cancelled')
    await addJob(em, 'ticket.cancel_session', { session_id: id })
}

/** A session in a hall with a plan is called by it. */
async function nameHall(em: Em, { id, input: { hall_id } }: Written<Input>) {
  if (hall_id === null) return
  await changed(
    em,
    sql`update event_session set hall = (select name from hall where id = ${hall_id}::uuid) where id = ${id}`,
  )
}

/** The time that people had noted stays known while a session is told to be moved, however often it moves. */
async function keepFormerTime(em: Em, { id, before, input }: Written<Input>) {
  if (input.state === 'planned') {
    await changed(em, sql`update event_session set moved_from = null where id = ${id} and moved_from is not null`)
    return
  }
  if (input.state !== 'moved' || before === null) return
  const former = String(before.starts_at)
  if (new Date(former).getTime() === new Date(input.starts_at).getTime()) return
  await changed(em, sql`update event_session set moved_from = ${former} where id = ${id} and moved_from is null`)
}

/** Who holds tickets, or waits for some, hears of another time, place or hall, with what it was before. */
async function followPlans(em: Em, { id, before, input, now }: Written<Input>) {
  if (before === null || input.state === 'cancelled') return
  const isOther = (name: 'starts_at' | 'ends_at') => instantOf(before[name]) !== instantOf(input[name])
  const isElsewhere =
    before.venue_id !== input.venue_id || before.hall !== input.hall || before.hall_id !== input.hall_id
  if (!isOther('starts_at') && !isOther('ends_at') && !isElsewhere) return
  await changed(em, sql`update event_session set replanned_at = ${now} where id = ${id}`)
  const place = await row<{ place: string }>(
    em,
    sql`select concat_ws(', ', v.name, ${before.hall ?? null}::text, c.name, v.address) as place
        from venue v join city c on c.id = v.city_id where v.id = ${String(before.venue_id)}`,
  )
  const former = { starts_at: String(before.starts_at), place: place?.place ?? '' }
  await addJob(em, 'ticket.tell_change', { session_id: id, former, at: now.toISOString() })
}

const instantOf = (moment: unknown) => (moment === null ? null : new Date(String(moment)).getTime())
