import { defineEntity, p } from '@mikro-orm/postgresql'
import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { MODERATION_CAUSES, MODERATION_STATUSES } from '@ostrov/shared/moderation/statuses'
import type { NounName } from '@ostrov/shared/nouns'
import { createdAt, id, jsonImagesIndex, jsonWithImages } from '../../db/columns'
import { plainColumn } from '../../db/words'
import { Admin } from '../staff/admin'

export type Proposed = Record<string, unknown>
/** Whose a row is, as `kind:id`. */
export type Owner = `${NounName}:${string}`

/** What was approved is shown by its row; all else its author may still go on with. */
const OPEN = { only: "status <> 'approved'" }

/** What is proposed for a row that others see, beside what they see meanwhile. */
const RevisionSchema = defineEntity({
  name: 'Revision',
  tableName: 'revision',
  properties: {
    id: id(),
    kind: p.text().$type<ModeratedKind>(),
    row_id: p.uuid(),
    cause: p.enum(MODERATION_CAUSES).default('proposal'),
    /** Whose it is, as `kind:id`: `restaurant:<uuid>`, `customer:<uuid>`; null where it is nobody's. */
    owner: p.text().$type<Owner>().nullable(),
    proposed: jsonWithImages<Proposed>(OPEN),
    plain_name: plainColumn("proposed ->> 'name'"),
    /** The same fields as they were shown when this was proposed: it applies to nothing else. */
    base: jsonWithImages<Proposed>(OPEN),
    /** Grows with each proposal, so that nobody decides on what they have not seen. */
    version: p.integer().default(1),
    status: p.enum(MODERATION_STATUSES).default('pending'),
    reason: p.text().nullable(),
    /** The verdict that is checked, appealed against or looked at anew. */
    of_id: () => p.manyToOne(Revision).mapToPk().joinColumn('of_id').deleteRule('cascade').nullable(),
    /** Why its author does not agree. */
    words: p.text().nullable(),
    /** Nobody has looked: its author is trusted. */
    by_trust: p.boolean().default(false),
    /** Who proposed it, as the log names them: `customer:<uuid>`, `business:<uuid>`, `admin:<uuid>`; `customer` who left. */
    author: p.text(),
    decided_by: () => p.manyToOne(Admin).mapToPk().joinColumn('decided_by').deleteRule('set null').nullable(),
    decided_at: p.datetime().nullable(),
    /** Who has it open, until when. */
    taken_by: () => p.manyToOne(Admin).mapToPk().joinColumn('taken_by').deleteRule('set null').nullable(),
    taken_until: p.datetime().nullable(),
    /** Whether something was shown already when it was decided: what an undo puts back. */
    was_shown: p.boolean().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    {
      name: 'revision_pending',
      expression:
        'create unique index "revision_pending" on "revision" ("kind", "row_id", "cause") where status = \'pending\' and cause <> \'check\'',
    },
    {
      name: 'revision_of',
      expression: 'create unique index "revision_of" on "revision" ("of_id", "cause") where of_id is not null',
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
    jsonImagesIndex('revision', 'proposed', OPEN),
    jsonImagesIndex('revision', 'base', OPEN),
    { name: 'revision_row', properties: ['kind', 'row_id', 'created_at'] },
    { name: 'revision_owner', properties: ['owner', 'kind', 'status'] },
    {
      name: 'revision_plain_name',
      expression:
        'create index "revision_plain_name" on "revision" using gin ("owner", "plain_name" gin_trgm_ops) where status in (\'pending\', \'needs_work\', \'rejected\')',
    },
    { name: 'revision_author', properties: ['author', 'kind'] },
    { name: 'revision_decided_by', properties: ['decided_by', 'decided_at'] },
    {
      name: 'revision_checked',
      expression:
        'create index "revision_checked" on "revision" ("decided_at", "id") where cause = \'check\' and decided_at is not null',
    },
    {
      name: 'revision_taken',
      expression: 'create index "revision_taken" on "revision" ("taken_by") where taken_by is not null',
    },
    {
      name: 'revision_decided',
      expression: 'create index "revision_decided" on "revision" ("decided_at") where decided_at is not null',
    },
  ],
})
export class Revision extends RevisionSchema.class {}
RevisionSchema.setClass(Revision)
