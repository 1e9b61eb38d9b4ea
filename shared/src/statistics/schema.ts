import { t } from 'elysia'
import { QueueFigures } from '../moderation/schema'
import { Day, Integer, Moment, Nullable, Rubles, Uuid } from '../wire/schema'

const Period = t.Object({ from: Day, to: Day })
const Seconds = Nullable(Integer({ description: 'The median, seconds; null where nobody was so far.' }))

export const StatisticsQuery = t.Object({
  from: t.Optional(Day),
  to: t.Optional({ ...Day, description: 'Included. Today when neither is given.' }),
  restaurant_id: t.Optional(Uuid),
})

/** What a period came to. Cancelled and unpaid orders bring nothing. */
export const Figures = t.Object({
  revenue: Rubles,
  orders: Integer(),
  average_bill: Rubles,
  customers: Integer(),
  new_customers: Integer({ description: 'Who had never ordered there before.' }),
  cancelled_by_restaurant: Integer(),
  cancelled_by_others: Integer(),
  discount: Rubles,
  accept_seconds: Seconds,
  cook_seconds: Seconds,
})

export const StatisticsSchema = t.Object({
  period: Period,
  before: Period,
  figures: Figures,
  figures_before: { ...Figures, description: 'Of a period that is not over: of as much of the days before.' },
  rows: t.Array(t.Object({ at: t.String(), revenue: Rubles, orders: Integer(), revenue_before: Rubles }), {
    description: 'By days, or by hours (00–23) of a single one; each beside the same place of the period before.',
  }),
  hours: t.Array(t.Object({ weekday: Integer(), hour: Integer(), orders: Integer() }), {
    description: 'Orders by weekday (1 is Monday) and hour; hours without any are left out.',
  }),
  refusals: t.Array(t.Object({ reason: t.String(), count: Integer() })),
  payments: t.Array(t.Object({ payment_type: t.String(), orders: Integer(), revenue: Rubles })),
  products: t.Array(
    t.Object({
      product_id: Uuid,
      name: t.String(),
      quantity: Integer(),
      revenue: Rubles,
      bought_with: t.Array(t.Object({ name: t.String(), count: Integer() })),
    }),
    { description: 'The ten that brought most.' },
  ),
  promo_codes: t.Array(t.Object({ code: t.String(), orders: Integer(), discount: Rubles })),
  offers: t.Array(t.Object({ label: t.String(), orders: Integer(), discount: Rubles }), {
    description: 'What the restaurants’ offers took off.',
  }),
})

/** What a courier came to in a period; minutes are what half of the orders took at most, null where none did. */
const Minutes = Nullable(Integer())
export const CourierFigures = t.Object({
  period: Period,
  items: t.Array(
    t.Object({
      courier_id: Uuid,
      name: t.String(),
      orders: Integer({ description: 'Handed over.' }),
      minutes_to_pick_up: { ...Minutes, description: 'From given to picked up.' },
      minutes_to_door: { ...Minutes, description: 'From picked up to the door.' },
      minutes_at_door: { ...Minutes, description: 'From the door to handed over.' },
      late: Integer({ description: 'Handed over after it was promised.' }),
      not_opened: Integer(),
      brought_back: Integer(),
      cash: Rubles,
    }),
    { description: 'Who brought most first; of the days on which orders were given; 200 at most.' },
  ),
})

/** Of all restaurants, of a town's or of one. */
export const OrdersStatisticQuery = t.Composite([StatisticsQuery, t.Object({ city_id: t.Optional(Uuid) })])
const counts = {
  orders: Integer(),
  revenue: Rubles,
  refused: Integer({ description: 'By the restaurant.' }),
  came: Integer({ description: 'All but the unpaid.' }),
}
export const OrdersStatisticSchema = t.Composite([
  StatisticsSchema,
  t.Object({
    towns: t.Array(t.Object({ id: Uuid, name: t.String(), ...counts }), { description: 'Who brought most first.' }),
    restaurants: t.Array(t.Object({ id: Uuid, title: t.String(), city: t.String(), ...counts }), {
      description: 'The hundred that brought most.',
    }),
  }),
])

const Needing = t.Object({ orders: Integer(), restaurants: Integer() })
/** Today so far, beside the same weekday a week ago until the same hour. What a role has no part in is null. */
export const OverviewSchema = t.Composite([
  t.Pick(StatisticsSchema, ['period', 'before', 'figures', 'figures_before', 'rows']),
  t.Object({
    new_people: Integer({ description: 'Whose first order anywhere it was.' }),
    new_people_before: Integer(),
    needs: Nullable(t.Object({ unanswered: Needing, payment: Needing, refund: Needing, late: Needing })),
    moderation: Nullable(t.Pick(QueueFigures, ['waiting', 'oldest'])),
    capped_sms: Nullable(Integer({ description: 'SMS that did not go within a day, for the cap was reached.' })),
    support: Nullable(
      t.Object({ waiting: Integer(), oldest: Nullable(Moment) }, { description: 'Requests that wait for a word.' }),
    ),
    failed_jobs: Nullable(Integer({ description: 'Jobs of the queue that will not be tried again by themselves.' })),
  }),
])
export type OverviewWire = typeof OverviewSchema.static
export type FiguresWire = typeof Figures.static
export type CourierFiguresWire = typeof CourierFigures.static
export type StatisticsWire = typeof StatisticsSchema.static
export type OrdersStatisticWire = typeof OrdersStatisticSchema.static
