import { useStore } from '@nanostores/react'
import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import type { SearchResultWire } from '@ostrov/shared/restaurants/search-schema'
import { foundLabel, SEARCH_LABELS } from '@ostrov/shared/search/labels'
import { Search, X } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { ErrorState } from '../../components/ErrorState'
import { RestaurantCard } from '../../components/RestaurantCard'
import { SkeletonList } from '../../components/Skeleton'
import { $delivering, byService } from '../restaurants/delivering'
import { FoundProduct } from './FoundProduct'
import './search.css'
import { type Found, useSearch } from './use-search'

type Props = {
  /** What the address asks for; the server has found it already. */
  query: string
  found: SearchResultWire | null
  often: readonly RestaurantCardWire[]
  /** ISO 8601: the moment the page was drawn at. */
  now: string
}

/** The search over all restaurants and dishes; the same form works by itself without JavaScript. */
export default function SearchScreen({ query, found, often, now }: Props) {
  const search = useSearch(query, found)
  const field = useRef<HTMLInputElement>(null)
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => search.setText(target.value)
  const clear = () => {
    search.setText('')
    field.current?.focus()
  }
  return (
    <>
      <search className="search-form-place">
        <form className="search-form" action="/eda/search" onSubmit={search.submit}>
          <div className="ui-search search-form__field">
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
          <a className="search-form__cancel" href="/eda">
            Отмена
          </a>
        </form>
      </search>
      <Answer state={search.state} often={often} now={new Date(now)} onRetry={search.retry} />
    </>
  )
}

type AnswerProps = { state: Found; often: readonly RestaurantCardWire[]; now: Date; onRetry: () => void }

function Answer({ state, often, now, onRetry }: AnswerProps) {
  if (state.kind === 'loading') return <SkeletonList />
  if (state.kind === 'failed') return <ErrorState title={SEARCH_LABELS.failed} onRetry={onRetry} />
  if (state.kind === 'nothing-asked') return <Suggestions title={SEARCH_LABELS.often} often={often} now={now} />
  const { restaurants, products, total } = state.result
  if (total === 0) return <Suggestions title={SEARCH_LABELS.empty} often={often} now={now} />
  return (
    <>
      <p className="search-count ui-muted" role="status">
        {foundLabel(total)}
      </p>
      {restaurants.length > 0 && (
        <section className="search-part">
          <h2>Рестораны</h2>
          <Cards restaurants={restaurants} now={now} />
        </section>
      )}
      {products.length > 0 && (
        <section className="search-part">
          <h2>Блюда</h2>
          <ul className="found-list">
            {products.map((product) => (
              <li key={product.id}>
                <FoundProduct product={product} place={product.restaurant_title} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Suggestions({ title, often, now }: { title: string; often: readonly RestaurantCardWire[]; now: Date }) {
  return (
    <section className="search-part">
      <div role="status">
        <h2>{title}</h2>
      </div>
      <Cards restaurants={often} now={now} />
    </section>
  )
}

function Cards({ restaurants, now }: { restaurants: readonly RestaurantCardWire[]; now: Date }) {
  const delivering = useStore($delivering)
  return (
    <ul className="card-grid">
      {byService(restaurants, delivering).map((restaurant) => (
        <li key={restaurant.id}>
          <RestaurantCard restaurant={restaurant} now={now} />
        </li>
      ))}
    </ul>
  )
}
