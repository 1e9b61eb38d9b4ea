import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { useQueryClient } from '@tanstack/react-query'

/** Puts the card that an act has answered in place, and asks anew for the list and the log. */
export function useFreshCard({ id }: Pick<AdminOrderCardWire, 'id'>) {
  const known = useQueryClient()
  return (card?: AdminOrderCardWire) => {
    if (card) known.setQueryData(['order', 'one', String(id)], card)
    for (const queryKey of [['order'], ['log', `order:${id}`]]) void known.invalidateQueries({ queryKey })
  }
}
