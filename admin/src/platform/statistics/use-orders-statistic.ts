import type { Period } from '@ostrov/shared/statistics/period'
import { ask } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api'

const FRESH_MS = 60_000

/** Which restaurants: of a town, one, or all. */
export type Scope = { city_id?: string; restaurant_id?: string }

export function useOrdersStatistic(query: Period & Scope) {
  return useQuery({
    queryKey: ['orders-statistic', query],
    queryFn: () => ask(api.admin.restaurants.orders_statistic.get({ query })),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
}
