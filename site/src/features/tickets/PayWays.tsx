import { PAYMENT_METHOD_LABELS } from '@ostrov/shared/payments/labels'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { METHOD_PARAMETER } from '@ostrov/shared/tickets/paths'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { CreditCard, ScanQrCode } from 'lucide-react'

const ICONS = {
  card: <CreditCard size={22} aria-hidden="true" />,
  sbp: <ScanQrCode size={22} aria-hidden="true" />,
}

/** How tickets are paid, where there is more than one way. */
export function PayWays({ methods, method }: { methods: readonly PaymentMethod[]; method: PaymentMethod }) {
  return (
    <ChoiceField
      legend="Способ оплаты"
      className="ui-card tickets__ways"
      name={METHOD_PARAMETER}
      options={methods.map((one) => ({ value: one, label: PAYMENT_METHOD_LABELS[one], icon: ICONS[one] }))}
      value={[method]}
    />
  )
}
