import type { Decision } from '@ostrov/shared/moderation/rules'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { QUEUE } from './use-queue'
import { WORDS } from './words'

type Word = { revisions: readonly RevisionWire[]; status: Decision; reason?: string }

/** Decides on many at once, names those that could not be decided on, and takes all of it back for ten seconds. */
export function useDecideMany(onDone: () => void) {
  const client = useQueryClient()
  const renew = () => client.invalidateQueries({ queryKey: [QUEUE] })
  const fail = (problem: Error) => showToast(sentenceOf(problem), { kind: 'error' })
  const decide = useMutation({
    mutationFn: ({ revisions, ...word }: Word) =>
      ask(api.admin.moderation.many.put({ revisions: revisions.map(({ id, version }) => ({ id, version })), ...word })),
    onSuccess: async ({ items, refused }, { revisions, status }) => {
      const action = { label: 'Отменить', onPress: () => undo.mutate(items.map(({ id }) => id)) }
      if (items.length > 0) showToast(`${WORDS.proposal.done[status]}: ${items.length}`, { kind: 'success', action })
      const named = refused.flatMap(({ id, message }) => {
        const one = revisions.find((revision) => revision.id === id)
        return one ? `${one.title} — ${message}` : []
      })
      if (named.length > 0) showToast(`Не решены: ${named.join(' ')}`, { kind: 'error' })
      onDone()
      await renew()
    },
    onError: fail,
  })
  const undo = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await ask(api.admin.moderation({ id }).undo.put())
    },
    onSettled: renew,
    onError: fail,
  })
  return decide
}
