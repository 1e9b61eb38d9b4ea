import { formatPhone } from '@ostrov/shared/formats/phone'
import { type Picture, storedPicture } from '@ostrov/shared/images/pictures'
import { linesOf } from '@ostrov/shared/profiles/notifications'
import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import type { PlaceHint } from '@ostrov/shared/ui/use-place'
import { Problem } from '@ostrov/shared/wire/answers'

export type ProfileValues = {
  title: string
  description: string
  city: string
  address: string
  house: PlaceHint | null
  phones: string
  cuisines: string[]
  logo: Picture[]
  image: Picture[]
  delivery_time: string
  free_delivery_sum: string
  delivers: boolean
  pickup: boolean
}

export const NEW_PROFILE: ProfileValues = {
  ...{ title: '', description: '', city: '', address: '', house: null, phones: '', cuisines: [], logo: [], image: [] },
  ...{ delivery_time: '45', free_delivery_sum: '', delivers: true, pickup: true },
}

/** What stands in the form: what was proposed already, else what is shown. */
export function valuesOf(restaurant: OwnRestaurantWire, cities: Readonly<Record<string, string>>): ProfileValues {
  const { proposed } = restaurant
  const info = proposed.general_info ?? restaurant.general_info
  const city_id = proposed.city_id ?? restaurant.city_id
  const [street = '', house = ''] = info.address.split(', ')
  const pictures = (shown: typeof restaurant.logo | undefined) => (shown ? [storedPicture(shown)] : [])
  return {
    title: proposed.title ?? restaurant.title,
    description: proposed.description ?? restaurant.description,
    city: cities[city_id] ?? '',
    address: `${street}, ${house}`,
    house: { address: info.address, city_id, coordinates: info.coordinates },
    phones: info.phones.map(formatPhone).join('\n'),
    cuisines: restaurant.cuisines,
    logo: pictures(proposed.logo === undefined ? restaurant.logo : proposed.logo),
    image: pictures(proposed.image === undefined ? restaurant.image : proposed.image),
    delivery_time: String(restaurant.delivery_time),
    free_delivery_sum: restaurant.free_delivery_sum === null ? '' : String(restaurant.free_delivery_sum),
    delivers: restaurant.delivers,
    pickup: restaurant.pickup,
  }
}

/** The values as the server takes them; where it stands is `placeOf`. */
export function inputOf(values: ProfileValues) {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    phones: linesOf(values.phones),
    cuisines: [...values.cuisines],
    logo_id: values.logo[0]?.id ?? null,
    image_id: values.image[0]?.id ?? null,
    delivery_time: Number(values.delivery_time),
    free_delivery_sum: values.free_delivery_sum === '' ? null : Number(values.free_delivery_sum),
    delivers: values.delivers,
    pickup: values.pickup,
  }
}

/**
 * Where it stands, as the server takes it.
 * @throws {Problem} under the address, for one that was typed with no house chosen for it
 */
export function placeOf({ house, city, address }: ProfileValues) {
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

/** What of a field is compared: of pictures which they are, of the place all of it by its address. */
export function profilePlain(values: ProfileValues, name: keyof ProfileValues): unknown {
  if (name === 'city' || name === 'house') return null
  if (name === 'address') return [values.city, values.address, values.house?.coordinates]
  if (name === 'logo' || name === 'image') return values[name].map(({ id }) => id)
  return values[name]
}

/** Only what one has changed, as the server takes it: the rest may be another's by now. @throws {Problem} as `placeOf` */
export function changesOf(values: ProfileValues, changed: readonly (keyof ProfileValues)[]) {
  const input = inputOf(values)
  const has = (name: keyof ProfileValues) => changed.includes(name)
  return {
    ...(has('title') && { title: input.title }),
    ...(has('description') && { description: input.description }),
    ...(has('address') && placeOf(values)),
    ...(has('phones') && { phones: input.phones }),
    ...(has('cuisines') && { cuisines: input.cuisines }),
    ...(has('logo') && { logo_id: input.logo_id }),
    ...(has('image') && { image_id: input.image_id }),
    ...(has('delivery_time') && { delivery_time: input.delivery_time }),
    ...(has('free_delivery_sum') && { free_delivery_sum: input.free_delivery_sum }),
    ...(has('delivers') && { delivers: input.delivers }),
    ...(has('pickup') && { pickup: input.pickup }),
  }
}
