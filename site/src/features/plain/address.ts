import { cutText } from '@ostrov/shared/formats/cut-text'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { ADDRESS_FORM } from '@ostrov/shared/geo/form'
import type { AddressHintWire, CityWire } from '@ostrov/shared/geo/schema'
import { addressPath, EDA, loginPath, plainPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { safePath } from '@ostrov/shared/wire/safe-path'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'

const FIELDS = ['city_id', 'address', 'front_door', 'apartment', 'floor', 'comment'] as const
export type TypedAddress = Record<(typeof FIELDS)[number], string> & { private_house: boolean }

export type AddressView = {
  cities: readonly CityWire[]
  typed: TypedAddress
  /** The houses that what was typed may mean, when it means several. */
  houses: readonly AddressHintWire[]
  errors: Record<string, string | undefined>
  refusal: string | null
  action: string
}

/** A new address without a map: town, street and house as text; the house is looked up where the map looks it up. */
export async function newAddress(visit: Visit): Promise<AddressView | Response> {
  const back = safePath(visit.params.get('redirect')) ?? EDA
  const action = plainPath(addressPath({ redirect: back }))
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: action }))
  const [form, { items: cities }, { default_city }] = await Promise.all([
    visit.form(),
    ask(visit.api.cities.get({ query: {} })),
    ask(visit.api.settings.get()),
  ])
  const home = cities.find((city) => city.name === default_city)?.id ?? cities[0]?.id ?? ''
  const typed = typedIn(form, home)
  const view: AddressView = { cities, typed, houses: [], errors: {}, refusal: null, action }
  if (!form) return view
  const errors = checkForm(ADDRESS_FORM, typed)
  if (!isValid(errors)) return { ...view, errors }
  try {
    return await save(visit, view, { chosen: textOf(form, 'house'), back })
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, errors, refusal: message }
  }
}

/** Saves the one house that was meant; of several the person is asked. */
async function save(visit: Visit, view: AddressView, { chosen, back }: { chosen: string; back: string }) {
  const { typed } = view
  const houses = await housesOf(visit, typed)
  const house = houses.find(({ address }) => address === chosen) ?? (houses.length === 1 ? houses[0] : undefined)
  if (houses.length === 0) {
    return { ...view, errors: { address: 'Такого дома мы\u00a0не\u00a0знаем. Проверьте улицу и\u00a0номер' } }
  }
  if (!house) return { ...view, houses }
  const { front_door, apartment, floor, comment, private_house } = typed
  const address_details = { front_door, apartment, floor, comment, private_house }
  const { address, city_id, coordinates } = house
  await ask(visit.api.user.user_address.post({ address, city_id, coordinates, address_details, is_active: true }))
  return visit.leave(back)
}

async function housesOf({ api }: Visit, { address, city_id }: TypedAddress): Promise<readonly AddressHintWire[]> {
  const { items } = await ask(
    api.hints.user.addresses_and_coordinates.post({
      query: cutText(address, 200, ({ length }) => length),
      city: city_id,
      count: 8,
    }),
  )
  const same = items.filter((hint) => isSame(address, hint))
  return same.length === 1 ? same : items.filter((hint) => mayMean(address, hint))
}

/** Hints are generous, «Ленина, 9» for «Ленина 999»; but who types a bare number last means that very house. */
function mayMean(typed: string, { house }: AddressHintWire): boolean {
  const last = wordsOf(typed).at(-1) ?? ''
  return !/^\d+$/.test(last) || last === house.toLowerCase()
}

/** «Ленина 218» names «улица Ленина, 218» when no other street of the town does. */
function isSame(typed: string, { street, house }: AddressHintWire): boolean {
  const words = wordsOf(typed)
  return (
    words.at(-1) === house.toLowerCase() && wordsOf(street).every((word) => words.includes(word) || KINDS.has(word))
  )
}

const KINDS = new Set(['улица', 'проспект', 'переулок', 'проезд', 'бульвар', 'площадь', 'шоссе', 'микрорайон'])

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(Boolean)
}

function typedIn(form: URLSearchParams | null, home: string): TypedAddress {
  const text = (name: string) => (form ? textOf(form, name).trim() : '')
  return {
    city_id: text('city_id') || home,
    address: text('address'),
    front_door: text('front_door'),
    apartment: text('apartment'),
    floor: text('floor'),
    comment: text('comment'),
    private_house: form?.has('private_house') ?? false,
  }
}
