import type { AdValues } from '@ostrov/shared/ads/schema'
import type { Section } from '@ostrov/shared/ads/section'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { adValues } from '@ostrov/shared/ads/values'
import type { Kind } from '@ostrov/shared/forms/form'
import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { idsOf, isPicture, type Picture } from '@ostrov/shared/images/pictures'
import { isUuid } from '@ostrov/shared/wire/uuid'
import type { Visit } from '../../visit'

export type Sent = FormData | URLSearchParams
/** What stands in the form of a section. */
export type Typed = ValuesOf<Section['fields']>

/** The photos of an ad, those among them that are to go, and the files that are still to be stored. */
export const IMAGES = 'image_ids'
export const DROPPED = 'drop'
/** Of the like of a new ad: its id. */
export const DUPLICATE = 'duplicate'
const FILES = 'files'

/** What a form with files or without has sent; null when nothing was posted. */
export async function sentIn(visit: Visit): Promise<Sent | null> {
  const files = await visit.upload()
  return files && [...files.keys()].length > 0 ? files : visit.form()
}

/** The fields as a row, a draft or nothing fills them. */
export const typedOf = (section: SectionName, row: Readonly<Record<string, unknown>>): Typed =>
  valuesOf(sectionOf(section).fields, row)

/** The fields as they were sent. */
export function typedIn(section: SectionName, sent: Sent): Typed {
  const dropped = sent.getAll(DROPPED)
  const read = (name: string, kind: Kind) => {
    if (kind === 'flag') return sent.has(name)
    if (kind === 'images') return [...new Set(sent.getAll(name))].filter((id) => isUuid(id) && !dropped.includes(id))
    const text = textIn(sent, name)
    return kind === 'number' || kind === 'money' ? text.replace(/\s/g, '') : text
  }
  const { fields } = sectionOf(section)
  return typedOf(
    section,
    Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, read(name, kind)])),
  )
}

/** A field in which nothing was chosen sends a file without a name. */
export const filesIn = (sent: Sent): File[] =>
  [...sent.getAll(FILES)].flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))

export function textIn(sent: Sent, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

export const picturesIn = (typed: Typed): Picture[] => {
  const { [IMAGES]: pictures } = typed
  return Array.isArray(pictures) ? pictures.filter(isPicture) : []
}

/** The same as the wire takes it. */
export function bodyIn(section: SectionName, typed: Typed): AdValues {
  const { fields } = sectionOf(section)
  return adValues(Object.keys(fields), bodyOf(fields, typed))
}

/** The same as a draft is kept: as it was typed. */
export const draftOf = (typed: Typed): Record<string, string | boolean | string[]> => ({
  ...Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      (typeof value === 'string' && value !== '') || typeof value === 'boolean' ? [[name, value]] : [],
    ),
  ),
  [IMAGES]: idsOf(picturesIn(typed)),
})
