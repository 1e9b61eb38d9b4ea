import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatWait } from '@ostrov/shared/formats/wait'
import type { FiguresWire } from '@ostrov/shared/statistics/schema'
import { type Figure, FigureCards } from './FigureCards'

/** To whom it is told: the restaurant, of itself, or an administrator. */
export type Voice = 'own' | 'desk'

/** `desk` is what an administrator reads. */
type Told = Figure<FiguresWire> & { desk?: string }

const FIGURES: readonly Told[] = [
  { label: 'Выручка', value: ({ revenue }) => revenue, show: formatMoney },
  { label: 'Заказы', value: ({ orders }) => orders, show: formatNumber },
  { label: 'Средний чек', value: ({ average_bill }) => average_bill, show: formatMoney },
  { label: 'Клиенты', value: ({ customers }) => customers, show: formatNumber },
  {
    label: 'Из\u00A0них впервые у\u00A0вас',
    desk: 'Из\u00A0них впервые в\u00A0ресторане',
    value: ({ new_customers }) => new_customers,
    show: formatNumber,
  },
  {
    label: 'Вы отказали',
    desk: 'Отказы',
    value: ({ cancelled_by_restaurant: count }) => count,
    show: formatNumber,
    less: true,
  },
  {
    label: 'Принимаете за',
    desk: 'Принимают за',
    value: ({ accept_seconds }) => accept_seconds,
    show: formatWait,
    less: true,
  },
  { label: 'Готовите за', desk: 'Готовят за', value: ({ cook_seconds }) => cook_seconds, show: formatWait, less: true },
]

type Props = { now: FiguresWire; before: FiguresWire; voice: Voice }

/** What the period came to, each figure beside what it was. */
export function Figures({ now, before, voice }: Props) {
  const figures = FIGURES.map(({ desk, ...one }) => ({ ...one, label: (voice === 'desk' && desk) || one.label }))
  return <FigureCards figures={figures} now={now} before={before} />
}
