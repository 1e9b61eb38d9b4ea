import { useStore } from '@nanostores/react'
import { notServedWords } from '@ostrov/shared/menu/hours'
import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import type { FoundProductWire, OftenSearchedWire } from '@ostrov/shared/search/schema'
import { RestaurantCard } from '../../components/RestaurantCard'
import { $delivering, byService } from '../restaurants/delivering'
import { FoundProduct } from './FoundProduct'
import './search.css'

type Suggested = {
  title: string
  instead?: readonly FoundProductWire[]
  often: OftenSearchedWire
  /** Where a query that is often asked is answered. */
  pathOf: (query: string) => string
  now: Date
}

/** What may do where nothing was asked or nothing was found. */
export function Suggestions({ title, instead, often, pathOf, now }: Suggested) {
  return (
    <section className="search-part">
      <div role="status">
        <h2>{title}</h2>
      </div>
      {!instead && <OftenAsked queries={often.queries} pathOf={pathOf} />}
      {instead && instead.length > 0 && <Products products={instead} now={now} />}
      <Cards restaurants={often.restaurants} now={now} />
    </section>
  )
}

export function OftenAsked({ queries, pathOf }: Pick<Suggested, 'pathOf'> & { queries: readonly string[] }) {
  if (queries.length === 0) return null
  return (
    <nav className="search-often cluster gap-2" aria-label="Частые запросы">
      {queries.map((query) => (
        <a key={query} className="ui-chip" href={pathOf(query)}>
          {query}
        </a>
      ))}
    </nav>
  )
}

export function Cards({ restaurants, now }: { restaurants: readonly RestaurantCardWire[]; now: Date }) {
  const delivering = useStore($delivering)
  return (
    <ul className="card-grid columns gap-4">
      {byService(restaurants, delivering).map((restaurant, at) => (
        <li key={restaurant.id}>
          <RestaurantCard restaurant={restaurant} now={now} eager={at === 0} />
        </li>
      ))}
    </ul>
  )
}

export function Products({ products, now }: { products: readonly FoundProductWire[]; now: Date }) {
  const whose = ({ restaurant_title, servings }: FoundProductWire) =>
    [restaurant_title, notServedWords(servings, now)].filter(Boolean).join(' · ')
  return (
    <ul className="found-list">
      {products.map((product) => (
        <li key={product.id}>
          <FoundProduct product={product} place={whose(product)} />
        </li>
      ))}
    </ul>
  )
}
