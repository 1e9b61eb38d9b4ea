import { Button, type ButtonLook } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import type { useForm } from '@ostrov/shared/ui/use-form'
import type { ReactNode } from 'react'

type Props = {
  form: Pick<ReturnType<typeof useForm>, 'bind' | 'busy' | 'failure'>
  /** The word of the button that sends it. */
  send: string
  variant?: ButtonLook['variant']
  /** The word of the button that leaves all as it is. */
  leave?: string
  onLeave?: () => void
  children: ReactNode
}

/** A short form in a dialog: its fields, why it was refused, its end. */
export function DialogForm({ form, send, variant = 'sea', leave, onLeave, children }: Props) {
  return (
    <form className="form" {...form.bind}>
      {children}
      <FormFailure text={form.failure} />
      <div className="form__actions">
        {leave && (
          <Button size="large" onClick={onLeave}>
            {leave}
          </Button>
        )}
        <Button type="submit" variant={variant} size="large" busy={form.busy}>
          {send}
        </Button>
      </div>
    </form>
  )
}
