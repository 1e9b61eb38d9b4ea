import { lineTotal } from '@ostrov/shared/baskets/rules'
import { formatMoney } from '@ostrov/shared/formats/money'
import { MAX_QUANTITY } from '@ostrov/shared/menu/choice'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Counter } from '../../components/Counter'
import type { Adding } from '../baskets/lines'
import { setComing } from '../baskets/state'
import './waiting-dishes.css'

/** Dishes chosen without a network: their baskets do not know of them yet. */
export default function WaitingDishes({ dishes }: { dishes: readonly Adding[] }) {
  return (
    <section className="waiting-dishes stack gap-2" aria-labelledby="waiting-dishes">
      <h2 id="waiting-dishes">Ждут сети</h2>
      <p className="ui-small">Положим в&nbsp;корзину, как только связь появится.</p>
      <ul>
        {dishes.map((dish) => (
          <li key={dish.key}>
            <span className="waiting-dishes__name">
              <Phrase text={dish.product.name} />
              {dish.product_options.length > 0 && (
                <span className="ui-small">{dish.product_options.map((option) => option.name).join(', ')}</span>
              )}
            </span>
            <span className="ui-price">{formatMoney(lineTotal(dish))}</span>
            <Counter
              label={dish.product.name}
              value={dish.quantity}
              min={0}
              max={MAX_QUANTITY}
              onChange={(quantity) => setComing(dish.key, quantity)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
