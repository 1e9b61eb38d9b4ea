import type { ProductWire } from '@ostrov/shared/menu/schema'
import { restaurantPath } from '@ostrov/shared/paths'
import { findDishes } from '@ostrov/shared/search/find-dishes'
import { foundLabel, SEARCH_LABELS } from '@ostrov/shared/search/labels'
import { Search } from 'lucide-react'
import { memo, useDeferredValue, useState } from 'react'
import { FoundProduct } from './FoundProduct'
import './search.css'

type Props = {
  restaurant_id: string
  query: string
  /** With when each is served, where that is not now. */
  dishes: readonly (ProductWire & { not_served?: string | undefined })[]
}

const SUGGESTED = 6

/** The search inside one menu: found as one types, since the whole menu is here already. */
export default function MenuSearch({ restaurant_id, query, dishes }: Props) {
  const [text, setText] = useState(query)
  const settled = useDeferredValue(text)
  return (
    <>
      <search className="search-form-place">
        <form className="search-form cluster-row gap-2" onSubmit={(event) => event.preventDefault()}>
          <div className="ui-search row search-form__field">
            <Search size={22} aria-hidden="true" />
            <input
              className="ui-input"
              type="search"
              name="query"
              aria-label="Поиск по меню"
              placeholder="Поиск по меню"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <a className="search-form__cancel" href={restaurantPath(restaurant_id)}>
            Отмена
          </a>
        </form>
      </search>
      <FoundDishes text={settled} dishes={dishes} />
    </>
  )
}

/** Drawn after the letter that asks for it, which does not wait for a hundred rows. */
const FoundDishes = memo(function FoundDishes({ text, dishes }: { text: string; dishes: Props['dishes'] }) {
  const found = findDishes(dishes, text)
  const asked = text.trim() !== ''
  const popular = dishes.filter((dish) => dish.is_popular)
  const shown = found.length > 0 ? found : (popular.length > 0 ? popular : dishes).slice(0, SUGGESTED)
  return (
    <>
      {found.length > 0 && (
        <p className="search-count ui-muted" role="status">
          {foundLabel(found.length)}
        </p>
      )}
      <section className="search-part">
        <div role="status">
          <h2>{found.length > 0 ? 'Блюда' : asked ? SEARCH_LABELS.empty : 'Популярное'}</h2>
        </div>
        <ul className="found-list">
          {shown.map((product) => (
            <li key={product.id}>
              <FoundProduct product={product} place={product.not_served} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
})
