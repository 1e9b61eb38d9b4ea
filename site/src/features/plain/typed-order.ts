import type { AddressWire } from '@ostrov/shared/addresses/schema'
import type { BasketWire, QuoteWire } from '@ostrov/shared/baskets/schema'
import { paidBy, paymentWays } from '@ostrov/shared/orders/checkout'
import { DELIVERY_TYPES, type DeliveryType, type PaymentType } from '@ostrov/shared/orders/statuses'
import type { SavedMethodWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { textOf } from '../../visit'
import { orderInput } from '../checkout/place'

/** The form of an order as it was typed, field by field. */
export type Typed = {
  delivery_type: DeliveryType
  /** As the API writes it; empty is as soon as possible. */
  wanted_at: string
  address: AddressWire | null
  user_name: string
  user_phone: string
  payment_type: PaymentType
  payment_method: PaymentMethod
  saved_method_id: string
  keep_method: boolean
  payment_comment: string
  code: string
  comment: string
  cultery_count: string
  /** «1»: as many points as may be are spent. */
  use_bonus: string
}

/** A basket and the form filled in for it. */
export type TypedOrder = { basket: BasketWire; typed: Typed }

type Known = {
  user_name: string
  user_phone: string
  basket: BasketWire
  addresses: readonly AddressWire[]
  methods: readonly PaymentMethod[]
  kept: readonly SavedMethodWire[]
}

/** What the form says; before anything was posted, what is known of the person. */
export function typedIn(form: URLSearchParams | null, { basket, addresses, methods, kept, ...known }: Known): Typed {
  const active = addresses.find((address) => address.is_active) ?? addresses[0] ?? null
  const delivery_type = typeIn(form, basket)
  const online = form && (textOf(form, 'saved_method_id') || (textOf(form, 'payment_method') === 'sbp' && 'sbp'))
  const wanted = online || (form?.get('payment_type') ?? 'online')
  const way = paymentWays(delivery_type, methods, kept).find(({ value }) => value === wanted)?.value ?? 'cash'
  const text = (name: string) => (form ? textOf(form, name) : '').trim()
  return {
    delivery_type,
    wanted_at: momentIn(text('wanted_at')),
    address: addresses.find((address) => address.id === form?.get('address_id')) ?? active,
    user_name: form ? text('user_name') : known.user_name,
    user_phone: form ? text('user_phone') : known.user_phone,
    ...paidBy(way),
    keep_method: text('keep_method') === 'on',
    payment_comment: text('payment_comment'),
    code: text('code').toUpperCase(),
    comment: text('comment'),
    cultery_count: text('cultery_count'),
    use_bonus: form?.get('act') === 'spend' ? '1' : form?.get('act') === 'keep' ? '' : text('use_bonus'),
  }
}

function momentIn(text: string): string {
  return Number.isNaN(Date.parse(text)) ? '' : new Date(text).toISOString()
}

/** The way to the door as the saved address has it. */
export function doorOf(address: AddressWire | null) {
  const { front_door, apartment, floor, comment, private_house } = address?.address_details ?? {}
  return {
    front_door: front_door ?? '',
    apartment: apartment ?? '',
    floor: floor ?? '',
    delivery_comment: comment ?? '',
    private_house: private_house ?? false,
  }
}

/** What the API is sent. */
export function sentOrder({ basket, typed }: TypedOrder, { total, bonus }: Pick<QuoteWire, 'total' | 'bonus'>) {
  const { address, use_bonus: _, ...texts } = typed
  const form = { ...texts, ...doorOf(address), cultery_count: Number(typed.cultery_count) || 0 }
  return orderInput({ basket, form, address, total, bonus: bonus?.spent ?? 0 })
}

/** A restaurant may do only one of the two; then the other cannot be chosen. */
function typeIn(form: URLSearchParams | null, { restaurant }: BasketWire): DeliveryType {
  if (!restaurant.delivers) return 'pickup'
  if (!restaurant.pickup) return 'delivery'
  return DELIVERY_TYPES.find((type) => type === form?.get('delivery_type')) ?? 'delivery'
}
