import { localParts } from '@ostrov/shared/formats/time'
import { makeOffer } from './offers'
import type { openKitchen } from './orders'
import type { Product } from './product'

const [HAPPY_FROM, HAPPY_TILL] = [14 * 60, 17 * 60]
const [EARNED_PERCENT, MOST_PERCENT] = [10, 50]

/** Happy hours of a fifth, the second at half its price at other hours, and points; `price` is a piece's, in rubles. */
export async function setTerms(product: Product, kitchen: Awaited<ReturnType<typeof openKitchen>>, price: number) {
  const happy = { percent: 20, served_from: '14:00', served_till: '17:00', sort: 0 }
  await makeOffer(product, kitchen, happy)
  await makeOffer(product, kitchen, {
    ...{ kind: 'second_half', label: 'Второй за полцены', percent: null, sort: 1, limit_per_customer: 1 },
  })
  const terms = { bonus_percent: EARNED_PERCENT, bonus_share: MOST_PERCENT, bonus_days: null }
  const path = `/api/business_user/restaurants/${kitchen.restaurant_id}`
  const { status } = await product.call('PUT', path, { token: kitchen.owner.token, body: terms })
  if (status !== 200) throw new Error('Points were not turned on')
  return {
    /** Somebody has so many points from before. */
    has: (user_id: string, amount: number) =>
      product.pool.query(
        `insert into bonus_entry (user_id, restaurant_id, kind, amount, rest) select $1, $2, 'earned', $3, $3 where $3 > 0`,
        [user_id, kitchen.restaurant_id, amount],
      ),
    /** What so many pieces cost as a meal of this moment, of points spent as many as may be; and what that earns. */
    costOf(quantity: number, meal: Date, points: number) {
      const { minutes } = localParts(meal)
      const isHappy = minutes >= HAPPY_FROM && minutes < HAPPY_TILL
      const off = isHappy ? quantity * Math.floor(price / 5) : Math.floor(quantity / 2) * Math.floor(price / 2)
      const goods = quantity * price - off
      const spent = Math.min(points, Math.floor((goods * MOST_PERCENT) / 100))
      return { goods: goods - spent, spent, earned: Math.floor(((goods - spent) * EARNED_PERCENT) / 100) }
    },
    /** What they have now: by the sum of the ledger, and by what is left of it. */
    async pointsOf(user_id: string): Promise<[number, number]> {
      const { rows } = await product.pool.query(
        'select coalesce(sum(amount), 0)::int as sum, coalesce(sum(rest), 0)::int as rest from bonus_entry where user_id = $1',
        [user_id],
      )
      return [rows[0].sum, rows[0].rest]
    },
  }
}
