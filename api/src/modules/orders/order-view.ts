import { COURIER_WINDOW_MINUTES } from '@ostrov/shared/orders/courier'
import type { ProposalWire } from '@ostrov/shared/orders/proposal-schema'
import type { OrderItemWire, OrderWire } from '@ostrov/shared/orders/schema'
import type { DeliveryType, OrderStatus, PaymentType } from '@ostrov/shared/orders/statuses'
import type { Em } from '../../db/orm'
import { moment, sql } from '../../db/sql'
import { loadImages, pictureOf } from '../images/image-view'
import type { DeliverySnapshot, RestaurantSnapshot } from './order'
import type { ReplacementLine } from './order-proposal'

type ItemRow = Omit<OrderItemWire, 'image'> & { image_id: string | null }
export type OrderRow = {
  id: number
  uuid: string
  status: OrderStatus
  created_at: string
  confirmation_date: string | null
  finished_at: string | null
  viewed_at: string | null
  cancel_unseen: boolean
  user_id: string | null
  restaurant_id: string
  restaurant: RestaurantSnapshot
  price: number
  discount: number
  lost_discount: number
  delivery_price: number
  total: number
  payment_type: PaymentType
  payment_comment: string | null
  comment: string | null
  cultery_count: number
  user_name: string
  user_phone: string
  promo_code: string | null
  delivery_type: DeliveryType
  delivery: DeliverySnapshot | null
  items: ItemRow[]
  proposal: (Omit<ProposalWire, 'replacement'> & { replacement: ReplacementLine | null }) | null
  events: { id: number; to: OrderStatus; created_at: string; comment: string | null; undone_at: string | null }[]
}

/** Columns of `order o` that `orderViews` needs, lines and events batched in the same statement. */
export const orderColumns = sql`o.id::int as id, o.uuid, o.status, ${moment('o.created_at')} as created_at,
  ${moment('o.confirmation_date')} as confirmation_date, ${moment('o.finished_at')} as finished_at,
  ${moment('o.viewed_at')} as viewed_at, o.cancel_unseen, o.user_id, o.restaurant_id, o.restaurant, o.price, o.discount,
  o.delivery_price, o.total, o.payment_type, o.payment_comment, o.comment, o.cultery_count, o.user_name, o.user_phone,
  o.promo_code, o.delivery_type, o.delivery,
  greatest(0, -coalesce((select l.amount from order_ledger l where l.order_id = o.id and l.kind = 'discount'
    order by l.id limit 1), 0) - o.discount)::int as lost_discount,
  (select coalesce(json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'name', i.name, 'image_id', i.image_id,
      'weight', i.weight, 'weight_unit', i.weight_unit, 'product_options', i.product_options, 'unit_price', i.unit_price,
      'quantity', i.quantity, 'line_total', i.line_total, 'cancellation_comment', i.cancellation_comment,
      'participant', i.participant) order by i.sort), '[]')
    from order_item i where i.order_id = o.id) as items,
  (select coalesce(json_agg(json_build_object('id', e.id, 'to', e.to, 'comment', e.comment,
      'created_at', ${moment('e.created_at')}, 'undone_at', ${moment('u.created_at')}) order by e.id), '[]')
    from order_event e left join order_event u on u.order_id = e.order_id and u.undoes = e.id
    where e.order_id = o.id and e.undoes is null and e.from is distinct from e.to) as events,
  (select json_build_object('id', p.id, 'status', p.status, 'created_at', ${moment('p.created_at')},
      'answer_until', ${moment('p.answer_until')}, 'answered_at', ${moment('p.answered_at')}, 'items', p.items,
      'replacement', p.replacement, 'agreed', p.agreed, 'without', p.without)
    from order_proposal p where p.order_id = o.id order by p.id desc limit 1) as proposal`

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
    const { logo_id, delivery_window = COURIER_WINDOW_MINUTES, ...restaurant } = row.restaurant
    return {
      ...factsOf(row),
      basket: {
        restaurant: { id: row.restaurant_id, logo: pictureOf(images, logo_id), ...restaurant, delivery_window },
        items: row.items.map(({ image_id, ...item }) => ({ ...item, image: pictureOf(images, image_id) })),
      },
      proposal: row.proposal && proposalOf(row.proposal, images),
      delivery: deliveryOf(row),
      events: row.events,
    }
  })
}

type Images = Awaited<ReturnType<typeof loadImages>>

function proposalOf({ replacement, ...proposal }: NonNullable<OrderRow['proposal']>, images: Images): ProposalWire {
  if (!replacement) return { ...proposal, replacement: null }
  const { image_id, article: _, ...line } = replacement
  return { ...proposal, replacement: { ...line, image: pictureOf(images, image_id) } }
}

function factsOf(row: OrderRow) {
  return {
    id: row.id,
    uuid: row.uuid,
    status: row.status,
    created_at: row.created_at,
    confirmation_date: row.confirmation_date,
    finished_at: row.finished_at,
    restaurant_id: row.restaurant_id,
    price: row.price,
    discount: row.discount,
    lost_discount: row.lost_discount,
    total: row.total,
    payment_type: row.payment_type,
    payment_comment: row.payment_comment,
    comment: row.comment,
    cultery_count: row.cultery_count,
    user_name: row.user_name,
    user_phone: row.user_phone,
    promo_code: row.promo_code === null ? null : { code: row.promo_code, amount: row.discount },
  }
}

function deliveryOf({ delivery_type, delivery_price, delivery }: OrderRow): OrderWire['delivery'] {
  return {
    type: delivery_type,
    price: delivery_price,
    address: delivery?.address ?? null,
    apartment: delivery?.apartment ?? null,
    private_house: delivery?.private_house ?? false,
    front_door: delivery?.front_door ?? null,
    floor: delivery?.floor ?? null,
    comment: delivery?.comment ?? null,
    coordinates: delivery?.coordinates ?? null,
  }
}
