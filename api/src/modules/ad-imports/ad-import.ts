import { defineEntity, p } from '@mikro-orm/postgresql'
import { AD_FORMATS, AD_IMPORT_STATUSES } from '@ostrov/shared/ad-imports/rules'
import type { AdImportProblem, AdImportRow, AdImportWire } from '@ostrov/shared/ad-imports/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, jsonImagesIndex, jsonWithImages } from '../../db/columns'
import { User } from '../customers/user'
import type { AdOperations, Done } from './operations'

/** A file of ads: what it would do, and once it was applied, each ad as it was before. */
const AdImportSchema = defineEntity({
  name: 'AdImport',
  tableName: 'ad_import',
  properties: {
    id: id(),
    author_id: () => p.manyToOne(User).mapToPk().joinColumn('author_id').deleteRule('cascade'),
    file_name: p.text(),
    format: p.enum(namesOf(AD_FORMATS)),
    status: p.enum(namesOf(AD_IMPORT_STATUSES)).default('planned'),
    counts: p.json<AdImportWire['counts']>(),
    rows: p.json<AdImportRow[]>(),
    problems: p.json<AdImportProblem[]>(),
    operations: p.json<AdOperations>(),
    /** The person's ads of files as they were: it is applied to no others. */
    version: p.text(),
    changes: jsonWithImages<Done[]>().nullable(),
    created_at: createdAt(),
    applied_at: p.datetime().nullable(),
    undone_at: p.datetime().nullable(),
  },
  indexes: [
    { name: 'ad_import_author', properties: ['author_id', 'created_at', 'id'] },
    jsonImagesIndex('ad_import', 'changes'),
  ],
})
export class AdImport extends AdImportSchema.class {}
AdImportSchema.setClass(AdImport)
