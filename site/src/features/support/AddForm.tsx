import { SUPPORT_MESSAGE_FORM } from '@ostrov/shared/support/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'

type Props = { action: string; text: string; error: string | null; id: string }

/** What a person adds to a request; `id` is of this text, so that a repeated press writes nothing twice. */
export function AddForm({ action, text, error, id }: Props) {
  const form = { table: SUPPORT_MESSAGE_FORM, values: { text }, errors: error ? { text: error } : {} }
  return (
    <form className="support-form" method="post" action={action} noValidate>
      <input type="hidden" name="key" value={id} />
      <FormField form={form} name="text" />
      <Button type="submit" variant="sea">
        Отправить
      </Button>
    </form>
  )
}
