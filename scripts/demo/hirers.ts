import { BUSINESS_USERS } from './island/people'
import { RESTAURANTS } from './island/restaurants'
import type { DemoCustomer } from './island/shapes'

/** Who looks for people in the name of a restaurant: its owner, whom the portal knows by the same phone; null of any other company. */
export function hirerOf(company: string): DemoCustomer | null {
  const restaurant = RESTAURANTS.find(({ name }) => name === company)
  const owner = BUSINESS_USERS.find(
    ({ role, restaurants }) => role === 'owner' && restaurants.includes(restaurant?.key ?? ''),
  )
  return restaurant && owner ? { name: owner.name, phone: owner.phone, email: null, city: restaurant.city } : null
}
