import { formatMoney } from '@ostrov/shared/formats/money'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { PROMO } from '@ostrov/shared/paths'
import type { PromotionForPersonWire } from '@ostrov/shared/promotions/schema'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { copyText } from '@ostrov/shared/ui/copy-text'
import { Copy } from 'lucide-react'
import type { Closing } from '../modals/kind'
import './promotions.css'

export type FirstDiscount = { code: NonNullable<PromotionForPersonWire['promo_code']> }

/** The code of a first order, ready to be copied. */
export default function PromoCodeFirstDiscount({
  code: { code, amount, amount_type, min_order_sum },
}: FirstDiscount & Closing) {
  const gift = amount_type === 'percent' ? `${amount}\u00a0%` : formatMoney(amount)
  return (
    <div className="stack gap-4">
      <p>{`Дарим ${gift} на\u00a0первый заказ от\u00a0${formatMoney(min_order_sum)} при\u00a0оплате онлайн. Введите промокод, когда будете оформлять заказ.`}</p>
      <button
        type="button"
        className="first-discount__code bar gap-3"
        onClick={() => copyText(code, ORDER_MESSAGES.promoCopied)}
      >
        <span className="ui-hidden">Скопировать промокод </span>
        {code}
        <Copy size={20} aria-hidden="true" />
      </button>
      <a className={buttonClass({ variant: 'primary', wide: true })} href={PROMO}>
        Мои акции
      </a>
    </div>
  )
}
