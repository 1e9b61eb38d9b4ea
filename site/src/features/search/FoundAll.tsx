import { restaurantPath, searchPath } from '@ostrov/shared/paths'
import { foundLabel, SEARCH_LABELS } from '@ostrov/shared/search/labels'
import type { OftenSearchedWire, SearchResultWire } from '@ostrov/shared/search/schema'
import { ChevronRight } from 'lucide-react'
import { sectionAnchor } from '../menu/sections'
import { filtersPath } from '../restaurants/chosen-kitchens'
import { Cards, Products, Suggestions } from './Suggestions'
import './search.css'

type Props = {
  /** Null while nothing has been asked. */
  found: SearchResultWire | null
  often: OftenSearchedWire
  now: Date
}

/** What a search has found; what is often looked for when it found nothing, or when nothing was asked. */
export function FoundAll({ found, often, now }: Props) {
  if (!found) return <Suggestions title={SEARCH_LABELS.often} often={often} pathOf={searchPath} now={now} />
  const { kitchens, categories, restaurants, products, total, instead } = found
  if (total === 0) {
    return <Suggestions title={SEARCH_LABELS.empty} instead={instead} often={often} pathOf={searchPath} now={now} />
  }
  return (
    <>
      <p className="search-count ui-muted" role="status">
        {foundLabel(total)}
      </p>
      {kitchens.length > 0 && <Kitchens kitchens={kitchens} />}
      {restaurants.length > 0 && (
        <section className="search-part">
          <h2>Рестораны</h2>
          <Cards restaurants={restaurants} now={now} />
        </section>
      )}
      {categories.length > 0 && <Categories categories={categories} />}
      {products.length > 0 && (
        <section className="search-part">
          <h2>Блюда</h2>
          <Products products={products} now={now} />
        </section>
      )}
    </>
  )
}

function Kitchens({ kitchens }: Pick<SearchResultWire, 'kitchens'>) {
  return (
    <nav className="search-kitchens cluster gap-2" aria-label="Кухни">
      {kitchens.map(({ slug, name }) => (
        <a key={slug} className="ui-chip" href={filtersPath([slug])}>
          {name}
        </a>
      ))}
    </nav>
  )
}

function Categories({ categories }: Pick<SearchResultWire, 'categories'>) {
  return (
    <section className="search-part">
      <h2>Разделы меню</h2>
      <ul className="found-list">
        {categories.map(({ id, label, restaurant_id, restaurant_title }) => (
          <li key={id}>
            <a className="found found--section" href={`${restaurantPath(restaurant_id)}#${sectionAnchor(id)}`}>
              <span className="found__words">
                <span className="found__name">{label}</span>
                <span className="ui-muted ui-small">{restaurant_title}</span>
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
