import { formatPhone } from '@ostrov/shared/formats/phone'
import { type Picture, storedPicture } from '@ostrov/shared/images/pictures'
import { linesOf } from '@ostrov/shared/profiles/notifications'
import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import type { PlaceHint } from '@ostrov/shared/ui/use-place'

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

/** The values as the server takes them. */
export function inputOf(values: ProfileValues) {
  const { house, city, address } = values
  const coordinates = house?.coordinates
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    ...(coordinates && {
      address: house.address.split(', ').length > 2 ? house.address : `${address.trim()}, ${city}`,
      coordinates,
      ...(house.city_id && { city_id: house.city_id }),
    }),
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

export type ProfileChanges = Partial<ReturnType<typeof inputOf>>

/**
 * What is left to save once others' changes are known. Of a field that has become what was sent, such as by the first
 * press whose answer was lost, nothing is; null: somebody made something else of one.
 */
export function leftToSave(mine: ProfileChanges, theirs: ProfileChanges): ProfileChanges | null {
  const left = { ...mine }
  for (const name of keysOf(mine)) {
    if (JSON.stringify(theirs[name]) === JSON.stringify(mine[name])) delete left[name]
  }
  return keysOf(left).some((name) => name in theirs) ? null : left
}

function keysOf(changes: ProfileChanges) {
  return Object.keys(changes).filter((name): name is keyof ProfileChanges => name in changes)
}

/** Only what one has changed: the rest may be another's by now. */
export function changesOf(before: ProfileValues, after: ProfileValues) {
  const [was, is] = [inputOf(before), inputOf(after)]
  const differs = (name: keyof typeof is) => JSON.stringify(was[name]) !== JSON.stringify(is[name])
  const { address, coordinates, city_id, ...plain } = is
  const isMoved = differs('address') || differs('coordinates')
  const place = isMoved && coordinates && address ? { address, coordinates, ...(city_id && { city_id }) } : {}
  const changed: Partial<typeof plain> = {
    ...(differs('title') && { title: plain.title }),
    ...(differs('description') && { description: plain.description }),
    ...(differs('phones') && { phones: plain.phones }),
    ...(differs('cuisines') && { cuisines: plain.cuisines }),
    ...(differs('logo_id') && { logo_id: plain.logo_id }),
    ...(differs('image_id') && { image_id: plain.image_id }),
    ...(differs('delivery_time') && { delivery_time: plain.delivery_time }),
    ...(differs('free_delivery_sum') && { free_delivery_sum: plain.free_delivery_sum }),
    ...(differs('delivers') && { delivers: plain.delivers }),
    ...(differs('pickup') && { pickup: plain.pickup }),
  }
  return { ...changed, ...place }
}
