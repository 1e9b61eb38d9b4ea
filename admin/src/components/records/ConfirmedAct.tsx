import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '../forms/ConfirmDialog'
import { CardAct } from './CardAct'

type Props = Omit<ComponentProps<typeof CardAct>, 'busy' | 'onPress'> & {
  /** The question. */
  title: string
  /** What comes of it, where the question says more than stands under the act. */
  words?: string
  send: () => Promise<unknown>
  onDone: () => void
}

/** An act of a card that is asked about first; why it was refused is said where it was asked. */
export function ConfirmedAct({ title, words, send, onDone, ...act }: Props) {
  const [asked, setAsked] = useState(false)
  const sent = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setAsked(false)
      onDone()
    },
  })
  return (
    <>
      <CardAct {...act} onPress={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        title={title}
        text={words ?? act.text}
        confirm={act.label}
        variant={act.variant === 'danger' ? 'berry' : act.variant}
        busy={sent.isPending}
        failure={sent.error && sentenceOf(sent.error)}
        onConfirm={() => sent.mutate()}
        onClose={() => {
          setAsked(false)
          sent.reset()
        }}
      />
    </>
  )
}
