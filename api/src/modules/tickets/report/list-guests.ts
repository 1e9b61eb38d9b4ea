import { EXPORTED_ROWS, type TableLines } from '@ostrov/shared/formats/tables'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { PAYMENT_STATUSES } from '@ostrov/shared/payments/statuses'
import type { TicketGuestRowWire } from '@ostrov/shared/tickets/desk-schema'
import { guestsOfEvent } from '@ostrov/shared/tickets/lists'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { moment, sql } from '../../../db/sql'
import { PAYMENT_EFFECTS } from '../../../services/payments/payment-effects'
import { recordTable } from '../../records/record-table'
import { seatOfTicket } from '../buying/seats'

/** `phones`: whether who asks may see them. */
type Asked = { query: ListQuery<typeof guestsOfEvent>; phones: boolean }

/** How the money came: what stayed before what went back. */
const paidBy = sql`(select a.method from payment a where a.purchase_id = p.id and a.status in (${sql.join(
  PAYMENT_STATUSES.filter((status) => PAYMENT_EFFECTS[status].money !== 'none').map((status) => sql.lit(status)),
)}) order by a.amount - a.refunded_amount desc, a.created_at limit 1)`

/** Who comes, the last sold first. */
export function listGuests(em: Em, { query, phones }: Asked) {
  return readList<TicketGuestRowWire, typeof guestsOfEvent>(em, guestsOfEvent, query, {
    select: sql`t.id, ${moment('s.starts_at')} as starts_at, k.name as kind, ${seatOfTicket} as seat, t.price, p.number, ${paidBy} as payment_method, nullif(u.name, '') as name,
      ${phones ? sql`u.phone` : sql`null`} as phone,
      ${moment('t.used_at')} as used_at, ${moment('t.refunded_at')} as refunded_at`,
    from: sql`ticket t`,
    joined: sql`join ticket_kind k on k.id = t.kind_id join event_session s on s.id = k.session_id
      join ticket_purchase p on p.id = t.purchase_id left join "user" u on u.id = coalesce(t.holder_id, p.user_id)`,
    where: sql`true`,
    key: sql`t.id`,
    conditions: {
      event_id: (event) => sql`t.kind_id in (select k.id from ticket_kind k join event_session s on s.id = k.session_id
        where s.event_id = ${event}::uuid)`,
    },
    order: sql`t.id desc`,
  })
}

const COLUMNS = {
  starts_at: { label: 'Сеанс', kind: 'moment' },
  name: { label: 'Гость' },
  phone: { label: 'Телефон', kind: 'phone' },
  kind: { label: 'Билет' },
  seat: { label: 'Место' },
  price: { label: 'Цена', kind: 'money' },
  number: { label: 'Покупка №' },
  used_at: { label: 'Прошёл', kind: 'moment' },
  refunded_at: { label: 'Возвращён', kind: 'moment' },
} as const

/** The same as a table to save. */
export async function guestsTable(em: Em, { query, phones }: Asked): Promise<TableLines> {
  const { items } = await listGuests(em, { query: { ...query, page: 1, limit: EXPORTED_ROWS + 1 }, phones })
  const { phone, ...unnamed } = COLUMNS
  return recordTable({ exported: phones ? COLUMNS : unnamed, form: {} }, items)
}
