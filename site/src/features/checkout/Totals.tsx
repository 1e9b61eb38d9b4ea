import { formatMoney } from '@ostrov/shared/formats/money'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import { shortAddress } from '../addresses/short-address'
import type { Checkout } from './use-checkout'

/** The sums one by one; what is under the line is always their sum. */
export function Totals({ checkout, withTotal = false }: { checkout: Checkout; withTotal?: boolean }) {
  const { basket, form, address, zone, delivery_price, sums_known, totals, offers, hints, bonus } = checkout
  const to = address ? ` до\u00a0${shortAddress({ address: address.address })}` : ''
  const bonus_spent = bonus?.spent ?? 0
  const off = [
    ...offers.map(({ label, amount }) => [label, amount] as const),
    [`Скидка ${form.code}`, codeDiscount({ ...totals, bonus_spent })] as const,
    ['Баллы', bonus_spent] as const,
  ].filter(([, amount]) => amount > 0)
  return (
    <>
      {hints.map((hint) => (
        <p key={hint} className="ui-muted">
          {hint}
        </p>
      ))}
      <dl className="totals">
        <div className="totals__row">
          <dt>Товары</dt>
          <dd>{formatMoney(basket.total)}</dd>
        </div>
        {form.delivery_type === 'delivery' && zone.state === 'inside' && (
          <div className="totals__row">
            <dt>{`Доставка${to}`}</dt>
            <dd data-good={delivery_price === 0 ? '' : undefined}>{formatMoney(delivery_price)}</dd>
          </div>
        )}
        {off.map(([name, amount]) => (
          <div key={name} className="totals__row">
            <dt>{name}</dt>
            <dd data-good="">{formatMoney(-amount)}</dd>
          </div>
        ))}
        {withTotal && sums_known && (
          <div className="totals__row totals__row--all">
            <dt>Итого</dt>
            <dd>{formatMoney(totals.total)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
