import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { ReplyFields } from './ReplyFields'
import type { ReplyView } from './reply-form'
import { replyTable } from './reply-table'

/** A vacancy is answered on a page that runs no script. */
export function ReplyForm({
  view: { offer, typed, errors, refusal, key },
  action,
}: {
  view: ReplyView
  action: string
}) {
  return (
    <form className="reply-form stack gap-5" method="post" action={action} noValidate>
      <FormFailure text={refusal} />
      <input type="hidden" name="key" value={key} />
      <ReplyFields form={{ table: replyTable(offer), values: typed, errors }} />
      <Button type="submit" variant="primary" size="large">
        Отправить отклик
      </Button>
    </form>
  )
}
