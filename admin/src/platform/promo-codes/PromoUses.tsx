import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatDate } from '@ostrov/shared/formats/time'
import type { PromoUsesWire } from '@ostrov/shared/promotions/desk-schema'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'

// The library of charts comes when there is something to draw.
const BarsCanvas = lazy(async () => ({ default: (await import('../../components/chart/BarsCanvas')).BarsCanvas }))

type Props = {
  name: readonly [noun: 'promo_code' | 'promo_code_series', id: string]
  read: () => Promise<PromoUsesWire>
}

/** How a promo code, or a series, was used day by day: what it took off as bars, and all of it as a table. */
export function PromoUses({ name: [noun, id], read }: Props) {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: [noun, 'uses', id], queryFn: read })
  if (!data)
    return error ? (
      <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows />
    )
  if (data.orders === 0)
    return <EmptyState title="Ещё никто не&nbsp;воспользовался" text="Отменённые заказы не&nbsp;считаются." />
  return <Uses uses={data} />
}

function Uses({ uses: { orders, discount, days } }: { uses: PromoUsesWire }) {
  const bars = useMemo(
    () => ({ labels: days.map(({ at }) => formatDate(at)), bars: days.map((day) => day.discount) }),
    [days],
  )
  return (
    <figure className="ui-card statistics__chart">
      <figcaption>
        <h3>Скидка по&nbsp;дням</h3>
        <p>
          {countOf(orders, 'заказ', 'заказа', 'заказов')}, скидка {formatMoney(discount)}
        </p>
      </figcaption>
      <Suspense fallback={<div className="ui-skeleton statistics__canvas" />}>
        <BarsCanvas {...bars} />
      </Suspense>
      <details>
        <summary>Таблицей</summary>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">День</th>
              <th scope="col">Заказов</th>
              <th scope="col">Скидка</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.at}>
                <th scope="row">{formatDate(day.at)}</th>
                <td>{formatNumber(day.orders)}</td>
                <td>{formatMoney(day.discount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
