import { t } from 'elysia'
import { namesOf } from '../wire/names'
import { Day, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { ALL_POINTS, BONUS_KINDS } from './bonus'

export const BonusWanted = t.Optional(
  Integer({
    minimum: 0,
    maximum: ALL_POINTS,
    description: 'Points to spend; a quote spends as many of them as may be.',
  }),
)

/** Points of this person at this restaurant and in this order; one is one ruble. */
export const BonusSchema = t.Object({
  percent: Integer({ description: 'Earned of what is paid for goods.' }),
  share: Integer({ description: 'The most part of the goods that points may pay, percent.' }),
  balance: Integer(),
  most: Integer({ description: 'How many may be spent on this order.' }),
  spent: Integer(),
  will_earn: Integer({ description: 'Earned once the order is completed.' }),
})

/** What a person has, restaurant by restaurant. */
export const BonusBalances = t.Object({
  items: t.Array(
    t.Object({
      restaurant: t.Object({ id: Uuid, name: t.String() }),
      is_on: t.Boolean({ description: 'False: points are neither earned nor spent there now.' }),
      balance: Integer(),
      burns_at: Nullable(Moment),
      burning: Integer({ description: 'How many burn then.' }),
      entries: t.Array(
        t.Object({
          id: Integer(),
          kind: t.UnionEnum(namesOf(BONUS_KINDS), { default: undefined }),
          amount: Integer(),
          order_id: Nullable(Integer()),
          created_at: Moment,
        }),
        { description: 'The last thirty.' },
      ),
    }),
  ),
})

/** What a restaurant's points came to in a period. */
export const RestaurantBonuses = t.Object({
  earned: Integer({ description: 'Less what was taken back.' }),
  spent: Integer({ description: 'Less what was returned.' }),
  burnt: Integer(),
  held: Integer({ description: 'What customers have now.' }),
})
export const BonusPeriod = t.Object({ from: Day, to: { ...Day, description: 'Included.' } })
export type BonusBalancesWire = typeof BonusBalances.static
export type RestaurantBonusesWire = typeof RestaurantBonuses.static
