import { formatMoney } from '@ostrov/shared/formats/money'
import { shortAddress } from '../addresses/short-address'
import type { Checkout } from './use-checkout'

/** The sums one by one; what is under the line is always their sum. */
export function Totals({ checkout, withTotal = false }: { checkout: Checkout; withTotal?: boolean }) {
  const { basket, form, address, zone, delivery_price, sums_known, totals, offers, hints } = checkout
  const to = address ? ` до\u00a0${shortAddress({ address: address.address })}` : ''
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
        {offers.map(({ offer_id, label, amount }) => (
          <div key={offer_id} className="totals__row">
            <dt>{label}</dt>
            <dd data-good="">{formatMoney(-amount)}</dd>
          </div>
        ))}
        {totals.discount > totals.offer_discount && (
          <div className="totals__row">
            <dt>{`Скидка ${form.code}`}</dt>
            <dd data-good="">{formatMoney(totals.offer_discount - totals.discount)}</dd>
          </div>
        )}
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
