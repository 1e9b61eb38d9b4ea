import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { PURCHASE_REFUND_FORM } from '@ostrov/shared/tickets/form'
import { canRefund } from '@ostrov/shared/tickets/rules'
import type { Em } from '../../../db/orm'
import { addJob, addJobs, newJob, paymentQueue } from '../../../db/queue'
import { changed, moment, row, rows, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { seatOfTicket } from '../buying/seats'
import { writeGoods } from '../buying/sell-tickets'
import { offerFreed } from '../queue/look-at-queue'

type Asked = { user_id: string; id: string; ticket_ids: readonly string[]; total: number; now: Date }
type Held = {
  id: string
  number: number
  starts_at: string
  state: string
  replanned_at: string | null
  paid_at: string | null
  refund_hours: number | null
}
type Kept = { id: string; price: number; used_at: string | null; refunded_at: string | null }

/**
 * Gives tickets back for all that was paid: their seats are free at once, the bank is asked by a job. Harmless when repeated.
 * Call inside a transaction.
 * @throws {Refusal} `ticket.not_found`, `ticket.used`, `ticket.not_refundable`, `ticket.refund_changed` with `total`
 */
export async function refundTickets(em: Em, { user_id, id, ticket_ids, total, now }: Asked): Promise<void> {
  const purchase = await lockPurchase(em, id, user_id)
  const mayReturn = () => canRefund(purchase, purchase, now)
  await returnTickets(em, { purchase, ticket_ids, total, mayReturn, now })
}

type ByDesk = Omit<Asked, 'user_id'> & { by: By; reason: string }

/**
 * The same by the word of an administrator, whatever the event's own rule says and after it has begun; what somebody came in by
 * stays. Call inside a transaction.
 * @throws {Refusal} `ticket.not_found`, `ticket.used`, `ticket.refund_changed` with `total`, `request.invalid`
 */
export async function refundByDesk(em: Em, { by, id, ticket_ids, total, reason, now }: ByDesk): Promise<void> {
  const errors = checkForm(PURCHASE_REFUND_FORM, { ticket_ids, reason })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const purchase = await lockPurchase(em, id)
  const back = await returnTickets(em, { purchase, ticket_ids, total, mayReturn: () => true, now })
  if (back.length === 0) return
  const named = await rows<{ name: string }>(
    em,
    sql`select concat_ws(', ', k.name, ${seatOfTicket}) as name from ticket t join ticket_kind k on k.id = t.kind_id
        where t.id = any(${back.map((ticket) => ticket.id)}::uuid[]) order by t.id limit 500`,
  )
  await writeEntry(em, {
    ...{ by, act: 'ticket_purchase.refund', subject: `ticket_purchase:${id}`, now },
    to: { refunded: total, refunded_for: named.map(({ name }) => name), reason: reason.trim() },
  })
}

type Returning = Pick<Asked, 'ticket_ids' | 'total' | 'now'> & { purchase: Held; mayReturn: () => boolean }

/** @returns those that come back by this press; none where they have come back already */
async function returnTickets(em: Em, { purchase, ticket_ids, total, mayReturn, now }: Returning): Promise<Kept[]> {
  const { id } = purchase
  const tickets = await rows<Kept>(
    em,
    sql`select id, price, used_at::text as used_at, refunded_at::text as refunded_at from ticket
        where purchase_id = ${id} and id = any(${[...ticket_ids]}::uuid[]) order by id for update`,
  )
  // The same press again: what was wanted is done.
  if (tickets.length > 0 && tickets.every(({ refunded_at }) => refunded_at !== null)) return []
  if (tickets.some(({ used_at }) => used_at !== null)) throw new Refusal('ticket.used')
  if (!mayReturn()) throw new Refusal('ticket.not_refundable')
  const back = tickets.filter(({ refunded_at }) => refunded_at === null)
  const sum = back.reduce((all, { price }) => all + price, 0)
  // Tickets of nobody's are worth nothing, so the sum cannot be what was shown.
  if (sum !== total || back.length === 0) throw new Refusal('ticket.refund_changed', { data: { total: sum } })
  await giveBack(em, { purchase, tickets: back, sum, what: 'returned', now })
  await addJob(em, 'ticket.tell_refund', { purchase_id: id, ticket_ids: back.map((ticket) => ticket.id) })
  return back
}

/** All that was not used of a session that will not be. Harmless when repeated. Call inside a transaction. */
export async function refundCancelled(em: Em, id: string, now: Date): Promise<void> {
  const purchase = await lockPurchase(em, id)
  const tickets = await rows<Kept>(
    em,
    sql`select id, price, used_at::text as used_at, refunded_at::text as refunded_at from ticket
        where purchase_id = ${id} and refunded_at is null and used_at is null order by id for update`,
  )
  if (tickets.length === 0 || purchase.state !== 'cancelled') return
  const sum = tickets.reduce((all, { price }) => all + price, 0)
  await giveBack(em, { purchase, tickets, sum, what: 'cancelled', now })
  await addJob(em, 'ticket.tell', { purchase_id: id, what: 'cancelled' })
}

/**
 * The bank has given the money of a purchase back by itself: what was not used is none any more. Harmless when repeated. Call
 * inside a transaction.
 * @returns how many were used
 */
export async function voidTickets(em: Em, id: string, now: Date): Promise<{ used: number }> {
  const purchase = await lockPurchase(em, id)
  const kept = await rows<Kept>(
    em,
    sql`select id, price, used_at::text as used_at, refunded_at::text as refunded_at from ticket
        where purchase_id = ${id} and refunded_at is null order by id for update`,
  )
  const tickets = kept.filter(({ used_at }) => used_at === null)
  const sum = tickets.reduce((all, { price }) => all + price, 0)
  if (tickets.length > 0) {
    await giveBack(em, { purchase, tickets, sum, what: 'reversed', now })
    await addJob(em, 'ticket.tell', { purchase_id: id, what: 'reversed' })
  }
  return { used: kept.length - tickets.length }
}

async function lockPurchase(em: Em, id: string, user_id?: string): Promise<Held> {
  const whose = user_id === undefined ? sql`true` : sql`p.user_id = ${user_id}`
  const found = await row<Held>(
    em,
    sql`select p.id, p.number, ${moment('s.starts_at')} as starts_at, s.state, ${moment('s.replanned_at')} as replanned_at,
          ${moment('p.paid_at')} as paid_at, e.refund_hours
        from ticket_purchase p join event_session s on s.id = p.session_id join event e on e.id = s.event_id
        where p.id = ${id} and ${whose} for update of p`,
  )
  if (!found) throw new Refusal('ticket.not_found')
  return found
}

type Giving = {
  purchase: Held
  tickets: readonly Kept[]
  sum: number
  what: 'returned' | 'cancelled' | 'reversed'
  now: Date
}

async function giveBack(em: Em, { purchase: { id, number }, tickets, sum, what, now }: Giving) {
  const ids = tickets.map((ticket) => ticket.id)
  await changed(em, sql`update ticket set refunded_at = ${now} where id = any(${ids}::uuid[])`)
  await changed(
    em,
    sql`update ticket_seat set is_sold = false, purchase_id = null, held_until = null
        where id in (select seat_id from ticket where id = any(${ids}::uuid[]))`,
  )
  await changed(
    em,
    sql`update ticket_transfer set withdrawn_at = ${now}
        where ticket_id = any(${ids}::uuid[]) and claimed_at is null and withdrawn_at is null`,
  )
  const kinds = await rows<{ kind_id: string }>(
    em,
    sql`select distinct kind_id from ticket where id = any(${ids}::uuid[]) limit 50`,
  )
  await offerFreed(
    em,
    kinds.map(({ kind_id }) => kind_id),
  )
  await notifyHolders(em, ids, what)
  await writeGoods(em, { purchase_id: id, amount: -sum, note: `refund of ${ids.length}` })
  if (sum > 0) await addJob(em, 'ticket.settle', { purchase_id: id }, { queue: paymentQueue(number) })
}

/** Money goes to who paid; whoever holds such a ticket hears that it is none any more. */
async function notifyHolders(em: Em, ids: readonly string[], what: Giving['what']) {
  const held = await rows<{ ticket_id: string; user_id: string }>(
    em,
    sql`select id as ticket_id, holder_id as user_id from ticket where id = any(${[...ids]}::uuid[]) and holder_id is not null`,
  )
  await addJobs(
    em,
    held.map((one) => newJob('ticket.tell_holder', { ...one, what })),
  )
}

/** Rubles of a purchase that are to stay with us, or to come while its seats are held. */
export async function owedForTickets(em: Em, purchase_id: string, now: Date): Promise<number> {
  const found = await row<{ owed: number }>(
    em,
    sql`select case when p.paid_at is not null
            then (select coalesce(sum(t.price), 0)::int from ticket t where t.purchase_id = p.id and t.refunded_at is null)
          when p.failed_at is null and p.held_until > ${now}::timestamptz then p.total else 0 end as owed
        from ticket_purchase p where p.id = ${purchase_id}`,
  )
  return found?.owed ?? 0
}
