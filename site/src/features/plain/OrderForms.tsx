import { orderActions } from '@ostrov/shared/orders/actions'
import { ORDER_ACTION_LABELS } from '@ostrov/shared/orders/labels'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { orderPath, plainPath } from '@ostrov/shared/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { factsOf, offered, reviewFactsOf, trackerOf } from '../orders/facts'
import { OrderBill, OrderFacts } from '../orders/OrderBill'
import { OrderStatus } from '../orders/OrderStatus'
import '../orders/order-page.css'
import '../orders/orders.css'
import { Refusal } from './Refusal'
import './plain.css'

type Props = { order: OrderWire; refusal: string | null; attempt: string; now: Date }

/** An order to read, with what can be done about it as plain forms. */
export function OrderForms({ order, refusal, attempt, now }: Props) {
  const actions = offered(orderActions(factsOf(order), now, reviewFactsOf(order)), false)
  const action = plainPath(orderPath(order.uuid))
  const phone = order.basket.restaurant.general_info.phones[0]
  return (
    <div className="plain-form">
      <Refusal sentence={refusal} />
      <OrderStatus order={order} sentence={trackerOf(order, now, null)} now={now} />
      <form className="plain-acts" method="post" action={action}>
        <input type="hidden" name="key" value={attempt} />
        {actions.includes('pay') && <Call act="pay" />}
        {actions.includes('repeat') && <Call act="repeat" />}
        <a className={buttonClass({ wide: true })} href={action}>
          Обновить
        </a>
        {actions.includes('contact') && phone && (
          <a className={buttonClass({ wide: true })} href={`tel:+${phone.replace(/\D/g, '')}`}>
            {ORDER_ACTION_LABELS.contact}
          </a>
        )}
        {actions.includes('cancel') && (
          <details className="plain-sure">
            <summary>{ORDER_ACTION_LABELS.cancel}</summary>
            <p>
              Вернуть отменённый заказ нельзя.
              {order.payment_type === 'online' && ' Если он\u00a0оплачен, деньги вернутся на\u00a0карту.'}
            </p>
            <Button type="submit" variant="berry" wide name="act" value="cancel">
              Да, отменить заказ
            </Button>
          </details>
        )}
      </form>
      <OrderBill order={order} />
      <OrderFacts order={order} now={now} />
    </div>
  )
}

function Call({ act }: { act: 'pay' | 'repeat' }) {
  return (
    <Button type="submit" variant="primary" size="large" wide name="act" value={act}>
      {ORDER_ACTION_LABELS[act]}
    </Button>
  )
}
