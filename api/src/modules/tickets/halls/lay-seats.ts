import { quoted } from '@ostrov/shared/formats/quoted'
import { missingAt, rowsAt } from '@ostrov/shared/halls/places'
import { type HallPlan, planOf } from '@ostrov/shared/halls/plan'
import type { Em } from '../../../db/orm'
import { changed, row, rows, sql } from '../../../db/sql'
import { isFree, seatNamed } from '../buying/seats'

type Laid = { kind_id: string; session_id: string; places: string; now: Date }
type Spot = { sector: string; row: string; number: number }

/** The plan of a session's hall, which stays as it is until the transaction ends; null without one. */
export async function lockPlan(em: Em, session_id: string): Promise<HallPlan | null> {
  // Two kinds laid over one hall at once go one after the other.
  await row(em, sql`select from event_session where id = ${session_id} for no key update`)
  const hall = await row<{ plan: string }>(
    em,
    sql`select plan from hall where id = (select hall_id from event_session where id = ${session_id}) for key share`,
  )
  return hall ? planOf(hall.plan) : null
}

/**
 * Makes the stock of a kind the seats that it is laid over. Call inside a transaction that holds the kind's row.
 * @returns what keeps it from being so, as a sentence; null where it is so
 */
export async function laySeats(em: Em, plan: HallPlan, laid: Laid): Promise<string | null> {
  const wanted = spotsAt(laid.places, plan)
  const left = await removeOthers(em, wanted, laid)
  if (left !== null) return left
  const foreign = await row<{ seat: string; kind: string }>(
    em,
    sql`select ${seatNamed} as seat, k.name as kind from ticket_seat s join ticket_kind k on k.id = s.kind_id
          join ${spots(wanted)} on (w.sector, w."row", w.number) = (s.sector, s.row_name, s.number)
        where s.session_id = ${laid.session_id} and s.kind_id <> ${laid.kind_id} order by w.at limit 1`,
  )
  if (foreign) return `${foreign.seat}: уже в\u00A0билете ${quoted(foreign.kind)}`
  await changed(
    em,
    sql`insert into ticket_seat (kind_id, session_id, sector, row_name, number)
        select ${laid.kind_id}::uuid, ${laid.session_id}::uuid, w.sector, w."row", w.number from ${spots(wanted)}
        where not exists (select from ticket_seat s where s.session_id = ${laid.session_id}
          and (s.sector, s.row_name, s.number) = (w.sector, w."row", w.number)) order by w.at`,
  )
  await changed(em, sql`update ticket_kind set seats = ${wanted.length} where id = ${laid.kind_id}`)
  return null
}

/**
 * Seats that a kind is to have no more go, so that another may have them. Call inside a transaction that holds the kind's row.
 * @returns what keeps them, as a sentence; null where they went
 */
export const leaveSeats = (em: Em, plan: HallPlan, laid: Laid) => removeOthers(em, spotsAt(laid.places, plan), laid)

const spotsAt = (places: string, plan: HallPlan) =>
  rowsAt(places, plan).flatMap(({ sector, name, seats }) =>
    seats.map(({ number }): Spot => ({ sector, row: name, number })),
  )

/** In the order of the plan. */
const spots = (wanted: readonly Spot[]) =>
  sql`json_to_recordset(${JSON.stringify(wanted.map((spot, at) => ({ ...spot, at })))}::json)
    as w (sector text, "row" text, number int, at int)`

/** Seats that are no longer wanted go, but not those that somebody has. */
async function removeOthers(em: Em, wanted: readonly Spot[], { kind_id, now }: Laid): Promise<string | null> {
  const others = sql`s.kind_id = ${kind_id} and (s.sector is null or not exists (select from ${spots(wanted)}
    where (w.sector, w."row", w.number) = (s.sector, s.row_name, s.number)))`
  await rows(em, sql`select s.id from ticket_seat s where ${others} order by s.id for update`)
  await changed(em, sql`delete from ticket_seat s where ${others} and ${isFree(now)}`)
  const stuck = await rows<{ seat: string | null }>(
    em,
    sql`select ${seatNamed} as seat from ticket_seat s where ${others} order by s.id limit 200`,
  )
  const [first] = stuck
  if (!first) return null
  if (first.seat === null) return 'Билеты без\u00A0мест уже покупали: заведите другой вид'
  const more = stuck.length > 1 ? ` и\u00A0ещё ${stuck.length - 1}` : ''
  return `Проданы или оплачиваются: ${first.seat}${more}. Такие места не\u00A0убрать`
}

/** A kind is laid over no plan any more. @returns what keeps it from being so, as a sentence; null where it is so */
export async function removePlaced(em: Em, { kind_id, now }: { kind_id: string; now: Date }): Promise<string | null> {
  await changed(
    em,
    sql`delete from ticket_seat s where s.kind_id = ${kind_id} and s.sector is not null and ${isFree(now)}`,
  )
  const left = await row<{ seat: string }>(
    em,
    sql`select ${seatNamed} as seat from ticket_seat s where s.kind_id = ${kind_id} and s.sector is not null limit 1`,
  )
  return left ? `Продано или оплачивается: ${left.seat}. Место не\u00A0убрать` : null
}

type Standing = { kind_id: string; session_id: string; places: string; name: string }

/**
 * A plan has changed: what is still to come is laid over it anew. Call inside the transaction that changes it.
 * @returns what keeps it from being so, as a sentence; null where it is so
 */
export async function layAnew(em: Em, { hall_id, now }: { hall_id: string; now: Date }): Promise<string | null> {
  const kinds = await rows<Standing>(
    em,
    sql`select k.id as kind_id, k.session_id, k.places, k.name from ticket_kind k join event_session s on s.id = k.session_id
        where s.hall_id = ${hall_id} and s.over_at > ${now}::timestamptz and k.places <> ''
        order by k.session_id, k.id for no key update of k`,
  )
  for (const { name, ...kind } of kinds) {
    const plan = await lockPlan(em, kind.session_id)
    const wrong = plan && ((await laySeats(em, plan, { ...kind, now })) ?? missingAt(kind.places, plan))
    if (wrong) return `Билет ${quoted(name)}: ${wrong}`
  }
  return null
}
