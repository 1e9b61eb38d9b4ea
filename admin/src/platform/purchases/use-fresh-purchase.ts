import type { PurchaseDeskCardWire } from '@ostrov/shared/tickets/desk-schema'
import { useQueryClient } from '@tanstack/react-query'

/** Puts the card that an act has answered in place, and asks anew for the list and the log. */
export function useFreshPurchase({ id }: Pick<PurchaseDeskCardWire, 'id'>) {
  const known = useQueryClient()
  return (card?: PurchaseDeskCardWire) => {
    if (card) known.setQueryData(['ticket_purchase', 'one', id], card)
    for (const queryKey of [['ticket_purchase'], ['log', `ticket_purchase:${id}`]])
      void known.invalidateQueries({ queryKey })
  }
}
