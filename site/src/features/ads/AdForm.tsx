import type { Section } from '@ostrov/shared/ads/section'
import { sectionOf } from '@ostrov/shared/ads/sections'
import { comparedFields } from '@ostrov/shared/ads/usual-price'
import type { Field, FormTable } from '@ostrov/shared/forms/form'
import { picturesIn } from '@ostrov/shared/images/pictures'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { Form } from '@ostrov/shared/ui/use-form'
import { PhotosField } from '../../components/photos/PhotosField'
import { AddressLine, POINT } from './AddressLine'
import type { AdFormView } from './ad-form'
import { DuplicateOffer } from './DuplicateOffer'
import { EntryField } from './EntryField'
import type { FormChoices } from './form-choices'
import { askedWhen, drawnFields, isImplied, parentField } from './form-fields'
import { photosShelf } from './photos-shelf'
import { IMAGES } from './sent-ad'
import '../../components/ad-form.css'

const WIDE = ['title', 'address', 'model', 'generation', 'specialization', 'category']
const NONE = { '': 'Не\u00A0выбрано' }

/** The form of an ad, drawn from its section's table; it is posted, and `write-ad.ts` makes it quick. */
export function AdForm({ view }: { view: AdFormView }) {
  const { section, typed, choices, action, refusal, duplicate, key, version, is_guest, is_opened } = view
  const { fields } = sectionOf(section)
  const errors = told(fields, view.errors)
  const drawn = drawnFields(fields).filter((name) => isOffered(name, view))
  const focused = drawn.find((name) => errors[name])
  const form = { table: drawnTable(fields, choices), values: typed, errors, focused }
  const isNew = version === null
  return (
    <form
      className="ad-form columns gap-4"
      method="post"
      action={action}
      encType={is_guest ? undefined : 'multipart/form-data'}
      noValidate
      data-ad-form={section}
      data-compared={comparedFields(section).join(',') || undefined}
      data-kept={isNew ? (is_guest ? 'here' : 'draft') : undefined}
      data-opened={is_opened ? '' : undefined}
    >
      <FormFailure text={refusal} />
      {duplicate && <DuplicateOffer duplicate={duplicate} />}
      <input type="hidden" name="key" value={key} />
      {version !== null && <input type="hidden" name="version" value={version} />}
      {is_guest && <input type="hidden" name="guest" value="yes" />}
      {drawn.map((name) => (
        <div key={name} className={isWide(name, fields[name]) ? 'ad-form__wide' : undefined} {...rule(fields, name)}>
          <AdField form={form} name={name} view={view} />
        </div>
      ))}
      <div className="ad-form__end cluster-row gap-3">
        <Button type="submit" variant="primary" size="large">
          {isNew ? 'Отправить на\u00A0проверку' : 'Сохранить'}
        </Button>
        {!is_guest && (
          <Button type="submit" size="large" name="act" value="preview">
            Посмотреть, как увидят
          </Button>
        )}
        {drawn.some((name) => parentField(fields, name)) && (
          <noscript>
            <Button type="submit" name="act" value="again">
              Выбрать поколение
            </Button>
          </noscript>
        )}
        <p className="ui-muted ui-small" role="status" data-kept-word />
      </div>
    </form>
  )
}

/** A field by its kind: photos, an address and what a catalogue names are drawn in ways of their own. */
function AdField({ form, name, view }: { form: Form; name: string; view: AdFormView }) {
  const { section, typed, choices, version, is_guest } = view
  const { fields } = sectionOf(section)
  const field = fields[name]
  if (field?.kind === 'images')
    return (
      <PhotosField
        {...{ form, name }}
        pictures={picturesIn(typed, IMAGES)}
        max={field.max}
        cover
        shelf={version === null ? photosShelf(section) : null}
        isGuest={is_guest}
      />
    )
  if (field?.kind === 'place') return <AddressLine form={form} name={name} point={String(typed[POINT] ?? '')} />
  if (!field?.entry) return <FormField form={form} name={name} />
  const within = parentField(fields, name)
  return <EntryField form={form} name={name} groups={choices.entries[name]} within={within} catalogue={field.entry} />
}

/** Who works nowhere chooses no organization. */
const isOffered = (name: string, { choices }: AdFormView) =>
  name !== 'organization_id' || Object.keys(choices.workplaces).length > 0

const isWide = (name: string, field: Field | undefined) =>
  WIDE.includes(name) || field?.kind === 'lines' || field?.kind === 'images'

/** For whoever runs a script: by which choice the field is asked. */
function rule(fields: Section['fields'], name: string) {
  const when = askedWhen(fields, name)
  return when ? { 'data-when': when.field, 'data-values': JSON.stringify(when.values) } : {}
}

/** A complaint about what is not drawn stands where it follows from. */
function told(fields: Section['fields'], errors: AdFormView['errors']): AdFormView['errors'] {
  const of = Object.entries(fields).flatMap(([name, { within }]) => {
    const error = within && isImplied(fields, within) ? (errors[name] ?? errors[within]) : undefined
    return error ? [[name, error]] : []
  })
  return { ...errors, ...Object.fromEntries(of) }
}

/** As the fields are drawn: what only the database knows is chosen, and nothing is chosen beforehand. */
function drawnTable(fields: Section['fields'], { towns, workplaces }: FormChoices): FormTable {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { label, hint, choices, of, entry } = field
      const options = of === 'city' ? towns : of === 'organization' ? workplaces : choices
      const chosen = entry || options
      return [
        name,
        chosen
          ? {
              kind: 'choice',
              label: labelOf(fields, name, label),
              choices: { ...NONE, ...options },
              ...(hint && { hint }),
            }
          : field,
      ]
    }),
  )
}

function labelOf(fields: Section['fields'], name: string, label: string): string {
  const within = fields[name]?.within
  return within && isImplied(fields, within) ? `${fields[within]?.label} и\u00A0${label.toLowerCase()}` : label
}
