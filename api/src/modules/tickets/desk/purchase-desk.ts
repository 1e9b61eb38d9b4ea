import type { ListQuery, ListTable } from '@ostrov/shared/lists/table'
import type { PurchaseDeskCardWire, PurchaseDeskRowWire } from '@ostrov/shared/tickets/desk-schema'
import { purchaseDesk, purchasesOfCustomer } from '@ostrov/shared/tickets/lists'
import { readFacets } from '../../../db/facets'
import { readList, type SourceOf } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { containing, moment, row, type Sql, sql, writtenOut } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { seatOfTicket } from '../buying/seats'

const DIGITS_LEAST = 3
const NUMBER_MOST = 2_147_483_647

/** How far it is: `purchaseState` in SQL. */
const stateAt = (
  now: Date,
) => sql`case when p.paid_at is not null then 'sold' when p.failed_at is not null then 'failed'
  when p.held_until > ${now}::timestamptz then 'held' else 'lapsed' end`

const person = (alias: string) => {
  const [id, name, phone] = ['id', 'name', 'phone'].map((column) => sql.ref(`${alias}.${column}`))
  return sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', nullif(${name}, ''), 'phone', ${phone}) end`
}

const columns = (
  now: Date,
) => sql`p.id, p.number, ${stateAt(now)} as state, ${moment('p.created_at')} as created_at, p.total, p.mail,
  ${person('u')} as buyer, json_build_object('id', e.id, 'title', e.title) as event,
  json_build_object('id', s.id, 'starts_at', ${moment('s.starts_at')}, 'state', s.state, 'venue', v.name) as session,
  (select sum((line->>'count')::int)::int from jsonb_array_elements(p.lines) line) as count,
  (select count(*)::int from ticket t where t.purchase_id = p.id and t.used_at is not null) as used,
  (select count(*)::int from ticket t where t.purchase_id = p.id and t.refunded_at is not null) as refunded`
const joined = sql`join event_session s on s.id = p.session_id join event e on e.id = s.event_id join venue v on v.id = s.venue_id
  left join "user" u on u.id = p.user_id`
const newest = { by: [sql`p.created_at`, sql`p.id`], falling: true as const }

const source = (now: Date): SourceOf<typeof purchaseDesk> => ({
  ...{ select: columns(now), from: sql`ticket_purchase p`, joined, where: sql`true`, key: sql`p.id` },
  conditions: {
    query: soughtIn,
    event_id: (event) => sql`p.session_id in (select id from event_session where event_id = ${event}::uuid)`,
    session_id: sql`p.session_id`,
    state: (asked) => sql`${stateAt(now)} = ${asked}`,
    from: sql`p.created_at`,
    to: sql`p.created_at`,
  },
  orders: { '-created_at': newest, created_at: { by: [sql`p.created_at`, sql`p.id`] } },
})

/** By its number, by digits of the phone of its buyer or of whom a ticket was handed to, by a part of its mail, or by words of its event. */
function soughtIn(typed: string): Sql {
  const said = typed.trim()
  const digits = /^[\d\s()+№-]+$/.test(said) ? said.replace(/\D/g, '') : ''
  if (digits === '') return soughtByWords(said)
  const number = Number(digits) <= NUMBER_MOST ? sql`p.number = ${sql.lit(Number(digits))}` : sql`false`
  if (digits.length < DIGITS_LEAST) return number
  const phone = writtenOut(containing(digits.length === 11 ? digits.replace(/^8/, '7') : digits))
  return sql`(${number} or p.user_id in (select id from "user" where phone like ${phone})
    or p.id in (select t.purchase_id from ticket t join "user" h on h.id = t.holder_id where h.phone like ${phone})
    or ${soughtByWords(said)})`
}

function soughtByWords(said: string): Sql {
  const titled = sql.join(
    said.split(/\s+/).map((word) => sql`e.title ilike ${writtenOut(containing(word))}`),
    sql` and `,
  )
  return sql`(p.mail ilike ${writtenOut(containing(said))}
    or p.session_id in (select s.id from event_session s join event e on e.id = s.event_id where ${titled}))`
}

type Query = ListQuery<typeof purchaseDesk>

/** Purchases of everybody. */
export const listDeskPurchases = (em: Em, query: Query, now: Date) =>
  readList<PurchaseDeskRowWire, typeof purchaseDesk>(em, purchaseDesk, query, source(now))
export const countDeskPurchases = (em: Em, query: Query, now: Date) => readFacets(em, purchaseDesk, query, source(now))

/** What one person has bought, the newest first. */
export function listPurchasesOf(em: Em, user_id: string, query: ListQuery<typeof purchasesOfCustomer>, now: Date) {
  return readList<PurchaseDeskRowWire, typeof purchasesOfCustomer & ListTable>(em, purchasesOfCustomer, query, {
    ...{ select: columns(now), from: sql`ticket_purchase p`, joined, key: sql`p.id` },
    where: sql`p.user_id = ${user_id}`,
    order: newest,
  })
}

/** @throws {Refusal} `ticket_purchase.not_found` */
export async function readDeskPurchase(em: Em, id: string, now: Date): Promise<PurchaseDeskCardWire> {
  const found = await row<PurchaseDeskCardWire>(
    em,
    sql`select ${columns(now)}, ${moment('p.paid_at')} as paid_at,
          p.user_id is not null and exists (select from ticket t where t.purchase_id = p.id and t.refunded_at is null
            and t.used_at is null and t.holder_id is null) as can_send,
          json_build_object(
            'asked', coalesce((select -sum(l.amount) from order_ledger l where l.purchase_id = p.id and l.kind = 'goods' and l.amount < 0), 0)
              + case when p.failed_at is null then 0 else p.total end,
            'done', coalesce((select sum(l.amount) from order_ledger l where l.purchase_id = p.id and l.kind = 'refund'), 0)) as returned,
          (select coalesce(json_agg(json_build_object('id', t.id, 'name', concat_ws(', ', k.name, ${seatOfTicket}), 'price', t.price,
              'holder', ${person('h')}, 'used_at', ${moment('t.used_at')}, 'used_by', t.used_by,
              'refunded_at', ${moment('t.refunded_at')}) order by t.created_at, t.id), '[]')
            from ticket t join ticket_kind k on k.id = t.kind_id left join "user" h on h.id = t.holder_id
            where t.purchase_id = p.id) as tickets
        from ticket_purchase p ${joined} where p.id = ${id}`,
  )
  if (!found) throw new Refusal('ticket_purchase.not_found')
  return found
}
