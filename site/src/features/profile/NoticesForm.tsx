import { CUSTOMER_MESSAGES } from '@ostrov/shared/customers/messages'
import { NOTICES_FORM } from '@ostrov/shared/notices/form'
import { choicesOf, type Notices } from '@ostrov/shared/notices/rules'
import type { NoticesWire } from '@ostrov/shared/notices/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm, useUnsavedGuard } from '@ostrov/shared/ui/use-form'
import { SkeletonList } from '../../components/Skeleton'
import { NoticeFields } from './NoticeFields'
import { PersonOnly } from './PersonOnly'
import './profile.css'
import { readNotices, saveNotices } from './notices'
import { useReading } from './use-reading'

/** What messages come to the person where. */
export default function NoticesForm() {
  return (
    <PersonOnly title="Войдите, чтобы выбрать, что присылать" drawing="person">
      {() => <Reading />}
    </PersonOnly>
  )
}

function Reading() {
  const [reading, load] = useReading(readNotices)
  if (reading === 'loading') return <SkeletonList picture={false} rows={3} />
  if (reading === 'failed') return <ErrorState title="Не получилось загрузить" onRetry={load} />
  return <Choice known={reading.data} />
}

function Choice({ known }: { known: NoticesWire }) {
  const form = useForm<keyof typeof NOTICES_FORM, Notices>({
    table: NOTICES_FORM,
    initial: choicesOf(known),
    otherwise: 'Не\u00a0получилось сохранить',
    submit: async (chosen) => {
      await saveNotices(chosen)
      showToast(CUSTOMER_MESSAGES.profileSaved, { kind: 'success' })
      return undefined
    },
  })
  useUnsavedGuard(form.dirty)
  return (
    <form className="profile-form columns gap-4" {...form.bind}>
      <NoticeFields form={form} known={known} />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" size="large" wide busy={form.busy} busyLabel="Сохраняем…">
        Сохранить изменения
      </Button>
    </form>
  )
}
