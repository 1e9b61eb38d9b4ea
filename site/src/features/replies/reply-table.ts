import { formatPhone } from '@ostrov/shared/formats/phone'
import type { FormTable } from '@ostrov/shared/forms/form'
import { type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { LETTER_MISSING, RESUME_MISSING, VACANCY_REPLY_FORM } from '@ostrov/shared/replies/form'
import type { ReplyOfferWire } from '@ostrov/shared/replies/schema'

export type TypedReply = ValuesOf<typeof VACANCY_REPLY_FORM>

/** The form as this person is asked: a résumé of theirs, or, where there is none, a letter. */
export function replyTable({ resumes }: Pick<ReplyOfferWire, 'resumes'>): FormTable<keyof typeof VACANCY_REPLY_FORM> {
  const { resume_id, letter, ...contacts } = VACANCY_REPLY_FORM
  const has = resumes.length > 0
  const choices = Object.fromEntries(resumes.map(({ id, title }) => [id, title]))
  return {
    resume_id: has ? { label: resume_id.label, kind: 'choice', required: RESUME_MISSING, choices } : resume_id,
    letter: has ? letter : { ...letter, required: LETTER_MISSING },
    ...contacts,
  }
}

/** What stands in it at first: the newest résumé, and what is known of the person. */
export const offered = ({ resumes, name, phone, email }: ReplyOfferWire): TypedReply =>
  valuesOf(VACANCY_REPLY_FORM, {
    ...{ resume_id: resumes[0]?.id ?? null, letter: '', name, email },
    phone: phone && formatPhone(phone),
  })
