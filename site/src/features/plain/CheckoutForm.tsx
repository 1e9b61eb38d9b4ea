import type { AddressWire } from '@ostrov/shared/addresses/schema'
import { formatTime } from '@ostrov/shared/formats/time'
import { dayTitle, FULL_SLOT } from '@ostrov/shared/orders/ahead'
import { paymentWays, wayOf } from '@ostrov/shared/orders/checkout'
import { ORDER_FORM } from '@ostrov/shared/orders/form'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { DELIVERY_TYPES } from '@ostrov/shared/orders/statuses'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { addressPath, checkoutPath, plainCheckoutPath, plainPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { SelectField } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { shortAddress, townOf } from '../addresses/short-address'
import { KeepMethod } from '../payments/KeepMethod'
import type { CheckoutView } from './checkout'
import { Refusal } from './Refusal'
import '../checkout/cart.css'
import '../checkout/checkout.css'
import './plain.css'

/** What is asked for an order, as one plain form; the sums come with the next page. */
export function CheckoutForm({ view }: { view: CheckoutView }) {
  const { basket, typed, errors, refusal } = view
  const { restaurant_id, restaurant } = basket
  const both = restaurant.delivers && restaurant.pickup
  const form = { table: ORDER_FORM, values: { ...typed, cultery_count: typed.cultery_count || '0' }, errors }
  return (
    <form className="plain-form plain-form--parts" method="post" action={plainCheckoutPath(restaurant_id)}>
      <Refusal sentence={refusal} />
      {both && (
        <ChoiceField
          legend={<h2>Как получить заказ</h2>}
          className="ui-card checkout__choices"
          name="delivery_type"
          value={[typed.delivery_type]}
          options={DELIVERY_TYPES.map((type) => ({ value: type, label: DELIVERY_TYPE_LABELS[type] }))}
        />
      )}
      {restaurant.delivers && <Address view={view} />}
      <When view={view} />
      <section className="checkout__part stack gap-4">
        <h2>Получатель</h2>
        <FormField form={form} name="user_name" />
        <FormField form={form} name="user_phone" />
      </section>
      <Payment view={view} />
      <section className="checkout__part stack gap-4">
        <h2>Пожелания</h2>
        <FormField form={form} name="cultery_count" />
        <FormField form={form} name="comment" />
      </section>
      <Button type="submit" variant="primary" size="large" wide name="act" value="review">
        Дальше: проверить сумму
      </Button>
    </form>
  )
}

/** For when it is wanted; a time that is to be had no more stays named until another is chosen. */
function When({ view: { basket, days, typed, errors } }: { view: CheckoutView }) {
  const { is_open, ahead_days } = basket.restaurant
  const { wanted_at } = typed
  if (ahead_days === null && !wanted_at) return null
  const now = new Date()
  const isListed = days.some(({ slots }) => slots.some(({ at }) => at === wanted_at))
  return (
    <SelectField label="Когда" name="wanted_at" defaultValue={wanted_at} error={errors.wanted_at}>
      <option value="">{is_open ? 'Как можно скорее' : 'Выберите время'}</option>
      {wanted_at && !isListed && <option value={wanted_at}>{wantedWords(wanted_at, now)}</option>}
      {days.map(({ date, slots }) => (
        <optgroup key={date} label={dayTitle(date, now)}>
          {slots.map(({ at, is_full }) => (
            <option key={at} value={at} disabled={is_full && at !== wanted_at}>
              {`${formatTime(at)}${is_full ? `\u00A0— ${FULL_SLOT}` : ''}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

function Address({ view }: { view: CheckoutView }) {
  const { addresses, typed, errors, basket } = view
  const another = plainPath(addressPath({ redirect: checkoutPath(basket.restaurant_id) }))
  return (
    <div className="checkout__part stack gap-4">
      {addresses.length > 0 && (
        <ChoiceField
          legend={<h2>Адрес доставки</h2>}
          className="ui-card checkout__choices"
          name="address_id"
          value={[typed.address?.id ?? '']}
          options={addresses.map((address) => ({
            value: address.id,
            label: <Phrase text={lineOf(address)} />,
            more: townOf(address),
          }))}
          error={errors.address_id}
        />
      )}
      <a className="ui-link plain-link" href={another}>
        Добавить адрес
      </a>
    </div>
  )
}

function lineOf({ address, address_details }: AddressWire) {
  return shortAddress({ address, address_details })
}

function Payment({ view }: { view: CheckoutView }) {
  const { typed, errors, basket, methods, keepable, kept } = view
  const form = { table: ORDER_FORM, values: typed, errors }
  const ways = paymentWays(basket.restaurant.delivers ? 'delivery' : 'pickup', methods, kept)
  return (
    <div className="checkout__part stack gap-4">
      <ChoiceField
        legend={<h2>{ORDER_FORM.payment_type.label}</h2>}
        className="ui-card checkout__choices"
        name="payment_type"
        value={[wayOf(typed)]}
        options={ways}
        error={errors.payment_type}
      />
      <KeepMethod methods={keepable} checked={typed.keep_method} />
      <FormField form={form} name="payment_comment" hint="Если платите наличными" />
      <FormField form={form} name="code" hint="Действует при оплате онлайн" />
    </div>
  )
}
