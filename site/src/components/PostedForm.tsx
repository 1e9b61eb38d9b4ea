import type { FormTable } from '@ostrov/shared/forms/form'
import { picturesIn } from '@ostrov/shared/images/pictures'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { namesOf } from '@ostrov/shared/wire/names'
import type { PostedView } from '../posted-form'
import { PhotosField } from './photos/PhotosField'
import './ad-form.css'

type Props = {
  view: PostedView<FormTable>
  /** What the button says of a new one. */
  submit: string
  /** Fields that take the whole width, beside texts and photos. */
  wide?: readonly string[]
}

/** A form that is posted, drawn from its table; no script comes with it. */
export function PostedForm({ view, submit, wide = [] }: Props) {
  const { action, table, typed, errors, failed, refusal, key, version } = view
  const names = namesOf(table)
  const form = { table, values: typed, errors }
  const isWide = (name: string) => wide.includes(name) || ['lines', 'images'].includes(table[name]?.kind ?? '')
  return (
    <form className="ad-form columns gap-4" method="post" action={action} encType="multipart/form-data" noValidate>
      <FormFailure text={failed && refusal ? `${failed}. ${refusal}` : failed} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="act" value="save" />
      {version !== null && <input type="hidden" name="version" value={version} />}
      {names.map((name) => (
        <div key={name} className={isWide(name) ? 'ad-form__wide' : undefined}>
          {table[name]?.kind === 'images' ? (
            <PhotosField form={form} name={name} pictures={picturesIn(typed, name)} max={table[name].max} />
          ) : (
            <FormField form={form} name={name} />
          )}
        </div>
      ))}
      <div className="ad-form__end cluster-row gap-3">
        <Button type="submit" variant="primary" size="large">
          {version === null ? submit : 'Сохранить'}
        </Button>
      </div>
    </form>
  )
}
