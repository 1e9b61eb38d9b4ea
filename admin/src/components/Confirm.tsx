import { Button } from '@ostrov/shared/ui/Button'
import { Dialog, firstFocus } from '@ostrov/shared/ui/Dialog'

type Props = {
  open: boolean
  title: string
  text?: string
  confirmLabel?: string
  cancelLabel?: string
  /** What is confirmed cannot be undone. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question with two answers; «Отменить» and «Да» unless said otherwise. */
export function Confirm({ confirmLabel = 'Да', cancelLabel = 'Отменить', danger = false, ...props }: Props) {
  return (
    <Dialog kind="Confirm" open={props.open} onClose={props.onCancel} title={props.title} size="small-centre">
      {props.text && <p>{props.text}</p>}
      <div className="ui-sheet__actions">
        <Button ref={firstFocus} onClick={props.onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'berry' : 'sea'} busy={props.busy} busyLabel="Сохраняем…" onClick={props.onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
