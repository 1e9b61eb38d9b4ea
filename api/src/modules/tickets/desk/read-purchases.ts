import type { ListQuery } from '@ostrov/shared/lists/table'
import { ownPurchases } from '@ostrov/shared/tickets/lists'
import { canRefund, purchaseState } from '@ostrov/shared/tickets/rules'
import type { PurchaseRowWire, PurchaseWire, TicketWire } from '@ostrov/shared/tickets/schema'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { moment, row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { isCharging } from '../../../services/payments/new-attempt'
import { eventNamed, fromSession, sessionInShort } from '../buying/read-sale'
import { seatNamed, seatOfTicket } from '../buying/seats'
import type { CodeSigner } from '../gates/ticket-code'
import { type LinkTo, type Standing, standingOf, toldOf } from '../handing/held-tickets'

type Head = Omit<PurchaseRowWire, 'state'> & { paid_at: string | null; failed_at: string | null }

const head = sql`p.id, p.number, p.total, ${moment('p.created_at')} as created_at, ${moment('p.held_until')} as held_until,
  ${moment('p.paid_at')} as paid_at, ${moment('p.failed_at')} as failed_at, ${eventNamed},
  (select to_json(told) from (select ${sessionInShort}) told) as session,
  (select sum((line->>'count')::int)::int from jsonb_array_elements(p.lines) line) as count,
  (select json_build_object('count', count(*) filter (where t.refunded_at is null),
      'total', coalesce(sum(t.price) filter (where t.refunded_at is null), 0))
    from ticket t where t.purchase_id = p.id having bool_or(t.refunded_at is not null)) as kept`
const from = sql`ticket_purchase p join (${fromSession}) on s.id = p.session_id`

/** What a person has bought or is buying, the newest first. */
export async function listPurchases(em: Em, user_id: string, query: ListQuery<typeof ownPurchases>, now: Date) {
  const list = await readList<Head, typeof ownPurchases>(em, ownPurchases, query, {
    ...{ select: head, from, where: sql`p.user_id = ${user_id}` },
    order: sql`p.created_at desc, p.id desc`,
  })
  return {
    ...list,
    items: list.items.map(({ paid_at, failed_at, ...one }) => ({
      ...one,
      state: stateOf({ paid_at, failed_at, ...one }, now),
    })),
  }
}

const stateOf = (told: Pick<Head, 'paid_at' | 'failed_at' | 'held_until'>, now: Date) => purchaseState(told, now)

type Whole = Head & { replanned_at: string | null } & Pick<
    PurchaseWire,
    'mail' | 'lines' | 'seats' | 'refund_hours' | 'payment' | 'returned' | 'receipts'
  >
type Making = { sign: CodeSigner; linkTo: LinkTo }
type Reading = Making & { user_id: string; id: string; now: Date }

/** One's own purchase with its tickets. @throws {Refusal} `ticket.not_found` for a stranger's too */
export async function readPurchase(em: Em, { user_id, id, now, ...making }: Reading): Promise<PurchaseWire> {
  const found = await row<Whole>(
    em,
    sql`select ${head}, p.mail, p.lines,
          (select coalesce(json_agg(${seatNamed} order by s.id), '[]') from ticket_seat s
            where s.purchase_id = p.id and s.sector is not null and not s.is_sold) as seats, e.refund_hours, ${moment('s.replanned_at')} as replanned_at, json_build_object(
            'asked', coalesce((select -sum(l.amount) from order_ledger l where l.purchase_id = p.id and l.kind = 'goods' and l.amount < 0), 0)
              + case when p.failed_at is null then 0 else p.total end,
            'done', coalesce((select sum(l.amount) from order_ledger l where l.purchase_id = p.id and l.kind = 'refund'), 0)) as returned,
          (select json_build_object('bank_payment_info', json_build_object('attempt_id', a.id, 'method', a.method, 'saved_method_id', a.saved_method_id,
              'is_charging', ${isCharging('a', sql`now()`)},
              'payment_url', a.payment_url, 'status', a.status, 'error_code', a.error_code, 'due_at', ${moment('a.due_at')}))
            from payment a where a.purchase_id = p.id order by a.created_at desc, a.id desc limit 1) as payment,
          (select coalesce(json_agg(json_build_object('kind', r.kind, 'url', r.url) order by r.created_at, r.id), '[]')
            from receipt r join payment paid on paid.id = r.attempt_id where paid.purchase_id = p.id and r.url is not null) as receipts
        from ${from} where p.id = ${id} and p.user_id = ${user_id}`,
  )
  if (!found) throw new Refusal('ticket.not_found')
  const { paid_at, failed_at, replanned_at, ...purchase } = found
  // It may be paid between the two readings: a page would show tickets of what it says is not paid.
  const tickets = paid_at === null ? [] : await ticketsOf(em, { id, user_id }, making)
  const isLeft = tickets.some(({ used_at, refunded_at }) => used_at === null && refunded_at === null)
  return {
    ...purchase,
    state: purchaseState(found, now),
    tickets,
    can_refund:
      isLeft && canRefund({ ...found.session, replanned_at }, { refund_hours: found.refund_hours, paid_at }, now),
  }
}

type Found = Omit<TicketWire, 'code' | 'short' | 'handed'> & Standing & { session_id: string }

async function ticketsOf(em: Em, { id, user_id }: { id: string; user_id: string }, making: Making) {
  const found = await rows<Found>(
    em,
    sql`select t.id, k.name as kind, ${seatOfTicket} as seat, k.session_id, t.price, ${moment('t.used_at')} as used_at,
          ${moment('t.refunded_at')} as refunded_at, ${standingOf(user_id)}
        from ticket t join ticket_kind k on k.id = t.kind_id join ticket_purchase p on p.id = t.purchase_id
        where t.purchase_id = ${id} order by t.created_at, t.id limit 500`,
  )
  return found.map((ticket) => toldOf(ticket, making))
}
