import { EDA, EDA_SEARCH } from '@ostrov/shared/paths'
import { SEARCH_LABELS } from '@ostrov/shared/search/labels'
import type { OftenSearchedWire, SearchResultWire } from '@ostrov/shared/search/schema'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { ask } from '@ostrov/shared/wire/answers'
import { Search, X } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { api } from '../../api'
import { SkeletonList } from '../../components/Skeleton'
import { FoundAll } from './FoundAll'
import './search.css'
import { type Found, useSearch } from './use-search'

type Props = {
  /** What the address asks for; the server has found it already. */
  query: string
  found: SearchResultWire | null
  often: OftenSearchedWire
  /** ISO 8601: the moment the page was drawn at. */
  now: string
}

/** The search over all restaurants and dishes; the same form works by itself without JavaScript. */
export default function SearchScreen({ query, found, often, now }: Props) {
  const search = useSearch({ query, found, find, onAsk: rememberInAddress })
  const field = useRef<HTMLInputElement>(null)
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => search.setText(target.value)
  const clear = () => {
    search.setText('')
    field.current?.focus()
  }
  return (
    <>
      <search className="search-form-place">
        <form className="search-form cluster-row gap-2" action={EDA_SEARCH} onSubmit={search.submit}>
          <div className="ui-search row search-form__field">
            <Search size={22} aria-hidden="true" />
            <input
              ref={field}
              className="ui-input"
              type="search"
              name="query"
              aria-label="Поиск"
              placeholder="Поиск"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              value={search.text}
              onChange={type}
            />
            {search.text && (
              <button
                type="button"
                className="ui-round ui-round--plain ui-search__end"
                aria-label="Очистить"
                onClick={clear}
              >
                <X size={20} aria-hidden="true" />
              </button>
            )}
          </div>
          <a className="search-form__cancel" href={EDA}>
            Отмена
          </a>
        </form>
      </search>
      <Answer state={search.state} often={often} now={new Date(now)} onRetry={search.retry} />
    </>
  )
}

type AnswerProps = { state: Found<SearchResultWire>; often: OftenSearchedWire; now: Date; onRetry: () => void }

function Answer({ state, often, now, onRetry }: AnswerProps) {
  if (state.kind === 'loading') return <SkeletonList />
  if (state.kind === 'failed') return <ErrorState title={SEARCH_LABELS.failed} onRetry={onRetry} />
  if (state.kind === 'nothing-asked') return <FoundAll found={null} often={often} now={now} />
  return <FoundAll found={state.result} often={often} now={now} />
}

const find = (query: string) => ask(api.search.get({ query: { query } }))

function rememberInAddress(query: string) {
  const url = new URL(location.href)
  if (query) url.searchParams.set('query', query)
  else url.searchParams.delete('query')
  history.replaceState(history.state, '', url)
}
