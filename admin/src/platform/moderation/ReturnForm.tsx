import { RETURN_FORM } from '@ostrov/shared/moderation/form'
import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useEffect, useRef } from 'react'
import { Reasons } from '../../components/Reasons'
import { useReasons } from './use-reasons'
import type { WORDS } from './words'

type Props = {
  /** Of what the ready reasons speak. */
  kind: ModeratedKind
  words: Pick<(typeof WORDS)['proposal'], 'rest' | 'reject' | 'needsWork'>
  /** Sends the word; who could not be heard is told there. */
  send: (word: { status: 'needs_work' | 'rejected'; reason: string }) => Promise<unknown>
  onClose: () => void
}

/** Why something goes back to its author, or is rejected for good. */
export function ReturnForm({ kind, words, send, onClose }: Props) {
  const reasons = useReasons(kind)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    table: RETURN_FORM,
    initial: { reason: '', rejected: false },
    submit: async ({ reason, rejected }) => {
      await send({ status: rejected || words.needsWork === null ? 'rejected' : 'needs_work', reason: reason.trim() })
      return undefined
    },
  })
  useEffect(() => element.current?.querySelector('textarea')?.focus(), [])
  return (
    <form className="form" ref={element} {...form.bind}>
      <Reasons reasons={reasons} chosen={form.values.reason} onChoose={(reason) => form.change({ reason })} />
      <FormField form={form} name="reason" />
      <div className="revision__actions">
        <Button variant="quiet" size="large" onClick={onClose}>
          {words.rest}
        </Button>
        {words.needsWork !== null && (
          <Button
            variant="danger"
            size="large"
            onClick={() => form.send(element.current, { ...form.values, rejected: true })}
          >
            {words.reject}
          </Button>
        )}
        <Button type="submit" variant="ink" size="large" busy={form.busy} busyLabel="Сохраняем…">
          {words.needsWork ?? words.reject}
        </Button>
      </div>
    </form>
  )
}
