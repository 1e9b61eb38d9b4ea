import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { forgetUndo, type UndoableStep } from './undo'
import { $pending, forgetPending, isPending, settle } from './use-move'

/** Takes a step back. The card returns at once; a refusal, as when somebody else was faster, is told. */
export function useUndo() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ order_id, restaurant_id, event_id }: UndoableStep) => {
      const actions = api.orders.actions.restaurant({ restaurantId: restaurant_id })
      return ask(actions.order({ orderId: String(order_id) }).action.put({ undo: event_id }))
    },
    onSuccess: (update) => settle(client, update),
    onError: (error, { order_id }) => {
      client.invalidateQueries({ queryKey: ['board'] })
      client.invalidateQueries({ queryKey: ['order', String(order_id)] })
      showToast(sentenceOf(error), { kind: 'error' })
    },
    onSettled: (_update, _error, { order_id }) => forgetPending(order_id),
  })
  return (step: UndoableStep) => {
    if (isPending(step.order_id)) return
    forgetUndo(step.event_id)
    $pending.set([...$pending.get(), { order_id: step.order_id, to: step.from }])
    mutate(step)
  }
}
