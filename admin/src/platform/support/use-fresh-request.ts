import type { DeskSupportWire } from '@ostrov/shared/support/schema'
import { useQueryClient } from '@tanstack/react-query'

/** Puts the card that an act has answered in place, and asks anew for the list and the log. */
export function useFreshRequest(id: string) {
  const known = useQueryClient()
  return (card?: DeskSupportWire) => {
    if (card) known.setQueryData(['support_request', 'one', id], card)
    for (const queryKey of [['support_request'], ['log', `support_request:${id}`], ['overview']])
      void known.invalidateQueries({ queryKey })
  }
}
