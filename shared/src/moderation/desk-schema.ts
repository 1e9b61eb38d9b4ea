import { inputOf, rowOf } from '../records/schema'
import { Moment } from '../wire/schema'
import { MODERATION_REASON_FORM } from './form'

export const ModerationReasonInput = inputOf(MODERATION_REASON_FORM)
export const ModerationReasonRow = rowOf(MODERATION_REASON_FORM, { created_at: Moment })
