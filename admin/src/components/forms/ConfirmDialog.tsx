import { Button, type ButtonLook } from '@ostrov/shared/ui/Button'
import { Dialog, firstFocus } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import type { ReactNode } from 'react'

type Props = {
  open: boolean
  title: string
  text: ReactNode
  /** The word of the button that does it. */
  confirm: string
  /** Of that button, where what it does is no loss. */
  variant?: ButtonLook['variant']
  busy?: boolean
  /** Why it was refused. */
  failure?: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ open, title, text, confirm, variant = 'berry', busy, ...asked }: Props) {
  const { failure = null, onConfirm, onClose } = asked
  return (
    <Dialog kind="Confirm" open={open} onClose={onClose} title={title} size="small-centre">
      <div className="form">
        <div>{text}</div>
        <FormFailure text={failure} />
        <div className="form__actions">
          <Button ref={firstFocus} size="large" onClick={onClose}>
            Оставить
          </Button>
          <Button variant={variant} size="large" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
