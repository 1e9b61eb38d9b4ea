import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

const ASK_EVERY_MS = 30_000

/** What waits and how the day goes. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: () => ask(api.admin.overview.get()),
    refetchInterval: ASK_EVERY_MS,
  })
}
