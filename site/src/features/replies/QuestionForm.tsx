import { QUESTION_FORM } from '@ostrov/shared/replies/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { QuestionView } from './question-form'

/** An author is written to on a page that runs no script. */
export function QuestionForm({ view: { text, error, refusal, key }, action }: { view: QuestionView; action: string }) {
  const form = { table: QUESTION_FORM, values: { text }, errors: error ? { text: error } : {} }
  return (
    <form className="reply-form stack gap-5" method="post" action={action} noValidate>
      <FormFailure text={refusal} />
      <input type="hidden" name="key" value={key} />
      <FormField form={form} name="text" />
      <Button type="submit" variant="primary" size="large">
        Отправить
      </Button>
    </form>
  )
}
