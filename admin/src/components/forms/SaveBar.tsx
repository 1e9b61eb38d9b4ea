import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import type { useForm } from '@ostrov/shared/ui/use-form'
import type { ReactNode } from 'react'
import { LeaveGuard } from './LeaveGuard'

type Props = {
  form: Pick<ReturnType<typeof useForm>, 'busy' | 'dirty' | 'failure'>
  onReset?: () => void /** What stands in place of «Сохранить». */
  children?: ReactNode
}

/** The end of a form that is a page: sticks to the window's edge while something is unsaved. */
export function SaveBar({ form, onReset, children }: Props) {
  return (
    <div className="save-bar stack gap-3" data-dirty={form.dirty || undefined}>
      <FormFailure text={form.failure} />
      <div className="cluster gap-3">
        {children ?? (
          <Button type="submit" variant="sea" size="large" busy={form.busy} busyLabel="Сохраняем…">
            Сохранить
          </Button>
        )}
        {onReset && form.dirty && (
          <Button variant="quiet" size="large" onClick={onReset}>
            Вернуть как было
          </Button>
        )}
      </div>
      <LeaveGuard dirty={form.dirty} />
    </div>
  )
}
