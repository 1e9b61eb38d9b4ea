import { nbsp } from '@ostrov/shared/formats/typography'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import { mapActions } from '@ostrov/shared/orders/actions'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { CART, EDA } from '@ostrov/shared/paths'
import { ChevronRight, ShoppingBag, X } from 'lucide-react'
import { useRef } from 'react'
import { SkeletonList } from '../../components/Skeleton'
import { useBaskets } from '../baskets/use-baskets'
import { NearNote } from '../couriers/CourierNote'
import { useOrderCourier } from '../couriers/use-order-courier'
import type { MapGround } from '../map/map-ground'
import { PersonOnly } from '../profile/PersonOnly'
import { factsOf, offered, reasonOf, reviewFactsOf, trackerOf } from './facts'
import { OrderActions } from './OrderActions'
import { OrderMap } from './OrderMap'
import { NoOrder } from './OrderPage'
import './order-map.css'
import './orders.css'
import { useNow } from './use-now'
import { useOrder } from './use-order'

type Props = MapGround & { id: string }

/** The order on a map as large as the screen. */
export default function OrderMapPage(props: Props) {
  return (
    <PersonOnly heading="Заказ" title="Войдите, чтобы увидеть заказ" drawing="orders">
      {() => <Order {...props} />}
    </PersonOnly>
  )
}

function Order({ id, ...ground }: Props) {
  const state = useOrder(id, (order) => trackerOf(order, new Date(), null).title)
  if (state.state === 'loading') return <Waiting />
  if (state.state !== 'ready') return <NoOrder id={id} missing={state.state === 'missing'} />
  return <OnMap order={state.order} ground={ground} />
}

function Waiting() {
  return (
    <>
      <h1 className="ui-hidden">Заказ</h1>
      <SkeletonList />
    </>
  )
}

function OnMap({ order, ground }: { order: OrderWire; ground: MapGround }) {
  const now = useNow(1000)
  const map = useRef<MapHandle | null>(null)
  const courier = useOrderCourier(order, null)
  const sentence = trackerOf(order, now, null)
  const reason = reasonOf(order)
  const showRestaurant = () => map.current?.moveTo(order.basket.restaurant.general_info.coordinates)
  return (
    <div className="order-map vertical">
      <OrderMap
        order={order}
        courier={courier?.near?.coordinates}
        full
        onReady={(handle) => {
          map.current = handle
        }}
        {...ground}
      />
      <a className="ui-round order-map__close" href={EDA} aria-label="Закрыть и перейти на главную">
        <X size={22} aria-hidden="true" />
      </a>
      <div className="order-map__sheet stack gap-4">
        <OtherBaskets restaurant_id={order.restaurant_id} />
        <div aria-live="polite">
          <h1>{sentence.title}</h1>
          {sentence.text && <p className="ui-muted">{sentence.text}</p>}
          {reason && <p className="ui-muted">{reason}</p>}
        </div>
        {courier && <NearNote near={courier.near} />}
        <OrderActions
          order={order}
          actions={offered(mapActions(factsOf(order), now, reviewFactsOf(order)), false)}
          onMap={showRestaurant}
        />
      </div>
    </div>
  )
}

function OtherBaskets({ restaurant_id }: { restaurant_id: string }) {
  const others = Object.keys(useBaskets()).filter((id) => id !== restaurant_id)
  if (others.length === 0) return null
  return (
    <a className="order-map__notice row gap-3" href={CART}>
      <ShoppingBag size={22} aria-hidden="true" />
      {nbsp(ORDER_MESSAGES.otherBaskets)}
      <ChevronRight size={20} aria-hidden="true" />
    </a>
  )
}
