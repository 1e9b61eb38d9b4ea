import { COURIER_WINDOW_MINUTES } from '@ostrov/shared/orders/courier'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import type { ProposalWire } from '@ostrov/shared/orders/proposal-schema'
import type { OrderItemWire, OrderWire } from '@ostrov/shared/orders/schema'
import { columnsOf, type RowOf } from '../../../db/columns-of'
import type { Em } from '../../../db/orm'
import { moment, sql } from '../../../db/sql'
import { loadImages, pictureOf } from '../../images/image-view'
import { codeRow } from '../discount-payer'
import { Order } from '../order'
import type { ReplacementLine } from '../order-proposal'

type ItemRow = Omit<OrderItemWire, 'image'> & { image_id: string | null }
/** What of an order is read as its table has it. */
const COLUMNS = [
  ...['id', 'uuid', 'status', 'created_at', 'confirmation_date', 'finished_at', 'viewed_at', 'cancel_unseen'],
  ...['wanted_at', 'kitchen_at', 'bonus_spent', 'bonus_percent'],
  ...['user_id', 'restaurant_id', 'restaurant', 'price', 'discount', 'delivery_price', 'total', 'payment_type'],
  'offer_discount',
  ...[
    'payment_comment',
    'comment',
    'cultery_count',
    'user_name',
    'user_phone',
    'promo_code',
    'delivery_type',
    'delivery',
  ],
] as const

export type OrderRow = RowOf<Order, (typeof COLUMNS)[number]> & {
  lost_discount: number
  items: ItemRow[]
  proposal: (Omit<ProposalWire, 'replacement'> & { replacement: ReplacementLine | null }) | null
  events: OrderWire['events']
}

/** Columns of `order o` that `orderViews` needs, lines and events batched in the same statement. */
export const orderColumns = sql`${columnsOf(Order, 'o', COLUMNS)},
  greatest(0, -coalesce((select l.amount from order_ledger l where l.order_id = o.id and ${codeRow}
    order by l.id limit 1), 0) - (o.discount - o.offer_discount - o.bonus_spent))::int as lost_discount,
  (select coalesce(json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'name', i.name, 'image_id', i.image_id,
      'weight', i.weight, 'weight_unit', i.weight_unit, 'product_options', i.product_options, 'unit_price', i.unit_price,
      'quantity', i.quantity, 'line_total', i.line_total, 'discount', i.discount, 'offers', i.offers,
      'cancellation_comment', i.cancellation_comment,
      'participant', i.participant) order by i.sort), '[]')
    from order_item i where i.order_id = o.id) as items,
  (select coalesce(json_agg(json_build_object('id', e.id, 'to', e.to, 'comment', e.comment,
      'created_at', ${moment('e.created_at')}, 'undone_at', ${moment('u.created_at')}) order by e.id), '[]')
    from order_event e left join order_event u on u.order_id = e.order_id and u.undoes = e.id
    where e.order_id = o.id and e.undoes is null and e.from is distinct from e.to) as events,
  (select json_build_object('id', p.id, 'status', p.status, 'created_at', ${moment('p.created_at')},
      'answer_until', ${moment('p.answer_until')}, 'answered_at', ${moment('p.answered_at')}, 'items', p.items,
      'replacement', p.replacement, 'wanted_at', ${moment('p.wanted_at')}, 'agreed', p.agreed, 'without', p.without)
    from order_proposal p where p.order_id = o.id order by p.id desc limit 1) as proposal`

/** What couriers did with `order o`. */
export const courierEvents = sql`(select coalesce(json_agg(json_build_object('id', e.id, 'act', e.act, 'name', c.name, 'at', ${moment('e.pressed_at')})
    order by e.pressed_at, e.received_at), '[]') from courier_event e join courier c on c.id = e.courier_id where e.order_id = o.id)`

/** Whether money of `o` has come over the bank, on hold or for good, and not all of it has gone back. */
export const isPaid = sql`exists (select from payment p where p.order_id = o.id
    and p.status in ('AUTHORIZED', 'CONFIRMING', 'CONFIRMED', 'ASYNC_REFUNDING', 'PARTIAL_REFUNDED', 'PARTIAL_REVERSED'))`

/** The part of an order that customer and restaurant both see. */
export type OrderCore = Omit<OrderWire, 'payment' | 'answer_minutes' | 'is_reviewed' | 'is_user_in_black_list'>

/** Rows as the wire shows them; the pictures of all of them come in one query. */
export async function orderViews(em: Em, found: readonly OrderRow[]): Promise<OrderCore[]> {
  const images = await loadImages(
    em,
    found.flatMap((row) => [
      ...[row.restaurant.logo_id, row.proposal?.replacement?.image_id ?? null],
      ...row.items.map((item) => item.image_id),
    ]),
  )
  return found.map((row) => {
    const { restaurant, items, proposal, events, promo_code, delivery_type, delivery_price, delivery, ...facts } = row
    const { user_id: _, viewed_at, cancel_unseen, ...seen } = facts
    const { logo_id, delivery_window = COURIER_WINDOW_MINUTES, ...general } = restaurant
    return {
      ...seen,
      promo_code: promo_code === null ? null : { code: promo_code, amount: codeDiscount(row) },
      basket: {
        restaurant: { id: row.restaurant_id, logo: pictureOf(images, logo_id), ...general, delivery_window },
        items: items.map(({ image_id, ...item }) => ({ ...item, image: pictureOf(images, image_id) })),
      },
      proposal: proposal && proposalOf(proposal, images),
      delivery: { type: delivery_type, price: delivery_price, ...placeOf(delivery) },
      events,
    }
  })
}

type Images = Awaited<ReturnType<typeof loadImages>>

function proposalOf({ replacement, ...proposal }: NonNullable<OrderRow['proposal']>, images: Images): ProposalWire {
  if (!replacement) return { ...proposal, replacement: null }
  const { image_id, article: _, ...line } = replacement
  // One that was proposed before offers were has none.
  const { discount = 0, offers = [] } = line
  return { ...proposal, replacement: { ...line, discount, offers, image: pictureOf(images, image_id) } }
}

function placeOf(delivery: OrderRow['delivery']) {
  return {
    address: delivery?.address ?? null,
    apartment: delivery?.apartment ?? null,
    private_house: delivery?.private_house ?? false,
    front_door: delivery?.front_door ?? null,
    floor: delivery?.floor ?? null,
    comment: delivery?.comment ?? null,
    coordinates: delivery?.coordinates ?? null,
  }
}
