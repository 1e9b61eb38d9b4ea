import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import type { CourierFiguresWire } from '@ostrov/shared/statistics/schema'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { ExportLinks } from '../../components/ExportLinks'
import { ErrorState } from '../../components/States'
import type { useStatistics } from './use-statistics'

type One = CourierFiguresWire['items'][number]
type Props = { query: ReturnType<typeof useStatistics>['query'] }

const minutes = (half: number | null) => (half === null ? '—' : `${half}\u00A0мин`)
const COLUMNS: readonly (readonly [title: string, cell: (one: One) => string])[] = [
  ['Вручил', ({ orders }) => formatNumber(orders)],
  ['Забирал за', ({ minutes_to_pick_up }) => minutes(minutes_to_pick_up)],
  ['Вёз до\u00A0двери', ({ minutes_to_door }) => minutes(minutes_to_door)],
  ['Вручал', ({ minutes_at_door }) => minutes(minutes_at_door)],
  ['Поздно', ({ late }) => formatNumber(late)],
  ['Не\u00A0открыли', ({ not_opened }) => formatNumber(not_opened)],
  ['Вернул', ({ brought_back }) => formatNumber(brought_back)],
  ['Наличными', ({ cash }) => formatMoney(cash)],
]

/** What each courier brought in the period, and how soon half of it; nothing where nobody brought any. */
export function CourierFigures({ query }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['statistics', 'couriers', query],
    queryFn: () => ask(api.business_user.statistics.couriers.get({ query })),
    placeholderData: keepPreviousData,
  })
  if (!data) return error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
  if (data.items.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="courier-figures">
      <div className="split">
        <h2 id="courier-figures">Курьеры</h2>
        <div className="cluster gap-2">
          <ExportLinks path="/api/business_user/statistics/couriers/export" query={query} />
        </div>
      </div>
      <p className="ui-muted">Минуты&nbsp;— половина заказов не&nbsp;дольше.</p>
      <table className="data-table" aria-busy={isPlaceholderData} aria-labelledby="courier-figures">
        <thead>
          <tr>
            <th scope="col">Кто</th>
            {COLUMNS.map(([title]) => (
              <th key={title} scope="col" className="data-table__number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((one) => (
            <tr key={one.courier_id}>
              <td data-title="Кто">{one.name}</td>
              {COLUMNS.map(([title, cell]) => (
                <td key={title} data-title={title} className="data-table__number">
                  {cell(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
