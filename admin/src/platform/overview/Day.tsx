import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatDate, formatTime, localParts, weekdayName } from '@ostrov/shared/formats/time'
import { formatWait } from '@ostrov/shared/formats/wait'
import { refusedShare } from '@ostrov/shared/statistics/period'
import type { FiguresWire, OverviewWire } from '@ostrov/shared/statistics/schema'
import { lazy, Suspense } from 'react'
import { type Figure, FigureCards } from '../../business/statistics/FigureCards'
import { serverNow } from '../../clock'

// The library of charts comes when there is something to draw.
const RevenueChart = lazy(() => import('../../business/statistics/RevenueChart'))

const FIGURES: readonly Figure<FiguresWire & { new_people: number }>[] = [
  { label: 'Выручка', value: ({ revenue }) => revenue, show: formatMoney },
  { label: 'Заказы', value: ({ orders }) => orders, show: formatNumber },
  { label: 'Отказы ресторанов', value: refusedShare, show: (share) => `${share}\u00A0%`, less: true, share: true },
  { label: 'Первый заказ на\u00A0острове', value: ({ new_people }) => new_people, show: formatNumber },
  { label: 'Принимают за', value: ({ accept_seconds }) => accept_seconds, show: formatWait, less: true },
]

/** Today so far, beside the same weekday a week ago. */
export function Day({ overview }: { overview: OverviewWire }) {
  const { before, figures, figures_before, new_people, new_people_before } = overview
  const now = serverNow()
  const dayBefore = formatDate(before.from)
  return (
    <section className="overview__day">
      <div>
        <h2>{`Сегодня, ${weekdayName(localParts(now).weekday, 'full')}, к\u00A0${formatTime(now)}`}</h2>
        <p className="ui-muted">{`Под\u00A0каждой цифрой\u00A0— сколько было неделю назад, ${dayBefore}, к\u00A0этому\u00A0же часу.`}</p>
      </div>
      <FigureCards
        figures={FIGURES}
        now={{ ...figures, new_people }}
        before={{ ...figures_before, new_people: new_people_before }}
      />
      <Suspense fallback={<div className="ui-card statistics__chart" />}>
        <RevenueChart statistics={overview} legend={{ now: 'сегодня', before: dayBefore }} />
      </Suspense>
    </section>
  )
}
