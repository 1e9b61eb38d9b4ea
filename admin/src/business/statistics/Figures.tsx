import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatWait } from '@ostrov/shared/formats/wait'
import { changeOf, changeWords } from '@ostrov/shared/statistics/period'
import type { FiguresWire } from '@ostrov/shared/statistics/schema'
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react'

/** To whom it is told: the restaurant, of itself, or an administrator. */
export type Voice = 'own' | 'desk'

type Figure = {
  label: string
  /** What an administrator reads. */
  desk?: string
  value: (figures: FiguresWire) => number | null
  show: (value: number) => string
  /** Less of it is better. */
  less?: true
}

const FIGURES: readonly Figure[] = [
  { label: 'Выручка', value: ({ revenue }) => revenue, show: formatMoney },
  { label: 'Заказы', value: ({ orders }) => orders, show: formatNumber },
  { label: 'Средний чек', value: ({ average_bill }) => average_bill, show: formatMoney },
  { label: 'Клиенты', value: ({ customers }) => customers, show: formatNumber },
  { label: 'Из\u00A0них новые', value: ({ new_customers }) => new_customers, show: formatNumber },
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
  return (
    <dl className="figures">
      {FIGURES.map(({ label, desk = label, value, show, less }) => {
        const [current, earlier] = [value(now), value(before)]
        return (
          <div key={label} className="ui-card figures__one">
            <dt className="ui-muted">{voice === 'own' ? label : desk}</dt>
            <dd className="figures__value">{current === null ? '—' : show(current)}</dd>
            <dd className="ui-small">
              <Change now={current} before={earlier} show={show} less={less} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

type ChangeProps = Pick<Figure, 'show' | 'less'> & { now: number | null; before: number | null }

/** An arrow, how much, and what it was: colour alone would say nothing to many. */
function Change({ now, before, show, less }: ChangeProps) {
  const change = now === null || before === null ? null : changeOf(now, before)
  if (change === null || before === null) return <span className="ui-muted">не&nbsp;с&nbsp;чем сравнить</span>
  const better = less ? change < 0 : change > 0
  const tone = change === 0 ? 'ui-muted' : better ? 'figures__better' : 'figures__worse'
  const Arrow = change === 0 ? Equal : change > 0 ? ArrowUpRight : ArrowDownRight
  return (
    <span className={`figures__change ${tone}`}>
      <Arrow size={16} aria-hidden="true" />
      {changeWords(change)}
      <span className="ui-muted">было {show(before)}</span>
    </span>
  )
}
