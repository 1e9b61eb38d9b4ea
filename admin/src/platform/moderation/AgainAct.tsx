import { quoted } from '@ostrov/shared/formats/quoted'
import type { DisagreementWire } from '@ostrov/shared/moderation/quality-schema'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { QUEUE } from './use-undo'

/** Takes what was said differently of into the queue once more; says what became of it where that was done. */
export function AgainAct({ disagreement: { id, title, again } }: { disagreement: DisagreementWire }) {
  const known = useQueryClient()
  const take = useMutation({
    mutationFn: () => ask(api.admin.moderation.disagreements({ id }).again.put()),
    onSuccess: () => showToast('Вернули в\u00A0очередь', { kind: 'success' }),
    onError: (error) => showToast(sentenceOf(error), { kind: 'error' }),
    onSettled: () => {
      void known.invalidateQueries({ queryKey: ['disagreements'] })
      void known.invalidateQueries({ queryKey: [QUEUE] })
    },
  })
  if (again)
    return (
      <>
        {again.status === 'pending'
          ? 'Снова в\u00A0очереди'
          : `Решено: ${MODERATION_LABELS[again.status].toLowerCase()}`}
      </>
    )
  return (
    <Button
      size="small"
      aria-label={`Вернуть в\u00A0очередь: ${quoted(title)}`}
      busy={take.isPending}
      onClick={() => take.mutate()}
    >
      Вернуть в&nbsp;очередь
    </Button>
  )
}
