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
      <CounterState id={id} counter={data} />
      {data.has_secret && <UnlinkedNote id={id} />}
      {mayMove && <CounterOrders id={id} />}
      <CounterForm id={id} counter={data} />
      {data.hook_url && <HookAddress url={data.hook_url} />}
    </>
  )
}
