import type { OrderCourierWire } from '@ostrov/shared/couriers/schema'
import { orderActions } from '@ostrov/shared/orders/actions'
import { askedOf } from '@ostrov/shared/orders/proposals'
import { canCancel, isFinal, isUnpaid } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { EDA, ORDERS } from '@ostrov/shared/paths'
import type { SavedMethodWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { useAwake } from '../../components/use-awake'
import { CourierNote } from '../couriers/CourierNote'
import { useOrderCourier } from '../couriers/use-order-courier'
import type { MapGround } from '../map/map-ground'
import { PersonOnly } from '../profile/PersonOnly'
import SupportLink from '../support/SupportLink'
import { ChangesNote } from './ChangesNote'
import { backTo, factsOf, hasMap, isPaid, isSettling, offered, type Returned, reviewFactsOf, trackerOf } from './facts'
import { OrderActions } from './OrderActions'
import { OrderBill, OrderFacts } from './OrderBill'
import { OrderMap } from './OrderMap'
import { OrderStatus } from './OrderStatus'
import './order-page.css'
import './orders.css'
import { forgetFailure, loadOrder } from './store'
import { OtherWays, UnpaidNote } from './Unpaid'
import { useNow } from './use-now'
import { useOrder } from './use-order'

const PushOffer = lazy(() => import('../push/PushOffer'))
const ProposalCard = lazy(() => import('./ProposalCard'))

type Props = MapGround & {
  /** The order's number or uuid. */
  id: string
  /** The person comes back from the bank. */
  redirect: boolean
  /** Ways to pay online. */
  methods: readonly PaymentMethod[]
  /** Kept ways to pay, where the order waits for its money. */
  kept: readonly SavedMethodWire[]
  /** As the page was written with it, and when; null where the server knows nobody or no such order. */
  first: OrderWire | null
  /** Who brings it, as the page was written. */
  courier: OrderCourierWire | null
  now: string
}

/** An order: how it stands, what can be done, what was bought. */
export default function OrderPage(props: Props) {
  return (
    <PersonOnly
      heading="Заказ"
      title="Войдите, чтобы увидеть заказ"
      drawing="orders"
      drawn={props.first && <Order {...props} />}
    >
      {() => <Order {...props} />}
    </PersonOnly>
  )
}

function Order({ id, redirect, methods, kept, first, courier, now: written, ...ground }: Props) {
  const [returned, setReturned] = useState<Returned>(() => (redirect ? new Date(written) : null))
  // By the clock that the minute of settling is counted by.
  useEffect(() => {
    if (redirect) setReturned(new Date())
  }, [redirect])
  const now = useNow(1000, written)
  const state = useOrder(id, (order) => trackerOf(order, new Date(), returned).title, first)
  if (state.state === 'loading') return <OrderSkeleton />
  if (state.state !== 'ready') return <NoOrder id={id} missing={state.state === 'missing'} />
  return <OrderView order={state.order} {...{ now, returned, methods, kept, courier, ground }} />
}

type ViewProps = Pick<Props, 'methods' | 'kept' | 'courier'> & {
  order: OrderWire
  now: Date
  returned: Returned
  ground: MapGround
}

function OrderView({ order, now, returned, methods, kept, courier, ground }: ViewProps) {
  const settling = isSettling(order, now, returned)
  // What is loaded later the server cannot draw.
  const isAwake = useAwake()
  const asked = askedOf(order)
  const actions = offered(orderActions(factsOf(order), now, reviewFactsOf(order)), settling, asked !== null)
  const mapped = hasMap(order)
  const waits = isUnpaid(order.status) && !settling
  const brought = useOrderCourier(order, courier)
  return (
    <div className={classOf(mapped, asked !== null)}>
      {mapped && (
        <div className="order-page__map">
          <OrderMap order={order} courier={brought?.near?.coordinates} {...ground} />
        </div>
      )}
      <a className="ui-round order-page__close" href={EDA} aria-label="Закрыть и перейти на главную">
        <X size={22} aria-hidden="true" />
      </a>
      <div className="order-page__sheet stack gap-6">
        <OrderStatus order={order} sentence={trackerOf(order, now, returned)} now={now} />
        <CourierNote order={order} courier={brought} />
        {isAwake && asked && (
          <Suspense>
            <ProposalCard order={order} proposal={asked} now={now} />
          </Suspense>
        )}
        <ChangesNote order={order} />
        {waits && <UnpaidNote order={order} now={now} />}
        <OrderActions order={order} actions={actions} />
        {waits && <OtherWays order={order} methods={methods} kept={kept} />}
        {isAwake && !isUnpaid(order.status) && !isFinal(order.status) && (
          <Suspense>
            <PushOffer />
          </Suspense>
        )}
        <OrderBill order={order} />
        <OrderFacts order={order} now={now} />
        <p>
          <SupportLink order={order.id} subject="order" label={'Что-то не\u00A0так? Напишите в\u00A0поддержку'} />
        </p>
        {canCancel(factsOf(order), now) && isPaid(order) && (
          <p className="ui-muted ui-small">{`Если отмените заказ, деньги вернутся ${backTo(order)}.`}</p>
        )}
      </div>
    </div>
  )
}

/** A question is answered within minutes: on a phone the map makes way for it. */
function classOf(mapped: boolean, asked: boolean): string {
  return ['order-page', ...(mapped ? ['order-page--mapped'] : []), ...(asked ? ['order-page--asked'] : [])].join(' ')
}

/** Nobody's order or somebody else's; or one that could not be loaded. */
export function NoOrder({ id, missing }: { id: string; missing: boolean }) {
  const retry = () => {
    forgetFailure()
    void loadOrder(id)
  }
  return (
    <>
      <h1 className="ui-hidden">Заказ</h1>
      {missing ? <Missing /> : <ErrorState title="Не получилось загрузить заказ" onRetry={retry} />}
    </>
  )
}

function Missing() {
  return (
    <EmptyState
      drawing="lost"
      title="Такого заказа нет"
      text="Проверьте ссылку или откройте список заказов."
      action={{ href: ORDERS, label: 'Мои заказы' }}
    />
  )
}

function OrderSkeleton() {
  return (
    <div className="order-page order-page--mapped" role="status">
      <h1 className="ui-hidden">Заказ</h1>
      <span className="ui-hidden">Загружаем…</span>
      <div className="order-page__map" />
      <div className="order-page__sheet stack gap-6 order-page__waiting" aria-hidden="true">
        <div className="ui-skeleton" />
        <div className="ui-skeleton" />
        <div className="ui-skeleton" />
        <div className="ui-skeleton" />
      </div>
    </div>
  )
}
