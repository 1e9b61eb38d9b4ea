import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { bring } from '@ostrov/shared/ui/bring'
import { ChevronRight, Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { complain } from '../baskets/complain'
import './together.css'

const load = () => import('../groups/CartTogether')
const CartTogether = lazy(load)

type Props = { basket: BasketWire /** The order is being placed. */; placing?: boolean }

/** The way to a common basket; while friends fill this one, what they add comes by itself. */
export function Together({ basket, placing = false }: Props) {
  const { group_token, restaurant_id } = basket
  if (!group_token) {
    if (placing) return null
    return (
      <button
        type="button"
        className="together"
        onClick={() => bring(load).then(({ startGroup }) => startGroup(restaurant_id), complain)}
      >
        <Users size={24} aria-hidden="true" />
        <span className="together__words">
          <strong>Заказать вместе</strong>
          <span className="ui-muted ui-small">Друзья добавят блюда со&nbsp;своих телефонов</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    )
  }
  return (
    <Suspense>
      <CartTogether key={group_token} token={group_token} items={basket.items} placing={placing} />
    </Suspense>
  )
}
