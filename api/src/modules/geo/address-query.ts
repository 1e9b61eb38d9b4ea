import { normalizeAddress } from '@ostrov/shared/geo/address-text'
import { cities } from './region/cities.ts'
import type { House } from './region/houses.ts'

export type AddressQuery = {
  /** Name of the town the person wrote, when there was one. */
  city?: string
  /** Street and house in the form of `search_text`. */
  text: string
  /** The last word when it is a house number: «10», «12а», «12/1». */
  house?: string
}

/** What to store for a house: street and number without the town, so that «ленина 10» matches «Ленина, 10» exactly. */
export function searchText(house: Pick<House, 'street' | 'house'>): string {
  return normalizeAddress(`${house.street}, ${house.house}`)
}

/** Takes a typed address apart: the town, if named first or last, and the words to look for. */
export function readAddressQuery(typed: string): AddressQuery {
  const words = normalizeAddress(typed).split(' ')
  const found = townNames.find(({ key }) => startsWith(words, key) || startsWith(words.toReversed(), key.toReversed()))
  const rest = found ? withoutTown(words, found.key) : words
  const last = rest.at(-1)
  const isHouse = last !== undefined && rest.length > 1 && /^\d/.test(last)
  return { ...(found && { city: found.name }), text: rest.join(' '), ...(isHouse && { house: last }) }
}

/**
 * Order of two hints for a query, best first: the house asked for, then numbers that begin with it, then by street and
 * number. Rows are those the database found similar.
 */
export function compareHints(query: AddressQuery, a: Hint, b: Hint): number {
  return (
    closeness(query, a) - closeness(query, b) ||
    a.street.localeCompare(b.street, 'ru') ||
    Number.parseInt(a.house, 10) - Number.parseInt(b.house, 10) ||
    a.house.localeCompare(b.house, 'ru')
  )
}

type Hint = Pick<House, 'street' | 'house'>

const townNames = cities
  .map(({ name }) => ({ name: String(name), key: splitTown(name) }))
  .toSorted((a, b) => b.key.length - a.key.length)

function splitTown(name: string): string[] {
  return normalizeAddress(name).split(' ')
}

function startsWith(words: string[], key: string[]): boolean {
  return words.length >= key.length && key.every((word, index) => words[index] === word)
}

function withoutTown(words: string[], key: string[]): string[] {
  return startsWith(words, key) ? words.slice(key.length) : words.slice(0, -key.length)
}

function closeness({ text, house }: AddressQuery, hint: Hint): number {
  const key = searchText(hint)
  if (key === text) return 0
  if (key.startsWith(text)) return 1
  if (house !== undefined && key.endsWith(` ${house}`)) return 2
  return 3
}
