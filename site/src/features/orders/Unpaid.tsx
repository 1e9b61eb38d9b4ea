import { formatCountdown } from '@ostrov/shared/formats/countdown'
import { formatMoney } from '@ostrov/shared/formats/money'
import { PAYMENT_TYPE_LABELS } from '@ostrov/shared/orders/checkout'
import { ON_RECEIPT_FORM } from '@ostrov/shared/orders/form'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { offeredPaymentTypes, type PaymentType } from '@ostrov/shared/orders/statuses'
import { declineReason, isDeclined } from '@ostrov/shared/payments/decline'
import { PAYMENT_METHOD_LABELS, savedLabel } from '@ostrov/shared/payments/labels'
import type { SavedMethodWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { Banknote, CreditCard } from 'lucide-react'
import { useState } from 'react'
import { ActCall } from './ActCall'
import { payOnReceipt, payOrder } from './acting'

type OnReceipt = Exclude<PaymentType, 'online'>
const ICONS = { card: CreditCard, cash: Banknote }

const AGAIN = {
  card: 'Попробуйте ещё раз, другой картой или\u00A0заплатите при\u00A0получении.',
  sbp: 'Попробуйте ещё раз или\u00A0выберите другой способ оплаты.',
} as const

/** Why the bank may have said no, and how long the order waits. */
export function UnpaidNote({ order, now }: { order: OrderWire; now: Date }) {
  const payment = order.payment?.bank_payment_info
  if (!payment) return null
  const left = new Date(payment.due_at).getTime() - now.getTime()
  return (
    <div className="order-unpaid">
      {isDeclined(payment.status) && <p>{`${declineReason(payment)}. ${AGAIN[payment.method]}`}</p>}
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

type Ways = { order: OrderWire; methods: readonly PaymentMethod[]; kept: readonly SavedMethodWire[] }

/** The other ways to pay: kept ones, the other one online, and those that need no bank now. */
export function OtherWays({ order, methods, kept }: Ways) {
  const [chosen, setChosen] = useState<OnReceipt | null>(null)
  const others = [
    ...kept.map((one) => ({ label: savedLabel(one), way: { saved_method_id: one.id } })),
    ...methods
      .filter((one) => one !== order.payment?.bank_payment_info.method)
      .map((payment_method) => ({ label: PAYMENT_METHOD_LABELS[payment_method], way: { payment_method } })),
  ]
  return (
    <section className="order-ways" aria-labelledby="order-ways">
      <h2 id="order-ways">{others.length > 0 ? 'Другие способы оплаты' : 'Заплатить при\u00A0получении'}</h2>
      {others.map(({ label, way }) => (
        <ActCall
          key={label}
          quiet
          order={order}
          act="pay"
          way={way}
          label={label}
          onPress={() => payOrder(order, way)}
        />
      ))}
      <div className="order-ways__choices cluster gap-3">
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
  const ofCode = codeDiscount(order)
  const total = order.total + ofCode
  const form = useForm({
    table: ON_RECEIPT_FORM,
    initial: { payment_type, payment_comment: '', delivery_type: order.delivery.type, total },
    otherwise: 'Не\u00A0получилось изменить способ оплаты',
    submit: ({ payment_comment }) =>
      payOnReceipt(order, {
        payment_type,
        payment_comment: payment_type === 'cash' ? payment_comment.trim() || null : null,
      }),
  })
  return (
    <form className="order-ways__agree" {...form.bind}>
      <p>
        Заказ сразу уйдёт в&nbsp;ресторан.
        {order.promo_code &&
          ` Промокод ${order.promo_code.code} действует только при\u00A0оплате онлайн: ${formatMoney(-ofCode)} не\u00A0применится, вместо ${formatMoney(order.total)} будет ${formatMoney(total)}.`}
      </p>
      <FormField form={form} name="payment_comment" />
      <FormFailure text={form.failure ?? form.errors.payment_type ?? null} />
      <Button type="submit" variant="ink" size="large" wide busy={form.busy} busyLabel="Отправляем…">
        {`Заказать за\u00A0${formatMoney(total)}`}
      </Button>
    </form>
  )
}
