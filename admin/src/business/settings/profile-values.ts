import { formatPhone } from '@ostrov/shared/formats/phone'
import { bodyOf, valuesOf as fieldsOf, plainOf, type ValuesOf } from '@ostrov/shared/forms/values'
import { RESTAURANT_FORM } from '@ostrov/shared/profiles/form'
import { linesOf } from '@ostrov/shared/profiles/notifications'
import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import type { PlaceHint } from '@ostrov/shared/ui/use-place'
import { Problem } from '@ostrov/shared/wire/answers'

/** The form's fields, and the house that was chosen for its address. */
export type ProfileValues = ValuesOf<typeof RESTAURANT_FORM> & { house: PlaceHint | null }

export const NEW_PROFILE: ProfileValues = {
  ...{ ...fieldsOf(RESTAURANT_FORM, null), house: null },
  ...{ delivery_time: '45', delivers: true, pickup: true },
}

/** What stands in the form: what was proposed already, else what is shown. */
export function valuesOf(restaurant: OwnRestaurantWire, cities: Readonly<Record<string, string>>): ProfileValues {
  const { proposed } = restaurant
  const { address, phones, coordinates } = proposed.general_info ?? restaurant.general_info
  const city_id = proposed.city_id ?? restaurant.city_id
  const known = fieldsOf(RESTAURANT_FORM, {
    ...{ ...restaurant, ...proposed },
    ...{ city: cities[city_id], address: address.split(', ').slice(0, 2).join(', ') },
    phones: phones.map(formatPhone).join('\n'),
  })
  return { ...known, house: { address, city_id, coordinates } }
}

/** All of the form as the server takes it. @throws {Problem} as `placeOf` */
export function inputOf(values: ProfileValues) {
  const { city: _, address: __, logo: logo_id, image: image_id, phones, ...said } = bodyOf(RESTAURANT_FORM, values)
  return { ...said, logo_id, image_id, phones: linesOf(phones), ...placeOf(values) }
}

/**
 * Where it stands, as the server takes it.
 * @throws {Problem} under the address, for one that was typed with no house chosen for it
 */
function placeOf({ house, city, address }: ProfileValues) {
  const coordinates = house?.coordinates
  if (!coordinates) throw new Problem(422, 'request.invalid', '', { address: NO_HOUSE })
  return {
    address: house.address.split(', ').length > 2 ? house.address : `${address.trim()}, ${city}`,
    coordinates,
    ...(house.city_id && { city_id: house.city_id }),
  }
}

const NO_HOUSE = 'Выберите дом из\u00A0подсказок или на\u00A0карте'

/** Where it stands is one thing: the town and the house go with the address. */
export const PLACE = { address: ['city', 'house'] } as const

/** What of a field is compared: of the place all of it by its address. */
export function profilePlain(values: ProfileValues, name: keyof ProfileValues): unknown {
  if (name === 'city' || name === 'house') return null
  if (name === 'address') return [values.city, values.address, values.house?.coordinates]
  return plainOf(RESTAURANT_FORM, values, name)
}

/** Only what one has changed, as the server takes it: the rest may be another's by now. @throws {Problem} as `placeOf` */
export function changesOf(values: ProfileValues, changed: readonly (keyof ProfileValues)[]) {
  const { city: _, address, logo, image, phones, ...said } = bodyOf(RESTAURANT_FORM, values, changed)
  return {
    ...said,
    ...(address !== undefined && placeOf(values)),
    ...(logo !== undefined && { logo_id: logo }),
    ...(image !== undefined && { image_id: image }),
    ...(phones !== undefined && { phones: linesOf(phones) }),
  }
}
