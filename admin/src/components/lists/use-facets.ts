import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { FacetsShown } from './FilterFields'

/** Which part of a list is looked at, beside what it is narrowed to. */
type Place = { page?: unknown; limit?: unknown; sort?: unknown; after?: unknown; before?: unknown }
type Filters<Query> = Omit<Query, keyof Place>

/** How many rows each choice of a list would leave, whichever of its pages is looked at and in whatever order. */
export function useFacets<Query extends Place>(
  name: string | readonly string[],
  query: Query,
  read: ((filters: Filters<Query>) => Promise<FacetsShown>) | undefined,
  { refetchInterval = false }: { refetchInterval?: number | false } = {},
): FacetsShown | undefined {
  const { page: _, limit: __, sort: ___, after: ____, before: _____, ...filters } = query
  const { data } = useQuery({
    queryKey: [name, 'facets', filters].flat(),
    queryFn: read ? () => read(filters) : skipToken,
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  return data
}
