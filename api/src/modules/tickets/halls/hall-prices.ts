import { quoted } from '@ostrov/shared/formats/quoted'
import { planOf } from '@ostrov/shared/halls/plan'
import type { HallPricesInputWire, HallPricesWire } from '@ostrov/shared/tickets/prices-schema'
import type { Em } from '../../../db/orm'
import { row, rows, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { listRecords } from '../../records/read-record'
import { changeRecord, createRecord } from '../../records/save-record'
import { isFree } from '../buying/seats'
import { ticketKindRecord } from '../ticket-kind-record'
import { leaveSeats, lockPlan } from './lay-seats'

const MOST_KINDS = 50
/** Tickets of a new kind for one person, until its own form says otherwise. */
const USUAL_PER_PERSON = 6

type Kind = typeof ticketKindRecord.row.static
type Laid = { sector: string; name: string; kind_id: string; taken: number }

/** The plan of a session's hall with who has which row. @throws {Refusal} `event_session.not_found` of one without a plan too */
export async function readHallPrices(em: Em, session_id: string, now: Date): Promise<HallPricesWire> {
  const hall = await row<{ stage: string; plan: string }>(
    em,
    sql`select h.stage, h.plan from event_session s join hall h on h.id = s.hall_id where s.id = ${session_id}`,
  )
  if (!hall) throw new Refusal('event_session.not_found')
  const laid = await rows<Laid>(
    em,
    sql`select s.sector, s.row_name as name, s.kind_id, (count(*) filter (where not (${isFree(now)})))::int as taken
        from ticket_seat s where s.session_id = ${session_id} group by s.sector, s.row_name, s.kind_id`,
  )
  const { rows: planned, width, height } = planOf(hall.plan)
  const has = new Map(laid.map((one) => [`${one.sector}\n${one.name}`, one]))
  const { items } = await listRecords<Kind>(em, ticketKindRecord, { session_id, limit: MOST_KINDS, sort: 'name' })
  return {
    ...{ stage: hall.stage, width, height },
    rows: planned.map(({ sector, name, y, seats }) => {
      const { kind_id = null, taken = 0 } = has.get(`${sector}\n${name}`) ?? {}
      return { sector, name, y, kind_id, taken, seats: seats.map(({ number, x }) => ({ number, x })) }
    }),
    kinds: items.map(({ id, version, name, price, places }) => ({
      ...{ id, version, name, price: price ?? 0, is_seated: places !== '' },
    })),
  }
}

type Painting = { input: HallPricesInputWire; by: By; now: Date }

/**
 * Gives each of these kinds its rows: first all of them leave what they have no more, then they take what is theirs now, so that two
 * may change places. Call inside a transaction.
 * @throws {Refusal} `request.invalid` where seats are sold or being paid for, or two are given one row; `ticket_kind.changed`
 */
export async function saveHallPrices(em: Em, session_id: string, { input: { kinds }, by, now }: Painting) {
  const known = kinds.flatMap(({ id, ...kind }) => (id === null ? [] : [{ ...kind, id }]))
  // As whoever saves one kind does: its row first, then the session's.
  const locked = await rows<{ id: string }>(
    em,
    sql`select id from ticket_kind where id = any(${known.map(({ id }) => id)}::uuid[]) and session_id = ${session_id} order by id for update`,
  )
  if (locked.length < new Set(known.map(({ id }) => id)).size) throw new Refusal('ticket_kind.not_found')
  const plan = await lockPlan(em, session_id)
  if (!plan) throw new Refusal('event_session.not_found')
  for (const { id, name, places } of known) {
    const left = await leaveSeats(em, plan, { kind_id: id, session_id, places, now })
    if (left !== null) throw refused(name, left)
  }
  for (const { id, version, name, places } of known) {
    // Without rows nothing of it is sold: it is no admission that nobody has counted.
    const laid = { session_id, version: version ?? '', places, ...(places === '' && { seats: 0 }) }
    await naming(name, () => changeRecord(em, ticketKindRecord, id, laid, { by, now }))
  }
  const usual = { seats: null, per_person: USUAL_PER_PERSON, access_code: null, code_uses: null, sale_from: null }
  for (const { id, name, price, places } of kinds)
    if (id === null)
      await naming(name, () =>
        createRecord(em, ticketKindRecord, { session_id, name, price, places, ...usual, sale_to: null }, { by, now }),
      )
}

/** A form of one kind says which of its fields is wrong; here it is said of which kind. */
async function naming(name: string, save: () => Promise<unknown>) {
  try {
    await save()
  } catch (problem) {
    const [said] = problem instanceof Refusal ? Object.values(problem.details.errors ?? {}) : []
    throw said === undefined ? problem : refused(name, said)
  }
}

const refused = (name: string, why: string) =>
  new Refusal('request.invalid', { message: `Билет ${quoted(name)}: ${why}`, errors: { places: why } })
