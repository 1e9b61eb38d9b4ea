import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

export type Listed = { restaurant_id: string; user_id: string }

/** What shows who is served no more: the list and the orders. */
export function useBlackListChanged() {
  const client = useQueryClient()
  return () => {
    for (const key of ['black-list', 'order', 'board', 'history']) void client.invalidateQueries({ queryKey: [key] })
  }
}

/** Serves a customer again. */
export function useForgive({ restaurant_id: restaurantId, user_id: userId }: Listed) {
  const onChanged = useBlackListChanged()
  return useMutation({
    mutationFn: () => ask(api.business_user.restaurant({ restaurantId }).black_list({ userId }).delete()),
    onSuccess: () => {
      showToast('Клиента снова обслуживаем', { kind: 'success' })
      onChanged()
    },
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
  })
}
