import { PORTAL_SEARCH } from '@ostrov/shared/paths'
import { SEARCH_LABELS } from '@ostrov/shared/search/labels'
import type { EverythingWire } from '@ostrov/shared/search/schema'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { ask } from '@ostrov/shared/wire/answers'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { api } from '../../api'
import { SkeletonList } from '../../components/Skeleton'
import { FoundEverything } from './FoundEverything'
import './search.css'
import { type Found, useSearch } from './use-search'

/** Everything that the portal has, found while one types; Enter opens the page of what was found. */
export default function MobileGlobalSearch() {
  const search = useSearch({ find })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <search className="global-search">
      <form className="ui-search row" action={PORTAL_SEARCH}>
        <Search size={22} aria-hidden="true" />
        <input
          ref={field}
          className="ui-input"
          type="search"
          name="query"
          aria-label="Что искать на острове"
          placeholder="Еда, работа, авто, новости…"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          required
          value={search.text}
          onChange={({ target }) => search.setText(target.value)}
        />
      </form>
      <Answer state={search.state} onRetry={search.retry} />
    </search>
  )
}

function Answer({ state, onRetry }: { state: Found<EverythingWire>; onRetry: () => void }) {
  if (state.kind === 'nothing-asked') return <p className="search-count ui-muted">{SEARCH_LABELS.hint}</p>
  if (state.kind === 'loading') return <SkeletonList />
  if (state.kind === 'failed') return <ErrorState title={SEARCH_LABELS.failed} onRetry={onRetry} />
  const { query, result } = state
  if (result.total + result.sections.length > 0) return <FoundEverything query={query} found={result} />
  return (
    <p className="search-count" role="status">
      {SEARCH_LABELS.nothing}
    </p>
  )
}

const find = (query: string) => ask(api.search.everything.get({ query: { query } }))
