import { t } from 'elysia'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { FILE_MB_MAX, IMPORT_STATUSES, ROW_KINDS } from './columns'

const sheet = t.Optional(t.String({ description: 'Of a workbook that has several.' }))
const Counts = t.Object({
  create: Integer(),
  change: Integer(),
  same: Integer(),
  wrong: Integer({ description: 'Rows left out.' }),
})
const ImportHead = {
  id: Uuid,
  file_name: t.String(),
  status: t.UnionEnum(namesOf(IMPORT_STATUSES), { default: undefined }),
  counts: Counts,
  created_at: Moment,
  applied_at: Nullable(Moment),
  undone_at: Nullable(Moment),
}
/** A file that was loaded, without its rows. */
export const ImportSchema = t.Object(ImportHead)
/** What a file would do, row by row: nothing of it is written before it is applied, and then exactly this. */
export const ImportPlan = t.Object({
  ...ImportHead,
  rows: t.Array(
    t.Object({
      line: Integer({ description: 'Of its sheet, as a table’s program counts.' }),
      sheet,
      kind: t.UnionEnum(namesOf(ROW_KINDS), { default: undefined }),
      name: t.String(),
      action: t.UnionEnum(['create', 'change'], { default: undefined }),
      changes: t.Array(
        t.Object({
          label: t.String(),
          from: Nullable(t.String()),
          to: t.String(),
          waits: t.Boolean({ description: 'For a moderator.' }),
        }),
      ),
    }),
  ),
  problems: t.Array(
    t.Object({
      ...{ line: Integer(), sheet, column: Nullable(t.String()), value: Nullable(t.String()) },
      reason: t.String(),
    }),
  ),
})
export const ImportFile = t.Object({
  files: t.File({ maxSize: `${FILE_MB_MAX}m`, description: 'XLSX, or CSV in UTF-8, UTF-16 or windows-1251.' }),
})
export type ImportWire = typeof ImportSchema.static
export type ImportPlanWire = typeof ImportPlan.static
export type PlannedRow = ImportPlanWire['rows'][number]
export type ImportProblem = ImportPlanWire['problems'][number]
