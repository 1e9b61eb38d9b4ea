import { cleanLine } from '@ostrov/shared/formats/clean-text'
import { normalizeAddress } from '@ostrov/shared/geo/address-text'
import { retyped } from '@ostrov/shared/search/layout'
import { unmixed } from '@ostrov/shared/spelling/alike'
import { otherScript } from '@ostrov/shared/spelling/scripts'

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

/** So many ways to read an address in the other script. */
const MOST_WAYS = 6

/**
 * What a person may have meant by a typed address, the likeliest first: an address of Latin letters is one of the other
 * keyboard layout («ktybyf 10») or of the other script («Lenina 10»), for streets of the region have Russian names.
 */
export function addressReadings(typed: string): string[] {
  const text = cleanLine(typed)
    .toLowerCase()
    .replace(/[a-zа-яё]+/g, unmixed)
  if (!/[a-z]{2}/.test(text)) return [typed]
  const ways = text.split(/([a-z]+)/).map((part) => (/^[a-z]/.test(part) ? otherScript(part) : []))
  const transcribed = Array.from({ length: Math.min(MOST_WAYS, Math.max(...ways.map((way) => way.length))) }, (_, at) =>
    text
      .split(/([a-z]+)/)
      .map((part, place) => ways[place]?.[at] ?? ways[place]?.[0] ?? part)
      .join(''),
  )
  return [...new Set([otherLayout(text), ...transcribed, typed])]
}

/** Signs that end a word are those of the address: on the other layout some of them would be letters. */
function otherLayout(text: string): string {
  return text
    .split(/([,;.?/]*(?:\s+|$))/)
    .map((part, place) => {
      if (place % 2 === 1) return part.replace('?', ',').replace('/', '.')
      return /[а-яё]/.test(part) ? part : retyped(part)
    })
    .join('')
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
