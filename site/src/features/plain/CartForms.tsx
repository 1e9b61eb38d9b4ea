import { changeSentence } from '@ostrov/shared/baskets/changes'
import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import { placeOrderCaption } from '@ostrov/shared/orders/checkout'
import { EDA, plainCheckoutPath, restaurantPath } from '@ostrov/shared/paths'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { LineFrame } from '../baskets/LineFrame'
import { whyClosed } from '../checkout/CartStep'
import '../checkout/cart.css'
import { Refusal } from './Refusal'
import './plain.css'

type Props = { baskets: readonly BasketWire[]; refusal: string | null; action: string }

/** The baskets as plain forms: a line's quantity is typed and sent. */
export function CartForms({ baskets, refusal, action }: Props) {
  return (
    <>
      <Refusal sentence={refusal} />
      {baskets.map((basket) => (
        <Basket key={basket.id} basket={basket} action={action} />
      ))}
    </>
  )
}

function Basket({ basket, action }: { basket: BasketWire; action: string }) {
  const { id, restaurant_id, restaurant, items, quote } = basket
  const isAhead = restaurant.ahead_days !== null
  return (
    <section className="plain-basket">
      <div className="cart__from split gap-3">
        <h2>
          <a className="cart__restaurant" href={restaurantPath(restaurant_id)}>
            {restaurant.general_info.name}
          </a>
        </h2>
        <form method="post" action={action}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="quiet" size="small" name="act" value="clear">
            Очистить
          </Button>
        </form>
      </div>
      <Changes basket={basket} action={action} />
      <ul className="cart__list">
        {items.map((item) => (
          <PlainLine key={item.id} item={item} action={action} />
        ))}
      </ul>
      {[...quote.offers.map(({ label, amount }) => `${label}: ${formatMoney(-amount)}`), ...quote.hints].map(
        (words) => (
          <p key={words} className="ui-muted">
            {words}
          </p>
        ),
      )}
      {!restaurant.is_open && (
        <p className="plain-note">
          <strong>Ресторан закрыт.</strong> {whyClosed(restaurant)}{' '}
          {isAhead ? `${RESTAURANT_LABELS.ahead}.` : <a href={EDA}>Другие рестораны</a>}
        </p>
      )}
      {(restaurant.is_open || isAhead) && (
        <a
          className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
          href={plainCheckoutPath(restaurant_id)}
        >
          {placeOrderCaption(quote.total)}
        </a>
      )}
    </section>
  )
}

/** «Что изменилось» since the person last agreed to this basket, until they do again. */
function Changes({ basket: { id, quote }, action }: { basket: BasketWire; action: string }) {
  if (quote.changes.length === 0) return null
  return (
    <div className="plain-note stack-start gap-2" role="note" aria-label="Что изменилось">
      <strong>Что изменилось</strong>
      <ul>
        {quote.changes.map((change) => (
          <li key={`${change.kind} ${change.item_id} ${change.name}`}>{changeSentence(change)}</li>
        ))}
      </ul>
      <form method="post" action={action}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={quote.changes_key} />
        <Button type="submit" size="small" name="act" value="seen">
          Понятно
        </Button>
      </form>
    </div>
  )
}

/** A line whose quantity is typed and sent. */
export function PlainLine({ item, action }: { item: BasketItemWire; action: string }) {
  const { product, quantity, cancellation_comment } = item
  return (
    <LineFrame item={item} named>
      <form className="plain-line" method="post" action={action}>
        <input type="hidden" name="id" value={item.id} />
        {!cancellation_comment && (
          <>
            <input
              className="ui-input plain-count"
              inputMode="numeric"
              name="quantity"
              defaultValue={quantity}
              aria-label={`Количество: ${product.name}`}
            />
            <Button
              type="submit"
              size="small"
              name="act"
              value="set"
              aria-label={`Изменить количество: ${product.name}`}
            >
              Изменить
            </Button>
          </>
        )}
        <Button
          type="submit"
          variant="quiet"
          size="small"
          name="act"
          value="remove"
          aria-label={`Удалить: ${product.name}`}
        >
          Удалить
        </Button>
      </form>
    </LineFrame>
  )
}
