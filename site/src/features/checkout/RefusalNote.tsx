import { formatMoney } from '@ostrov/shared/formats/money'
import { addressPath, checkoutPath, EDA, restaurantPath } from '@ostrov/shared/paths'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { OrPickup } from './OrPickup'
import type { Checkout } from './use-checkout'
import type { OrderRefusal } from './use-submit'

const NextSlot = lazy(() => import('./NextSlot'))
const AllChanges = lazy(() => import('./AllChanges'))

type Props = {
  refusal: OrderRefusal
  checkout: Checkout /** What stood against it is so no more. */
  onMended: () => void
}

/** Why the order was not placed and what to do about it, above the button that tried. */
export function RefusalNote({ refusal, checkout, onMended }: Props) {
  const { code, message, changes, next_at } = refusal
  return (
    <div className="refusal" id="refusal" role="alert">
      <CircleAlert size={22} aria-hidden="true" />
      <div>
        <p className="refusal__message">{message}</p>
        {code === 'order.cart_changed' && (
          <Suspense fallback={null}>
            <AllChanges told={checkout.changes} shown={changes} />
          </Suspense>
        )}
        {code === 'order.cart_changed' && checkout.basket.total > 0 && (
          <p>{`Теперь к\u00a0оплате ${formatMoney(checkout.totals.total)}. Если всё верно, нажмите кнопку ещё раз.`}</p>
        )}
        {next_at && (
          <Suspense fallback={null}>
            <p>
              <NextSlot at={next_at} checkout={checkout} onChosen={onMended} />
            </p>
          </Suspense>
        )}
        <WayOut code={code} checkout={checkout} onMended={onMended} />
      </div>
    </div>
  )
}

function WayOut({ code, checkout, onMended }: Omit<Props, 'refusal'> & { code: string }) {
  const { basket, change } = checkout
  const wait = () => {
    change({ is_ahead: true })
    onMended()
  }
  if (code === 'zone.outside' || code === 'restaurant.no_delivery') {
    return (
      <p>
        <a href={addressPath({ redirect: checkoutPath(basket.restaurant_id) })}>Изменить адрес</a>
        <OrPickup basket={basket} change={change} />
      </p>
    )
  }
  if (code === 'zone.below_minimum' || code === 'basket.empty') {
    return (
      <p>
        <a href={restaurantPath(basket.restaurant_id)}>Добавить блюда</a>
      </p>
    )
  }
  if (basket.restaurant.ahead_days !== null && (code === 'restaurant.closed' || code === 'restaurant.full')) {
    return (
      <p>
        <button type="button" className="ui-link" onClick={wait}>
          {RESTAURANT_LABELS.ahead}
        </button>
      </p>
    )
  }
  if (code === 'restaurant.closed' || code === 'restaurant.blacklisted') {
    return (
      <p>
        Блюда останутся в&nbsp;корзине. <a href={EDA}>Посмотреть другие рестораны</a>
      </p>
    )
  }
  return null
}
