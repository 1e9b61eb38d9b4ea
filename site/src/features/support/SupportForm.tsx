import { isOff } from '@ostrov/shared/formats/installation'
import { SUPPORT_FORM } from '@ostrov/shared/support/form'
import { supportPath } from '@ostrov/shared/support/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PhotosField } from '../../components/photos/PhotosField'
import type { SupportView } from './support-form'
import { aboutWords } from './support-table'

const { images: IMAGES } = SUPPORT_FORM

/** The same form as a page: no script is needed, and none comes. */
export function SupportForm({ view: { about, isGuest, typed, errors, refusal, key } }: { view: SupportView }) {
  const form = { table: SUPPORT_FORM, values: typed, errors }
  const words = aboutWords(about)
  return (
    <form
      className="support-form"
      method="post"
      action={supportPath(about)}
      encType={isGuest ? undefined : 'multipart/form-data'}
      noValidate
    >
      <FormFailure text={refusal} />
      <input type="hidden" name="key" value={key} />
      {words && <p className="ui-muted">{words}</p>}
      <FormField form={form} name="subject" />
      <FormField form={form} name="text" />
      {!isGuest && <PhotosField form={form} name="images" pictures={typed.images} max={IMAGES.max} />}
      <FormField form={form} name="name" />
      {isOff('mail') ? (
        <input type="hidden" name="answer_by" value="phone" />
      ) : (
        <>
          <FormField form={form} name="answer_by" />
          <FormField form={form} name="email" hint="Если ответить письмом" />
        </>
      )}
      <FormField form={form} name="phone" hint={isOff('mail') ? undefined : 'Если ответить по\u00A0телефону'} />
      <Button type="submit" variant="primary" size="large">
        Отправить
      </Button>
    </form>
  )
}
