import { t } from 'elysia'
import { SECTIONS } from '../ads/sections'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { AD_FILE_MB, AD_FORMATS, AD_IMPORT_STATUSES, AD_ROW_ACTS } from './rules'

const AdImportHead = {
  id: Uuid,
  file_name: t.String(),
  format: t.UnionEnum(namesOf(AD_FORMATS), { default: undefined }),
  status: t.UnionEnum(namesOf(AD_IMPORT_STATUSES), { default: undefined }),
  counts: t.Object({
    create: Integer(),
    change: Integer(),
    gone: Integer({ description: 'Ads of earlier files of this format that it has no more: they are taken away.' }),
    same: Integer(),
    wrong: Integer({ description: 'Ads left out.' }),
  }),
  created_at: Moment,
  applied_at: Nullable(Moment),
  undone_at: Nullable(Moment),
}
/** A file that was loaded, without its rows. */
export const AdImportSchema = t.Object(AdImportHead)
export type AdImportWire = typeof AdImportSchema.static

const AdImportProblemSchema = t.Object({
  external_id: Nullable(t.String({ description: 'What the file calls the ad; null where it says none.' })),
  field: Nullable(t.String()),
  reason: t.String(),
})
export type AdImportProblem = typeof AdImportProblemSchema.static

/** What a file would do or did, ad by ad. */
export const AdImportPlan = t.Object({
  ...AdImportHead,
  rows: t.Array(
    t.Object({
      external_id: t.String(),
      act: t.UnionEnum(namesOf(AD_ROW_ACTS), { default: undefined }),
      section: t.UnionEnum(namesOf(SECTIONS), { default: undefined }),
      title: t.String(),
      price: t.Optional(t.String({ description: 'Price or pay in words; absent of what is taken away.' })),
      facts: t.Optional(
        t.Array(t.Object({ label: t.String(), text: t.String() }), { description: 'What buyers decide by.' }),
      ),
      photos: Integer({ description: 'To be fetched.' }),
      changes: t.Array(t.Object({ label: t.String(), from: Nullable(t.String()), to: Nullable(t.String()) })),
    }),
  ),
  problems: t.Array(AdImportProblemSchema, { description: 'Of photos that could not be fetched, too.' }),
})
export type AdImportPlanWire = typeof AdImportPlan.static
export type AdImportRow = AdImportPlanWire['rows'][number]

export const AdImportFile = t.Object({
  files: t.File({ maxSize: `${AD_FILE_MB}m`, description: 'XML as Avito or Yandex Realty take it.' }),
})
