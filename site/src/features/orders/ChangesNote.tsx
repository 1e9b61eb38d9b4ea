import { formatMoney } from '@ostrov/shared/formats/money'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { struckItems, struckLine } from '@ostrov/shared/orders/struck'
import { CircleAlert } from 'lucide-react'
import { isReplaced, outcomeOf } from './outcome'

/** What became of the order after it was placed: lines the restaurant struck, a promo code that no longer counts. */
export function ChangesNote({ order }: { order: OrderWire }) {
  const struck = struckItems(order.basket.items).filter((item) => !isReplaced(order, item.id))
  const lost = order.promo_code === null ? order.lost_discount : 0
  const outcome = outcomeOf(order)
  if (struck.length === 0 && lost === 0 && !outcome) return null
  return (
    <section className="order-note" aria-label="Изменения в заказе">
      <CircleAlert size={22} aria-hidden="true" />
      <div>
        {struck.length === 1 && <p>{`Ресторан убрал: ${struck.map(struckLine).join('')}`}</p>}
        {struck.length > 1 && (
          <>
            <p>Ресторан убрал:</p>
            <ul>
              {struck.map((item) => (
                <li key={item.id}>{struckLine(item)}</li>
              ))}
            </ul>
          </>
        )}
        {outcome && <p>{outcome}</p>}
        {lost > 0 && <p>{lostWords(order, lost)}</p>}
      </div>
    </section>
  )
}

function lostWords({ payment_type }: OrderWire, lost: number): string {
  return payment_type === 'online'
    ? `Сумма стала меньше минимальной для\u00A0промокода: скидка ${formatMoney(lost)} больше не\u00A0действует.`
    : `Промокод действует только при\u00A0оплате онлайн: скидка ${formatMoney(lost)} не\u00A0применилась.`
}
