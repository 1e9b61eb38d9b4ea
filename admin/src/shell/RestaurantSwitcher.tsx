import type { BusinessPermission } from '@ostrov/shared/accounts/permissions'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { $restaurantId, useRestaurants } from '../session/people'

const ALL = 'Все рестораны'

/** The restaurant one works in: a name when there is one, a choice when there are more. */
export function RestaurantSwitcher({ permission }: { permission: BusinessPermission }) {
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
      <option value="">{ALL}</option>
      {restaurants.map(({ id, title, address }) => (
        <option key={id} value={id}>
          {title}, {address}
        </option>
      ))}
    </select>
  )
}
