import { persistentAtom } from '@nanostores/persistent'
import { useStore } from '@nanostores/react'
import type { BusinessPermission } from '@ostrov/shared/staff/permissions'
import type { BusinessUserWire } from '@ostrov/shared/staff/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api'
import type { StaffKind } from './store'

/** `owner`: the owner alone, whatever a manager was permitted. */
export type NeededPermission = BusinessPermission | 'owner'
export type Person = Pick<BusinessUserWire, 'role' | 'restaurants'>
export type ServedRestaurant = BusinessUserWire['restaurants'][number]

/** The restaurant one works in now; '' is all of them. */
export const $restaurantId = persistentAtom<string>('ostrov_staff_restaurant', '')

/** The business user signed in, with every restaurant they serve and what they may do there. */
export function useProfile(enabled = true, { refetchInterval = false }: { refetchInterval?: number | false } = {}) {
  return useQuery({
    queryKey: ['profile'],
    queryFn: () => ask(api.business_user.get()),
    ...{ staleTime: 60_000, refetchInterval, refetchIntervalInBackground: true, enabled },
  })
}

/** The administrator signed in. */
export function useAdministrator(enabled = true) {
  return useQuery({ queryKey: ['administrator'], queryFn: () => ask(api.admin.me.get()), staleTime: 60_000, enabled })
}

/** The mail of whoever this browser has been working for since the page was opened; nobody's while nothing was shown yet. */
export function useShownPerson(kind: StaffKind): string | undefined {
  // Only what the pages themselves have asked for: who is not signed in is asked nothing.
  const [profile, administrator] = [useProfile(false), useAdministrator(false)]
  return (kind === 'business' ? profile : administrator).data?.email
}

/** Restaurants where this person may do `permission`, and the one chosen among them; null is all of them. */
export function useRestaurants(permission: NeededPermission) {
  const { data: profile } = useProfile()
  const chosenId = useStore($restaurantId)
  return chooseRestaurant(profile ? permitting(profile, permission) : [], chosenId)
}

/** Restaurants where this person may do `permission`. */
export function permitting({ role, restaurants }: Person, permission: NeededPermission): ServedRestaurant[] {
  if (permission === 'owner') return role === 'owner' ? restaurants : []
  return restaurants.filter(({ permissions }) => permissions.includes(permission))
}

/** The choice as it stands: a restaurant one no longer serves is not chosen, and a single one needs no choosing. */
export function chooseRestaurant(restaurants: readonly ServedRestaurant[], chosenId: string) {
  const only = restaurants.length === 1 ? restaurants[0] : undefined
  return { restaurants, chosen: only ?? restaurants.find(({ id }) => id === chosenId) ?? null }
}
