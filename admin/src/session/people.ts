import { persistentAtom } from '@nanostores/persistent'
import { useStore } from '@nanostores/react'
import type { BusinessPermission } from '@ostrov/shared/accounts/permissions'
import type { BusinessUserWire } from '@ostrov/shared/accounts/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api'

export type ServedRestaurant = BusinessUserWire['restaurants'][number]

/** The restaurant one works in now; '' is all of them. */
export const $restaurantId = persistentAtom<string>('ostrov_staff_restaurant', '')

/** The business user signed in, with every restaurant they serve and what they may do there. */
export function useProfile() {
  return useQuery({ queryKey: ['profile'], queryFn: () => ask(api.business_user.get()), staleTime: 60_000 })
}

/** The administrator signed in. */
export function useAdministrator() {
  return useQuery({ queryKey: ['administrator'], queryFn: () => ask(api.admin.me.get()), staleTime: 60_000 })
}

/** Restaurants where this person may do `permission`, and the one chosen among them; null is all of them. */
export function useRestaurants(permission: BusinessPermission) {
  const served = useProfile().data?.restaurants ?? []
  const chosenId = useStore($restaurantId)
  return chooseRestaurant(served, permission, chosenId)
}

/** The choice as it stands: a restaurant one no longer serves is not chosen, and a single one needs no choosing. */
export function chooseRestaurant(
  served: readonly ServedRestaurant[],
  permission: BusinessPermission,
  chosenId: string,
) {
  const restaurants = served.filter((one) => one.permissions.includes(permission))
  const only = restaurants.length === 1 ? restaurants[0] : undefined
  return { restaurants, chosen: only ?? restaurants.find(({ id }) => id === chosenId) ?? null }
}
