import { BonusBalances, BonusPeriod, RestaurantBonuses } from '@ostrov/shared/orders/bonus-schema'
import { periodComplaint } from '@ostrov/shared/statistics/period'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { readBonuses, readRestaurantBonuses } from './read-bonuses'

/** Points of a person, and of a restaurant. */
export const bonusRoutes = (deps: Deps) => new Elysia().use(bonusCustomerRoutes(deps)).use(bonusBusinessRoutes(deps))

const bonusCustomerRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/user/bonuses', ({ em, customer, now }) => readBonuses(em, customer.id, now), {
    customer: 'reads',
    response: { 200: BonusBalances },
    detail: { summary: 'My points, restaurant by restaurant, and what became of them', tags: ['Orders'] },
  })

/** A restaurant's points. */
const bonusBusinessRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/business_user/restaurants/:restaurantId/bonuses',
    ({ em, restaurant, query }) => {
      const complaint = periodComplaint(query)
      if (complaint) throw new Refusal('request.invalid', { errors: { to: complaint } })
      return readRestaurantBonuses(em, restaurant, query)
    },
    {
      serves: { reads: 'settings' },
      refuses: ['request.invalid'],
      params: t.Object({ restaurantId: Uuid }),
      query: BonusPeriod,
      response: { 200: RestaurantBonuses },
      detail: { summary: 'How many points were earned, spent and burnt', tags: ['Restaurants'] },
    },
  )
