import { PAYMENT_TYPE_LABELS } from '@ostrov/shared/orders/checkout'
import { offeredPaymentTypes } from '@ostrov/shared/orders/statuses'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { Form } from '@ostrov/shared/ui/use-form'
import { Banknote, CreditCard, Smartphone } from 'lucide-react'
import { LostPromo, PromoField } from './PromoField'
import type { Checkout } from './use-checkout'

const ICONS = { online: Smartphone, card: CreditCard, cash: Banknote }

type Props = { checkout: Checkout; fields: Form<'payment_comment'> }

/** How it is paid: a pickup has no card on receipt; cash may ask for change; a code works online only. */
export function PaymentFields({ checkout, fields }: Props) {
  const { form, change } = checkout
  const { payment_type } = form
  const { errors } = fields
  return (
    <section className="checkout__part">
      <h2>Оплата</h2>
      <div className="ui-card checkout__choices" role="radiogroup" aria-label="Способ оплаты">
        {offeredPaymentTypes(form.delivery_type).map((type) => {
          const Icon = ICONS[type]
          return (
            <label key={type} className="ui-choice">
              <Icon size={22} aria-hidden="true" />
              {PAYMENT_TYPE_LABELS[type]}
              <input
                className="ui-radio"
                type="radio"
                name="payment_type"
                checked={payment_type === type}
                onChange={() => change({ payment_type: type })}
              />
            </label>
          )
        })}
      </div>
      {errors.payment_type && (
        <p className="ui-field__error" role="alert">
          {errors.payment_type}
        </p>
      )}
      <FormField form={fields} name="payment_comment" />
      {payment_type === 'online' && <PromoField checkout={checkout} />}
      {payment_type !== 'online' && <LostPromo checkout={checkout} />}
    </section>
  )
}
