import type { AdValues } from '@ostrov/shared/ads/schema'
import type { SectionName } from '@ostrov/shared/ads/sections'
import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { foldedText } from '@ostrov/shared/formats/same-text'
import type { FeedItem } from './read-feed'

/** What our catalogues and towns are called. */
export type Known = {
  /** The id of a town by its name. */
  city: (name: string) => string | undefined
  /** The slug of an entry by its name, within another where one is named. */
  entry: (catalogue: Catalogue, name: string, within?: string) => string | undefined
}
/** An ad of a file in our words; `complaints` are of fields that the file fills with what we do not know. */
export type Translated = {
  section: SectionName
  values: AdValues
  photos: readonly string[]
  complaints: Readonly<Record<string, string>>
}

/** What only a section's own ads say. */
export type Part = Pick<Translated, 'values' | 'complaints'>

export type Reader = ReturnType<typeof readerOf>

/** The texts of an ad by the paths of its elements. */
export function readerOf({ texts }: FeedItem) {
  const one = (...paths: string[]) => paths.map((path) => texts.get(path)?.[0]).find((text) => text) ?? null
  return {
    one,
    all: (path: string) => texts.get(path) ?? [],
    /** «1,5», «54.2 м²»; null where there is none. */
    number: (...paths: string[]) => numberIn(one(...paths)),
    whole: (...paths: string[]) => {
      const found = numberIn(one(...paths))
      return found === null ? null : Math.round(found)
    },
    /** «Да», «1», «true», «+». */
    flag: (...paths: string[]) => /^(?:да|true|1|\+|yes)$/i.test(one(...paths) ?? ''),
  }
}

function numberIn(text: string | null): number | null {
  const found = /-?\d+(?:\.\d+)?/.exec((text ?? '').replace(/[\s\u00A0]/g, '').replace(',', '.'))
  return found ? Number(found[0]) : null
}

/** Our word for theirs, by how theirs begins. */
export function wordFor(text: string | null, words: Readonly<Record<string, string>>): string | null {
  const folded = foldedText(text ?? '')
  const found = Object.keys(words).find((theirs) => folded.startsWith(foldedText(theirs)))
  return found === undefined || folded === '' ? null : (words[found] ?? null)
}

/** The town that an address names, and what is left of it. */
export function placeIn(address: string | null, known: Known): { city_id: string | null; rest: string | null } {
  const parts = (address ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const at = parts.findIndex((part) => townOf(part, known))
  const city_id = townOf(parts[at] ?? '', known)
  const rest = parts.slice(at + 1).join(', ')
  return { city_id, rest: rest === '' ? null : rest }
}

/** The id of a town, with «г.» before its name or without. */
export const townOf = (text: string, known: Known): string | null =>
  known.city(text) ?? known.city(text.replace(/^(?:г\.?|город|п\.?г\.?т\.?|пос\.?|с\.)\s+/i, '').trim()) ?? null

/** A point of the map, where both numbers are such. */
export function pointIn(latitude: number | null, longitude: number | null): AdValues[string] {
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { type: 'Point', coordinates: [longitude, latitude] }
}
