import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { namesOf } from '@ostrov/shared/wire/names'
import { PhotosField } from '../ads/PhotosField'
import { IMAGES, picturesIn } from '../ads/sent-ad'
import type { OrganizationFormView } from './organization-form'
import '../ads/ad-form.css'

const NONE = { '': 'Не\u00A0выбрано' }
const WIDE = ['name', 'description', 'address', 'hours', IMAGES]

/** The form of an organization, drawn from its table; it is posted, and no script comes with it. */
export function OrganizationForm({ view }: { view: OrganizationFormView }) {
  const { action, typed, towns, errors, failed, refusal, key, version } = view
  const table = {
    ...ORGANIZATION_FORM,
    category: { ...ORGANIZATION_FORM.category, choices: { ...NONE, ...ORGANIZATION_FORM.category.choices } },
    city_id: { ...ORGANIZATION_FORM.city_id, kind: 'choice' as const, choices: { ...NONE, ...towns } },
  }
  const names = namesOf(ORGANIZATION_FORM)
  const focused = names.find((name) => errors[name])
  const form = { table, values: typed, errors, ...(focused && { focused }) }
  return (
    <form className="ad-form" method="post" action={action} encType="multipart/form-data" noValidate>
      <FormFailure text={failed && refusal ? `${failed}. ${refusal}` : failed} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="act" value="save" />
      {version !== null && <input type="hidden" name="version" value={version} />}
      {names.map((name) => (
        <div key={name} className={WIDE.includes(name) ? 'ad-form__wide' : undefined}>
          {name === IMAGES ? (
            <PhotosField form={form} name={name} pictures={picturesIn(typed)} max={ORGANIZATION_FORM[name].max} />
          ) : (
            <FormField form={form} name={name} />
          )}
        </div>
      ))}
      <div className="ad-form__end">
        <Button type="submit" variant="primary" size="large">
          {version === null ? 'Отправить на\u00A0проверку' : 'Сохранить'}
        </Button>
      </div>
    </form>
  )
}
