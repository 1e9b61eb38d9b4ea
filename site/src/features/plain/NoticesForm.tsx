import { NOTICES_FORM } from '@ostrov/shared/notices/form'
import { Button } from '@ostrov/shared/ui/Button'
import { NoticeFields } from '../profile/NoticeFields'
import type { NoticesView } from './notices'
import './plain.css'
import { Refusal } from './Refusal'

/** What messages come where, as one plain form. */
export function NoticesForm({ view, action }: { view: NoticesView; action: string }) {
  const { known, typed, errors, refusal } = view
  return (
    <form className="plain-form" method="post" action={action}>
      <Refusal sentence={refusal} />
      <NoticeFields form={{ table: NOTICES_FORM, values: typed, errors }} known={known} />
      <Button type="submit" variant="primary" size="large" wide>
        Сохранить изменения
      </Button>
    </form>
  )
}
