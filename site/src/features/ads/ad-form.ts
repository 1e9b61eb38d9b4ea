import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { picturesIn } from '@ostrov/shared/images/pictures'
import { IMAGES_MAX } from '@ostrov/shared/images/rules'
import { filesIn, type Sent, storePhotos } from '../../sent'
import { refusalOf, type Visit } from '../../visit'
import { type Duplicate, duplicateIn } from './duplicate'
import { type FormChoices, readChoices } from './form-choices'
import { IMAGES, type Typed, typedOf } from './sent-ad'

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

/** The form as it was judged: photos first, so that those that were sent need not be sent again. */
export async function judgeForm(visit: Visit, view: AdFormView, sent: Sent): Promise<AdFormView> {
  const { fields } = sectionOf(view.section)
  const max = fields[IMAGES]?.max ?? IMAGES_MAX
  const stood = { pictures: picturesIn(view.typed, IMAGES), files: filesIn(sent), max }
  const { pictures, error } = await storePhotos(visit, stood)
  const typed = typedOf(view.section, { ...view.typed, [IMAGES]: pictures })
  const errors = checkForm(fields, typed)
  return { ...view, typed, errors: error ? { ...errors, [IMAGES]: error } : errors }
}

export const isSound = ({ errors }: AdFormView) => isValid(errors)

/** The form as it comes back. */
export function refusedForm(view: AdFormView, problem: unknown): AdFormView {
  const { message, errors, data } = refusalOf(problem)
  const duplicate = duplicateIn(data)
  return { ...view, errors, duplicate, refusal: duplicate ? null : message }
}
