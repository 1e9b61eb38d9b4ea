import { basketCount, basketTotal } from '@ostrov/shared/baskets/rules'
import { formatMoney } from '@ostrov/shared/formats/money'
import { cartPath } from '@ostrov/shared/paths'
import { Check, ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Counter } from '../../components/Counter'
import { setQuantity } from '../baskets/changes'
import { useBaskets } from '../baskets/use-baskets'

type Props = { restaurant_id: string; product_id: string }

/** «Добавлено в корзину»: the lines of this dish that already wait there, each with its counter. */
export function InBasket({ restaurant_id, product_id }: Props) {
  const items = useLines(restaurant_id, product_id)
  if (items.length === 0) return null
  return (
    <section className="in-basket stack gap-3">
      <h2 className="in-basket__title row gap-2">
        <Check size={20} aria-hidden="true" />
        Добавлено в&nbsp;корзину
      </h2>
      <ul className="in-basket__lines">
        {items.map((item) => (
          <li key={item.id} className="in-basket__line split gap-3">
            <span>
              {item.product_options.map((option) => option.name).join(', ') || 'Без добавок'}
              <br />
              <span className="ui-price">{formatMoney(item.line_total)}</span>
            </span>
            <Counter
              label={item.product.name}
              value={item.quantity}
              min={0}
              onChange={(quantity) => setQuantity(item, quantity)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same in one line over the button, always in sight, and the way to the cart. */
export function AddedStrip({ restaurant_id, product_id }: Props) {
  const items = useLines(restaurant_id, product_id)
  return (
    <div aria-live="polite">
      {items.length > 0 && (
        <a className="product-bar__added row gap-2" href={cartPath({ step: 1, restaurant: restaurant_id })}>
          <Check size={20} aria-hidden="true" />
          {`В\u00a0корзине · ${basketCount(items)}`}
          <span className="ui-price">{formatMoney(basketTotal(items))}</span>
          <ChevronRight size={20} aria-hidden="true" />
        </a>
      )}
    </div>
  )
}

const BasketChanges = lazy(() => import('../baskets/BasketChanges'))

/** What changed in the restaurant's basket; nearly always nothing, so its drawing comes when needed. */
export function ChangedBasket({ restaurant_id }: Pick<Props, 'restaurant_id'>) {
  const basket = useBaskets()[restaurant_id]
  if (!basket || basket.quote.changes.length === 0) return null
  const { id, quote } = basket
  const terms = { delivery_type: 'pickup', payment_type: 'cash', seen: quote.changes_key } as const
  return (
    <Suspense fallback={null}>
      <BasketChanges
        changes={quote.changes}
        onRead={async () => void (await (await import('../baskets/quotes')).readChanges(id, terms))}
      />
    </Suspense>
  )
}

function useLines(restaurant_id: string, product_id: string) {
  return useBaskets()[restaurant_id]?.items.filter((item) => item.product.id === product_id) ?? []
}
