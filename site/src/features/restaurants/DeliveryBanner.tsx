import { useStore } from '@nanostores/react'
import { formatMoney } from '@ostrov/shared/formats/money'
import { addressPath, loginPath, restaurantPath } from '@ostrov/shared/paths'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { Bike, ChevronRight, Footprints, MapPinOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { $basketsState } from '../baskets/store'
import { useBasketSums } from '../baskets/use-baskets'
import { openModal } from '../modals/store'
import { deliveryTerms } from './banner'
import { DELIVERY_ZONES } from './modals'
import { $service, type Service, watchService } from './zone'

type Props = {
  restaurant_id: string
  delivers: boolean
  /** The lowest of its zones, rubles. */
  delivery_price: number | null
  free_delivery_sum: number | null
}

const UNKNOWN: Service = { state: 'unknown' }

/** What bringing the order costs to this person's address, and how much more makes it free; pressed, it shows the zones. */
export default function DeliveryBanner(props: Props) {
  const service = useStore($service, { ssr: () => UNKNOWN })
  const baskets = useStore($basketsState, { ssr: 'initial' })
  const { total } = useBasketSums(props.restaurant_id)
  useEffect(() => watchService(props.restaurant_id), [props.restaurant_id])
  useEffect(() => $service.subscribe(showMinimum), [])
  if (!props.delivers) {
    return (
      <Strip tone="amber" icon={<Footprints size={22} aria-hidden="true" />} words={RESTAURANT_LABELS.pickupOnly} />
    )
  }
  const back = restaurantPath(props.restaurant_id)
  if (service.state === 'guest') {
    return <AddressLink href={loginPath({ init: true, redirect: back })} words={RESTAURANT_LABELS.guestAddress} />
  }
  if (service.state === 'no_address') {
    return <AddressLink href={addressPath({ init: true, redirect: back })} words={RESTAURANT_LABELS.addAddress} />
  }
  return (
    <button
      type="button"
      className="delivery-banner-place"
      onClick={() => openModal(DELIVERY_ZONES, { restaurant_id: props.restaurant_id })}
    >
      {service.state === 'outside' ? (
        <Strip
          tone="amber"
          icon={<MapPinOff size={22} aria-hidden="true" />}
          words={service.resting ?? RESTAURANT_LABELS.outOfZone}
        />
      ) : (
        <Strip
          tone="sea"
          icon={<Bike size={22} aria-hidden="true" />}
          {...wordsOf(props, service, baskets === 'ready' || baskets === 'failed' ? total : null)}
        />
      )}
    </button>
  )
}

/** The page says everybody's least sum; whose address is known reads their own, or none where nothing is brought. */
function showMinimum(service: Service) {
  const chip = document.querySelector<HTMLElement>('[data-minimum]')
  const sum = service.state === 'served' ? service.zone.min_order_sum : 0
  if (!chip || (service.state !== 'served' && service.state !== 'outside')) return
  chip.hidden = sum === 0
  chip.textContent = `от\u00a0${formatMoney(sum)}`
}

/** What follows from the zone and the basket is said when both are known: said twice, it would move. */
function wordsOf(props: Props, service: Service, cartSum: number | null): { words: string; hint?: string } {
  if (service.state !== 'served' || cartSum === null) {
    return {
      words:
        props.delivery_price && service.state === 'unknown'
          ? `Доставка от\u00a0${formatMoney(props.delivery_price)}`
          : 'Доставка',
    }
  }
  const { price, hint } = deliveryTerms({
    zone: service.zone,
    cartSum,
    restaurant_free_delivery_sum: props.free_delivery_sum,
  })
  return { words: price, hint }
}

type StripProps = { tone: 'sea' | 'amber'; icon: ReactNode; words: string; hint?: string }

function Strip({ tone, icon, words, hint }: StripProps) {
  return (
    <span className={`delivery-banner cluster-row delivery-banner--${tone}`}>
      {icon}
      <span className="delivery-banner__words">{words}</span>
      {hint && <span className="delivery-banner__hint">{hint}</span>}
    </span>
  )
}

function AddressLink({ href, words }: { href: string; words: string }) {
  return (
    <a className="delivery-banner cluster-row delivery-banner--sea" href={href}>
      <Bike size={22} aria-hidden="true" />
      <span className="delivery-banner__words">{words}</span>
      <ChevronRight className="delivery-banner__arrow" size={20} aria-hidden="true" />
    </a>
  )
}
