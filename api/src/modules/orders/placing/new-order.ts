import { normalizePhone } from '@ostrov/shared/formats/phone'
import { doorOf } from '@ostrov/shared/geo/door'
import { unitPrice } from '@ostrov/shared/menu/choice'
import type { AppliedOffers, OfferGain } from '@ostrov/shared/offers/apply'
import { orderSums } from '@ostrov/shared/orders/quote'
import { UNPAID_TIMEOUT_MS } from '@ostrov/shared/orders/rules'
import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import type { Customer } from '../../../kernel/actors'
import type { OnlineWay } from '../../../kernel/offered'
import type { TrustedPlace } from '../../geo/trust-place'
import type { FoundPromo } from '../../promotions/find-promo'
import type { DeliverySnapshot } from '../order'
import type { NewOrder } from './insert-order'
import { type PlacingFacts, type PlacingLine, snapshotOf, sumTermsOf } from './placing-facts'
import { kitchenStart } from './slots'

/** What a customer sent, and where it goes: null for a pickup. */
export type Placing = { input: OrderInputWire; place: TrustedPlace | null; now: Date }
export type Promo = { found: FoundPromo; discount: number }

/** The moment that was chosen; null is as soon as possible. */
export const wantedAt = ({ wanted_at }: OrderInputWire) => (wanted_at ? new Date(wanted_at) : null)

type Checked = Placing & {
  customer: Customer
  facts: PlacingFacts
  lines: PlacingLine[]
  cartSum: number
  offers: AppliedOffers
  promo: Promo | null
  /** How it is paid online. */
  way: OnlineWay
}

/** The order that a basket comes to, once everything was checked. */
export function newOrder({
  customer,
  input,
  place,
  facts,
  lines,
  cartSum,
  offers,
  promo,
  way,
  now,
}: Checked): NewOrder {
  const { delivery_type, payment_type } = input
  const totals = orderSums(
    sumTermsOf(facts, {
      ...{ delivery_type, payment_type, cartSum, offer_discount: offers.discount },
      promo_discount: promo?.discount ?? 0,
      bonus: input.bonus,
    }),
  )
  // A promo code may pay for all of a pickup: then no bank is asked for nothing.
  const unpaid = payment_type === 'online' && totals.total > 0
  const wanted_at = wantedAt(input)
  return {
    status: unpaid ? 'PAYMENT_PENDING' : 'new',
    user_id: customer.id,
    act_admin_id: customer.session.act_admin_id,
    device_id: customer.session.device_id,
    restaurant_id: input.restaurant_id,
    basket_id: input.basket_id,
    restaurant: snapshotOf(facts, { delivery_type, wanted_at, now }),
    wanted_at,
    kitchen_at: wanted_at && kitchenStart(facts, delivery_type, wanted_at),
    user_name: input.user_name.trim(),
    user_phone: normalizePhone(input.user_phone) ?? input.user_phone,
    comment: textOrNull(input.comment),
    cultery_count: input.cultery_count ?? 0,
    delivery_type,
    delivery: place && deliverySnapshot(input, place, facts),
    payment_type,
    payment_comment: payment_type === 'cash' ? textOrNull(input.payment_comment) : null,
    price: cartSum,
    discount: totals.discount,
    offer_discount: totals.offer_discount,
    delivery_price: totals.delivery_price,
    total: totals.total,
    promo_code_id: promo?.found.promo_code_id ?? null,
    promo_code: promo?.found.code ?? null,
    bonus_spent: totals.bonus?.spent ?? 0,
    bonus_percent: totals.bonus?.percent ?? 0,
    ...gathered(facts, lines, offers),
    offers: offers.offers.map(({ offer_id }) => offer_id),
    ledger: totals.rows.map((one) =>
      one.kind === 'discount' && promo && !one.paid_by ? { ...one, paid_by: promo.found.paid_by } : one,
    ),
    payment: unpaid
      ? {
          ...{ ...way, method: way.method ?? 'card', amount: totals.total },
          due_at: new Date(now.getTime() + UNPAID_TIMEOUT_MS),
        }
      : null,
    now,
  }
}

/** Whose each line is, where friends have filled the basket too; a gathering that still goes on ends with the order. */
function gathered(
  { group }: PlacingFacts,
  lines: PlacingLine[],
  offers: AppliedOffers,
): Pick<NewOrder, 'group_id' | 'items'> {
  const isShared = lines.some(({ participant }) => participant !== null)
  const owner_name = isShared && group ? group.owner_name : null
  const items = lines.map((line, sort) => ({
    ...newItem(line, sort, [...(offers.lines.get(line.id) ?? [])]),
    participant: line.participant?.name ?? owner_name,
  }))
  return { items, group_id: group && (isShared || !group.is_over) ? group.id : null }
}

function newItem(
  { product, product_options, quantity, line_total, stock }: PlacingLine,
  sort: number,
  offers: OfferGain[],
) {
  const discount = offers.reduce((sum, { amount }) => sum + amount, 0)
  const { id, name, image_id, weight, weight_unit, article } = product
  const snapshot = { product_id: id, name, image_id, weight, weight_unit, article, product_options }
  const sums = { unit_price: unitPrice(product), quantity, line_total, discount, offers }
  return { ...snapshot, ...sums, from_stock: stock !== null, sort }
}

function deliverySnapshot(input: OrderInputWire, place: TrustedPlace, facts: PlacingFacts): DeliverySnapshot | null {
  if (!facts.zone) return null
  const { address, coordinates } = place
  return { address, coordinates, ...doorOf(input), comment: textOrNull(input.delivery_comment), zone_id: facts.zone.id }
}

function textOrNull(text: string | null | undefined) {
  return text?.trim() || null
}
