import { filled, readKept } from '@ostrov/shared/forms/stored'
import type { DeliveryType, PaymentType } from '@ostrov/shared/orders/statuses'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { atom, onMount } from 'nanostores'

/** What the person has typed for any order; all text, as it stands in the fields. */
type PersonForm = {
  user_name: string
  /** As shown: «+7 (900) 111-22-33». */
  user_phone: string
  payment_type: PaymentType
  payment_method: PaymentMethod
  /** A kept way to pay, '' of none, and whether this one is kept. */
  saved_method_id: string
  keep_method: boolean
  payment_comment: string
  /** The name becomes the profile's, which has none yet. */
  keep_name: boolean
}

/** The way to the door, filled from an address and changed for this order alone. */
type DoorForm = {
  /** The address it was filled from. */
  address_id: string | null
  front_door: string
  apartment: string
  floor: string
  delivery_comment: string
  private_house: boolean
}

/** What belongs to one restaurant's basket. */
type RestaurantForm = {
  delivery_type: DeliveryType
  /** It is to come at a time of one's own. */
  is_ahead: boolean
  /** Which, as the API wrote it; empty while none was chosen. */
  wanted_at: string
  comment: string
  cultery_count: number
  /** As it stands in the field. */
  code: string
  /** The server was asked about it: typed alone it takes nothing off. */
  code_applied: boolean
  /** As many points as may be are spent. */
  use_bonus: boolean
}

/** All that is typed for one restaurant's order. */
export type TypedOrder = PersonForm & DoorForm & RestaurantForm

type OrderForms = { person: PersonForm; door: DoorForm; restaurants: Record<string, RestaurantForm> }

const EMPTY: OrderForms = {
  person: {
    user_name: '',
    user_phone: '',
    payment_type: 'online',
    payment_method: 'card',
    saved_method_id: '',
    keep_method: false,
    payment_comment: '',
    keep_name: true,
  },
  door: { address_id: null, front_door: '', apartment: '', floor: '', delivery_comment: '', private_house: false },
  restaurants: {},
}
const EMPTY_RESTAURANT: RestaurantForm = {
  delivery_type: 'delivery',
  is_ahead: false,
  wanted_at: '',
  comment: '',
  cultery_count: 0,
  code: '',
  code_applied: false,
  use_bonus: false,
}
const KEY = 'ostrov_order_form'

/** The checkout as typed so far; it outlives a reload, a lost connection and a sign-in on the way. */
export const $orderForms = atom<OrderForms>(EMPTY)

onMount($orderForms, () => {
  if (typeof window !== 'undefined') $orderForms.set(readForms(sessionStorage.getItem(KEY)))
})

/** Changes what is typed for a restaurant's order, each field where it belongs. */
export function changeTyped(restaurant_id: string, change: Partial<TypedOrder>): void {
  const { person, door, restaurants } = $orderForms.get()
  const form = restaurants[restaurant_id] ?? EMPTY_RESTAURANT
  keep({
    person: filled(person, change),
    door: filled(door, change),
    restaurants: { ...restaurants, [restaurant_id]: filled(form, change) },
  })
}

/**
 * The order was placed: what belonged to it and its sum alone is forgotten, the person's own answers stay for the next. The
 * page, which is being left, goes on showing what was sent.
 */
export function forgetRestaurant(restaurant_id: string): void {
  const { person, ...forms } = $orderForms.get()
  const { [restaurant_id]: _, ...restaurants } = forms.restaurants
  remember({ ...forms, person: { ...person, payment_comment: '', keep_method: false }, restaurants })
}

export function typedOrder({ person, door, restaurants }: OrderForms, restaurant_id: string): TypedOrder {
  return { ...person, ...door, ...(restaurants[restaurant_id] ?? EMPTY_RESTAURANT) }
}

/** What this tab kept, with whatever it lacks filled in. */
export function readForms(kept: string | null): OrderForms {
  const { person, door, restaurants } = readKept(kept)
  const forms = Object.entries(Object(restaurants)).map(([id, form]) => [id, filled(EMPTY_RESTAURANT, form)])
  return {
    person: filled(EMPTY.person, person),
    door: filled(EMPTY.door, door),
    restaurants: Object.fromEntries(forms),
  }
}

function keep(forms: OrderForms) {
  $orderForms.set(forms)
  remember(forms)
}

function remember(forms: OrderForms) {
  sessionStorage.setItem(KEY, JSON.stringify(forms))
}
