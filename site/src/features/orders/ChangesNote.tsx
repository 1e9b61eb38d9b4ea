import { formatMoney } from '@ostrov/shared/formats/money'
import { isFinal } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { replacementSentence, struckItems, struckLine } from '@ostrov/shared/orders/struck'
import { CircleAlert } from 'lucide-react'

/** What became of the order after it was placed: lines the restaurant struck, a promo code that no longer counts. */
export function ChangesNote({ order }: { order: OrderWire }) {
  const struck = struckItems(order.basket.items)
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

/** What came of the last question, while it still matters. */
function outcomeOf({ proposal, basket, status }: OrderWire): string | null {
  if (!proposal || isFinal(status)) return null
  const { replacement } = proposal
  if (proposal.status === 'expired')
    return 'Вы не\u00A0ответили за\u00A0пять минут, поэтому заказ готовят без\u00A0этого.'
  if (proposal.status === 'withdrawn') return 'Ресторан приготовит всё, как вы заказали.'
  const replaced = replacement && basket.items.find(({ id }) => id === replacement.item_id)
  return proposal.status === 'agreed' && replaced
    ? `Вы согласились на\u00A0замену. ${replacementSentence(replaced, replacement)}.`
    : null
}

function lostWords({ payment_type }: OrderWire, lost: number): string {
  return payment_type === 'online'
    ? `Сумма стала меньше минимальной для\u00A0промокода: скидка ${formatMoney(lost)} больше не\u00A0действует.`
    : `Промокод действует только при\u00A0оплате онлайн: скидка ${formatMoney(lost)} не\u00A0применилась.`
}
