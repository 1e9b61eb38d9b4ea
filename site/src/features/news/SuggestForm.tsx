import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import { SUGGEST_NEWS } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { FilesField } from '../../components/FilesField'
import type { SuggestView } from './suggest'

/** The same form as a page: no script is needed, and none comes. */
export function SuggestForm({ view: { typed, errors, refusal, key } }: { view: SuggestView }) {
  const form = { table: SUGGESTION_FORM, values: typed, errors }
  return (
    <form className="suggest-form" method="post" action={SUGGEST_NEWS} encType="multipart/form-data">
      {refusal && (
        <p className="ui-field__error" role="alert">
          {refusal}
        </p>
      )}
      <input type="hidden" name="key" value={key} />
      <FormField form={form} name="title" />
      <FormField form={form} name="text" />
      <FilesField label={SUGGESTION_FORM.images.label} max={SUGGESTION_FORM.images.max} error={errors.images} />
      <FormField form={form} name="source_url" />
      <Button type="submit" variant="primary" wide>
        Отправить в&nbsp;редакцию
      </Button>
    </form>
  )
}
