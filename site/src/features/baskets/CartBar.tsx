import { formatMoney } from '@ostrov/shared/formats/money'
import { CART, cartPath } from '@ostrov/shared/paths'
import { ShoppingBag } from 'lucide-react'
import { useBasketSums } from './use-baskets'
import './cart-bar.css'

/** The floating way to the cart: this restaurant's basket, and what all of them come to when there are others. */
export default function CartBar({ restaurant_id }: { restaurant_id: string }) {
  const mine = useBasketSums(restaurant_id)
  const all = useBasketSums()
  if (all.count === 0) return null
  const others = all.count > mine.count
  return (
    <nav className="cart-bars cluster gap-2" aria-label="Корзина">
      {others && (
        <a className="cart-bars__all" href={CART}>
          <span className="ui-small">Все корзины</span>
          <span className="ui-hidden">, на</span> <span className="ui-price">{formatMoney(all.total)}</span>
        </a>
      )}
      {mine.count > 0 && (
        <a className="cart-bar cluster-row cart-bars__mine" href={cartPath({ step: 1, restaurant: restaurant_id })}>
          <ShoppingBag size={22} aria-hidden="true" />
          <span>{`Корзина\u00a0· ${mine.count}`}</span>
          {/* Heard together, the count and the sum would be one number. */}
          <span className="ui-hidden">, на</span> <span className="cart-bar__sum">{formatMoney(mine.total)}</span>
        </a>
      )}
    </nav>
  )
}
