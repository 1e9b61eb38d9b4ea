import { useBasketSums } from './use-baskets'

/** How many pieces wait in all baskets, on the tab of the cart. */
export default function CartCount() {
  const { count } = useBasketSums()
  if (count === 0) return null
  return (
    <span className="ui-count">
      {count > 99 ? '99+' : count}
      <span className="ui-hidden"> в корзине</span>
    </span>
  )
}
