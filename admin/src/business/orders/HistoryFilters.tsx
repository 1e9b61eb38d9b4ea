import { Field, SelectField } from '@ostrov/shared/ui/Field'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { withFilter } from '../../components/search-params'
import { OUTCOMES } from './history-query'

/** The filters of the history; each lands in the address as soon as it is chosen. */
export function HistoryFilters() {
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) => setParams((now) => withFilter(now, name, value), { replace: true })
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  return (
    <div className="filters">
      <SearchLine initial={params.get('query') ?? ''} onSearch={(query) => set('query', query)} />
      <SelectField
        label="Итог"
        value={params.get('status') ?? ''}
        onChange={(event) => set('status', event.target.value)}
      >
        <option value="">Любой</option>
        {Object.entries(OUTCOMES).map(([key, { label }]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field
        label="С"
        type="date"
        max={to || undefined}
        value={from}
        onChange={(event) => set('from', event.target.value)}
      />
      <Field
        label="По"
        type="date"
        min={from || undefined}
        value={to}
        onChange={(event) => set('to', event.target.value)}
      />
    </div>
  )
}

const TYPING_PAUSE_MS = 500

/** Searches when one stops typing, or at once on Enter. */
function SearchLine({ initial, onSearch }: { initial: string; onSearch: (query: string) => void }) {
  const [typed, setTyped] = useState(initial)
  // «Сбросить фильтры» and the back button change the address from outside.
  useEffect(() => setTyped((now) => (now.trim() === initial ? now : initial)), [initial])
  useEffect(() => {
    if (typed.trim() === initial) return
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form onSubmit={search} className="filters__search">
        <Field
          label="Номер или конец телефона"
          type="search"
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Search size={20} aria-hidden="true" />
      </form>
    </search>
  )
}
