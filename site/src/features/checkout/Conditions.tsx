import { formatMoney } from '@ostrov/shared/formats/money'
import { courierMinutes } from '@ostrov/shared/orders/courier'
import { minimumSumMessage } from '@ostrov/shared/orders/messages'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { addressPath, loginPath, restaurantPath } from '@ostrov/shared/paths'
import { opensLabel } from '@ostrov/shared/restaurants/hours'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Bike, CircleAlert, Clock, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import './conditions.css'
import { OrPickup } from './OrPickup'
import type { Checkout } from './use-checkout'

type Props = { checkout: Checkout /** Where one comes back to from the address. */; back: string }

/** On what conditions the order comes: what stands in the way first, each with what to do about it. */
export function Conditions({ checkout, back }: Props) {
  const { basket, form } = checkout
  const { is_open, opens_at, general_info, ahead_days } = basket.restaurant
  return (
    <div className="conditions stack gap-2">
      {!is_open && !form.wanted_at && (
        <Note icon={<Clock size={22} aria-hidden="true" />} tone="amber">
          <strong>Ресторан закрыт.</strong> {opensLabel(opens_at ? new Date(opens_at) : null, new Date())}
          {ahead_days !== null && `. ${RESTAURANT_LABELS.ahead}`}
        </Note>
      )}
      {form.delivery_type === 'pickup' ? (
        <Note icon={<Store size={22} aria-hidden="true" />} tone="sea">
          Забрать: <Phrase text={general_info.address} />
          <span className="conditions__time">{promise(checkout)}</span>
        </Note>
      ) : (
        <DeliveryConditions checkout={checkout} back={back} />
      )}
    </div>
  )
}

function DeliveryConditions({ checkout, back }: Props) {
  const { zone, left_to_minimum, left_to_free, delivery_price, basket, change, barrier } = checkout
  const bike = <Bike size={22} aria-hidden="true" />
  const alert = <CircleAlert size={22} aria-hidden="true" />
  const addressPage = addressPath({ redirect: back })
  if (zone.state === 'loading') return <div className="conditions__wait ui-skeleton" aria-hidden="true" />
  if (zone.state === 'none') {
    return (
      <Note icon={bike} tone="sea">
        <a href={checkout.user ? addressPage : loginPath({ init: true, redirect: back })}>
          {checkout.user ? RESTAURANT_LABELS.addAddress : RESTAURANT_LABELS.guestAddress}
        </a>
        {', и\u00a0мы посчитаем доставку'}
      </Note>
    )
  }
  if (zone.state === 'failed') {
    return (
      <Note icon={alert} tone="amber">
        Не&nbsp;получилось узнать условия доставки.{' '}
        <button type="button" className="ui-link" onClick={zone.retry}>
          Повторить
        </button>
      </Note>
    )
  }
  if (zone.state === 'outside') {
    return (
      <Note icon={alert} tone="amber">
        <strong>{barrier?.code === 'outside' ? barrier.message : RESTAURANT_LABELS.outOfZone}.</strong>{' '}
        <a href={addressPage}>Изменить адрес</a>
        <OrPickup basket={basket} change={change} />
      </Note>
    )
  }
  return (
    <>
      {left_to_minimum > 0 && (
        <Note icon={alert} tone="amber">
          <strong>{minimumSumMessage(zone.zone.min_order_sum)}.</strong>{' '}
          <a href={restaurantPath(basket.restaurant_id)}>{`Добавьте ещё на\u00a0${formatMoney(left_to_minimum)}`}</a>
        </Note>
      )}
      <Note icon={bike} tone="sea">
        <span className="conditions__pair">
          <strong>{delivery_price > 0 ? `Доставка ${formatMoney(delivery_price)}` : 'Доставка бесплатно'}</strong>
          {left_to_free > 0 && <span>{`ещё ${formatMoney(left_to_free)}\u00a0— и\u00a0бесплатно`}</span>}
        </span>
        <span className="conditions__time">{promise(checkout)}</span>
      </Note>
    </>
  )
}

/** When it comes; nothing while a time is to be chosen, or another one. */
function promise({ form, barrier, basket: { restaurant } }: Checkout): string {
  const isPickup = form.delivery_type === 'pickup'
  const verb = isPickup ? 'Будет готово' : 'Привезём'
  if (barrier?.code === 'slot') return ''
  if (form.is_ahead) return form.wanted_at && `${verb} ${wantedWords(form.wanted_at, new Date())}`
  return isPickup
    ? `${verb} через ${restaurant.pickup_minutes}\u00a0мин`
    : `${verb} за ${courierMinutes(restaurant.delivery_window)}`
}

function Note({ icon, tone, children }: { icon: ReactNode; tone: 'sea' | 'amber'; children: ReactNode }) {
  return (
    <div className={`conditions__note conditions__note--${tone}`}>
      {icon}
      <p>{children}</p>
    </div>
  )
}
