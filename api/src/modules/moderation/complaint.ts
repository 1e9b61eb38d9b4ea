import { defineEntity, p } from '@mikro-orm/postgresql'
import { COMPLAINT_REASONS } from '@ostrov/shared/moderation/complaints'
import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'
import { Revision } from './revision'

/** What one person has against a row that is shown: once, whatever becomes of it. */
const ComplaintSchema = defineEntity({
  name: 'Complaint',
  tableName: 'complaint',
  properties: {
    id: id(),
    kind: p.text().$type<ModeratedKind>(),
    row_id: p.uuid(),
    author_id: () => p.manyToOne(User).mapToPk().joinColumn('author_id').deleteRule('cascade'),
    reason: p.enum(namesOf(COMPLAINT_REASONS)),
    words: p.text().default(''),
    /** The item of the queue that it stands in. */
    revision_id: () => p.manyToOne(Revision).mapToPk().joinColumn('revision_id').deleteRule('cascade'),
    /** When its author was answered. */
    told_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'complaint_once', properties: ['author_id', 'kind', 'row_id'] }],
  indexes: [{ name: 'complaint_revision', properties: ['revision_id', 'created_at'] }],
})
export class Complaint extends ComplaintSchema.class {}
ComplaintSchema.setClass(Complaint)
