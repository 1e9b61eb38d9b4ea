import type { RecordNoun } from '@ostrov/shared/nouns'
import { useQueryClient } from '@tanstack/react-query'

/** Asks anew for all that is shown of the noun, and for the row's log. */
export function useRenewed(noun: RecordNoun, id: string) {
  const known = useQueryClient()
  return () => {
    for (const queryKey of [[noun], ['log', `${noun}:${id}`]]) void known.invalidateQueries({ queryKey })
  }
}
