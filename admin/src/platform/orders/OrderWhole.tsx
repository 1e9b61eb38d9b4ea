import { formatMoney } from '@ostrov/shared/formats/money'
import { lineOfferWords } from '@ostrov/shared/offers/gains'
import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { Comment } from '../../business/orders/OrderCard'

/** What was bought, for how much, and what the customer wrote with it. */
export function OrderWhole({ order }: { order: AdminOrderCardWire }) {
  const { basket, comment, delivery, cultery_count, refunds } = order
  const whole = refunds.filter(({ items }) => items.length === 0)
  return (
    <div className="stack gap-4">
      <ul className="sums-list">
        {basket.items.map((item) => {
          const options = item.product_options.map(({ name }) => name).join(', ')
          const words = `${item.name} ×\u00A0${item.quantity}`
          return (
            <li key={item.id} className="sums__line">
              <span>
                {item.cancellation_comment === null ? words : <s>{words}</s>}
                {options && <span className="events__comment">{options}</span>}
                {item.discount > 0 && <span className="events__comment">{lineOfferWords(item)}</span>}
                {item.participant && <span className="events__comment">Для: {item.participant}</span>}
                {item.cancellation_comment && <span className="events__comment">{item.cancellation_comment}</span>}
                {refunds.flatMap(({ id, items, reason }) =>
                  items
                    .filter(({ item_id }) => item_id === item.id)
                    .map(({ amount }) => (
                      <span key={id} className="events__comment order-returned">
                        {`Вернули ${formatMoney(amount)}: ${reason}`}
                      </span>
                    )),
                )}
              </span>
              <span className="ui-numbers">
                {formatMoney(item.cancellation_comment === null ? item.line_total : 0)}
              </span>
            </li>
          )
        })}
      </ul>
      {whole.map(({ id, amount, reason }) => (
        <p key={id} className="order-returned">{`Вернули ${formatMoney(amount)} за\u00A0заказ: ${reason}`}</p>
      ))}
      {cultery_count > 0 && <p className="ui-muted">Приборы: {cultery_count}</p>}
      <Comment text={comment} />
      <Comment text={delivery.comment} to="courier" />
    </div>
  )
}
