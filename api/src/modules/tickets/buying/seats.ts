import { seatWords } from '@ostrov/shared/halls/plan'
import type { Em } from '../../../db/orm'
import { changed, row, rows, type Sql, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'

/** Of seat `s`: nobody has it now. No job frees what was held: the moment does. */
export const isFree = (now: Date) =>
  sql`not s.is_sold and (s.held_until is null or s.held_until <= ${now}::timestamptz)`

/** Of kind `k`: how many this person has, or is held. */
export const takenBy = (user_id: Sql, now: Date) =>
  sql`(select count(*)::int from ticket_seat s join ticket_purchase p on p.id = s.purchase_id
    where s.kind_id = k.id and p.user_id = ${user_id} and (s.is_sold or s.held_until > ${now}::timestamptz))`

/** Of seat `s`: «Партер, ряд 5, место 12», as `seatWords` says it; null of an admission. */
export const seatNamed = sql`(s.sector || ', ряд\u00A0' || s.row_name || ', место\u00A0' || s.number)`
/** The same of ticket `t`. */
export const seatOfTicket = sql`(select ${seatNamed} from ticket_seat s where s.id = t.seat_id)`

const TRIES = 12
const LONGEST_WAIT_MS = 60

type Claim = { purchase_id: string; kind_id: string; count: number; held_until: Date; now: Date }

/**
 * Takes seats of one kind that nobody has, and waits for nobody's: what another press has locked is passed over, and looked
 * at again a few times, since that press may yet be undone. Call inside a transaction, which is undone when `false` comes back.
 * @returns whether there were as many
 */
export async function claimSeats(em: Em, claim: Claim): Promise<boolean> {
  let lacking = claim.count - (await take(em, claim, claim.count))
  for (let tries = 0; lacking > 0 && tries < TRIES; tries += 1) {
    // What others hold locked looks free until they are done: less than is wanted will not become more.
    if ((await countFree(em, claim)) < lacking) return false
    await Bun.sleep(Math.random() * LONGEST_WAIT_MS)
    lacking -= await take(em, claim, lacking)
  }
  return lacking === 0
}

function take(em: Em, { purchase_id, kind_id, held_until, now }: Claim, count: number) {
  return changed(
    em,
    sql`update ticket_seat set purchase_id = ${purchase_id}::uuid, held_until = ${held_until}::timestamptz
        where id in (select s.id from ticket_seat s where s.kind_id = ${kind_id} and ${isFree(now)}
          and s.purchase_id is distinct from ${purchase_id}::uuid order by s.id limit ${count} for update skip locked)`,
  )
}

async function countFree(em: Em, { kind_id, purchase_id, now }: Claim): Promise<number> {
  const counted = await row<{ free: number }>(
    em,
    sql`select count(*)::int as free from ticket_seat s where s.kind_id = ${kind_id} and ${isFree(now)}
          and s.purchase_id is distinct from ${purchase_id}::uuid`,
  )
  return counted?.free ?? 0
}

type Choice = Omit<Claim, 'kind_id' | 'count'> & { seat_ids: readonly string[] }

/**
 * Takes these very seats of a plan. Two who press at the same moment go one after the other, seats in one order for everybody, so
 * each seat is one person's. Call inside a transaction.
 * @throws {Refusal} `ticket.seats_taken` with `seat_ids` that somebody has; the transaction is to be undone
 */
export async function claimChosen(em: Em, { purchase_id, seat_ids, held_until, now }: Choice): Promise<void> {
  const ids = [...seat_ids]
  const wanted = await rows<{ id: string; sector: string; row: string; number: number }>(
    em,
    sql`select id, sector, row_name as "row", number from ticket_seat where id = any(${ids}::uuid[]) order by id for update`,
  )
  const taken = await rows<{ id: string }>(
    em,
    sql`update ticket_seat s set purchase_id = ${purchase_id}::uuid, held_until = ${held_until}::timestamptz
        where s.id = any(${ids}::uuid[]) and ${isFree(now)} returning s.id`,
  )
  const got = new Set(taken.map(({ id }) => id))
  const gone = wanted.filter(({ id }) => !got.has(id))
  if (gone.length > 0) throw seatsTaken(gone)
}

const NAMED_GONE = 5

function seatsTaken(gone: readonly { id: string; sector: string; row: string; number: number }[]) {
  const named = gone.slice(0, NAMED_GONE).map(seatWords).join('; ')
  const more = gone.length > NAMED_GONE ? ' и\u00A0другие' : ''
  return new Refusal('ticket.seats_taken', {
    message: `Уже заняты: ${named}${more}. Остальные ваши места по-прежнему отмечены.`,
    data: { seat_ids: gone.map(({ id }) => id) },
  })
}

/** The seats that a purchase holds, or held and nobody has taken since; ours until the transaction ends. */
export function lockSeats(em: Em, purchase_id: string) {
  return rows<{ id: string; kind_id: string }>(
    em,
    sql`select id, kind_id from ticket_seat where purchase_id = ${purchase_id} and not is_sold order by id for update`,
  )
}

/** What a purchase holds unsold can be bought again at once. */
export function freeSeats(em: Em, purchase_id: string) {
  return changed(
    em,
    sql`update ticket_seat set purchase_id = null, held_until = null where purchase_id = ${purchase_id} and not is_sold`,
  )
}

/**
 * Makes the stock of a kind as large as its number says. Call inside a transaction that holds the kind's row.
 * @returns how many rows were too many and could not go, for somebody has them
 */
export async function fitStock(em: Em, { kind_id, seats, now }: { kind_id: string; seats: number; now: Date }) {
  const counted = await row<{ there: number }>(
    em,
    sql`select count(*)::int as there from ticket_seat where kind_id = ${kind_id}`,
  )
  const lacking = seats - (counted?.there ?? 0)
  if (lacking > 0) {
    await changed(
      em,
      sql`insert into ticket_seat (kind_id) select ${kind_id}::uuid from generate_series(1, ${lacking}::int)`,
    )
  }
  if (lacking >= 0) return 0
  const gone = await changed(
    em,
    sql`delete from ticket_seat where id in (select s.id from ticket_seat s
          where s.kind_id = ${kind_id} and ${isFree(now)} order by s.id desc limit ${-lacking} for update skip locked)`,
  )
  return -lacking - gone
}
