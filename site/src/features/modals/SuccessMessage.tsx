import { Button } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import { CircleCheck } from 'lucide-react'
import type { Closing } from './kind'

export type Success = { heading: string; text?: string }

/** It is done, in one sentence. */
export default function SuccessMessage({ heading, text, close }: Success & Closing) {
  return (
    <div className="ui-state stack-centre gap-2 modal-state">
      <CircleCheck className="modal-success" size={56} strokeWidth={1.5} aria-hidden="true" />
      <h3>{heading}</h3>
      {text && <p className="ui-muted">{text}</p>}
      <Button ref={firstFocus} variant="primary" wide onClick={close}>
        Хорошо
      </Button>
    </div>
  )
}
