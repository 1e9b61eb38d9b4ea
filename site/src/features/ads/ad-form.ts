import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { judgeForm } from '../../posted-form'
import type { Sent } from '../../sent'
import { refusalOf, type Visit } from '../../visit'
import { type Duplicate, duplicateIn } from './duplicate'
import { type FormChoices, readChoices } from './form-choices'
import type { Typed } from './sent-ad'

/** The form of an ad as it stands on a page. */
export type AdFormView = {
  section: SectionName
  action: string
  typed: Typed
  choices: FormChoices
  errors: FormErrors
  refusal: string | null
  /** The author's own ad that says the same. */
  duplicate: Duplicate | null
  /** A press that is repeated because its answer was lost writes nothing twice. */
  key: string
  /** Of an ad that is changed: what was looked at. */
  version: string | null
  /** Nobody is signed in: photos cannot be taken yet. */
  is_guest: boolean
  /** What is said above the form. */
  note: 'sign_in' | 'signed_in' | 'draft' | null
  /** It was opened, not sent: what this browser keeps of it may fill it. */
  is_opened: boolean
}

type Opened = Pick<AdFormView, 'section' | 'action' | 'is_guest' | 'is_opened'> & { typed: Typed }

export async function openForm({ api }: Visit, { typed, ...opened }: Opened): Promise<AdFormView> {
  const filled = await readChoices(api, opened.section, typed, opened.is_guest)
  return {
    ...opened,
    ...filled,
    ...{ errors: {}, refusal: null, duplicate: null, version: null, note: null, key: crypto.randomUUID() },
  }
}

export const judgeAd = (visit: Visit, view: AdFormView, sent: Sent) =>
  judgeForm(visit, sectionOf(view.section).fields, view, sent)
export const isSound = ({ errors }: AdFormView) => isValid(errors)

/** The form as it comes back. */
export function refusedForm(view: AdFormView, problem: unknown): AdFormView {
  const { message, errors, data } = refusalOf(problem)
  const duplicate = duplicateIn(data)
  return { ...view, errors, duplicate, refusal: duplicate ? null : message }
}
