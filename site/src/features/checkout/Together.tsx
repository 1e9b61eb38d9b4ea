import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { lazy, Suspense } from 'react'

const CartTogether = lazy(() => import('../groups/CartTogether'))

/** Ordering with friends, loaded after the cart itself; its place is kept. */
export function Together(props: { basket: BasketWire; placing?: boolean }) {
  return (
    <div className="cart__together">
      <Suspense>
        <CartTogether {...props} />
      </Suspense>
    </div>
  )
}
