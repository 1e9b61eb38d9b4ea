import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { Integer, Nullable } from '../wire/schema'
import { CATALOGUE_ENTRY_FORM } from './form'

/** An entry that may be chosen. `parent` is the slug of the entry it stands in; years are those of a generation. */
export const CatalogueEntrySchema = t.Object({
  slug: t.String(),
  parent: Nullable(t.String()),
  name: t.String(),
  sort: Integer(),
  from_year: t.Optional(Integer()),
  to_year: t.Optional(Integer({ description: 'Without it the generation is still made.' })),
})
export type CatalogueEntryWire = typeof CatalogueEntrySchema.static

export const CatalogueEntryInput = inputOf(CATALOGUE_ENTRY_FORM)
export const CatalogueEntryRow = rowOf(CATALOGUE_ENTRY_FORM, {
  parent: Nullable(t.String({ description: 'The name of the entry it stands in.' })),
  is_given: t.Boolean({ description: 'It came with the product’s own data: it is hidden rather than removed.' }),
})
