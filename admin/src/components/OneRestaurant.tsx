import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Fragment, type ReactNode } from 'react'
import { $restaurantId, type NeededPermission, type ServedRestaurant, useRestaurants } from '../session/people'
import { PageHeader } from './PageHeader'
import { EmptyState } from './States'

type Props = {
  permission: NeededPermission
  /** The page's title while no restaurant is chosen. */
  title: string
  /** Drawn anew for another restaurant, so that nothing typed for one is saved for the other. */
  children: (restaurant: ServedRestaurant) => ReactNode
}

/** A page about one restaurant: of several, one is chosen first. */
export function OneRestaurant({ permission, title, children }: Props) {
  const { restaurants, chosen } = useRestaurants(permission)
  if (chosen) {
    return <Fragment key={chosen.id}>{children(chosen)}</Fragment>
  }
  return (
    <div className="page page--narrow">
      <PageHeader title={title} text="О каком ресторане речь?" />
      {restaurants.length === 0 && <EmptyState title="Ресторанов пока нет" />}
      <ul className="restaurant-choice stack gap-3">
        {restaurants.map((restaurant) => (
          <li key={restaurant.id}>
            <button type="button" className="restaurant-choice__one" onClick={() => $restaurantId.set(restaurant.id)}>
              {restaurant.title}
              <span className="ui-muted ui-small">
                <Phrase text={restaurant.address} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
