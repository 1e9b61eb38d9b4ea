import { Phrase } from '@ostrov/shared/ui/Phrase'
import { $restaurantId, useRestaurants } from '../session/people'
import type { BusinessSection } from './business-sections'

const ALL = 'Все рестораны'
const NONE = 'Выберите ресторан'

/** The restaurant one works in: a name when there is one, a choice when there are more. */
export function RestaurantSwitcher({ permission, ofOne }: Pick<BusinessSection, 'permission' | 'ofOne'>) {
  const { restaurants, chosen } = useRestaurants(permission)
  if (restaurants.length === 0) return null
  if (restaurants.length === 1) {
    return (
      <p className="restaurant-name">
        {chosen?.title}
        <span className="ui-muted ui-small">{chosen && <Phrase text={chosen.address} />}</span>
      </p>
    )
  }
  return (
    <select
      className="ui-input restaurant-switcher"
      aria-label="Ресторан"
      value={chosen?.id ?? ''}
      onChange={(event) => $restaurantId.set(event.target.value)}
    >
      <option value="" disabled={ofOne}>
        {ofOne ? NONE : ALL}
      </option>
      {restaurants.map(({ id, title, address }) => (
        <option key={id} value={id}>
          {restaurants.some((other) => other.id !== id && other.title === title) ? `${title}, ${address}` : title}
        </option>
      ))}
    </select>
  )
}
