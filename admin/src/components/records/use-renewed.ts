import type { NounName } from '@ostrov/shared/nouns'
import { useQueryClient } from '@tanstack/react-query'

/** Asks anew for all that is shown of the noun, and for the row's log. */
export function useRenewed(noun: NounName, id: string) {
  const known = useQueryClient()
  return () => {
    for (const queryKey of [[noun], ['log', `${noun}:${id}`]]) void known.invalidateQueries({ queryKey })
  }
}

/** The same; the card that an act has answered is put in place at once, and what else tells of it is asked anew. */
export function useFreshCard<Row>(noun: NounName, { id }: { id: string | number }, beside?: string) {
  const known = useQueryClient()
  const renew = useRenewed(noun, String(id))
  return (card?: Row) => {
    if (card) known.setQueryData([noun, 'one', String(id)], card)
    renew()
    if (beside) void known.invalidateQueries({ queryKey: [beside] })
  }
}
