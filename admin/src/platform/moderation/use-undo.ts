import { countOf } from '@ostrov/shared/formats/plural'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { chooseLast, decidedAs, forget } from './decided'

/** What all of the queue's questions are kept under. */
export const QUEUE = 'moderation'
/** Words of a moderator go out one after another, and what takes one back goes after it. */
export const IN_TURN = { id: 'moderation' }

/** Takes the last word back, and again the one before: what waits then is opened. */
export function useUndo(open: (id: string) => unknown) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    scope: IN_TURN,
    mutationFn: undoAll,
    onSuccess: async ({ back, problems }) => {
      await client.invalidateQueries({ queryKey: [QUEUE] })
      const [one, ...others] = back
      if (one && others.length === 0) open(one)
      const [problem, ...more] = problems
      if (problem === undefined) return
      const count = more.length > 0 ? `${countOf(more.length + 1, 'решение', 'решения', 'решений')}: ` : ''
      showToast(count + sentenceOf(problem), { kind: 'error' })
    },
    onSettled: (_, __, key) => forget(key),
  })
  return () => {
    const last = chooseLast(serverNow())
    if (last) mutate(last.key)
    else showToast('Отменять нечего: решений за\u00A0последние секунды нет')
  }
}

/** Each of them by itself: one that has gone on keeps no other. A word that was refused meanwhile leaves nothing to take back. */
async function undoAll(key: number) {
  const back: string[] = []
  const problems: unknown[] = []
  for (const id of decidedAs(key)?.ids ?? [])
    await ask(api.admin.moderation({ id }).undo.put()).then(
      (waiting) => back.push(waiting.id),
      (problem: unknown) => problems.push(problem),
    )
  return { back, problems }
}
