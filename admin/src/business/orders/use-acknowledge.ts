import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** «Понятно»: the kitchen knows of a cancellation. The server keeps it, so it is pressed once for all devices. */
export function useAcknowledge({ id }: BusinessOrderWire) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(api.business_user.orders({ id: String(id) }).view.put({ cancellation: true })),
    onError: (error) => showToast(sentenceOf(error), { kind: 'error' }),
    // Awaited, so that the press stays busy until the card is gone.
    onSettled: () => client.invalidateQueries({ queryKey: ['board'] }),
  })
  return { acknowledge: () => mutate(), busy: isPending }
}
