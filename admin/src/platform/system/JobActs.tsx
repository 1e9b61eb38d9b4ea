import { dropWords, JOB_LABELS, mayDrop, mayRetry } from '@ostrov/shared/system/jobs'
import type { JobWire } from '@ostrov/shared/system/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { ConfirmDialog } from '../../components/forms/ConfirmDialog'

/** What may be done with a job by hand. */
export function JobActs({ job }: { job: JobWire }) {
  const { id, task, state } = job
  const [asked, setAsked] = useState(false)
  const retry = useAct('Повторяем задание', () => ask(api.admin.system.jobs({ id }).retry.put()))
  const drop = useAct(
    'Задание убрано',
    () => ask(api.admin.system.jobs({ id }).delete()),
    () => setAsked(false),
  )
  const named = `${JOB_LABELS[task] ?? task}, №\u00A0${id}`
  if (!mayRetry(state)) return null
  return (
    <div className="job-acts">
      <Button size="small" aria-label={`Повторить: ${named}`} busy={retry.isPending} onClick={() => retry.mutate()}>
        Повторить
      </Button>
      {mayDrop(state) && (
        <Button size="small" variant="danger" aria-label={`Убрать: ${named}`} onClick={() => setAsked(true)}>
          Убрать
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title="Убрать задание?"
        text={dropWords(task)}
        confirm="Убрать"
        busy={drop.isPending}
        onConfirm={() => drop.mutate()}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}

const SETTLED_MS = 100

/** Whoever was second is told; the list shows then what stands now. The row may be gone: the page then takes the focus. */
function useAct(said: string, send: () => Promise<unknown>, after?: () => void) {
  const known = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => showToast(said, { kind: 'success' }),
    onError: (error) => showToast(sentenceOf(error)),
    onSettled: async () => {
      after?.()
      await Promise.all([['jobs'], ['system'], ['overview']].map((queryKey) => known.invalidateQueries({ queryKey })))
      await new Promise((settled) => setTimeout(settled, SETTLED_MS))
      if (document.activeElement === document.body) document.getElementById('content')?.focus()
    },
  })
}
