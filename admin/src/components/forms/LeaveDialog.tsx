import { Button } from '@ostrov/shared/ui/Button'
import { Dialog, firstFocus } from '@ostrov/shared/ui/Dialog'

type Props = { open: boolean; onStay: () => void; onLeave: () => void }

/** Asks before what was typed is thrown away. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  return (
    <Dialog kind="Unsaved" open={open} onClose={onStay} title="Уйти без&nbsp;сохранения?" size="small-centre">
      <div className="form">
        <p>То, что вы изменили, не&nbsp;сохранено и&nbsp;пропадёт.</p>
        <div className="form__actions">
          <Button ref={firstFocus} size="large" onClick={onStay}>
            Остаться
          </Button>
          <Button variant="berry" size="large" onClick={onLeave}>
            Уйти
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
