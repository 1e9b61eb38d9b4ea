import type { CounterStateWire } from '@ostrov/shared/counters/schema'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { OneRestaurant } from '../../components/OneRestaurant'
import { ErrorState, SkeletonRows } from '../../components/States'
import { CounterForm } from './CounterForm'
import { CounterOrders } from './CounterOrders'
import { CounterState } from './CounterState'
import { counterKey } from './counter-key'
import { HookAddress } from './HookAddress'
import { IntegrationsHead } from './IntegrationsHead'
import { UnlinkedNote } from './UnlinkedNote'
import { useUnlinked } from './use-counter-menu'

/** How a restaurant's counter is reached, how it does, and what of its orders wants a hand. */
export function CounterPage() {
  return (
    <OneRestaurant permission="integrations" title="Интеграции">
      {({ id, title, permissions }) => (
        <div className="page page--narrow">
          <IntegrationsHead restaurant={title} tab="FrontPad" />
          <p className="ui-muted">
            Заказы уходят в&nbsp;FrontPad, статусы приходят оттуда сами. Касса у&nbsp;ресторана одна: сохранённая здесь
            заменит прежнюю.
          </p>
          <Loaded id={id} mayMove={permissions.includes('orders')} />
        </div>
      )}
    </OneRestaurant>
  )
}

/** Whether it works is also whether it knows the dishes. */
function Linked({ id, counter }: { id: string; counter: CounterStateWire }) {
  const unlinked = useUnlinked(id)
  return (
    <>
      <CounterState id={id} counter={counter} unlinked={unlinked?.length ?? 0} />
      <UnlinkedNote id={id} />
    </>
  )
}

function Loaded({ id, mayMove }: { id: string; mayMove: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: counterKey(id),
    queryFn: () => ask(api.integrations.frontpad.restaurant({ restaurantId: id }).get()),
    refetchOnWindowFocus: false,
  })
  if (!data) {
    return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
  }
  return (
    <>
      {data.has_secret ? <Linked id={id} counter={data} /> : <CounterState id={id} counter={data} />}
      {mayMove && <CounterOrders id={id} />}
      <CounterForm id={id} counter={data} />
      {data.hook_url && <HookAddress url={data.hook_url} />}
    </>
  )
}
