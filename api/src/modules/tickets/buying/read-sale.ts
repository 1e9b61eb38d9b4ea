import type { SaleState } from '@ostrov/shared/tickets/rules'
import type { KindOnSaleWire, SaleWire } from '@ostrov/shared/tickets/schema'
import type { Em } from '../../../db/orm'
import { moment, row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { isShown } from '../../events/session-sql'
import { isCodeUsedUp, isOpenTo } from './demand-code'
import { isFree, takenBy } from './seats'

const KINDS = 50

/** The session of a purchase or of a sale, as JSON has it: of `s` at venue `v` in town `c`. */
export const sessionInShort = sql`s.id, ${moment('s.starts_at')} as starts_at, ${moment('s.ends_at')} as ends_at, s.state,
  v.name as venue, c.name as city, v.address, s.hall`
/** The event it is of. */
export const eventNamed = sql`json_build_object('number', e.number, 'slug', e.slug, 'title', e.title) as event`
export const fromSession = sql`event_session s join event e on e.id = s.event_id join venue v on v.id = s.venue_id
  join city c on c.id = v.city_id`

/** `code`: one that opens something, as `tryCode` gives it. `takes_money`: without it the paid kinds are not on sale yet. */
type Asking = { user_id: string | null; code: string | null; takes_money: boolean; now: Date }
type Session = Omit<SaleWire, 'kinds' | 'is_code_right'>
type Kind = Omit<KindOnSaleWire, 'state' | 'most' | 'can_wait'> & {
  is_early: boolean
  is_over: boolean
  is_used_up: boolean
  /** Who waits would take what is free. */
  is_waited: boolean
  has_code: boolean
  free: number
  per_person: number
  taken: number
}

/**
 * What is sold for a session of a published event, and how much of it this person may take now; a guest's own is not known.
 * @throws {Refusal} `event_session.not_found`
 */
export async function readSale(em: Em, session_id: string, { user_id, code, takes_money, now }: Asking) {
  const session = await row<Session>(
    em,
    sql`select ${sessionInShort}, ${eventNamed}, e.refund_hours,
          exists (select from ticket_kind k where k.session_id = s.id and k.access_code is not null) as has_codes from ${fromSession} where s.id = ${session_id} and ${isShown}`,
  )
  if (!session) throw new Refusal('event_session.not_found')
  const isOff = session.state === 'cancelled' || Date.parse(session.starts_at) <= now.getTime()
  const kinds = await rows<Kind>(
    em,
    sql`select k.id, k.name, k.places <> '' as is_seated, k.price, k.per_person, ${moment('k.sale_from')} as sale_from,
          coalesce(k.sale_from > ${now}::timestamptz, false) as is_early,
          coalesce(k.sale_to <= ${now}::timestamptz, false) as is_over,
          ${isCodeUsedUp(now)} as is_used_up, k.access_code is not null as has_code,
          exists (select from ticket_wait w where w.kind_id = k.id and w.purchase_id is null and w.count <=
            (select count(*) from ticket_seat s where s.kind_id = k.id and ${isFree(now)})) as is_waited,
          (select count(*)::int from ticket_seat s where s.kind_id = k.id and ${isFree(now)}) as free,
          ${takenBy(sql`${user_id}::uuid`, now)} as taken
        from ticket_kind k where k.session_id = ${session_id} and ${isOpenTo(code)} order by k.created_at, k.id limit ${sql.lit(KINDS)}`,
  )
  return {
    ...session,
    kinds: kinds.map((kind) => onSale({ ...kind, is_early: kind.is_early || (kind.price > 0 && !takes_money) }, isOff)),
  }
}

function onSale({ id, name, is_seated, price, sale_from, per_person, free, taken, ...is }: Kind, isOff: boolean) {
  const state = stateOf({ ...is, isOff, isGone: free === 0 || is.is_used_up || is.is_waited })
  const most = state === 'on_sale' ? Math.max(0, Math.min(free, per_person - taken)) : 0
  const can_wait = state === 'sold_out' && !is.has_code ? Math.max(0, per_person - taken) : 0
  return { id, name, is_seated, price, sale_from, state, most, can_wait }
}

type Standing = Pick<Kind, 'is_early' | 'is_over'> & { isOff: boolean; isGone: boolean }

function stateOf({ is_early, is_over, isOff, isGone }: Standing): SaleState {
  if (isOff || is_over) return 'over'
  if (is_early) return 'not_yet'
  return isGone ? 'sold_out' : 'on_sale'
}
