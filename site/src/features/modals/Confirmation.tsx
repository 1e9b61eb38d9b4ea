import { Button } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import { type ReactNode, useState } from 'react'
import type { Closing } from './kind'

type Props = Closing & {
  children?: ReactNode
  /** May take its time: the button waits, and the sheet closes only when it has succeeded. */
  onConfirm: () => void | Promise<void>
  yes?: string
  no?: string
}

/** A question with two answers, «Отменить» and «Да» where the asker has no clearer words. What failed is said in place and can be tried again. */
export function Confirmation({ children, onConfirm, close, yes = 'Да', no = 'Отменить' }: Props) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      await close()
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : 'Не получилось. Попробуйте ещё раз')
      setBusy(false)
    }
  }
  return (
    <>
      {children && <div className="ui-muted">{children}</div>}
      <p className="ui-field__error" role="alert" hidden={!failure}>
        {failure}
      </p>
      <div className="ui-sheet__actions">
        <Button ref={firstFocus} onClick={close}>
          {no}
        </Button>
        <Button variant="berry" busy={busy} onClick={confirm}>
          {yes}
        </Button>
      </div>
    </>
  )
}
