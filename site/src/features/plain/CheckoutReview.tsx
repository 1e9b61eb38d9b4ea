import type { QuoteWire } from '@ostrov/shared/baskets/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import { earnWords, mostWords, spendWords } from '@ostrov/shared/orders/bonus-words'
import { changeLabel } from '@ostrov/shared/orders/change'
import { checkoutButton, paymentWays, wayOf } from '@ostrov/shared/orders/checkout'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { plainCheckoutPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { shortAddress } from '../addresses/short-address'
import type { CheckoutView } from './checkout'
import '../checkout/cart.css'
import './plain.css'

/** All that was typed with what it costs, and the one button that orders. */
export function CheckoutReview({ view, quote, attempt }: { view: CheckoutView; quote: QuoteWire; attempt: string }) {
  const { basket, typed } = view
  const { caption } = checkoutButton({
    blacklisted: false,
    in_zone: true,
    delivery_type: typed.delivery_type,
    payment_type: typed.payment_type,
    total: quote.total,
    posting: false,
  })
  return (
    <form className="plain-form plain-form--parts" method="post" action={plainCheckoutPath(basket.restaurant_id)}>
      {Object.entries(hiddenFields(view)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="key" value={attempt} />
      <input type="hidden" name="total" value={quote.total} />
      <ul className="plain-lines stack gap-2">
        {basket.items
          .filter((item) => !item.cancellation_comment)
          .map((item) => (
            <li key={item.id}>
              <span>
                <Phrase text={`${item.product.name} ×\u00a0${item.quantity}`} />
              </span>
              <span className="ui-price">{formatMoney(item.line_total)}</span>
            </li>
          ))}
      </ul>
      <dl className="plain-facts stack gap-2">
        {factsOf(view).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Phrase text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <Sums basket={basket} typed={typed} quote={quote} />
      <Points bonus={quote.bonus} />
      <div className="plain-acts">
        <Button type="submit" variant="primary" size="large" wide name="act" value="place">
          {caption}
        </Button>
        <Button type="submit" variant="quiet" wide name="act" value="edit">
          Изменить
        </Button>
      </div>
    </form>
  )
}

function Sums({ basket, typed, quote }: Pick<CheckoutView, 'basket' | 'typed'> & { quote: QuoteWire }) {
  const points = quote.bonus?.spent ?? 0
  const ofCode = codeDiscount({ ...quote, bonus_spent: points })
  return (
    <dl className="totals">
      <Row name="Товары" sum={basket.total} />
      {typed.delivery_type === 'delivery' && <Row name="Доставка" sum={quote.delivery_price} />}
      {quote.offers.map(({ offer_id, label, amount }) => (
        <Row key={offer_id} name={label} sum={-amount} />
      ))}
      {ofCode > 0 && <Row name={`Скидка ${typed.code}`} sum={-ofCode} />}
      {points > 0 && <Row name="Баллы" sum={-points} />}
      <Row name="Итого" sum={quote.total} all />
    </dl>
  )
}

/** One press spends as many points as may be, or none. */
function Points({ bonus }: Pick<QuoteWire, 'bonus'>) {
  if (!bonus) return null
  return (
    <>
      {bonus.most > 0 && (
        <>
          <p className="ui-muted">{mostWords(bonus)}</p>
          <Button type="submit" wide name="act" value={bonus.spent > 0 ? 'keep' : 'spend'}>
            {bonus.spent > 0 ? 'Не\u00A0списывать баллы' : spendWords(bonus)}
          </Button>
        </>
      )}
      {bonus.will_earn > 0 && <p className="ui-muted">{earnWords(bonus)}</p>}
    </>
  )
}

function Row({ name, sum, all }: { name: string; sum: number; all?: boolean }) {
  return (
    <div className={all ? 'totals__row totals__row--all' : 'totals__row'}>
      <dt>{name}</dt>
      <dd>{formatMoney(sum)}</dd>
    </div>
  )
}

/** A kept way is charged, so nothing is kept anew by it. */
const keeps = ({ payment_type, saved_method_id, keep_method }: CheckoutView['typed']) =>
  payment_type === 'online' && !saved_method_id && keep_method

function wayWords({ basket, typed, methods, kept }: CheckoutView): string | null {
  const ways = paymentWays(basket.restaurant.delivers ? 'delivery' : 'pickup', methods, kept)
  return ways.find(({ value }) => value === wayOf(typed))?.label ?? null
}

function factsOf(view: CheckoutView): [string, string][] {
  const { basket, typed } = view

  const { address, delivery_type, wanted_at, payment_type, user_name, user_phone, comment, cultery_count } = typed
  const pickup = delivery_type === 'pickup'
  const place = pickup ? basket.restaurant.general_info.address : address && shortAddress(address)
  const change = payment_type === 'cash' ? changeLabel(typed.payment_comment) : null
  const rows: [string, string | null][] = [
    [DELIVERY_TYPE_LABELS[delivery_type], place],
    ['Ко\u00A0времени', wanted_at && wantedWords(wanted_at, new Date())],
    ['Получатель', `${user_name}, ${user_phone}`],
    ['Оплата', wayWords(view)],
    ['Запомнить для\u00A0следующих оплат', keeps(typed) ? 'да' : null],
    ['Сдача', change],
    ['Приборы', Number(cultery_count) > 0 ? cultery_count : null],
    ['Комментарий', comment || null],
  ]
  return rows.flatMap(([name, value]) => (value ? [[name, value] satisfies [string, string]] : []))
}

function hiddenFields({ typed }: CheckoutView): Record<string, string> {
  const { address, keep_method: _, ...texts } = typed
  return { ...texts, keep_method: keeps(typed) ? 'on' : '', address_id: address?.id ?? '' }
}
