import { Button } from '@ostrov/shared/ui/Button'
import { Dialog, firstFocus } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

type Props = {
  /** Whom, in the words of «Удалить …?». */
  what: string
  /** What comes of it. */
  text: string
  send: () => Promise<unknown>
  onDone: () => void
}

/** Deletes a dish or a category, once that was confirmed. */
export function DeleteRow({ what, text, send, onDone }: Props) {
  const [asked, setAsked] = useState(false)
  const deleted = useMutation({ mutationFn: send, onSuccess: onDone })
  return (
    <>
      <Button variant="danger" size="large" onClick={() => setAsked(true)}>
        <Trash2 size={20} aria-hidden="true" />
        Удалить
      </Button>
      <Dialog
        kind="DeleteRow"
        open={asked}
        onClose={() => setAsked(false)}
        title={`Удалить ${what}?`}
        size="small-centre"
      >
        <div className="form">
          <p>{text}</p>
          <FormFailure text={deleted.error && sentenceOf(deleted.error)} />
          <div className="form__actions">
            <Button ref={firstFocus} size="large" onClick={() => setAsked(false)}>
              Оставить
            </Button>
            <Button
              variant="berry"
              size="large"
              busy={deleted.isPending}
              busyLabel="Удаляем…"
              onClick={() => deleted.mutate()}
            >
              Удалить
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
