import { ORDER_FORM } from '@ostrov/shared/orders/form'
import { offeredPaymentTypes } from '@ostrov/shared/orders/statuses'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { Form } from '@ostrov/shared/ui/use-form'
import { Banknote, CreditCard, Smartphone } from 'lucide-react'
import { LostPromo, PromoField } from './PromoField'
import type { Checkout } from './use-checkout'

const ICONS = {
  online: <Smartphone size={22} aria-hidden="true" />,
  card: <CreditCard size={22} aria-hidden="true" />,
  cash: <Banknote size={22} aria-hidden="true" />,
}

type Props = { checkout: Checkout; fields: Form<'payment_comment'> }

/** How it is paid: a pickup has no card on receipt; cash may ask for change; a code works online only. */
export function PaymentFields({ checkout, fields }: Props) {
  const { form } = checkout
  const { payment_type } = form
  return (
    <section className="checkout__part">
      <h2>Оплата</h2>
      <ChoiceField
        legend="Способ оплаты"
        quiet
        className="ui-card checkout__choices"
        name="payment_type"
        options={offeredPaymentTypes(form.delivery_type).map((type) => ({
          value: type,
          label: ORDER_FORM.payment_type.choices[type],
          icon: ICONS[type],
        }))}
        value={[payment_type]}
        error={fields.errors.payment_type}
        onChange={([type]) => fields.change?.({ payment_type: type })}
      />
      <FormField form={fields} name="payment_comment" />
      {payment_type === 'online' && <PromoField checkout={checkout} />}
      {payment_type !== 'online' && <LostPromo checkout={checkout} />}
    </section>
  )
}
