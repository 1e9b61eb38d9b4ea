import { MESSAGE_DOORS, MESSAGE_KINDS } from '@ostrov/shared/messages/fates'
import type { MessageWire } from '@ostrov/shared/messages/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Where a message can be sent again as it was. */
export function ResendMessage({ message: { id, channel, kind, may_resend } }: { message: MessageWire }) {
  const known = useQueryClient()
  const resend = useMutation({
    mutationFn: () => ask(api.admin.messages({ id }).resend.put()),
    onSuccess: () => showToast('Отправляем ещё раз', { kind: 'success' }),
    onError: (error) => showToast(sentenceOf(error)),
    onSettled: () => known.invalidateQueries({ queryKey: ['messages'] }),
  })
  if (!may_resend) return null
  return (
    <Button
      size="small"
      aria-label={`Отправить ещё раз: ${MESSAGE_DOORS[channel]}, ${MESSAGE_KINDS[kind]}`}
      busy={resend.isPending}
      onClick={() => resend.mutate()}
    >
      Отправить ещё раз
    </Button>
  )
}
