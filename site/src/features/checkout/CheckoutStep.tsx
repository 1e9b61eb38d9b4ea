import { basketCount } from '@ostrov/shared/baskets/rules'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { countOf } from '@ostrov/shared/formats/plural'
import { type FormErrors, isValid } from '@ostrov/shared/forms/fields'
import { changeRefusal } from '@ostrov/shared/orders/change'
import { checkoutButton } from '@ostrov/shared/orders/checkout'
import { type OrderForm, validateOrder } from '@ostrov/shared/orders/forms'
import { minimumSumMessage } from '@ostrov/shared/orders/messages'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ChevronRight, MapPin } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { PhoneField } from '../account/PhoneField'
import { DoorFields } from '../addresses/DoorFields'
import { focusFirstError } from '../addresses/focus-first-error'
import { shortAddress, townOf } from '../addresses/short-address'
import { REQUIREMENT_LOGIN } from '../modals/modals'
import { openModal } from '../modals/store'
import { BarrierNote, LeftOut } from './BarrierNote'
import { leaveForAddress, TypeTabs } from './CartStep'
import { Conditions } from './Conditions'
import { changeDoor, changePerson } from './form-store'
import { KeepName } from './KeepName'
import { PaymentFields } from './PaymentFields'
import { PromoNote } from './PromoField'
import { RefusalNote } from './RefusalNote'
import { checkoutPath } from './steps'
import { Totals } from './Totals'
import { type Checkout, useCheckout } from './use-checkout'
import { useKnownAnswers } from './use-person'
import { useSubmit } from './use-submit'

type Errors = Record<string, string | undefined>

/** The second step: where to, to whom, how it is paid, and what it costs in the end. */
export function CheckoutStep({ basket }: { basket: BasketWire }) {
  const checkout = useCheckout(basket)
  const { forms, form, payment_type, address, zone, promo, totals, blacklisted, barrier } = checkout
  const { person, door } = forms
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState(false)
  const { busy, refusal, submit, dismiss } = useSubmit()
  useKnownAnswers(checkout)

  const typed = { ...person, ...form, ...door, payment_type, delivery_comment: door.comment }
  const errors = checkoutErrors(typed, totals.total)
  const shown = { ...refusal?.errors, ...(tried ? errors : withoutEmpty(errors, typed)) }
  const button = checkoutButton({
    blacklisted,
    in_zone: zone.state !== 'outside',
    delivery_type: form.delivery_type,
    payment_type,
    total: totals.total,
    posting: false,
  })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || !mayPlace(checkout)) return
    if (!isValid(errors)) return focusFirstError(event.currentTarget)
    if (!isPromoSettled(checkout)) {
      setAsked(true)
      return form.code_applied ? promo.retry() : checkout.change({ code_applied: true })
    }
    void submit({ basket, person, door, form, payment_type, address })
  }

  return (
    <form
      className="checkout"
      onSubmit={send}
      onChange={() => {
        dismiss()
        setAsked(false)
      }}
      noValidate
    >
      <div className="checkout__body">
        <p className="checkout__from">
          {basket.restaurant.general_info.name} · {countOf(basketCount(basket.items), 'блюдо', 'блюда', 'блюд')}
        </p>
        <LeftOut basket={basket} />
        <TypeTabs checkout={checkout} />
        {form.delivery_type === 'delivery' && <DeliveryPart checkout={checkout} errors={shown} />}
        <Conditions checkout={checkout} back={checkoutPath(basket.restaurant_id)} />
        <Recipient checkout={checkout} errors={shown} />
        <PaymentFields checkout={checkout} errors={shown} />
        <section className="checkout__part">
          <h2>Стоимость заказа</h2>
          <Totals checkout={checkout} withTotal />
        </section>
      </div>
      <div className="cart__foot">
        {refusal ? (
          <RefusalNote refusal={refusal} checkout={checkout} />
        ) : (
          <PromoNote checkout={checkout} asked={asked} />
        )}
        <BarrierNote barrier={barrier} id="barrier" />
        <Button
          type="submit"
          aria-describedby={barrier ? 'barrier' : undefined}
          variant={barrier ? 'secondary' : 'primary'}
          size="large"
          wide
          busy={busy}
          busyLabel="Оформляем…"
          disabled={button.disabled || basket.total === 0 || (payment_type === 'online' && promo.state === 'checking')}
        >
          {button.caption}
        </Button>
      </div>
    </form>
  )
}

function checkoutErrors(typed: OrderForm & { payment_comment: string }, total: number): FormErrors {
  const change = typed.payment_type === 'cash' ? changeRefusal(typed.payment_comment, total) : null
  return { ...validateOrder(typed), ...(change && { payment_comment: change }) }
}

/** Money is asked for only when a code that was typed is in the sum; one that is not is applied or refused first. */
function isPromoSettled({ payment_type, form, promo }: Checkout): boolean {
  return payment_type !== 'online' || form.code.trim() === '' || promo.state === 'valid'
}

/** An empty field is no error until the person has tried to order. */
function withoutEmpty(errors: Errors, typed: object): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => Reflect.get(typed, field)))
}

/** What no field can mend: said at once, nothing is sent. */
function mayPlace({ user, address, basket, form, zone, left_to_minimum }: Checkout): boolean {
  if (!user) {
    openModal(REQUIREMENT_LOGIN, { redirect: checkoutPath(basket.restaurant_id) })
    return false
  }
  if (form.delivery_type === 'pickup') return true
  if (!address) {
    leaveForAddress(basket.restaurant_id)
    return false
  }
  if (zone.state === 'inside' && left_to_minimum > 0) {
    showToast(minimumSumMessage(zone.zone.min_order_sum), { kind: 'error' })
    return false
  }
  return true
}

function DeliveryPart({ checkout, errors }: { checkout: Checkout; errors: Errors }) {
  const { address, basket, forms } = checkout
  const page = `/eda/address?redirect=${encodeURIComponent(checkoutPath(basket.restaurant_id))}`
  return (
    <section className="checkout__part">
      <h2>Адрес доставки</h2>
      <a className="ui-card checkout__address" href={page}>
        <MapPin size={24} aria-hidden="true" />
        {address ? (
          <span>
            <strong>
              <Phrase text={shortAddress({ address: address.address })} />
            </strong>
            <span className="ui-muted">
              <Phrase text={townOf(address)} />
            </span>
          </span>
        ) : (
          <strong>{RESTAURANT_LABELS.addAddress}</strong>
        )}
        <ChevronRight size={22} aria-label="Изменить" />
      </a>
      {address && (
        <DoorFields
          door={forms.door}
          errors={{
            ...(errors.front_door && { front_door: errors.front_door }),
            ...(errors.apartment && { apartment: errors.apartment }),
            ...(errors.floor && { floor: errors.floor }),
            ...(errors.delivery_comment && { comment: errors.delivery_comment }),
          }}
          onChange={changeDoor}
        />
      )}
    </section>
  )
}

function Recipient({ checkout, errors }: { checkout: Checkout; errors: Errors }) {
  const { user_name, user_phone } = checkout.forms.person
  return (
    <section className="checkout__part">
      <h2>Получатель</h2>
      <Field
        label="Имя"
        name="user_name"
        autoComplete="name"
        maxLength={100}
        error={errors.user_name}
        value={user_name}
        onChange={(event) => changePerson({ user_name: event.target.value })}
      />
      <KeepName checkout={checkout} />
      <PhoneField
        label="Телефон"
        name="user_phone"
        error={errors.user_phone}
        value={user_phone}
        onChange={(shown) => changePerson({ user_phone: shown })}
      />
    </section>
  )
}
