import { defineEntity, p } from '@mikro-orm/postgresql'
import { EXPORT_STATES } from '@ostrov/shared/customers/data-export'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'

/**
 * A file with all that is kept of a person, one at a time. It lies in the row, where no address leads to it and no other
 * machine misses it, and goes with the row. `file` is asked for by nobody but the download.
 */
const DataExportSchema = defineEntity({
  name: 'DataExport',
  tableName: 'data_export',
  checks: [
    {
      name: 'data_export_ready_check',
      expression: "(state = 'ready') = (file is not null and ends_at is not null and size is not null)",
    },
  ],
  properties: {
    id: id(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').unique(),
    state: p.enum(namesOf(EXPORT_STATES)).default('making'),
    /** `customer` or the administrator, as the log names one. */
    asked_by: p.text(),
    ready_at: p.datetime().nullable(),
    ends_at: p.datetime().nullable(),
    /** Bytes. */
    size: p.integer().nullable(),
    file: p.blob().nullable().lazy().hidden(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'data_export_ends', properties: ['ends_at'] }],
})
export class DataExport extends DataExportSchema.class {}
DataExportSchema.setClass(DataExport)
