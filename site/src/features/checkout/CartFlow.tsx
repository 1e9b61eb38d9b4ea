import { useStore } from '@nanostores/react'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { quoted } from '@ostrov/shared/formats/quoted'
import { CART, cartPath, EDA, ORDERS } from '@ostrov/shared/paths'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { SkeletonList } from '../../components/Skeleton'
import { $user_delivery, loadMe } from '../account/store'
import { loadAddresses } from '../addresses/store'
import { $basketsState, loadBaskets } from '../baskets/store'
import { useBaskets } from '../baskets/use-baskets'
import { useWaitingDishes } from '../baskets/use-waiting'
import { cameFrom } from './came-from'
import './cart.css'
import { CartStep } from './CartStep'
import { CheckoutStep } from './CheckoutStep'
import './checkout.css'
import { basketAt, type CartPlace, cartPlaceOf } from './steps'
import type { OnlineWays } from './use-checkout'

/** Of these a wide screen's basket beside the menu is made: they come with the cart's own file. */
export { Foot, Lines, TypeTabs } from './CartStep'
export { Conditions } from './Conditions'
export { useCheckout } from './use-checkout'
export { WhatChanged } from './WhatChanged'

const WaitingDishes = lazy(() => import('./WaitingDishes'))

type Props = { first: CartPlace; ways: OnlineWays }

/** The cart in two steps: the baskets, then placing the order of one of them. */
export default function CartFlow({ first, ways }: Props) {
  const { place, goTo, stay } = usePlace(first)
  const state = useStore($basketsState, { ssr: 'initial' })
  const baskets = Object.values(useBaskets())
  const waiting = useWaitingDishes()
  const basket = basketAt(place, baskets)
  // Of several baskets none is ordered before it was chosen.
  const step = place.restaurant === null && !basket ? 1 : place.step
  useEffect(() => {
    if (!$user_delivery.get()?.is_confirmed) return
    // What the browser remembers of the person is shown meanwhile; both may fail without harm.
    loadMe().catch(() => {})
    loadAddresses().catch(() => {})
  }, [])

  return (
    <div className="cart">
      <Head step={step} count={baskets.length} onBack={() => goTo({ ...place, step: 1 })} />
      {waiting.length > 0 && (
        <Suspense>
          <WaitingDishes dishes={waiting} />
        </Suspense>
      )}
      <Content
        state={state}
        place={{ ...place, step }}
        baskets={baskets}
        basket={basket}
        isWaiting={waiting.length > 0}
        ways={ways}
        onRestaurant={(restaurant) => stay({ step: 1, restaurant })}
        onOrder={({ restaurant_id }) => goTo({ step: 2, restaurant: restaurant_id })}
      />
    </div>
  )
}

/** The step's name, which takes the focus when another one opens, and the way back. */
function Head({ step, count, onBack }: { step: CartPlace['step']; count: number; onBack: () => void }) {
  const [back, setBack] = useState(EDA)
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useRef(step)
  useEffect(() => setBack(cameFrom(document.referrer, location.origin, sessionStorage)), [])
  useEffect(() => {
    if (opened.current !== step) heading.current?.focus()
    opened.current = step
  }, [step])
  return (
    <header className="top-bar row gap-3">
      {step === 1 ? (
        <a className="ui-round" href={back} aria-label={back === EDA ? 'На главную' : 'Назад'}>
          <ChevronLeft size={24} aria-hidden="true" />
        </a>
      ) : (
        <button type="button" className="ui-round" aria-label="Назад в корзину" onClick={onBack}>
          <ChevronLeft size={24} aria-hidden="true" />
        </button>
      )}
      <h1 className="top-bar__title" ref={heading} tabIndex={-1}>
        {step === 2 ? 'Оформление заказа' : 'Корзины'}
        {step === 1 && count > 0 && <span className="top-bar__count"> {count}</span>}
      </h1>
    </header>
  )
}

type ContentProps = {
  state: 'idle' | 'loading' | 'ready' | 'failed'
  place: CartPlace
  baskets: readonly BasketWire[]
  basket: BasketWire | undefined
  /** Dishes that no basket knows of yet are shown above. */
  isWaiting: boolean
  ways: OnlineWays
  onRestaurant: (restaurant_id: string) => void
  onOrder: (basket: BasketWire) => void
}

function Content({ state, place, baskets, basket, isWaiting, ways, onRestaurant, onOrder }: ContentProps) {
  const isReady = state === 'ready'
  if (basket && place.step === 2) return <CheckoutStep key={basket.id} basket={basket} ways={ways} />
  // Another basket is shown in place of one that is gone only with a word about it, and never to be paid for.
  const shown = basket ?? (place.step === 1 && isReady ? baskets[0] : undefined)
  if (shown) {
    return (
      <>
        {!basket && place.restaurant !== null && (
          <p className="cart__gone" role="status">
            {`Этой корзины уже нет. Ниже\u00a0— другая: ${quoted(shown.restaurant.general_info.name)}.`}
          </p>
        )}
        <CartStep baskets={baskets} basket={shown} onRestaurant={onRestaurant} onOrder={() => onOrder(shown)} />
      </>
    )
  }
  if (isWaiting) return null
  if (state === 'failed') return <ErrorState title="Не получилось загрузить корзину" onRetry={loadBaskets} />
  if (!isReady) {
    return (
      <div className="delivery__wrap">
        <SkeletonList />
      </div>
    )
  }
  return place.step === 2 && place.restaurant !== null ? <Gone others={baskets.length} /> : <Empty />
}

function Empty() {
  return (
    <EmptyState
      drawing="cart"
      title="В корзине пока пусто"
      text="Выберите ресторан и добавьте блюда: они подождут вас здесь."
      action={{ href: EDA, label: 'Выбрать ресторан' }}
    />
  )
}

/** The basket that was to be ordered is gone; no other takes its place. */
function Gone({ others }: { others: number }) {
  return (
    <EmptyState
      drawing="cart"
      title="Этой корзины уже нет"
      text={'Её заказали или очистили — может быть, в\u00a0другой вкладке.'}
      action={others > 0 ? { href: CART, label: 'К другим корзинам' } : { href: EDA, label: 'Выбрать ресторан' }}
    >
      <a href={ORDERS}>Мои заказы</a>
    </EmptyState>
  )
}

/** Step and restaurant live in the address, so that the browser's back button and every way round come back to them. */
function usePlace(first: CartPlace) {
  const [place, setPlace] = useState(first)
  useEffect(() => {
    const follow = () => setPlace(cartPlaceOf(new URL(location.href).searchParams))
    // The page the worker has kept was drawn for another address.
    if ('kept' in document.documentElement.dataset) follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const goTo = (next: CartPlace) => {
    history.pushState({ ...history.state }, '', cartPath(next))
    setPlace(next)
    scrollTo(0, 0)
  }
  const stay = (next: CartPlace) => {
    history.replaceState(history.state, '', cartPath(next))
    setPlace(next)
  }
  return { place, goTo, stay }
}
