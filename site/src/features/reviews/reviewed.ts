import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { personOf, type Visit } from '../../visit'

/**
 * What the server knows of an order to be reviewed when it writes the page: the order, and what of it the person has reviewed.
 * Null for a guest, and for an order that is not theirs: the page's script says which.
 */
export async function readReviewed(visit: Visit, id: string) {
  if (!(await personOf(visit))) return null
  const [order, written] = await Promise.all([
    askOrNull(visit.api.user.orders({ id }).get()),
    ask(visit.api.user.reviews.get({ query: { limit: 100 } })),
  ])
  if (!order) return null
  return { order, reviews: written.items.filter(({ order_id }) => order_id === order.id) }
}
