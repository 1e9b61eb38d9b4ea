import type { Decision } from '@ostrov/shared/moderation/rules'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { arrived, forget, setOff } from './decided'
import { IN_TURN, QUEUE } from './use-undo'
import { WORDS } from './words'

type Word = { revisions: readonly RevisionWire[]; status: Decision; reason?: string }

/** Decides on many at once and names those that could not be decided on. */
export function useDecideMany(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    scope: IN_TURN,
    onMutate: () => setOff(serverNow()),
    mutationFn: ({ revisions, ...word }: Word) =>
      ask(api.admin.moderation.many.put({ revisions: revisions.map(({ id, version }) => ({ id, version })), ...word })),
    onSuccess: async ({ items, refused, undo_until }, { revisions, status }, key) => {
      const ids = items.map(({ id }) => id)
      arrived(key, { words: `${WORDS.proposal.done[status]}: ${ids.length}`, ids, undo_until })
      const named = refused.flatMap(({ id, message }) => {
        const one = revisions.find((revision) => revision.id === id)
        return one ? `${one.title} — ${message}` : []
      })
      if (named.length > 0) showToast(`Не решены: ${named.join(' ')}`, { kind: 'error' })
      onDone()
      await client.invalidateQueries({ queryKey: [QUEUE] })
    },
    onError: (problem, _, key) => {
      if (key !== undefined) forget(key)
      showToast(sentenceOf(problem), { kind: 'error' })
    },
  })
}
