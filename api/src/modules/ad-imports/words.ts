import type { SECTIONS, SectionName } from '@ostrov/shared/ads/sections'
import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { quoted } from '@ostrov/shared/formats/quoted'
import { foldedText } from '@ostrov/shared/formats/same-text'
import type { BodyOf } from '@ostrov/shared/forms/values'
import type { Point } from '@ostrov/shared/geo/shapes'
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
/** What a file says of an ad: every field of its section is named, null where nothing is said. Photos come later. */
export type FileValues<Name extends SectionName> = ValuesIn<BodyOf<(typeof SECTIONS)[Name]['fields']>>
type ValuesIn<Body> = { [Field in Exclude<keyof Body, 'image_ids'>]: Body[Field] | null }
/** Their words for a choice of ours, by how theirs begin; the longer beginning stands before the shorter. */
export type WordsFor<Name extends SectionName, Field extends keyof FileValues<Name>> = Readonly<
  Record<string, NonNullable<FileValues<Name>[Field]>>
>
/** The sections that files bring ads of. */
export type FiledSection = Exclude<SectionName, 'resumes'>
/** An ad of a file in our words; `complaints` are of fields that the file fills with what we do not know. */
export type Translated = {
  [Name in FiledSection]: { section: Name; values: FileValues<Name> }
}[FiledSection] & {
  photos: readonly string[]
  complaints: Readonly<Record<string, string>>
  /** The fields that the file says nothing of, and whose usual value stands. */
  assumed: ReadonlySet<string>
  /** Why it is not shown today. */
  term: Term | null
}

export type Reader = ReturnType<typeof readerOf>

const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ да: true, true: true, '1': true, '+': true, yes: true },
  ...{ нет: false, false: false, '0': false, '-': false, no: false },
}

/** The texts of an ad by the paths of its elements, and `complaints` of those that cannot be read. */
export function readerOf({ texts }: FeedItem) {
  const complaints: Record<string, string> = {}
  const assumed = new Set<string>()
  const one = (...paths: string[]) => paths.map((path) => texts.get(path)?.[0]).find((text) => text) ?? null
  const all = (...paths: string[]) => paths.flatMap((path) => texts.get(path) ?? [])
  const complain = (field: string, reason: string) => {
    complaints[field] = reason
    return null
  }
  const unknown = (field: string, said: string) => complain(field, `Не\u00A0знаем, что значит ${quoted(said)}`)
  return {
    ...{ one, all, complaints, complain, assumed },
    /** The number of a field of ours; null where the file says none, or what it says is asked about. */
    number: (field: string, read: ReadNumber, ...paths: string[]) => {
      const said = one(...paths)
      if (said === null) return null
      const { number, complaint } = read(said)
      return number ?? complain(field, complaint ?? '')
    },
    /** Our word for theirs; null where the file says none, or what it says is asked about. */
    choice: <Word>(field: string, words: Readonly<Record<string, Word>>, ...paths: string[]): Word | null => {
      const said = one(...paths)
      return said === null ? null : (wordFor(said, words) ?? unknown(field, said))
    },
    /** What is usual where the file says nothing: the plan tells it. */
    assume: <Word>(field: string, found: Word | null, usual: Word): Word => {
      if (found === null) assumed.add(field)
      return found ?? usual
    },
    /** Whether any of what stands there says yes; nothing says no. */
    flag: (field: string, words: Readonly<Record<string, boolean>>, ...paths: string[]): boolean =>
      all(...paths)
        .filter((said) => said.trim() !== '')
        .map((said) => FLAGS[foldedText(said)] ?? wordFor(said, words) ?? unknown(field, said))
        .includes(true),
  }
}

/** The price of an ad; null where its words say that there is none. Zero is said, or else it is no price. */
export function priceOf(item: Reader, ...paths: string[]): number | null {
  const said = item.one(...paths)
  if (said === null || isNoPrice(said)) return null
  return isFree(said) ? 0 : item.number('price', rublesIn, ...paths)
}

/** Whom to call: the first phone, and its extension beside the name. */
export function contactOf(item: Reader, names: readonly string[], phones: readonly string[]) {
  const { phone, extension } = phoneIn(item.one(...phones))
  const name = item.one(...names)
  return { contact_name: name && extension ? `${name}, доб.\u00A0${extension}` : name, contact_phone: phone }
}

/** Our word for theirs, by how theirs begins. */
export function wordFor<Word>(text: string | null, words: Readonly<Record<string, Word>>): Word | null {
  const folded = foldedText(text ?? '')
  const found = Object.keys(words).find((theirs) => folded.startsWith(foldedText(theirs)))
  return found === undefined || folded === '' ? null : (words[found] ?? null)
}

/** A point of the map; null where the file says none, or what it says is asked about. */
export function pointOf(item: Reader, ...paths: [latitude: string, longitude: string]): Point | null {
  const said = paths.map((path) => item.one(path))
  if (said.every((one) => one === null)) return null
  const [latitude = null, longitude = null] = said.map(coordinateIn)
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return item.complain('point', `${quoted(said.join(' '))}: широту и\u00A0долготу не\u00A0прочитать`)
  return { type: 'Point', coordinates: [longitude, latitude] }
}
