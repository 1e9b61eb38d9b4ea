import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

/** How far a restaurant is from its first order; of none nothing is asked. */
export function useFirstSteps(
  id: string | undefined,
  { refetchInterval = false }: { refetchInterval?: number | false } = {},
) {
  return useQuery({
    queryKey: ['with-count', id],
    queryFn: () => ask(api.business_user.restaurants({ restaurantId: id ?? '' }).with_count.get()),
    staleTime: 0,
    enabled: id !== undefined,
    refetchInterval,
  })
}
