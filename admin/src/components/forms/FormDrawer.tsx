import { Button } from '@ostrov/shared/ui/Button'
import { Dialog, type DialogSize } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import type { useForm } from '@ostrov/shared/ui/use-form'
import { type ReactNode, useState } from 'react'
import { LeaveDialog } from './LeaveDialog'
import { LeaveGuard } from './LeaveGuard'

type Props = {
  /** What it is for, one word, as `Dialog` has it. */
  kind: string
  title: string
  form: Pick<ReturnType<typeof useForm>, 'bind' | 'busy' | 'dirty' | 'failure'>
  onClose: () => void
  save?: string
  saving?: string
  /** How the button that saves looks: `berry` where it takes something away. */
  tone?: 'sea' | 'berry'
  size?: DialogSize
  /** Stands above the form, as a form of its own. */
  before?: ReactNode
  /** What else can be done with the whole, as deleting it; stands apart from saving. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A form beside its list. Draw it while it is wanted: it is open as long as it is drawn. What was typed is not thrown
 * away without a question, and `useForm` keeps it over a refusal, a lost connection and a session that ended.
 */
export function FormDrawer({ kind, title, form, onClose, size = 'drawer', before, aside, children, ...words }: Props) {
  const [asked, setAsked] = useState(false)
  const { save = 'Сохранить', saving = 'Сохраняем…', tone = 'sea' } = words
  return (
    <>
      <Dialog kind={kind} open size={size} title={title} onClose={() => (form.dirty ? setAsked(true) : onClose())}>
        {before}
        <form className="form form-drawer" {...form.bind}>
          {children}
          <div className="form-drawer__foot stack gap-3">
            <FormFailure text={form.failure} />
            <div className="form-drawer__actions">
              {aside}
              <Button type="submit" variant={tone} size="large" busy={form.busy} busyLabel={saving}>
                {save}
              </Button>
            </div>
          </div>
        </form>
      </Dialog>
      <LeaveDialog open={asked} onStay={() => setAsked(false)} onLeave={onClose} />
      <LeaveGuard dirty={form.dirty && !asked} />
    </>
  )
}
