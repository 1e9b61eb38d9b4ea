import { useStore } from '@nanostores/react'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { $user_delivery, loadMe } from '../account/store'
import { loadAddresses } from '../addresses/store'
import { $basketsState, loadBaskets } from '../baskets/store'
import { useBaskets } from '../baskets/use-baskets'
import { cameFrom } from './came-from'
import './cart.css'
import { CartStep } from './CartStep'
import { CheckoutStep } from './CheckoutStep'
import './checkout.css'
import { type CartStepNumber, cartStepOf } from './steps'

const CHOSEN = 'ostrov_cart_restaurant'

/** The cart in two steps: the baskets, then placing the order of one of them. */
export default function CartFlow({ first }: { first: CartStepNumber }) {
  const [step, setStep] = useStep(first)
  const [chosen, setChosen] = useState<string | null>(null)
  const [back, setBack] = useState('/eda')
  const state = useStore($basketsState, { ssr: 'initial' })
  const baskets = Object.values(useBaskets())
  const basket = baskets.find((one) => one.restaurant_id === chosen) ?? baskets[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useRef(step)

  useEffect(() => {
    setBack(cameFrom(document.referrer, location.origin, sessionStorage))
    setChosen(new URL(location.href).searchParams.get('restaurant') ?? sessionStorage.getItem(CHOSEN))
    if (!$user_delivery.get()?.is_confirmed) return
    // What the browser remembers of the person is shown meanwhile; both may fail without harm.
    loadMe().catch(() => {})
    loadAddresses().catch(() => {})
  }, [])
  useEffect(() => {
    if (opened.current !== step) heading.current?.focus()
    opened.current = step
  }, [step])

  const choose = (restaurant_id: string) => {
    setChosen(restaurant_id)
    sessionStorage.setItem(CHOSEN, restaurant_id)
  }
  return (
    <div className="cart">
      <header className="top-bar">
        {step === 1 ? (
          <a className="ui-round" href={back} aria-label={back === '/eda' ? 'На главную' : 'Назад'}>
            <ChevronLeft size={24} aria-hidden="true" />
          </a>
        ) : (
          <button type="button" className="ui-round" aria-label="Назад в корзину" onClick={() => setStep(1)}>
            <ChevronLeft size={24} aria-hidden="true" />
          </button>
        )}
        <h1 className="top-bar__title" ref={heading} tabIndex={-1}>
          {step === 2 ? 'Оформление заказа' : 'Корзины'}
          {step === 1 && baskets.length > 0 && <span className="top-bar__count"> {baskets.length}</span>}
        </h1>
      </header>
      <Content
        state={state}
        step={step}
        baskets={baskets}
        basket={basket}
        onRestaurant={choose}
        onOrder={(one) => {
          choose(one.restaurant_id)
          setStep(2)
        }}
      />
    </div>
  )
}

type ContentProps = {
  state: 'idle' | 'loading' | 'ready' | 'failed'
  step: CartStepNumber
  baskets: readonly BasketWire[]
  basket: BasketWire | undefined
  onRestaurant: (restaurant_id: string) => void
  onOrder: (basket: BasketWire) => void
}

function Content({ state, step, baskets, basket, onRestaurant, onOrder }: ContentProps) {
  if (basket) {
    return step === 2 ? (
      <CheckoutStep key={basket.id} basket={basket} />
    ) : (
      <CartStep baskets={baskets} basket={basket} onRestaurant={onRestaurant} onOrder={() => onOrder(basket)} />
    )
  }
  if (state === 'failed') return <ErrorState title="Не получилось загрузить корзину" onRetry={loadBaskets} />
  if (state !== 'ready') {
    return (
      <div className="delivery__wrap">
        <SkeletonList />
      </div>
    )
  }
  return (
    <EmptyState
      drawing="cart"
      title="В корзине пока пусто"
      text="Выберите ресторан и добавьте блюда: они подождут вас здесь."
      action={{ href: '/eda', label: 'Выбрать ресторан' }}
    />
  )
}

/** The step lives in the address, so that the browser's back button leaves the checkout for the cart. */
function useStep(first: CartStepNumber): [CartStepNumber, (step: CartStepNumber) => void] {
  const [step, setStep] = useState(first)
  useEffect(() => {
    const follow = () => setStep(cartStepOf(new URL(location.href).searchParams.get('step')) ?? 1)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const goTo = (next: CartStepNumber) => {
    history.pushState({ ...history.state }, '', `/eda/cart?step=${next}`)
    setStep(next)
    scrollTo(0, 0)
  }
  return [step, goTo]
}
