import { paidBy, paymentWays, wayOf } from '@ostrov/shared/orders/checkout'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { Form } from '@ostrov/shared/ui/use-form'
import { Banknote, CreditCard, ScanQrCode, Smartphone } from 'lucide-react'
import { LostPromo, PromoField } from './PromoField'
import type { Checkout } from './use-checkout'

const ICONS = {
  online: <Smartphone size={22} aria-hidden="true" />,
  sbp: <ScanQrCode size={22} aria-hidden="true" />,
  card: <CreditCard size={22} aria-hidden="true" />,
  cash: <Banknote size={22} aria-hidden="true" />,
}

type Props = { checkout: Checkout; fields: Form<'payment_comment'>; methods: readonly PaymentMethod[] }

/** How it is paid: a pickup has no card on receipt; cash may ask for change; a code works online only. */
export function PaymentFields({ checkout, fields, methods }: Props) {
  const { form } = checkout
  const { payment_type } = form
  const ways = paymentWays(form.delivery_type, methods)
  const choose = (wanted: string | undefined) => {
    const way = ways.find(({ value }) => value === wanted)
    if (!way) return
    const { payment_type: type, payment_method } = paidBy(way.value)
    checkout.change({ payment_method })
    fields.change?.({ payment_type: type })
  }
  return (
    <section className="checkout__part stack gap-4">
      <h2>Оплата</h2>
      <ChoiceField
        legend="Способ оплаты"
        quiet
        className="ui-card checkout__choices"
        name="payment_type"
        options={ways.map((way) => ({ ...way, icon: ICONS[way.value] }))}
        value={[wayOf(form)]}
        error={fields.errors.payment_type}
        onChange={([way]) => choose(way)}
      />
      <FormField form={fields} name="payment_comment" />
      {payment_type === 'online' && <PromoField checkout={checkout} />}
      {payment_type !== 'online' && <LostPromo checkout={checkout} />}
    </section>
  )
}
