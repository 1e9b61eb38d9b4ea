import { t } from 'elysia'
import { inputOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable } from '../wire/schema'
import { EXPORT_STATES } from './data-export'
import { ERASE_FORM } from './form'

export const EraseInput = inputOf(ERASE_FORM)
export const DataExportSchema = t.Object({
  state: t.UnionEnum(['none', ...namesOf(EXPORT_STATES)], { default: undefined }),
  asked_at: Nullable(Moment),
  ends_at: Nullable(Moment),
  size: Nullable(Integer({ description: 'Bytes.' })),
  url: Nullable(t.String({ description: 'Where the file is, for its owner alone and until it ends.' })),
  may_ask: t.Boolean({ description: 'It may be made, or made anew.' }),
  mail: Nullable(t.String({ description: 'Where a letter says that it is ready.' })),
})
export type DataExportWire = typeof DataExportSchema.static
