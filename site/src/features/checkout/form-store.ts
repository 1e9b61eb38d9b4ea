import type { DeliveryType, PaymentType } from '@ostrov/shared/orders/statuses'
import { atom, onMount } from 'nanostores'

/** What the person has typed for any order; all text, as it stands in the fields. */
export type PersonForm = {
  user_name: string
  /** As shown: «+7 (900) 111-22-33». */
  user_phone: string
  payment_type: PaymentType
  payment_comment: string
  /** The name becomes the profile's, which has none yet. */
  keep_name: boolean
}

/** The way to the door, filled from an address and changed for this order alone. */
export type DoorForm = {
  /** The address it was filled from. */
  address_id: string | null
  front_door: string
  apartment: string
  floor: string
  comment: string
  private_house: boolean
}

/** What belongs to one restaurant's basket. */
export type RestaurantForm = {
  delivery_type: DeliveryType
  comment: string
  cultery_count: number
  /** As it stands in the field. */
  code: string
  /** The server was asked about it: typed alone it takes nothing off. */
  code_applied: boolean
}

export type OrderForms = { person: PersonForm; door: DoorForm; restaurants: Record<string, RestaurantForm> }

const EMPTY: OrderForms = {
  person: { user_name: '', user_phone: '', payment_type: 'online', payment_comment: '', keep_name: true },
  door: { address_id: null, front_door: '', apartment: '', floor: '', comment: '', private_house: false },
  restaurants: {},
}
const EMPTY_RESTAURANT: RestaurantForm = {
  delivery_type: 'delivery',
  comment: '',
  cultery_count: 0,
  code: '',
  code_applied: false,
}
const KEY = 'ostrov_order_form'

/** The checkout as typed so far; it outlives a reload, a lost connection and a sign-in on the way. */
export const $orderForms = atom<OrderForms>(EMPTY)

onMount($orderForms, () => {
  if (typeof window !== 'undefined') $orderForms.set(readForms(sessionStorage.getItem(KEY)))
})

export function changePerson(change: Partial<PersonForm>): void {
  const forms = $orderForms.get()
  keep({ ...forms, person: { ...forms.person, ...change } })
}

export function changeDoor(change: Partial<DoorForm>): void {
  const forms = $orderForms.get()
  keep({ ...forms, door: { ...forms.door, ...change } })
}

export function changeRestaurant(restaurant_id: string, change: Partial<RestaurantForm>): void {
  const forms = $orderForms.get()
  const form = { ...restaurantForm(forms, restaurant_id), ...change }
  keep({ ...forms, restaurants: { ...forms.restaurants, [restaurant_id]: form } })
}

/** The order was placed: what belonged to it and its sum alone is forgotten, the person's own answers stay for the next. */
export function forgetRestaurant(restaurant_id: string): void {
  const { person, ...forms } = $orderForms.get()
  const { [restaurant_id]: _, ...restaurants } = forms.restaurants
  keep({ ...forms, person: { ...person, payment_comment: '' }, restaurants })
}

export function restaurantForm(forms: OrderForms, restaurant_id: string): RestaurantForm {
  return forms.restaurants[restaurant_id] ?? EMPTY_RESTAURANT
}

/** What this tab kept, with whatever it lacks filled in; nonsense is nothing. */
export function readForms(kept: string | null): OrderForms {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (!isRecord(value)) return EMPTY
    const { person, door, restaurants } = value
    if (!isRecord(person) || !isRecord(door) || !isRecord(restaurants)) return EMPTY
    const entries = Object.entries(restaurants).map(([id, form]) => [id, filled(EMPTY_RESTAURANT, form)])
    return {
      person: filled(EMPTY.person, person),
      door: filled(EMPTY.door, door),
      restaurants: Object.fromEntries(entries),
    }
  } catch {
    return EMPTY
  }
}

function keep(forms: OrderForms) {
  $orderForms.set(forms)
  sessionStorage.setItem(KEY, JSON.stringify(forms))
}

/** The empty form with every kept field of the right kind in its place. */
function filled<Form extends object>(empty: Form, kept: unknown): Form {
  if (!isRecord(kept)) return empty
  const same = Object.entries(empty).filter(([key, value]) => value === null || typeof kept[key] === typeof value)
  return Object.assign(
    { ...empty },
    Object.fromEntries(same.map(([key]) => [key, kept[key] ?? Reflect.get(empty, key)])),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
