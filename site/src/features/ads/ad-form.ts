import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { IMAGES_MAX, tooManyImages } from '@ostrov/shared/images/rules'
import { ask } from '@ostrov/shared/wire/answers'
import { refusalOf, type Visit } from '../../visit'
import { type Duplicate, duplicateIn } from './duplicate'
import { type FormChoices, readChoices } from './form-choices'
import { filesIn, IMAGES, picturesIn, type Sent, type Typed, typedOf } from './sent-ad'

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
  const stored = await storePhotos(visit, view, filesIn(sent), fields[IMAGES]?.max ?? IMAGES_MAX)
  const errors = checkForm(fields, stored.typed)
  return { ...view, typed: stored.typed, errors: stored.error ? { ...errors, [IMAGES]: stored.error } : errors }
}

export const isSound = ({ errors }: AdFormView) => isValid(errors)

/** The form as it comes back. */
export function refusedForm(view: AdFormView, problem: unknown): AdFormView {
  const { message, errors, data } = refusalOf(problem)
  const duplicate = duplicateIn(data)
  return { ...view, errors, duplicate, refusal: duplicate ? null : message }
}

async function storePhotos({ api }: Visit, { section, typed }: AdFormView, files: File[], max: number) {
  const pictures = picturesIn(typed)
  if (files.length === 0) return { typed, error: null }
  if (pictures.length + files.length > max) return { typed, error: tooManyImages(max) }
  try {
    const images = await ask(api.user.images.post({ files }))
    return { typed: typedOf(section, { ...typed, [IMAGES]: [...pictures, ...images] }), error: null }
  } catch (problem) {
    return { typed, error: refusalOf(problem).message }
  }
}
