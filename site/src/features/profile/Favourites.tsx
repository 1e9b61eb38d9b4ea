import { useStore } from '@nanostores/react'
import { EDA } from '@ostrov/shared/paths'
import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { ask } from '@ostrov/shared/wire/answers'
import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '../../api'
import { EmptyState } from '../../components/EmptyState'
import { RestaurantCard } from '../../components/RestaurantCard'
import { SkeletonCards } from '../../components/Skeleton'
import { $delivering, $terms, askDelivering, watchDelivering } from '../restaurants/delivering'
import { $favourites, loadFavourites, toggleFavourite } from '../restaurants/favourites'
import { PersonOnly } from './PersonOnly'
import { useReading } from './use-reading'

/** The restaurants the person likes. One whose heart is pressed stays on the page, so that a slip can be undone. */
export default function Favourites() {
  return (
    <PersonOnly title="Здесь будут любимые рестораны" drawing="heart">
      {() => <FavouriteList />}
    </PersonOnly>
  )
}

function FavouriteList() {
  const [reading, load] = useReading(readList)
  if (reading === 'loading') return <SkeletonCards />
  if (reading === 'failed') return <ErrorState title="Не получилось загрузить рестораны" onRetry={load} />
  const { items } = reading.data
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="heart"
        title="Любимых пока нет"
        text="Нажмите на сердце у ресторана — и он будет под рукой."
        action={{ href: EDA, label: 'Выбрать ресторан' }}
      />
    )
  }
  return <Cards restaurants={items.map(({ restaurant }) => restaurant)} />
}

/** In the order of the server, which knows the address; who does not deliver there says so. */
function Cards({ restaurants }: { restaurants: readonly RestaurantCardWire[] }) {
  const delivering = useStore($delivering)
  const terms = useStore($terms)
  useEffect(() => watchDelivering(() => void askDelivering(restaurants.map(({ id }) => id))), [restaurants])
  const now = new Date()
  return (
    <div className="card-grid columns gap-4">
      <h2 className="ui-hidden">Список</h2>
      {restaurants.map((restaurant) => {
        const out = restaurant.delivers && delivering.get(restaurant.id) === false
        return (
          <div key={restaurant.id} className="restaurant-card-place">
            <RestaurantCard
              restaurant={{ ...restaurant, ...terms.get(restaurant.id) }}
              now={now}
              {...(out && { zone: 'out' })}
            />
            <div className="restaurant-card-place__corner">
              <LikeButton restaurant_id={restaurant.id} name={restaurant.general_info.name} />
            </div>
          </div>
        )
      })}
    </div>
  )
}

async function readList() {
  const [list] = await Promise.all([ask(api.restaurants.favorite.get({ query: {} })), loadFavourites()])
  return list
}

function LikeButton({ restaurant_id, name }: { restaurant_id: string; name: string }) {
  const liked = useStore($favourites)?.has(restaurant_id) ?? true
  return (
    <button
      type="button"
      className="ui-round"
      aria-pressed={liked}
      aria-label={`В любимые: ${name}`}
      onClick={() => toggleFavourite(restaurant_id)}
    >
      <Heart size={20} aria-hidden="true" />
    </button>
  )
}
