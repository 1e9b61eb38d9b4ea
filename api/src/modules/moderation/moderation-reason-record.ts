import { ModerationReasonInput, ModerationReasonRow } from '@ostrov/shared/moderation/desk-schema'
import { MODERATION_REASON_FORM } from '@ostrov/shared/moderation/form'
import { moderationReasonDesk } from '@ostrov/shared/moderation/lists'
import { containing, moment, sql } from '../../db/sql'
import { record } from '../records/record'
import { ModerationReason } from './moderation-reason'

/** Ready reasons: moderators choose among them, and their words reach the author. */
export const moderationReasonRecord = record({
  noun: 'moderation_reason',
  entity: ModerationReason,
  may: 'moderation',
  list: moderationReasonDesk,
  form: MODERATION_REASON_FORM,
  row: ModerationReasonRow,
  input: ModerationReasonInput,
  source: {
    select: sql`r.id, r.text, r.topic, r.sort, ${moment('r.created_at')} as created_at`,
    from: sql`moderation_reason r`,
    where: sql`true`,
    key: sql`r.id`,
    conditions: { query: (words) => sql`r.text ilike ${containing(words)}`, topic: sql`r.topic` },
    orders: { sort: sql`r.sort, r.id`, '-created_at': sql`r.created_at desc, r.id desc` },
  },
})
