import { useSearchParams } from 'react-router'
import { usePeriod } from '../../business/statistics/use-statistics'
import { ExportLinks } from '../../components/ExportLinks'
import { PageHeader } from '../../components/PageHeader'
import { ReferenceField } from '../../components/references/ReferenceField'
import { OrdersStatistic } from './OrdersStatistic'

const SCOPES = [
  { name: 'city_id', label: 'Город', of: 'city' },
  { name: 'restaurant_id', label: 'Ресторан', of: 'restaurant' },
] as const

/** How all restaurants are doing, those of a town, or one. What is chosen stands in the address. */
export function OrdersStatisticPage() {
  const { period } = usePeriod()
  const { scope, choose } = useScope()
  return (
    <div className="page">
      <PageHeader
        title="Цифры"
        text={'Под каждой цифрой\u00A0— сколько было за\u00A0такой\u00A0же срок до\u00A0этого.'}
      >
        <ExportLinks path="/api/admin/restaurants/orders_statistic/export" query={{ ...period, ...scope }} />
      </PageHeader>
      <div className="orders-scope columns-top gap-4">
        {SCOPES.map((one) => (
          <ReferenceField
            key={one.name}
            {...one}
            many={false}
            max={1}
            value={[scope[one.name] ?? ''].filter(Boolean)}
            onChange={([id]) => choose(one.name, id)}
          />
        ))}
      </div>
      <OrdersStatistic scope={scope} />
    </div>
  )
}

function useScope() {
  const [params, setParams] = useSearchParams()
  const scope: Record<string, string> = Object.fromEntries(
    SCOPES.flatMap(({ name }) => {
      const id = params.get(name)
      return id ? [[name, id]] : []
    }),
  )
  const choose = (name: string, id: string | undefined) =>
    setParams(
      (now) => {
        if (id) now.set(name, id)
        else now.delete(name)
        return now
      },
      { replace: true },
    )
  return { scope, choose }
}
