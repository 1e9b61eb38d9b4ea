import { missingAt } from '@ostrov/shared/halls/places'
import { capital } from '@ostrov/shared/nouns'
import { TicketKindInput, TicketKindRow } from '@ostrov/shared/tickets/desk-schema'
import { TICKET_KIND_FORM } from '@ostrov/shared/tickets/form'
import { ticketKindDesk } from '@ostrov/shared/tickets/lists'
import type { Em } from '../../db/orm'
import { changed, containing, moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { demandRows } from '../records/demand-rows'
import { record, type Written } from '../records/record'
import { CREATED } from '../records/record-table'
import { priceSession } from './buying/price-session'
import { fitStock } from './buying/seats'
import { laySeats, lockPlan, removePlaced } from './halls/lay-seats'
import { offerFreed } from './queue/look-at-queue'
import { kindFigures } from './report/kind-figures'
import { TicketKind } from './ticket-kind'

type Input = typeof TicketKindInput.static

/** What is sold for sessions. */
export const ticketKindRecord = record({
  noun: 'ticket_kind',
  entity: TicketKind,
  may: 'content',
  list: ticketKindDesk,
  form: TICKET_KIND_FORM,
  row: TicketKindRow,
  input: TicketKindInput,
  exported: {
    event: { label: 'Событие' },
    ...{ name: TICKET_KIND_FORM.name, price: TICKET_KIND_FORM.price, stock: { label: 'Мест' } },
    ...{ sold: { label: 'Продано' }, held: { label: 'Оплачивают' }, refunded: { label: 'Возвращено' } },
    ...{ passed: { label: 'Прошли' }, revenue: { label: 'Выручка', kind: 'money' } },
    ...{ sale_from: TICKET_KIND_FORM.sale_from, sale_to: TICKET_KIND_FORM.sale_to, created_at: CREATED },
  },
  source: {
    select: sql`k.id, k.session_id, k.name, k.price, k.places, case when k.places = '' then k.seats end as seats, k.per_person, k.access_code, k.code_uses, ${moment('k.sale_from')} as sale_from,
      ${moment('k.sale_to')} as sale_to, ${moment('k.created_at')} as created_at,
      json_build_object('id', e.id, 'title', e.title) as event,
      json_build_object('id', s.id, 'starts_at', ${moment('s.starts_at')}, 'venue', v.name) as session,
      ${kindFigures}`,
    from: sql`ticket_kind k`,
    joined: sql`join event_session s on s.id = k.session_id join event e on e.id = s.event_id join venue v on v.id = s.venue_id`,
    where: sql`true`,
    key: sql`k.id`,
    conditions: {
      query: (words) => sql`k.name ilike ${containing(words)}`,
      event_id: (event) => sql`k.session_id in (select id from event_session where event_id = ${event}::uuid)`,
      session_id: sql`k.session_id`,
    },
    orders: { '-created_at': sql`k.created_at desc, k.id desc`, name: sql`k.name, k.id` },
  },
  check: demandSession,
  columns: ({ input: { places, seats }, now }) => ({
    // Of a plan as many as it has there: counted once they are laid.
    seats: places.trim() === '' ? seats : 0,
    places: places.trim(),
    updated_at: now,
  }),
  written: fit,
  removed: (em, { session_id }) => priceSession(em, session_id),
  removable: demandUnsold,
  refuses: { removing: ['ticket_kind.in_use'] },
})

/** Its session is there, and stays the one that was sold. */
async function demandSession(em: Em, { id, input: { session_id } }: { id: string | null; input: Input }) {
  await demandRows(em, { event_session: { session_id } })
  if (id === null) return
  const other = await row(
    em,
    sql`select from ticket_kind k where k.id = ${id} and k.session_id <> ${session_id}
          and exists (select from ticket_seat s where s.kind_id = k.id and s.purchase_id is not null)`,
  )
  if (other) throw new Refusal('request.invalid', { errors: { session_id: 'Билеты уже брали: сеанс не\u00A0сменить' } })
}

/** The stock follows the number; what somebody has cannot be taken away. */
async function fit(em: Em, { id, before, input, now }: Written<Input>) {
  const { session_id } = input
  const places = input.places.trim()
  if (places !== '') await lay(em, { kind_id: id, session_id, places, now })
  else await count(em, { kind_id: id, seats: input.seats ?? 0, now })
  await offerFreed(em, [id])
  for (const one of new Set([session_id, String(before?.session_id ?? session_id)])) await priceSession(em, one)
}

async function lay(em: Em, laid: Parameters<typeof laySeats>[2]) {
  const plan = await lockPlan(em, laid.session_id)
  if (!plan) throw new Refusal('request.invalid', { errors: { places: 'У\u00A0сеанса нет зала с\u00A0планом' } })
  const wrong = missingAt(laid.places, plan) ?? (await laySeats(em, plan, laid))
  if (wrong) throw new Refusal('request.invalid', { errors: { places: capital(wrong) } })
}

async function count(em: Em, stock: { kind_id: string; seats: number; now: Date }) {
  const left = await removePlaced(em, stock)
  if (left) throw new Refusal('request.invalid', { errors: { places: left } })
  const stuck = await fitStock(em, stock)
  if (stuck === 0) return
  const message = `Меньше ${stock.seats + stuck} не\u00A0сделать: эти места проданы или\u00A0их сейчас оплачивают`
  throw new Refusal('request.invalid', { errors: { seats: message } })
}

async function demandUnsold(em: Em, id: string) {
  const used = await row(
    em,
    sql`select from ticket_kind k where k.id = ${id} and (exists (select from ticket t where t.kind_id = k.id)
          or exists (select from ticket_seat s where s.kind_id = k.id and s.held_until > now()))`,
  )
  if (used) throw new Refusal('ticket_kind.in_use')
  await changed(em, sql`delete from ticket_seat where kind_id = ${id}`)
}
