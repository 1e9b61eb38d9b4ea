import { isDay } from '@ostrov/shared/forms/form'
import type { Period } from '@ostrov/shared/statistics/period'
import { PERIODS, periodComplaint, periodOf } from '@ostrov/shared/statistics/period'
import { DateField } from '@ostrov/shared/ui/DateField'
import { useState } from 'react'
import { serverNow } from '../../clock'
import { Segments } from '../../components/Segments'
import type { usePeriod } from './use-statistics'

type ChoiceProps = { period: Period; name: ReturnType<typeof usePeriod>['name']; onChoose: (period: Period) => void }

/** Days by name, or from one to another. */
export function PeriodChoice({ period, name, onChoose }: ChoiceProps) {
  const [typed, setTyped] = useState(period)
  const complaint = periodComplaint(typed)
  const type = (change: Partial<Period>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (isWhole(next) && periodComplaint(next) === null) onChoose(next)
  }
  return (
    <div className="statistics__period">
      <Segments
        legend="Период"
        quiet
        name="period"
        options={PERIODS}
        value={name}
        onChoose={(one) => onChoose(periodOf(one, serverNow()))}
      />
      <DateField label="С" value={typed.from} onChange={(from) => type({ from })} />
      <DateField
        label="По"
        value={typed.to}
        onChange={(to) => type({ to })}
        error={isWhole(typed) ? complaint : null}
      />
    </div>
  )
}

/** While a day is being typed there is nothing to complain about. */
const isWhole = ({ from, to }: Period) => isDay(from) && isDay(to)
