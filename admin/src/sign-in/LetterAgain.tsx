import { Button } from '@ostrov/shared/ui/Button'
import { useLetter } from './use-letter'

/** Sends the letter with the link again; `waiting` when one is on its way already. */
export function LetterAgain({ email, waiting = false }: { email: string; waiting?: boolean }) {
  const { left, busy, send } = useLetter(email, waiting)
  return (
    <Button wide disabled={left > 0} busy={busy} busyLabel="Отправляем…" onClick={send}>
      {left > 0 ? `Отправить ещё раз через ${left}\u00A0с` : 'Отправить письмо ещё раз'}
    </Button>
  )
}
