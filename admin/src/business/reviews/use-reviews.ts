import type { ListQuery } from '@ostrov/shared/lists/table'
import type { restaurantReviewList } from '@ostrov/shared/reviews/lists'
import type { RestaurantReviewWire } from '@ostrov/shared/reviews/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { api } from '../../api'

type Query = Partial<ListQuery<typeof restaurantReviewList>>
type Page = { items: RestaurantReviewWire[] }

/** The calls about the reviews of one restaurant. */
export const reviewCalls = (restaurantId: string) => api.restaurant({ restaurantId }).review

/** A page of reviews, and how many each choice would leave. */
export function useReviews(restaurantId: string, query: Query) {
  const page = useQuery({
    queryKey: ['reviews', restaurantId, query],
    queryFn: () => ask(reviewCalls(restaurantId).get({ query })),
    placeholderData: keepPreviousData,
  })
  const { page: _page, limit: _limit, sort: _sort, ...filters } = query
  const facets = useQuery({
    queryKey: ['review-facets', restaurantId, filters],
    queryFn: () => ask(reviewCalls(restaurantId).facets.get({ query: filters })),
    placeholderData: keepPreviousData,
  })
  return { page, facets }
}

export function useSummary(restaurantId: string) {
  return useQuery({
    queryKey: ['review-summary', restaurantId],
    queryFn: () => ask(reviewCalls(restaurantId).summary.get()),
  })
}

export function useTemplates(restaurantId: string) {
  return useQuery({
    queryKey: ['review-templates', restaurantId],
    queryFn: () => ask(reviewCalls(restaurantId).templates.get()),
  })
}

/** Shows a changed review where it stands: a list that moved under the eye would lose the one being read. */
export function showReview(client: QueryClient, restaurantId: string, review: RestaurantReviewWire): void {
  client.setQueriesData<Page>({ queryKey: ['reviews', restaurantId] }, (page) =>
    page ? { ...page, items: page.items.map((one) => (one.id === review.id ? review : one)) } : page,
  )
  void client.invalidateQueries({ queryKey: ['review-summary', restaurantId] })
  void client.invalidateQueries({ queryKey: ['review-facets', restaurantId] })
}
