import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api'

/** What the form of a restaurant chooses from. */
export function useKnown() {
  return useQuery({
    queryKey: ['known-places'],
    queryFn: async () => {
      const [cities, cuisines, settings] = await Promise.all([
        ask(api.cities.get({ query: { limit: 100 } })),
        ask(api.cuisines.get({ query: { limit: 100 } })),
        ask(api.settings.get()),
      ])
      return { cities: cities.items, cuisines: cuisines.items, settings }
    },
    staleTime: 600_000,
  })
}
