import { normalizeAddress } from '@ostrov/shared/geo/address-text'

export type AddressQuery = {
  /** Name of the town the person wrote, when there was one. */
  city?: string
  /** Street and house in the form of `search_text`. */
  text: string
}

/** What to store for a house: street and number without the town, so that «ленина 10» matches «Ленина, 10» exactly. */
export function searchText({ street, house }: { street: string; house: string }): string {
  return normalizeAddress(`${street}, ${house}`)
}

/** Takes a typed address apart: one of the towns, if named first or last, and the words to look for. */
export function readAddressQuery(typed: string, towns: readonly string[]): AddressQuery {
  const words = normalizeAddress(typed).split(' ')
  const found = towns
    .map((name) => ({ name, key: normalizeAddress(name).split(' ') }))
    .toSorted((a, b) => b.key.length - a.key.length)
    .find(({ key }) => startsWith(words, key) || startsWith(words.toReversed(), key.toReversed()))
  if (!found) return { text: words.join(' ') }
  return { city: found.name, text: withoutTown(words, found.key).join(' ') }
}

function startsWith(words: string[], key: string[]): boolean {
  return words.length >= key.length && key.every((word, index) => words[index] === word)
}

function withoutTown(words: string[], key: string[]): string[] {
  return startsWith(words, key) ? words.slice(key.length) : words.slice(0, -key.length)
}
