import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { START_GROUP } from '../groups/modals'
import { openModal } from '../modals/store'

const CartTogether = lazy(() => import('../groups/CartTogether'))

type Props = { basket: BasketWire /** The order is being placed. */; placing?: boolean }

/** The way to a common basket; while friends fill this one, what they add comes by itself. */
export function Together({ basket, placing = false }: Props) {
  const { group_token, restaurant_id } = basket
  if (!group_token) {
    if (placing) return null
    return (
      <Button wide onClick={() => openModal(START_GROUP, { restaurant_id })}>
        <UserRound size={20} aria-hidden="true" />
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
