import type { SectionName } from '@ostrov/shared/ads/sections'
import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { COMPLAINT_REASONS, type ComplaintReason } from '@ostrov/shared/moderation/complaints'
import { COMPLAINT_FORM } from '@ostrov/shared/moderation/form'
import { complaintPath, loginPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'

export type ComplaintView = {
  typed: { reason: string; words: string }
  errors: FormErrors
  refusal: string | null
  isSent: boolean
}

/** The form of a complaint as a page; a guest signs in on the way and comes back to it. */
export async function complaint(
  visit: Visit,
  { section, number }: { section: SectionName; number: number },
): Promise<ComplaintView | Response> {
  const here = complaintPath(section, number)
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: here }))
  const form = await visit.form()
  const typed = { reason: form ? textOf(form, 'reason') : '', words: form ? textOf(form, 'words') : '' }
  const view = { typed, errors: {}, refusal: null, isSent: false }
  if (!form) return view
  const errors = checkForm(COMPLAINT_FORM, typed)
  if (!isValid(errors) || !isReason(typed.reason)) return { ...view, errors }
  try {
    await ask(visit.api.ad({ number }).complaint.post({ reason: typed.reason, words: typed.words }))
    return { ...view, isSent: true }
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, errors, refusal: message }
  }
}

const isReason = (text: string): text is ComplaintReason => Object.hasOwn(COMPLAINT_REASONS, text)
