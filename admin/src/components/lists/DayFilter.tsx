import { isDay } from '@ostrov/shared/forms/form'
import { dayBarsOf, dayBarWords } from '@ostrov/shared/lists/histogram'
import type { AnyQuery, Filter } from '@ostrov/shared/lists/table'
import { DateField } from '@ostrov/shared/ui/DateField'
import { useEffect, useState } from 'react'
import { Bars } from './Bars'
import type { ListState } from './use-list'

type Props = {
  name: string
  filter: Extract<Filter, { kind: 'day' }>
  list: ListState
  /** How many rows lie on which days, where that is counted. */
  counts: Readonly<Record<string, number>> | undefined
}

/** One day of a list's rows, or an end of its days; over the first end how many lie where. */
export function DayFilter({ name, filter: { label, edge, histogram }, list, counts = {} }: Props) {
  const query: AnyQuery = list.query
  // A day may not pass the other end of its range.
  const end = (of: 'from' | 'to') =>
    Object.entries(list.table.filters ?? {}).flatMap(([key, one]) =>
      one.kind === 'day' && one.edge === of ? [String(query[key] ?? '')] : [],
    )[0]
  const chosen = String(query[name] ?? '')
  const [typed, setTyped] = useState(chosen)
  useEffect(() => setTyped(chosen), [chosen])
  const change = (day: string) => {
    setTyped(day)
    if (day === '' || isDay(day)) list.choose({ [name]: day || undefined })
  }
  const bars = histogram ? dayBarsOf(counts, { from: end('from'), to: end('to') }) : []
  return (
    <>
      <Bars bars={bars} label={dayBarWords('По\u00A0дням', bars)} />
      <DateField
        label={label}
        max={(edge === 'from' && end('to')) || undefined}
        min={(edge === 'to' && end('from')) || undefined}
        value={typed}
        onChange={change}
      />
    </>
  )
}
