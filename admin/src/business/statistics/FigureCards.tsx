import { changeOf, changeWords, pointWords } from '@ostrov/shared/statistics/period'
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react'

export type Figure<Of> = {
  label: string
  value: (figures: Of) => number | null
  show: (value: number) => string
  /** Less of it is better. */
  less?: true
  /** It is a share itself, so its change is told in points. */
  share?: true
}

type Props<Of> = { figures: readonly Figure<Of>[]; now: Of; before: Of }

/** Figures, each beside what it was. */
export function FigureCards<Of>({ figures, now, before }: Props<Of>) {
  return (
    <dl className="figures columns gap-3">
      {figures.map(({ value, ...figure }) => (
        <FigureCard key={figure.label} {...figure} now={value(now)} before={value(before)} />
      ))}
    </dl>
  )
}

type Shown = Omit<Figure<unknown>, 'value'> & { now: number | null; before: number | null }

function FigureCard({ label, now, ...rest }: Shown) {
  return (
    <div className="ui-card figures__one">
      <dt className="ui-muted">{label}</dt>
      <dd className="figures__value">{now === null ? '—' : rest.show(now)}</dd>
      <dd className="ui-small">
        <Change {...rest} now={now} />
      </dd>
    </div>
  )
}

/** An arrow, how much, and what it was: colour alone would say nothing to many. */
function Change({ now, before, show, less, share }: Omit<Shown, 'label'>) {
  const change = now === null || before === null ? null : share ? now - before : changeOf(now, before)
  if (change === null || before === null) return <span className="ui-muted">не&nbsp;с&nbsp;чем сравнить</span>
  const better = less ? change < 0 : change > 0
  const tone = change === 0 ? 'ui-muted' : better ? 'figures__better' : 'figures__worse'
  const Arrow = change === 0 ? Equal : change > 0 ? ArrowUpRight : ArrowDownRight
  return (
    <span className={`figures__change ${tone}`}>
      <Arrow size={16} aria-hidden="true" />
      {share ? pointWords(change) : changeWords(change)}
      <span className="ui-muted">было {show(before)}</span>
    </span>
  )
}
