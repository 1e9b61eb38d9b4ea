import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { type BodyOf, bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { refusalOf, type Visit } from '../../visit'
import { DROPPED, filesIn, IMAGES, picturesIn, type Sent, textIn } from '../ads/sent-ad'
import { storePhotos } from '../ads/store-photos'

type Typed = ValuesOf<typeof ORGANIZATION_FORM>

/** The form of an organization as it stands on a page. */
export type OrganizationFormView = {
  action: string
  typed: Typed
  towns: Readonly<Record<string, string>>
  errors: FormErrors
  /** What could not be done, and why. */
  failed: string | null
  refusal: string | null
  /** A press that is repeated because its answer was lost writes nothing twice. */
  key: string
  /** Of one that is changed: what was looked at. */
  version: string | null
}

type Opened = Pick<OrganizationFormView, 'action' | 'version'> & { typed: Typed }

export async function openForm({ api }: Visit, opened: Opened): Promise<OrganizationFormView> {
  const { items } = await ask(api.cities.get({ query: { limit: 100 } }))
  const towns = Object.fromEntries(items.map(({ id, name }) => [id, name]))
  return { ...opened, towns, errors: {}, failed: null, refusal: null, key: crypto.randomUUID() }
}

/** The fields as they were sent. */
export function typedIn(sent: Sent): Typed {
  const dropped = sent.getAll(DROPPED)
  const kept = [...new Set(sent.getAll(IMAGES))].filter((id) => isUuid(id) && !dropped.includes(id))
  const fields = tableOf(namesOf(ORGANIZATION_FORM), (name) => (name === IMAGES ? kept : textIn(sent, name)))
  return valuesOf(ORGANIZATION_FORM, fields)
}

/**
 * Stores the photos, judges the form and writes it by `write`. The form comes back with what is wrong, or null where it was
 * written; `failed` says what could not be done.
 */
export async function sendForm(
  visit: Visit,
  opened: OrganizationFormView,
  sent: Sent,
  { failed, write }: { failed: string; write: (body: BodyOf<typeof ORGANIZATION_FORM>) => Promise<void> },
): Promise<OrganizationFormView | null> {
  const view = await withPhotos(visit, opened, filesIn(sent))
  const errors = { ...checkForm(ORGANIZATION_FORM, view.typed), ...view.errors }
  if (!isValid(errors)) return { ...view, errors, failed }
  try {
    await write(bodyOf(ORGANIZATION_FORM, view.typed))
    return null
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, errors, failed, refusal: isValid(errors) ? message : null }
  }
}

/** Those that were sent are stored first, so that they need not be sent again. */
async function withPhotos(visit: Visit, view: OrganizationFormView, files: File[]): Promise<OrganizationFormView> {
  if (files.length === 0) return view
  const { max } = ORGANIZATION_FORM.image_ids
  const { pictures, error } = await storePhotos(visit, { pictures: picturesIn(view.typed), files, max })
  if (error) return { ...view, errors: { [IMAGES]: error } }
  return { ...view, typed: valuesOf(ORGANIZATION_FORM, { ...view.typed, [IMAGES]: pictures }) }
}
