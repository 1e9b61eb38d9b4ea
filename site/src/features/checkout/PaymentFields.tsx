import { paidBy, paymentWays, wayOf } from '@ostrov/shared/orders/checkout'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { Form } from '@ostrov/shared/ui/use-form'
import { Banknote, CreditCard, ScanQrCode, Smartphone } from 'lucide-react'
import { KeepMethod } from '../payments/KeepMethod'
import { LostPromo, PromoField } from './PromoField'
import type { Checkout, OnlineWays } from './use-checkout'

const ICONS = {
  online: <Smartphone size={22} aria-hidden="true" />,
  sbp: <ScanQrCode size={22} aria-hidden="true" />,
  card: <CreditCard size={22} aria-hidden="true" />,
  cash: <Banknote size={22} aria-hidden="true" />,
}

type Props = { checkout: Checkout; fields: Form<'payment_comment'>; ways: OnlineWays }

/** How it is paid: a pickup has no card on receipt; cash may ask for change; a code works online only. */
export function PaymentFields({ checkout, fields, ways: { methods, keepable } }: Props) {
  const { form, kept, user } = checkout
  const { payment_type, payment_method, saved_method_id, keep_method } = form
  const ways = paymentWays(form.delivery_type, methods, kept)
  const choose = (wanted: string | undefined) => {
    const way = ways.find(({ value }) => value === wanted)
    if (!way) return
    const { payment_type: type, ...online } = paidBy(way.value)
    checkout.change({ ...online, keep_method: false })
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
        options={ways.map((way) => ({ ...way, icon: ICONS[way.like] }))}
        value={[wayOf(form)]}
        error={fields.errors.payment_type}
        onChange={([way]) => choose(way)}
      />
      <FormField form={fields} name="payment_comment" />
      {user && payment_type === 'online' && !saved_method_id && (
        <KeepMethod
          methods={keepable.filter((one) => one === payment_method)}
          checked={keep_method}
          onChange={(checked) => checkout.change({ keep_method: checked })}
        />
      )}
      {payment_type === 'online' && <PromoField checkout={checkout} />}
      {payment_type !== 'online' && <LostPromo checkout={checkout} />}
    </section>
  )
}
