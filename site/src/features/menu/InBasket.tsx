import { formatMoney } from '@ostrov/shared/formats/money'
import { Check } from 'lucide-react'
import { Counter } from '../../components/Counter'
import { setQuantity } from '../baskets/store'
import { useBaskets } from '../baskets/use-baskets'

type Props = { restaurant_id: string; product_id: string }

/** «Добавлено в корзину»: the lines of this dish that already wait there, each with its counter. */
export function InBasket({ restaurant_id, product_id }: Props) {
  const items = useBaskets()[restaurant_id]?.items.filter((item) => item.product.id === product_id) ?? []
  return (
    <div aria-live="polite">
      {items.length > 0 && (
        <section className="in-basket">
          <h2 className="in-basket__title">
            <Check size={20} aria-hidden="true" />
            Добавлено в&nbsp;корзину
          </h2>
          <ul className="in-basket__lines">
            {items.map((item) => (
              <li key={item.id} className="in-basket__line">
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
          <a className="ui-link in-basket__link" href={`/eda/cart?restaurant=${restaurant_id}`}>
            Перейти в&nbsp;корзину
          </a>
        </section>
      )}
    </div>
  )
}
