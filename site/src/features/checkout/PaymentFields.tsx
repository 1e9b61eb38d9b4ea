import { PAYMENT_TYPE_LABELS } from '@ostrov/shared/orders/checkout'
import { offeredPaymentTypes } from '@ostrov/shared/orders/statuses'
import { Field } from '@ostrov/shared/ui/Field'
import { Banknote, CreditCard, Smartphone } from 'lucide-react'
import { changePerson } from './form-store'
import { LostPromo, PromoField } from './PromoField'
import type { Checkout } from './use-checkout'

const ICONS = { online: Smartphone, card: CreditCard, cash: Banknote }
const COMMENT_MAX = 20

type Props = { checkout: Checkout; errors: Record<string, string | undefined> }

/** How it is paid: a pickup has no card on receipt; cash may ask for change; a code works online only. */
export function PaymentFields({ checkout, errors }: Props) {
  const { form, payment_type, forms } = checkout
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
                onChange={() => changePerson({ payment_type: type })}
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
      {payment_type === 'cash' && (
        <Field
          label="С какой суммы нужна сдача"
          name="payment_comment"
          placeholder="Например, 5 000 ₽"
          inputMode="numeric"
          maxLength={COMMENT_MAX}
          error={errors.payment_comment}
          value={forms.person.payment_comment}
          onChange={(event) => changePerson({ payment_comment: event.target.value })}
        />
      )}
      {payment_type === 'online' && <PromoField checkout={checkout} />}
      {payment_type !== 'online' && <LostPromo checkout={checkout} />}
    </section>
  )
}
