import type { ManagerWire } from '@ostrov/shared/staff/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { ConfirmDialog } from '../../components/forms/ConfirmDialog'

type Props = { manager: ManagerWire; onClose: () => void; onSaved: () => void }

/** What is done with a manager as a whole: the invitation again, or letting go. */
export function ManagerActs({ manager, onClose, onSaved }: Props) {
  const [asked, setAsked] = useState(false)
  const { id, is_confirmed, name } = manager
  const onError = (problem: Error) => showToast(sentenceOf(problem), { kind: 'error' })
  const again = useMutation({
    mutationFn: () => ask(api.business_user.manager({ id }).invitation.post()),
    onSuccess: () => showToast('Письмо отправлено ещё раз', { kind: 'success' }),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => ask(api.business_user.manager({ id }).delete()),
    onSuccess: () => {
      showToast('Менеджер удалён', { kind: 'success' })
      onSaved()
      onClose()
    },
    onError,
  })
  return (
    <>
      {!is_confirmed && (
        <Button busy={again.isPending} busyLabel="Отправляем…" onClick={() => again.mutate()}>
          Отправить ещё раз
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Удалить
      </Button>
      <ConfirmDialog
        open={asked}
        title={`Удалить: ${name}?`}
        text="Менеджер сразу выйдет отовсюду и&nbsp;больше не&nbsp;войдёт. В&nbsp;журнале останется то, что сделано."
        confirm="Удалить"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
