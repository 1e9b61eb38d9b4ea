import type { AdValues } from '@ostrov/shared/ads/schema'
import type { SectionName } from '@ostrov/shared/ads/sections'
import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { foldedText } from '@ostrov/shared/formats/same-text'
import type { Term } from './feed-days'
import { coordinateIn, isFree, isNoPrice, type ReadNumber, rublesIn } from './feed-numbers'
import { phoneIn } from './feed-phones'
import type { Towns } from './feed-places'
import type { FeedItem } from './read-feed'

/** What our catalogues and towns are called. */
export type Known = {
  towns: Towns
  /** The slug of an entry by its name, within another where one is named. */
  entry: (catalogue: Catalogue, name: string, within?: string) => string | undefined
}
/** An ad of a file in our words; `complaints` are of fields that the file fills with what we do not know. */
export type Translated = {
  section: SectionName
  values: AdValues
  photos: readonly string[]
  complaints: Readonly<Record<string, string>>
  /** Why it is not shown today. */
  term: Term | null
}

/** What only a section's own ads say. */
export type Part = Pick<Translated, 'values' | 'complaints'>

export type Reader = ReturnType<typeof readerOf>

/** The texts of an ad by the paths of its elements, and `complaints` of those of its numbers that cannot be read. */
export function readerOf({ texts }: FeedItem) {
  const complaints: Record<string, string> = {}
  const one = (...paths: string[]) => paths.map((path) => texts.get(path)?.[0]).find((text) => text) ?? null
  const complain = (field: string, reason: string) => {
    complaints[field] = reason
    return null
  }
  return {
    one,
    complaints,
    complain,
    all: (path: string) => texts.get(path) ?? [],
    /** The number of a field of ours; null where the file says none, or what it says is asked about. */
    number: (field: string, read: ReadNumber, ...paths: string[]) => {
      const said = one(...paths)
      if (said === null) return null
      const { number, complaint } = read(said)
      return number ?? complain(field, complaint ?? '')
    },
    /** «Да», «1», «true», «+». */
    flag: (...paths: string[]) => /^(?:да|true|1|\+|yes)$/i.test(one(...paths) ?? ''),
  }
}

/** The price of an ad; null where its words say that there is none. Zero is said, or else it is no price. */
export function priceOf(item: Reader, ...paths: string[]): number | null {
  const said = item.one(...paths)
  if (said === null || isNoPrice(said)) return null
  return isFree(said) ? 0 : item.number('price', rublesIn, ...paths)
}

/** Whom to call: the first phone, and its extension beside the name. */
export function contactOf(item: Reader, names: readonly string[], phones: readonly string[]): AdValues {
  const { phone, extension } = phoneIn(item.one(...phones))
  const name = item.one(...names)
  return { contact_name: name && extension ? `${name}, доб.\u00A0${extension}` : name, contact_phone: phone }
}

/** Our word for theirs, by how theirs begins. */
export function wordFor(text: string | null, words: Readonly<Record<string, string>>): string | null {
  const folded = foldedText(text ?? '')
  const found = Object.keys(words).find((theirs) => folded.startsWith(foldedText(theirs)))
  return found === undefined || folded === '' ? null : (words[found] ?? null)
}

/** A point of the map, where both numbers are such. */
export function pointIn(...said: [latitude: string | null, longitude: string | null]): AdValues[string] {
  const [latitude = null, longitude = null] = said.map(coordinateIn)
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { type: 'Point', coordinates: [longitude, latitude] }
}
