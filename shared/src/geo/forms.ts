import {
  type Check,
  collectErrors,
  digitsOnly,
  type FieldValue,
  type FormErrors,
  maxLength,
  required,
} from '../forms/fields'

export const FRONT_DOOR_MAX_DIGITS = 2
export const APARTMENT_MAX_DIGITS = 4
export const FLOOR_MAX_DIGITS = 2
/** Characters of a comment to the courier. */
export const COURIER_COMMENT_MAX = 150

/** How a missing value is called, which differs between the two forms that ask for an address. */
export const REQUIRED_IN_ADDRESS = 'Это обязательное поле'
export const REQUIRED_IN_ORDER = 'Это поля обязательное'

export type AddressDetailsField = 'front_door' | 'apartment' | 'floor' | 'comment'
export type AddressField = 'city_id' | 'address' | AddressDetailsField
/** A private house has neither flat nor entrance nor floor: what stands in their fields does not count. */
type HouseKind = { private_house?: boolean | undefined }
export type AddressDetailsForm = Partial<Record<AddressDetailsField, FieldValue>> & HouseKind
export type AddressForm = Partial<Record<AddressField, FieldValue>> & HouseKind

export type AddressDetailsRules = {
  /** The sentence for a missing apartment; null when there need be none (pickup, or the field is not shown). */
  apartment_required: string | null
}

/** The way to the door, field by field. */
export const detailsChecks: Record<AddressDetailsField, readonly Check[]> = {
  front_door: [digitsOnly, maxLength(FRONT_DOOR_MAX_DIGITS)],
  apartment: [digitsOnly, maxLength(APARTMENT_MAX_DIGITS)],
  floor: [digitsOnly, maxLength(FLOOR_MAX_DIGITS)],
  comment: [maxLength(COURIER_COMMENT_MAX)],
}

/** The whole address form. Its apartment is required unless the form does not show it. */
export function validateAddress(form: AddressForm, { apartment_shown = true } = {}): FormErrors<AddressField> {
  const place = collectErrors(
    { city_id: form.city_id, address: form.address },
    { city_id: [required(REQUIRED_IN_ADDRESS)], address: [required(REQUIRED_IN_ADDRESS)] },
  )
  const apartment_required = apartment_shown ? REQUIRED_IN_ADDRESS : null
  return { ...place, ...validateAddressDetails(form, { apartment_required }) }
}

/** Entrance, apartment, floor and the comment to the courier. */
export function validateAddressDetails(
  form: AddressDetailsForm,
  { apartment_required }: AddressDetailsRules,
): FormErrors<AddressDetailsField> {
  const demand: Check[] = apartment_required && !form.private_house ? [required(apartment_required)] : []
  const { front_door, apartment, floor } = form.private_house ? {} : form
  const { comment } = form
  return collectErrors(
    { front_door, apartment, floor, comment },
    { ...detailsChecks, apartment: [...demand, ...detailsChecks.apartment] },
  )
}

type DoorWire = Partial<Record<'front_door' | 'apartment' | 'floor', string | null | undefined>> & HouseKind

/** The way to the door as it is kept. */
export function doorOf({ front_door, apartment, floor, private_house = false }: DoorWire) {
  const kept = (text: string | null | undefined) => (private_house ? null : text?.trim() || null)
  return { front_door: kept(front_door), apartment: kept(apartment), floor: kept(floor), private_house }
}

/** The way to the door in words: «кв. 18», «подъезд 2», «этаж 5», or «частный дом». */
export function doorWords({ front_door, apartment, floor, private_house }: DoorWire): string[] {
  if (private_house) return ['частный дом']
  const words = [
    apartment && `кв.\u00a0${apartment}`,
    front_door && `подъезд\u00a0${front_door}`,
    floor && `этаж\u00a0${floor}`,
  ]
  return words.flatMap((word) => word || [])
}

/** How one says it: the house, the way to its door, and the town last: «Ленина, 234», «кв. 18», «Южно-Сахалинск». */
export function spokenAddress({ address, ...door }: { address: string | null } & DoorWire): string[] {
  const [street = '', house, ...town] = (address ?? '').split(',').map((part) => part.trim())
  return [[street, house].filter(Boolean).join(', '), ...doorWords(door), town.join(', ')].filter(Boolean)
}

/** «12/150» under the comment to the courier. */
export function courierCommentCounter(comment: string): string {
  return `${[...comment].length}/${COURIER_COMMENT_MAX}`
}

/** Only a hint that names a house, and not a flat in it, is offered to the customer. */
export function isOfferedHint(hint: string): boolean {
  const namesFlat = /(^|[\s,])(кв|квартира|апартаменты|апарт|ап)(?=[\s.,\d]|$)/iu
  return /\d/.test(hint) && !namesFlat.test(hint)
}
