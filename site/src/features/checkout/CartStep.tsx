import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import type { Barrier } from '@ostrov/shared/orders/barrier'
import { placeOrderCaption } from '@ostrov/shared/orders/checkout'
import { CUTLERY_MAX, ORDER_FORM } from '@ostrov/shared/orders/form'
import { minimumSumMessage, ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { addressPath, cartPath, checkoutPath, restaurantPath } from '@ostrov/shared/paths'
import { closedDescription } from '@ostrov/shared/restaurants/labels'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ChevronRight, Trash2, Utensils } from 'lucide-react'
import { useEffect } from 'react'
import { Counter } from '../../components/Counter'
import { showToastOnNextPage } from '../../components/left-toast'
import { panelOf, Tabs } from '../../components/Tabs'
import { clearBasket } from '../baskets/clear-basket'
import { REQUIREMENT_LOGIN } from '../modals/modals'
import { openModal } from '../modals/store'
import { RESTAURANT_CLOSED } from '../restaurants/modals'
import { BarrierNote } from './BarrierNote'
import { CartLine } from './CartLine'
import { Conditions } from './Conditions'
import { CLEAR_BASKET } from './modals'
import { Suggestions } from './Suggestions'
import { Together } from './Together'
import { Totals } from './Totals'
import { type Checkout, useCheckout } from './use-checkout'
import { WhatChanged } from './WhatChanged'

type Props = {
  baskets: readonly BasketWire[]
  basket: BasketWire
  onRestaurant: (restaurant_id: string) => void
  onOrder: () => void
}

/** The first step: what is ordered, from whom, and what it will cost. */
export function CartStep({ baskets, basket, onRestaurant, onOrder }: Props) {
  const checkout = useCheckout(basket)
  const { restaurant_id } = basket
  useEffect(() => {
    document.getElementById(`cart-tab-${restaurant_id}`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [restaurant_id])
  return (
    <>
      {baskets.length > 1 && (
        <div className="cart__tabs">
          <Tabs
            name="cart"
            look="chips"
            label="Рестораны"
            value={restaurant_id}
            onChange={onRestaurant}
            tabs={baskets.map(({ restaurant_id: id, restaurant, total }) => ({
              id,
              label: `${restaurant.general_info.name} · ${formatMoney(total)}`,
            }))}
          />
        </div>
      )}
      <div className="cart__body" {...(baskets.length > 1 && panelOf('cart', restaurant_id))}>
        <WhatChanged checkout={checkout} />
        <TypeTabs checkout={checkout} />
        <Lines basket={basket} />
        <Together basket={basket} />
        <Conditions checkout={checkout} back={cartPath({ step: 1, restaurant: restaurant_id })} />
        {/* What the terms would push away stands only when they are known. */}
        {checkout.sums_known && (
          <>
            <Wishes checkout={checkout} />
            <Suggestions restaurant_id={restaurant_id} />
          </>
        )}
      </div>
      <Foot checkout={checkout} onOrder={onOrder} />
    </>
  )
}

/** What it comes to, and the one call; nothing until the sum is known. */
export function Foot({ checkout, onOrder }: { checkout: Checkout; onOrder: () => void }) {
  const { barrier, basket, sums_known, totals } = checkout
  if (!sums_known) return null
  // What stands in the way now may not at another time, which the next step asks for.
  const canWait = basket.restaurant.ahead_days !== null && barrier !== null && NOW_ALONE.includes(barrier.code)
  return (
    <div className="cart__foot stack gap-3">
      <Totals checkout={checkout} />
      <BarrierNote barrier={barrier} id="barrier" />
      <Button
        variant={barrier && !canWait ? 'secondary' : 'primary'}
        size="large"
        wide
        aria-describedby={barrier ? 'barrier' : undefined}
        disabled={basket.total === 0 && !canWait}
        onClick={() => mayOrder(checkout) && onOrder()}
      >
        {basket.total === 0 ? 'Выбрать время' : placeOrderCaption(totals.total)}
      </Button>
    </div>
  )
}

const NOW_ALONE: readonly Barrier['code'][] = ['closed', 'slot', 'no_dishes', 'full']

/** Delivery or pickup; where the restaurant does only one of them there is nothing to choose. */
export function TypeTabs({ checkout }: { checkout: Checkout }) {
  const { basket, form, change } = checkout
  if (!basket.restaurant.delivers) return <p className="ui-chip ui-chip--amber cart__only">Только самовывоз</p>
  if (!basket.restaurant.pickup) return null
  return (
    <div className="ui-segments" role="radiogroup" aria-label="Как получить заказ">
      {TYPES.map(({ id, label }) => (
        <label key={id}>
          <input
            className="ui-hidden"
            type="radio"
            name="delivery_type"
            checked={form.delivery_type === id}
            onChange={() => change({ delivery_type: id })}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

const TYPES = [
  { id: 'delivery', label: 'Доставка' },
  { id: 'pickup', label: 'Самовывоз' },
] as const

/** What is ordered, from whom. */
export function Lines({ basket }: { basket: BasketWire }) {
  const { restaurant_id, restaurant, items } = basket
  const { name } = restaurant.general_info
  const clear = () =>
    openModal(CLEAR_BASKET, {
      restaurant_name: name,
      onConfirm: async () => {
        await clearBasket(basket.id)
      },
    })
  return (
    <section className="cart__lines">
      <div className="cart__from split gap-3">
        <h2>
          <a className="cart__restaurant" href={restaurantPath(restaurant_id)}>
            {name}
            <ChevronRight size={20} aria-hidden="true" />
          </a>
        </h2>
        <Button variant="quiet" size="small" onClick={clear}>
          <Trash2 size={18} aria-hidden="true" />
          Очистить
        </Button>
      </div>
      <ul className="cart__list">
        {items.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Wishes({ checkout }: { checkout: Checkout }) {
  const { form, change } = checkout
  return (
    <section className="cart__wishes stack gap-4">
      <h2 className="ui-hidden">Пожелания</h2>
      <div className="cart__cutlery cluster-row gap-3">
        <Utensils size={22} aria-hidden="true" />
        <span>Приборы</span>
        <Counter
          label="Приборы"
          value={form.cultery_count}
          min={0}
          max={CUTLERY_MAX}
          onChange={(cultery_count) => change({ cultery_count })}
        />
      </div>
      <FormField form={{ table: ORDER_FORM, values: form, errors: {}, change }} name="comment" />
    </section>
  )
}

/** What stands against going on is said before the form is filled, not after. */
function mayOrder({ user, address, basket, form, zone, left_to_minimum }: Checkout): boolean {
  if (!user) {
    openModal(REQUIREMENT_LOGIN, { redirect: checkoutPath(basket.restaurant_id) })
    return false
  }
  if (!basket.restaurant.is_open && basket.restaurant.ahead_days === null) {
    openModal(RESTAURANT_CLOSED, {
      description: whyClosed(basket.restaurant),
      menu: restaurantPath(basket.restaurant_id),
    })
    return false
  }
  if (form.delivery_type === 'pickup') return true
  if (!address) {
    leaveForAddress(basket.restaurant_id)
    return false
  }
  if (left_to_minimum > 0 && zone.state === 'inside') {
    showToast(minimumSumMessage(zone.zone.min_order_sum), { kind: 'error' })
    return false
  }
  return true
}

export function whyClosed({ disabled_reason, disabled_until, opens_at }: BasketWire['restaurant']): string {
  const reason = disabled_until ? 'disabled' : 'outside_hours'
  const opens = opens_at ? new Date(opens_at) : null
  return closedDescription({ open: false, closes_at: null, opens_at: opens, reason, disabled_reason }, new Date())
}

/** Without an address nothing can be brought: off to add one, and back to the second step of the same basket. */
export function leaveForAddress(restaurant_id: string): void {
  showToastOnNextPage(ORDER_MESSAGES.noAddress)
  location.assign(addressPath({ redirect: checkoutPath(restaurant_id) }))
}
