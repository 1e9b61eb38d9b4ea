import { checkForm, type FormErrors, type FormTable, isValid } from '@ostrov/shared/forms/form'
import { type BodyOf, bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { picturesIn } from '@ostrov/shared/images/pictures'
import { IMAGES_MAX } from '@ostrov/shared/images/rules'
import { ask } from '@ostrov/shared/wire/answers'
import { filesIn, type Sent, storePhotos } from './sent'
import { refusalOf, type Visit } from './visit'

/** A form as it stands on a page that runs no script. */
export type PostedView<Table extends FormTable> = {
  action: string
  /** As it is drawn: a town is chosen of a list. */
  table: FormTable
  typed: ValuesOf<Table>
  errors: FormErrors
  /** What could not be done, and why. */
  failed: string | null
  refusal: string | null
  /** A press that is repeated because its answer was lost writes nothing twice. */
  key: string
  /** Of what is changed: the version that was looked at. */
  version: string | null
}

/** Nothing is chosen for whoever begins: not even the first word of a choice. */
const NONE = { '': 'Не\u00A0выбрано' }

export async function openForm<Table extends FormTable>(
  visit: Visit,
  declared: Table,
  opened: Pick<PostedView<Table>, 'action' | 'version' | 'typed'>,
): Promise<PostedView<Table>> {
  const table = await withChoices(visit, declared)
  return { ...opened, table, errors: {}, failed: null, refusal: null, key: crypto.randomUUID() }
}

async function withChoices({ api }: Visit, declared: FormTable): Promise<FormTable> {
  const fields = Object.entries(declared)
  const asksTown = fields.some(([, { kind, of }]) => kind === 'reference' && of === 'city')
  const { items } = asksTown ? await ask(api.cities.get({ query: { limit: 100 } })) : { items: [] }
  const towns = Object.fromEntries(items.map(({ id, name }) => [id, name]))
  return Object.fromEntries(
    fields.map(([name, field]) => {
      if (field.kind === 'reference' && field.of === 'city')
        return [name, { ...field, kind: 'choice' as const, choices: { ...NONE, ...towns } }]
      return [name, field.kind === 'choice' ? { ...field, choices: { ...NONE, ...field.choices } } : field]
    }),
  )
}

/**
 * Stores the photos, judges the form and writes it by `write`. The form comes back with what is wrong, or null where it was
 * written; `failed` says what could not be done.
 */
export async function sendForm<Table extends FormTable>(
  visit: Visit,
  declared: Table,
  { opened, sent }: { opened: PostedView<Table>; sent: Sent },
  { failed, write }: { failed: string; write: (body: BodyOf<Table>) => Promise<void> },
): Promise<PostedView<Table> | null> {
  const view = await judgeForm(visit, declared, opened, sent)
  if (!isValid(view.errors)) return { ...view, failed }
  try {
    await write(bodyOf(declared, view.typed))
    return null
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, errors, failed, refusal: isValid(errors) ? message : null }
  }
}

/** The form as it was judged; photos that were sent are stored first, so that they need not be sent again. */
export async function judgeForm<Table extends FormTable, View extends { typed: ValuesOf<Table> }>(
  visit: Visit,
  declared: Table,
  view: View,
  sent: Sent,
): Promise<View & { errors: FormErrors }> {
  const name = Object.keys(declared).find((one) => declared[one]?.kind === 'images') ?? ''
  const files = name ? filesIn(sent) : []
  const max = declared[name]?.max ?? IMAGES_MAX
  const { pictures, error } = await storePhotos(visit, { pictures: picturesIn(view.typed, name), files, max })
  const typed = files.length > 0 ? valuesOf(declared, { ...view.typed, [name]: pictures }) : view.typed
  return { ...view, typed, errors: { ...checkForm<string>(declared, typed), ...(error && { [name]: error }) } }
}
