import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { countOf } from '@ostrov/shared/formats/plural'
import { CART, cartPath, checkoutPath } from '@ostrov/shared/paths'
import { ShoppingBag } from 'lucide-react'
import { useEffect } from 'react'
import { $user_delivery } from '../account/store'
import { loadAddresses } from '../addresses/store'
import { useBaskets } from '../baskets/use-baskets'
import './basket-beside.css'

type CartParts = typeof import('./CartFlow')

/** Beside the menu of a wide screen: this restaurant's basket with its terms and sums, and the way to order it. */
export function BasketBeside({ restaurant_id, parts }: { restaurant_id: string; parts: CartParts }) {
  const baskets = useBaskets()
  const basket = baskets[restaurant_id]
  const others = Object.keys(baskets).length - (basket ? 1 : 0)
  useEffect(() => {
    // Without an answer the terms are those of nobody's address, as for a guest.
    if ($user_delivery.get()?.is_confirmed) loadAddresses().catch(() => {})
  }, [])
  return (
    <div className="basket-panel vertical ui-card">
      {basket ? <Filled basket={basket} parts={parts} /> : <Empty />}
      {others > 0 && (
        <a className="basket-panel__others" href={CART}>
          {`Ещё ${countOf(others, 'корзина', 'корзины', 'корзин')}`}
        </a>
      )}
    </div>
  )
}

function Filled({ basket, parts }: { basket: BasketWire; parts: CartParts }) {
  const { Conditions, Foot, Lines, TypeTabs, useCheckout, WhatChanged } = parts
  const checkout = useCheckout(basket)
  const { restaurant_id } = basket
  return (
    <>
      <div className="basket-panel__body">
        <WhatChanged checkout={checkout} />
        <TypeTabs checkout={checkout} />
        <Lines basket={basket} />
        <Conditions checkout={checkout} back={cartPath({ step: 1, restaurant: restaurant_id })} />
      </div>
      <Foot checkout={checkout} onOrder={() => location.assign(checkoutPath(restaurant_id))} />
    </>
  )
}

function Empty() {
  return (
    <div className="basket-panel__empty stack-centre gap-2">
      <ShoppingBag size={28} strokeWidth={1.5} aria-hidden="true" />
      <h2>Ваш заказ</h2>
      <p className="ui-muted">Добавьте блюда из&nbsp;меню: они появятся здесь.</p>
    </div>
  )
}
