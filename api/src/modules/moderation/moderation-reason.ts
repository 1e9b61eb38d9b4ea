import { defineEntity, p } from '@mikro-orm/postgresql'
import { REASON_TOPICS } from '@ostrov/shared/moderation/form'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'

/** What moderators say often, ready to be sent. */
const ModerationReasonSchema = defineEntity({
  name: 'ModerationReason',
  tableName: 'moderation_reason',
  properties: {
    id: id(),
    text: p.text(),
    topic: p.enum(namesOf(REASON_TOPICS)).default('any'),
    sort: p.integer().default(0),
    created_at: createdAt(),
  },
  indexes: [{ name: 'moderation_reason_sort', properties: ['sort', 'id'] }],
})
export class ModerationReason extends ModerationReasonSchema.class {}
ModerationReasonSchema.setClass(ModerationReason)
