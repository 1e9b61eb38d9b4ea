import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { lazy, Suspense } from 'react'
import { complain } from '../baskets/complain'

const load = () => import('../groups/CartTogether')
const CartTogether = lazy(load)

type Props = { basket: BasketWire /** The order is being placed. */; placing?: boolean }

/** The way to a common basket; while friends fill this one, what they add comes by itself. */
export function Together({ basket, placing = false }: Props) {
  const { group_token, restaurant_id } = basket
  if (!group_token) {
    if (placing) return null
    return (
      <Button wide onClick={() => load().then(({ startGroup }) => startGroup(restaurant_id), complain)}>
        Заказать вместе
      </Button>
    )
  }
  return (
    <Suspense>
      <CartTogether key={group_token} token={group_token} items={basket.items} placing={placing} />
    </Suspense>
  )
}
