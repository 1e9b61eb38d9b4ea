import { REPLY_MESSAGE_FORM } from '@ostrov/shared/replies/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'

type Props = { action: string; text: string; error: string | null; id: string }

/** What one side writes to the other; `id` is of this text, so that a repeated press writes nothing twice. */
export function MessageForm({ action, text, error, id }: Props) {
  const form = { table: REPLY_MESSAGE_FORM, values: { text }, errors: error ? { text: error } : {} }
  return (
    <form className="reply-form stack gap-5" method="post" action={action} noValidate>
      <input type="hidden" name="key" value={id} />
      <FormField form={form} name="text" />
      <Button type="submit" variant="sea" name="act" value="message">
        Отправить
      </Button>
    </form>
  )
}
