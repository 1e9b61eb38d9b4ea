import { Button } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog'

type Props = {
  /** Whom, in the words of «Удалить …?». */
  what: string
  /** What comes of it. */
  text: string
  send: () => Promise<unknown>
  onDone: () => void
}

/** Deletes what a form is about, once that was confirmed; why it was refused is said where it was asked. */
export function DeleteButton({ what, text, send, onDone }: Props) {
  const [asked, setAsked] = useState(false)
  const deleted = useMutation({ mutationFn: send, onSuccess: onDone })
  return (
    <>
      <Button variant="danger" size="large" onClick={() => setAsked(true)}>
        <Trash2 size={20} aria-hidden="true" />
        Удалить
      </Button>
      <ConfirmDialog
        open={asked}
        title={`Удалить ${what}?`}
        text={text}
        confirm="Удалить"
        busy={deleted.isPending}
        failure={deleted.error && sentenceOf(deleted.error)}
        onConfirm={() => deleted.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
