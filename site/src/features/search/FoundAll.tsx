import { useStore } from '@nanostores/react'
import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import type { SearchResultWire } from '@ostrov/shared/restaurants/search-schema'
import { foundLabel, SEARCH_LABELS } from '@ostrov/shared/search/labels'
import { RestaurantCard } from '../../components/RestaurantCard'
import { $delivering, byService } from '../restaurants/delivering'
import { FoundProduct } from './FoundProduct'
import './search.css'

type Props = {
  /** Null while nothing has been asked. */
  found: SearchResultWire | null
  often: readonly RestaurantCardWire[]
  now: Date
}

/** What a search has found; what is often looked for when it found nothing, or when nothing was asked. */
export function FoundAll({ found, often, now }: Props) {
  if (!found) return <Suggestions title={SEARCH_LABELS.often} often={often} now={now} />
  const { restaurants, products, total } = found
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
