import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

const ASK_EVERY_MS = 30_000

/** How the platform itself is. */
export function useSystem() {
  return useQuery({
    queryKey: ['system'],
    queryFn: () => ask(api.admin.system.get()),
    refetchInterval: ASK_EVERY_MS,
  })
}
