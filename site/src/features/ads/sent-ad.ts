import type { AdValues } from '@ostrov/shared/ads/schema'
import type { Section } from '@ostrov/shared/ads/section'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { adValues } from '@ostrov/shared/ads/values'
import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { idsOf, picturesIn } from '@ostrov/shared/images/pictures'
import { fieldsIn, type Sent } from '../../sent'

/** What stands in the form of a section. */
export type Typed = ValuesOf<Section['fields']>

/** The photos of an ad. */
export const IMAGES = 'image_ids'
/** Of the like of a new ad: its id. */
export const DUPLICATE = 'duplicate'

/** The fields as a row, a draft or nothing fills them. */
export const typedOf = (section: SectionName, row: Readonly<Record<string, unknown>>): Typed =>
  valuesOf(sectionOf(section).fields, row)

/** The fields as they were sent. */
export const typedIn = (section: SectionName, sent: Sent): Typed => fieldsIn(sectionOf(section).fields, sent)

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
  [IMAGES]: idsOf(picturesIn(typed, IMAGES)),
})
