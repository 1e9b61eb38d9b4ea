import { cities } from './cities.ts'
import type { House } from './houses.ts'

export type AddressQuery = {
  /** Name of the town the person wrote, when there was one. */
  city?: string
  /** Street and house in the form of `search_text`. */
  text: string
  /** The last word when it is a house number: «10», «12а», «12/1». */
  house?: string
}

/**
 * The form in which addresses are stored for search and asked for: lower case, ё as е, words parted by one space, without
 * words of type («улица», «дом»), region, postcode and flat; a house number is one word («12а», «12к1»).
 */
export function normalizeAddress(address: string): string {
  const plain = address
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(^|[\s,])сахалинская\s+обл(асть|\.)?(?=[\s,]|$)/g, ' ')
    .replace(/(^|[\s,])\d{6}(?=[\s,]|$)/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/([а-я]{3})(?=\d)/g, '$1 ')
  return joinHouse(withoutFlat(splitWords(plain))).join(' ')
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

const typeWords = new Set(
  `г город гор пгт пос поселок п с село д дом ул улица пр пр-кт пр-т просп проспект пер переулок б-р бульвар бул
  проезд пр-д ш шоссе обл область россия рф имени им`.split(/\s+/),
)
const flatWords = new Set(['кв', 'квартира', 'оф', 'офис', 'подъезд', 'под', 'этаж', 'эт'])

const townNames = cities
  .map(({ name }) => ({ name: String(name), key: splitTown(name) }))
  .toSorted((a, b) => b.key.length - a.key.length)

function splitTown(name: string): string[] {
  return normalizeAddress(name).split(' ')
}

// Dashes inside types («пр-кт») and before flats («10-5») must be seen before dashes inside names part their words.
function splitWords(text: string): string[] {
  return text
    .split(/[^0-9a-zа-я/-]+/)
    .map((word) => word.replace(/^д(?=\d)/, '').replace(/^корп(ус)?$/, 'к'))
    .filter((word) => !typeWords.has(word))
    .map((word) => word.replace(/^(\d+[а-я]?)-\d+$/, '$1'))
    .flatMap((word) => word.split('-'))
    .filter(Boolean)
}

function withoutFlat(words: string[]): string[] {
  const flat = words.findIndex((word, index) => index > 0 && (flatWords.has(word) || /^кв\d/.test(word)))
  return flat === -1 ? words : words.slice(0, flat)
}

// «12 а» and «12 к 1» are one house each, however they are spaced.
function joinHouse(words: string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const continues = last !== undefined && /^\d+([/к]\d+)?$/.test(last) && /^([а-я]|к\d+)$/.test(word)
    const closes = last !== undefined && /^\d+к$/.test(last) && /^\d+$/.test(word)
    if (continues || closes) joined[joined.length - 1] = `${last}${word}`
    else joined.push(word)
  }
  return joined
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
