import type { AddressWire } from '@ostrov/shared/accounts/schema'
import { PAYMENT_TYPE_LABELS } from '@ostrov/shared/orders/checkout'
import { CUTLERY_MAX } from '@ostrov/shared/orders/forms'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { DELIVERY_TYPES, PAYMENT_TYPES } from '@ostrov/shared/orders/statuses'
import { Button } from '@ostrov/shared/ui/Button'
import { Field, TextField } from '@ostrov/shared/ui/Field'
import { shortAddress, townOf } from '../addresses/short-address'
import { checkoutPath } from '../checkout/steps'
import { Choices } from './Choices'
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
  return (
    <form
      className="plain-form plain-form--parts"
      method="post"
      action={`/eda/plain/checkout?restaurant=${restaurant_id}`}
    >
      <Refusal sentence={refusal} />
      {both && (
        <Choices
          legend="Как получить заказ"
          name="delivery_type"
          chosen={typed.delivery_type}
          choices={DELIVERY_TYPES.map((type) => ({ value: type, label: DELIVERY_TYPE_LABELS[type] }))}
        />
      )}
      {restaurant.delivers && <Address view={view} />}
      <section className="checkout__part">
        <h2>Получатель</h2>
        <Field
          label="Имя"
          name="user_name"
          autoComplete="name"
          maxLength={100}
          defaultValue={typed.user_name}
          error={errors.user_name}
        />
        <Field
          label="Телефон"
          type="tel"
          name="user_phone"
          autoComplete="tel"
          maxLength={30}
          defaultValue={typed.user_phone}
          error={errors.user_phone}
        />
      </section>
      <Payment view={view} />
      <section className="checkout__part">
        <h2>Пожелания</h2>
        <Field
          label="Приборы"
          type="number"
          name="cultery_count"
          min={0}
          max={CUTLERY_MAX}
          defaultValue={typed.cultery_count || '0'}
          error={errors.cultery_count}
        />
        <TextField
          label="Комментарий к заказу"
          name="comment"
          rows={2}
          maxLength={500}
          placeholder="Например, без лука"
          defaultValue={typed.comment}
          error={errors.comment}
        />
      </section>
      <Button type="submit" variant="primary" size="large" wide name="act" value="review">
        Дальше: проверить сумму
      </Button>
    </form>
  )
}

function Address({ view }: { view: CheckoutView }) {
  const { addresses, typed, errors, basket } = view
  const another = `/eda/plain/address?redirect=${encodeURIComponent(checkoutPath(basket.restaurant_id))}`
  return (
    <div className="checkout__part">
      {addresses.length > 0 && (
        <Choices
          legend="Адрес доставки"
          name="address_id"
          chosen={typed.address?.id ?? ''}
          choices={addresses.map((address) => ({ value: address.id, label: lineOf(address), more: townOf(address) }))}
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
  const { typed, errors, basket } = view
  const only = basket.restaurant.delivers ? PAYMENT_TYPES : PAYMENT_TYPES.filter((type) => type !== 'card')
  return (
    <div className="checkout__part">
      <Choices
        legend="Оплата"
        name="payment_type"
        chosen={typed.payment_type}
        choices={only.map((type) => ({ value: type, label: PAYMENT_TYPE_LABELS[type] }))}
        error={errors.payment_type}
      />
      <Field
        label="С какой суммы нужна сдача"
        hint="Если платите наличными"
        name="payment_comment"
        maxLength={200}
        placeholder="Например, 5 000 ₽"
        defaultValue={typed.payment_comment}
        error={errors.payment_comment}
      />
      <Field
        label="Промокод"
        hint="Действует при оплате онлайн"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        defaultValue={typed.code}
        error={errors.code}
      />
    </div>
  )
}
