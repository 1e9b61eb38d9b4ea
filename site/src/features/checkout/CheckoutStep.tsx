import { basketCount } from '@ostrov/shared/baskets/rules'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { countOf } from '@ostrov/shared/formats/plural'
import { checkoutButton } from '@ostrov/shared/orders/checkout'
import { ORDER_FORM } from '@ostrov/shared/orders/form'
import { minimumSumMessage } from '@ostrov/shared/orders/messages'
import { addressPath, checkoutPath } from '@ostrov/shared/paths'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { showToast } from '@ostrov/shared/ui/toasts'
import { type Form, useForm } from '@ostrov/shared/ui/use-form'
import { ChevronRight, MapPin } from 'lucide-react'
import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { INPUT_PHONE } from '../account/modals'
import { DoorFields } from '../addresses/DoorFields'
import { shortAddress, townOf } from '../addresses/short-address'
import { REQUIREMENT_LOGIN } from '../modals/modals'
import { openModal } from '../modals/store'
import { BarrierNote, LeftOut } from './BarrierNote'
import { BonusPart } from './BonusPart'
import { leaveForAddress, TypeTabs } from './CartStep'
import { Conditions } from './Conditions'
import { KeepName } from './KeepName'
import { PaymentFields } from './PaymentFields'
import { PromoNote } from './PromoField'
import { RefusalNote } from './RefusalNote'
import { Together } from './Together'
import { Totals } from './Totals'
import { type Checkout, type OnlineWays, useCheckout } from './use-checkout'
import { useKnownAnswers } from './use-person'
import { type OrderRefusal, useSubmit } from './use-submit'
import { WhatChanged } from './WhatChanged'

const WhenPart = lazy(() => import('./WhenPart'))

type Fields = Form<keyof typeof ORDER_FORM>

/** The second step: where to, to whom, how it is paid, and what it costs in the end. */
export function CheckoutStep({ basket, ways }: { basket: BasketWire; ways: OnlineWays }) {
  const checkout = useCheckout(basket, ways)
  useKnownAnswers(checkout)
  const { fields, refusal, dismiss, asked, bind } = usePlacing(checkout)
  return (
    <form className="checkout vertical" {...bind}>
      <div className="checkout__body">
        <p className="checkout__from">
          {basket.restaurant.general_info.name} · {countOf(basketCount(basket.items), 'блюдо', 'блюда', 'блюд')}
        </p>
        <Together basket={basket} placing />
        {!refusal && <WhatChanged checkout={checkout} />}
        <LeftOut basket={basket} />
        <TypeTabs checkout={checkout} />
        {checkout.form.delivery_type === 'delivery' && <DeliveryPart checkout={checkout} fields={fields} />}
        <When checkout={checkout} refusal={refusal} />
        <Conditions checkout={checkout} back={checkoutPath(basket.restaurant_id)} />
        <Recipient checkout={checkout} fields={fields} />
        <PaymentFields checkout={checkout} fields={fields} ways={ways} />
        <section className="checkout__part stack gap-4">
          <h2>Стоимость заказа</h2>
          <BonusPart checkout={checkout} />
          <Totals checkout={checkout} withTotal />
        </section>
      </div>
      <PlacingFoot checkout={checkout} refusal={refusal} onMended={dismiss} asked={asked} busy={fields.busy} />
    </form>
  )
}

/** What was typed, sent as an order; `asked` when a code was to be in the sum and is not yet. */
function usePlacing(checkout: Checkout) {
  const { basket, form: typed, address, promo, totals, bonus, requote } = checkout
  const [asked, setAsked] = useState(false)
  const { refusal, submit, dismiss } = useSubmit()
  const fields = useForm({
    table: ORDER_FORM,
    initial: { ...typed, total: totals.total },
    keep: checkout.change,
    submit: async () => {
      if (isPromoSettled(checkout))
        return submit({ ...{ basket, form: typed, address, requote }, total: totals.total, bonus: bonus?.spent ?? 0 })
      setAsked(true)
      if (typed.code_applied) promo.retry()
      else checkout.change({ code_applied: true })
    },
  })
  const bind = {
    ...fields.bind,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (mayPlace(checkout)) void fields.send(event.currentTarget)
    },
    onChange: () => {
      dismiss()
      setAsked(false)
    },
  }
  return { fields, refusal, dismiss, asked, bind }
}

/** Money is asked for only when a code that was typed is in the sum; one that is not is applied or refused first. */
function isPromoSettled({ form, promo }: Checkout): boolean {
  return form.payment_type !== 'online' || form.code.trim() === '' || promo.state === 'valid'
}

/** What no field can mend: said at once, nothing is sent. */
function mayPlace({ user, address, basket, form, zone, left_to_minimum, change }: Checkout): boolean {
  if (!user) {
    openModal(REQUIREMENT_LOGIN, { redirect: checkoutPath(basket.restaurant_id) })
    return false
  }
  if (!user.phone && form.user_phone.trim() === '') {
    // Who came in without a phone has none to be called by.
    openModal(INPUT_PHONE, { onPhone: async (phone) => change({ user_phone: formatPhone(phone) }) })
    return false
  }
  if (form.is_ahead && form.wanted_at === '') {
    showToast('Выберите время', { kind: 'error' })
    document.querySelector<HTMLElement>('[name=wanted_at]')?.focus()
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

/** Where a time may be chosen, or was: its drawing comes when needed. */
function When({ checkout, refusal }: { checkout: Checkout; refusal: OrderRefusal | null }) {
  const { basket, form } = checkout
  if (basket.restaurant.ahead_days === null && !form.is_ahead) return null
  const refused = refusal?.code === 'order.slot_unavailable' ? refusal.message : null
  return (
    <Suspense fallback={<div className="checkout__wait ui-skeleton" aria-hidden="true" />}>
      <WhenPart checkout={checkout} refused={refused} />
    </Suspense>
  )
}

type FootProps = {
  checkout: Checkout
  refusal: OrderRefusal | null
  onMended: () => void
  asked: boolean
  busy: boolean
}

/** The button, and over it what stands against pressing it. */
function PlacingFoot({ checkout, refusal, onMended, asked, busy }: FootProps) {
  const { basket, form, zone, promo, totals, sums_known, blacklisted, barrier } = checkout
  const { delivery_type, payment_type } = form
  // What was refused stands above already.
  const unsaid = barrier?.message === refusal?.message ? null : barrier
  const in_zone = zone.state !== 'outside'
  const { total } = totals
  const button = checkoutButton({ blacklisted, in_zone, delivery_type, payment_type, total, posting: false })
  return (
    <div className="cart__foot stack gap-3">
      {refusal ? (
        <RefusalNote refusal={refusal} checkout={checkout} onMended={onMended} />
      ) : (
        <PromoNote checkout={checkout} asked={asked} />
      )}
      <BarrierNote barrier={unsaid} id="barrier" />
      <Button
        type="submit"
        aria-describedby={[refusal && 'refusal', unsaid && 'barrier'].filter(Boolean).join(' ') || undefined}
        variant={barrier ? 'secondary' : 'primary'}
        size="large"
        wide
        busy={busy || !sums_known}
        busyLabel={sums_known ? 'Оформляем…' : 'Считаем…'}
        disabled={button.disabled || basket.total === 0 || (payment_type === 'online' && promo.state === 'checking')}
      >
        {button.caption}
      </Button>
    </div>
  )
}

function DeliveryPart({ checkout, fields }: { checkout: Checkout; fields: Fields }) {
  const { address, basket } = checkout
  const page = addressPath({ redirect: checkoutPath(basket.restaurant_id) })
  return (
    <section className="checkout__part stack gap-4">
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
      {address && <DoorFields form={fields} comment="delivery_comment" />}
    </section>
  )
}

function Recipient({ checkout, fields }: { checkout: Checkout; fields: Fields }) {
  return (
    <section className="checkout__part stack gap-4">
      <h2>Получатель</h2>
      <FormField form={fields} name="user_name" />
      <KeepName checkout={checkout} />
      <FormField form={fields} name="user_phone" />
    </section>
  )
}
