import { defineEntity, p } from '@mikro-orm/postgresql'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import { MODERATION_STATUSES } from '@ostrov/shared/moderation/statuses'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { plainColumn } from '../../db/words'
import { Admin } from '../staff/admin'
import { BusinessUser } from '../staff/business-user'

export type Proposed = Record<string, unknown>

/** What is proposed for a row that others see, beside what they see meanwhile. */
const RevisionSchema = defineEntity({
  name: 'Revision',
  tableName: 'revision',
  properties: {
    id: id(),
    kind: p.enum(namesOf(MODERATED)),
    row_id: p.uuid(),
    /** Whose it is, where it is a restaurant's. */
    restaurant_id: p.uuid().nullable(),
    proposed: p.json<Proposed>(),
    plain_name: plainColumn("proposed ->> 'name'"),
    /** The same fields as they were shown when this was proposed: it applies to nothing else. */
    base: p.json<Proposed>(),
    /** Grows with each proposal, so that nobody decides on what they have not seen. */
    version: p.integer().default(1),
    status: p.enum(MODERATION_STATUSES).default('pending'),
    reason: p.text().nullable(),
    author_id: () => p.manyToOne(BusinessUser).mapToPk().joinColumn('author_id').deleteRule('cascade'),
    decided_by: () => p.manyToOne(Admin).mapToPk().joinColumn('decided_by').deleteRule('set null').nullable(),
    decided_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    {
      name: 'revision_pending',
      expression: 'create unique index "revision_pending" on "revision" ("kind", "row_id") where status = \'pending\'',
    },
    {
      name: 'revision_queue',
      expression:
        'create index "revision_queue" on "revision" ("created_at", "id") include ("kind") where status = \'pending\'',
    },
    {
      name: 'revision_kind',
      expression: 'create index "revision_kind" on "revision" ("kind", "created_at", "id") where status = \'pending\'',
    },
    { name: 'revision_row', properties: ['kind', 'row_id', 'created_at'] },
    { name: 'revision_restaurant', properties: ['restaurant_id', 'kind', 'status'] },
    {
      name: 'revision_plain_name',
      expression:
        'create index "revision_plain_name" on "revision" using gin ("restaurant_id", "plain_name" gin_trgm_ops) where status in (\'pending\', \'needs_work\', \'rejected\')',
    },
    { name: 'revision_author', properties: ['author_id'] },
    { name: 'revision_decided_by', properties: ['decided_by'] },
  ],
})
export class Revision extends RevisionSchema.class {}
RevisionSchema.setClass(Revision)
