import { isCarried } from '@ostrov/shared/couriers/rules'
import type { GivenInputWire } from '@ostrov/shared/couriers/schema'
import { goTogether, type Leg } from '@ostrov/shared/couriers/way'
import { formatNumber } from '@ostrov/shared/formats/money'
import { promiseEnd } from '@ostrov/shared/orders/pace'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

type Page = { items: BusinessOrderWire[] }

/** Somebody has it to bring, or may have. */
export const mayBeBrought = ({ status, delivery }: BusinessOrderWire) =>
  delivery.type === 'delivery' && isCarried(status)

/** Who works at a restaurant; asked once for all cards, and not at all of an order that nobody brings. */
export function useAtWork(restaurant_id: string, enabled = true) {
  return useQuery({
    queryKey: ['couriers', 'at-work', restaurant_id],
    queryFn: () => ask(api.orders.actions.restaurant({ restaurantId: restaurant_id }).couriers.get()),
    enabled,
    ...{ staleTime: 60_000, retry: false },
  })
}

/** Gives an order to a courier, or takes it back; of two who press at once the second is told. */
export function useGiving(onDone: () => void) {
  const client = useQueryClient()
  const renew = (order: BusinessOrderWire) => {
    client.invalidateQueries({ queryKey: ['board'] })
    client.invalidateQueries({ queryKey: ['order', String(order.id)] })
    client.invalidateQueries({ queryKey: ['couriers', 'at-work', order.restaurant_id] })
  }
  return useMutation({
    mutationFn: ({ order, courier_id }: Pick<GivenInputWire, 'courier_id'> & { order: BusinessOrderWire }) => {
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
    onSettled: (_, __, { order }) => renew(order),
  })
}

const withOrder = (page: Page, given: BusinessOrderWire): Page => ({
  ...page,
  items: page.items.map((one) => (one.id === given.id ? given : one)),
})

/** What of the board goes the same way as an order and has not left: with a courier of theirs, or with nobody (null). */
export function alongWith(order: BusinessOrderWire, orders: readonly BusinessOrderWire[], courier_id: string | null) {
  const suited = orders.filter(
    (one) =>
      one.id !== order.id &&
      mayBeBrought(one) &&
      one.status !== 'OUT_FOR_DELIVERY' &&
      (one.courier?.id ?? null) === courier_id &&
      goTogether(legOf(one), legOf(order)),
  )
  return suited.length > 0 ? `заказ ${suited.map(({ id }) => `№\u00A0${formatNumber(id)}`).join(', ')}` : null
}

/** What the board shows now, wherever an order is looked at. */
export function useBoardOrders(): readonly BusinessOrderWire[] {
  const client = useQueryClient()
  return client.getQueriesData<Page>({ queryKey: ['board'] }).flatMap(([, page]) => page?.items ?? [])
}

function legOf({ created_at, wanted_at, basket: { restaurant }, delivery }: BusinessOrderWire): Leg {
  const promised = { created_at, wanted_at, ...restaurant, delivery_type: delivery.type }
  return {
    from: restaurant.general_info.coordinates.coordinates,
    to: delivery.coordinates?.coordinates ?? null,
    promised_at: promiseEnd(promised).toISOString(),
  }
}
