import { linesOfSum, type ReceiptLine } from '@ostrov/shared/payments/receipt-lines'
import { lineWorths } from '@ostrov/shared/payments/share-out'
import type { Em } from '../../../db/orm'
import { row, rows, sql } from '../../../db/sql'
import type { Supplier } from '../../../services/payments/receipt'
import type { Subject } from '../attempts'

type Item = {
  id: string
  name: string
  options: string | null
  quantity: number
  line_total: number
  discount: number
  is_struck: boolean
}

/** What is paid for, as positions that come to exactly `sum` rubles: each with its part of the discount, less what was given back. */
export async function linesFor(em: Em, { order_id, purchase_id }: Subject, sum: number): Promise<ReceiptLine[]> {
  if (order_id !== null) return linesOfSum(await linesOfOrder(em, order_id), sum, await givenBackOf(em, order_id))
  return linesOfSum(await linesOfPurchase(em, purchase_id ?? ''), sum)
}

async function linesOfOrder(em: Em, order_id: number): Promise<ReceiptLine[]> {
  const items = (await itemsOf(em, order_id)).filter(({ is_struck }) => !is_struck)
  const costs = await row<{ discount: number; delivery_price: number }>(
    em,
    sql`select discount, delivery_price from "order" where id = ${order_id}`,
  )
  const worths = lineWorths(items, costs?.discount ?? 0)
  const delivery = costs?.delivery_price ?? 0
  return [
    ...items.map(({ id, name, options, quantity }, at) => ({
      ...{ key: id, name: options ? `${name} (${options})` : name, quantity },
      ...{ amount: worths[at] ?? 0, object: 'commodity' as const },
    })),
    ...(delivery > 0
      ? [{ key: 'delivery', name: 'Доставка', quantity: 1, amount: delivery, object: 'service' as const }]
      : []),
  ]
}

function itemsOf(em: Em, order_id: number) {
  return rows<Item>(
    em,
    sql`select i.id, i.name, i.quantity, i.line_total, i.discount, i.cancellation_comment is not null as is_struck,
          (select string_agg(o->>'name', ', ') from jsonb_array_elements(i.product_options) o) as options
        from order_item i where i.order_id = ${order_id} order by i.sort, i.id limit 500`,
  )
}

/** Rubles by line that are no longer owed: struck lines and what was given back by lines, or tickets given back. */
export async function returnedOf(em: Em, { order_id, purchase_id }: Subject): Promise<ReadonlyMap<string, number>> {
  if (order_id !== null) return givenBackOf(em, order_id)
  const found = await rows<{ key: string; amount: number }>(
    em,
    sql`select kind_id::text as key, sum(price)::int as amount from ticket
        where purchase_id = ${purchase_id} and refunded_at is not null group by kind_id limit 100`,
  )
  return new Map(found.map(({ key, amount }) => [key, amount]))
}

async function givenBackOf(em: Em, order_id: number): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ key: string; amount: number }>(
    em,
    sql`select given.key, sum(given.amount)::int as amount from (
          select i.id::text as key, i.line_total - i.discount as amount from order_item i
            where i.order_id = ${order_id} and i.cancellation_comment is not null
          union all
          select line->>'item_id', (line->>'amount')::int from order_refund r, jsonb_array_elements(r.items) line
            where r.order_id = ${order_id}) given
        group by given.key order by given.key limit 500`,
  )
  return new Map(found.map(({ key, amount }) => [key, amount]))
}

async function linesOfPurchase(em: Em, purchase_id: string): Promise<ReceiptLine[]> {
  return rows<ReceiptLine>(
    em,
    sql`select line.kind_id as key, 'Билет: ' || e.title || ', ' || line.name as name,
          (line.count - gone.count)::int as quantity, (line.price * (line.count - gone.count))::int as amount, 'service' as object
        from ticket_purchase p join event_session s on s.id = p.session_id join event e on e.id = s.event_id
          cross join lateral jsonb_to_recordset(p.lines) as line (kind_id text, name text, price int, count int)
          cross join lateral (select count(*) as count from ticket t
            where t.purchase_id = p.id and t.kind_id::text = line.kind_id and t.refunded_at is not null) gone
        where p.id = ${purchase_id} and line.count > gone.count order by line.kind_id limit 100`,
  )
}

/** Where the receipt goes: a mail that is proved to be theirs or was given for this, else the phone. Empty when there is neither. */
export async function contactOf(em: Em, { order_id, purchase_id }: Subject): Promise<string> {
  const found = await row<{ contact: string | null }>(
    em,
    order_id !== null
      ? sql`select coalesce(case when u.email_confirmed_at is not null then u.email end, o.user_phone, u.phone) as contact
            from "order" o left join "user" u on u.id = o.user_id where o.id = ${order_id}`
      : sql`select coalesce(nullif(p.mail, ''), u.phone) as contact
            from ticket_purchase p left join "user" u on u.id = p.user_id where p.id = ${purchase_id}`,
  )
  const contact = found?.contact ?? ''
  return contact.includes('@') ? contact : contact.replace(/\D/g, '')
}

/** For whom an order is sold; null of tickets, which the service sells itself. */
export async function supplierOf(em: Em, { order_id }: Subject): Promise<Supplier | null> {
  if (order_id === null) return null
  const found = await row<Supplier>(
    em,
    sql`select coalesce(nullif(r.legal_info->>'name', ''), r.general_info->>'name') as name,
          coalesce(r.legal_info->>'inn', '') as inn, r.general_info->'phones' as phones
        from "order" o join restaurant r on r.id = o.restaurant_id where o.id = ${order_id}`,
  )
  return found ?? null
}
