import { formatMoney } from '@ostrov/shared/formats/money'
import { changeRefusal } from '@ostrov/shared/orders/change'
import { PAYMENT_TYPE_LABELS } from '@ostrov/shared/orders/checkout'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { offeredPaymentTypes, type PaymentType } from '@ostrov/shared/orders/statuses'
import { declineReason, isDeclined } from '@ostrov/shared/payments/decline'
import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { Banknote, CreditCard } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { payOnReceipt } from './acting'
import { formatCountdown } from './countdown'

type OnReceipt = Exclude<PaymentType, 'online'>
const ICONS = { card: CreditCard, cash: Banknote }

/** Why the bank may have said no, and how long the order waits. */
export function UnpaidNote({ order, now }: { order: OrderWire; now: Date }) {
  const payment = order.payment?.bank_payment_info
  if (!payment) return null
  const left = new Date(payment.due_at).getTime() - now.getTime()
  return (
    <div className="order-unpaid">
      {isDeclined(payment.status) && (
        <p>{`${declineReason(payment.error_code)}. Попробуйте ещё раз, другой картой или\u00A0заплатите при\u00A0получении.`}</p>
      )}
      <p className="ui-muted ui-small">
        {left > 0 ? (
          <>
            Заказ ждёт оплаты ещё <span className="ui-numbers">{formatCountdown(left)}</span>, потом отменится сам
          </>
        ) : (
          'Время на\u00A0оплату вышло, заказ вот-вот отменится'
        )}
      </p>
    </div>
  )
}

/** The ways to pay that need no bank now. */
export function OtherWays({ order }: { order: OrderWire }) {
  const [chosen, setChosen] = useState<OnReceipt | null>(null)
  return (
    <section className="order-ways" aria-labelledby="order-ways">
      <h2 id="order-ways">Заплатить при&nbsp;получении</h2>
      <div className="order-ways__choices">
        {offeredPaymentTypes(order.delivery.type)
          .filter((type) => type !== 'online')
          .map((type) => {
            const Icon = ICONS[type]
            return (
              <Button key={type} aria-pressed={chosen === type} onClick={() => setChosen(type)}>
                <Icon size={20} aria-hidden="true" />
                {PAYMENT_TYPE_LABELS[type]}
              </Button>
            )
          })}
      </div>
      {chosen && <Agreement key={chosen} order={order} payment_type={chosen} />}
    </section>
  )
}

/** What changes with the way of paying is said before it is agreed to. */
function Agreement({ order, payment_type }: { order: OrderWire; payment_type: OnReceipt }) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const total = order.price + order.delivery.price
  const change = payment_type === 'cash' ? note.trim() || null : null
  const agree = async (event: FormEvent) => {
    event.preventDefault()
    const refusal = changeRefusal(change, total)
    setError(refusal)
    if (refusal || busy) return
    setBusy(true)
    setError(await payOnReceipt(order, { payment_type, payment_comment: change }))
    setBusy(false)
  }
  return (
    <form className="order-ways__agree" onSubmit={agree} noValidate>
      <p>
        Заказ сразу уйдёт в&nbsp;ресторан.
        {order.promo_code &&
          ` Промокод ${order.promo_code.code} действует только при\u00A0оплате онлайн: ${formatMoney(-order.discount)} не\u00A0применится, вместо ${formatMoney(order.total)} будет ${formatMoney(total)}.`}
      </p>
      {payment_type === 'cash' ? (
        <Field
          label="С какой суммы нужна сдача"
          name="payment_comment"
          placeholder="Например, 5 000 ₽"
          inputMode="numeric"
          maxLength={20}
          error={error}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      ) : (
        error && (
          <p className="ui-field__error" role="alert">
            {error}
          </p>
        )
      )}
      <Button type="submit" variant="ink" size="large" wide busy={busy} busyLabel="Отправляем…">
        {`Заказать за\u00A0${formatMoney(total)}`}
      </Button>
    </form>
  )
}
