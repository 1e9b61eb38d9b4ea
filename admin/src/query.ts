import { Problem } from '@ostrov/shared/wire/answers'
import { QueryClient } from '@tanstack/react-query'

/** One cache for the whole back office. A refusal is an answer: only a lost connection is worth asking again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && isPassing(error),
      refetchOnWindowFocus: true,
      // The browser's own idea of being offline is often wrong behind a router without internet.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

function isPassing(error: Error): boolean {
  return error instanceof Problem && (error.status === 0 || error.status >= 500)
}
