import { Button } from '@ostrov/shared/ui/Button'
import { Dialog, firstFocus } from '@ostrov/shared/ui/Dialog'
import type { ReactNode } from 'react'

type Props = {
  open: boolean
  title: string
  text: ReactNode
  /** The word of the button that does it. */
  confirm: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ open, title, text, confirm, busy, onConfirm, onClose }: Props) {
  return (
    <Dialog kind="Confirm" open={open} onClose={onClose} title={title} size="small-centre">
      <div className="form">
        <p>{text}</p>
        <div className="form__actions">
          <Button ref={firstFocus} size="large" onClick={onClose}>
            Отменить
          </Button>
          <Button variant="berry" size="large" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
