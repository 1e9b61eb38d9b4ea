import { isCarried } from '@ostrov/shared/couriers/rules'
import type { GivenInputWire } from '@ostrov/shared/couriers/schema'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

type Page = { items: BusinessOrderWire[] }

/** Who works at the order's restaurant; asked once for all cards, and not at all of an order that nobody brings. */
export function useAtWork({ restaurant_id, status, delivery }: BusinessOrderWire) {
  return useQuery({
    queryKey: ['couriers', 'at-work', restaurant_id],
    queryFn: () => ask(api.orders.actions.restaurant({ restaurantId: restaurant_id }).couriers.get()),
    enabled: delivery.type === 'delivery' && isCarried(status),
    ...{ staleTime: 60_000, retry: false },
  })
}

/** Gives an order to a courier, or takes it back; of two who press at once the second is told. */
export function useGiving(order: BusinessOrderWire, onDone: () => void) {
  const client = useQueryClient()
  const renew = () => {
    client.invalidateQueries({ queryKey: ['board'] })
    client.invalidateQueries({ queryKey: ['order', String(order.id)] })
    client.invalidateQueries({ queryKey: ['couriers', 'at-work', order.restaurant_id] })
  }
  return useMutation({
    mutationFn: ({ courier_id }: Pick<GivenInputWire, 'courier_id'>) => {
      const route = api.orders.actions.restaurant({ restaurantId: order.restaurant_id })
      const instead_of = order.courier?.id ?? null
      return ask(route.order({ orderId: String(order.id) }).courier.put({ courier_id, instead_of }))
    },
    onSuccess: (given) => {
      client.setQueriesData<Page>({ queryKey: ['board'] }, (page) => page && withOrder(page, given))
      client.setQueryData(['order', String(given.id)], given)
      onDone()
    },
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
    onSettled: renew,
  })
}

const withOrder = (page: Page, given: BusinessOrderWire): Page => ({
  ...page,
  items: page.items.map((one) => (one.id === given.id ? given : one)),
})
