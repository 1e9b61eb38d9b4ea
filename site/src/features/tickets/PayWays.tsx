import { NEW_CARD, PAYMENT_METHOD_LABELS, savedLabel } from '@ostrov/shared/payments/labels'
import { METHOD_PARAMETER } from '@ostrov/shared/tickets/paths'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { CreditCard, ScanQrCode } from 'lucide-react'
import type { BuyView } from './buy-view'

const ICONS = {
  card: <CreditCard size={22} aria-hidden="true" />,
  sbp: <ScanQrCode size={22} aria-hidden="true" />,
}

/** How tickets are paid, where there is more than one way. */
export function PayWays({ methods, kept, method }: Pick<BuyView, 'methods' | 'kept' | 'method'>) {
  const labels = { ...PAYMENT_METHOD_LABELS, ...(kept.length > 0 && { card: NEW_CARD }) }
  return (
    <ChoiceField
      legend="Способ оплаты"
      className="ui-card tickets__ways"
      name={METHOD_PARAMETER}
      options={[
        ...kept.map((one) => ({ value: one.id, label: savedLabel(one), icon: ICONS[one.kind] })),
        ...methods.map((one) => ({ value: one, label: labels[one], icon: ICONS[one] })),
      ]}
      value={[method]}
    />
  )
}
