import type { CounterUpdatesWire } from '@ostrov/shared/counters/schema'
import { formatNumber } from '@ostrov/shared/formats/money'
import { boardOrderPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'

type Order = CounterUpdatesWire['items'][number]['orders'][number]

const KEY = ['counter-orders']
const EVERY_MS = 15_000

/** Orders that are not at the counter as they should be: each says what is wrong, and what a person can do. */
export function CounterOrders({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => ask(api.updates.integrations.get()),
    refetchInterval: EVERY_MS,
  })
  const orders = data?.items.find(({ restaurant_id }) => restaurant_id === id)?.orders ?? []
  if (orders.length === 0) return null
  return (
    <section className="stack gap-4" aria-labelledby="counter-orders">
      <h2 id="counter-orders">Заказы, которым нужна рука</h2>
      <ul className="counter-orders">
        {orders.map((order) => (
          <li key={order.order_id}>
            <OrderLine id={id} order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderLine({ id, order: { order_id, state, said, hand } }: { id: string; order: Order }) {
  const client = useQueryClient()
  const route = api.integrations.frontpad.restaurant({ restaurantId: id }).orders({ orderId: String(order_id) })
  const settle = useMutation({
    mutationFn: (to: 'waiting' | 'sent') => ask(route.put({ state: to })),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
  const isStuck = state === 'doubtful' || state === 'failed'
  const name = `Заказ №\u00A0${formatNumber(order_id)}`
  return (
    <>
      <p>
        <Link className="ui-link" to={boardOrderPath(order_id)}>
          {name}
        </Link>
        : {said}. {hand}
      </p>
      {isStuck && (
        <div className="form__actions">
          <Button busy={settle.isPending} onClick={() => settle.mutate('waiting')}>
            Передать ещё раз<span className="ui-hidden">: {name}</span>
          </Button>
          <Button disabled={settle.isPending} onClick={() => settle.mutate('sent')}>
            Он уже в&nbsp;кассе<span className="ui-hidden">: {name}</span>
          </Button>
        </div>
      )}
      <FormFailure text={settle.error && sentenceOf(settle.error)} />
    </>
  )
}
