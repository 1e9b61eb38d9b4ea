import type { ProposalInputWire } from '@ostrov/shared/orders/proposal-schema'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Asks the customer of an order in work about what cannot be made, or takes the question back (null). */
export function useProposal({ id, restaurant_id }: BusinessOrderWire) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: ProposalInputWire | null) => {
      const orderId = String(id)
      const { proposal } = api.orders.actions.restaurant({ restaurantId: restaurant_id }).order({ orderId })
      return ask(input ? proposal.put(input) : proposal.delete())
    },
    onError: (error) => showToast(sentenceOf(error), { kind: 'error' }),
    // Awaited, so that the press stays busy until the card shows what is so.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['board'] }),
        client.invalidateQueries({ queryKey: ['order', String(id)] }),
      ]),
  })
  return { propose: mutate, withdraw: () => mutate(null), busy: isPending }
}
