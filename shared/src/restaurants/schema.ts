import { t } from 'elysia'
import { fieldNumber, fieldText } from '../forms/schema'
import {
  ImageSchema,
  Integer,
  Moment,
  Nullable,
  NumberInAddress,
  PointSchema,
  PolygonSchema,
  RUBLES_MAX,
  Rubles,
  Uuid,
  UuidsInAddress,
} from '../wire/schema'
import { AHEAD_FORM, BONUS_FORM, CAP_FORM, PAUSE_FORM } from './form'
import { PEAK_CLOCK } from './peak'

export const ScheduleSchema = t.Object({
  id: Uuid,
  type: t.Union([t.Literal('general'), t.Literal('holiday'), t.Literal('all_day')]),
  weekday: Nullable(Integer({ description: '1 is Monday.' })),
  date: Nullable(t.String()),
  open_time: Nullable(t.String()),
  close_time: Nullable(t.String()),
  closed: t.Boolean(),
})
export const CuisineSchema = t.Object({ slug: t.String(), name: t.String(), image: Nullable(ImageSchema) })

export const RestaurantFacets = t.Object({
  total: Integer({ description: 'How many the choices leave.' }),
  cuisines: t.Record(t.String(), Integer(), { description: 'By slug; without those that leave none.' }),
  opened: t.Record(t.String(), Integer(), { description: '`true`: how many are open now.' }),
})

export const GeneralInfoSchema = t.Object({
  name: t.String(),
  address: t.String(),
  cuisine_type: t.String(),
  phones: t.Array(t.String()),
  coordinates: PointSchema,
})

/** What a card shows: open until `closes_at` (null: round the clock), or closed until `opens_at` (null: nothing tells). */
export const RestaurantCard = t.Object({
  id: Uuid,
  title: t.String(),
  general_info: GeneralInfoSchema,
  typeCuisine: t.Array(t.String({ description: 'Slugs of its kitchens.' })),
  logo: Nullable(ImageSchema),
  image: Nullable(ImageSchema),
  rating: t.Number(),
  reviews_count: Integer(),
  delivery_time: Integer({ description: 'Minutes.' }),
  delivery_window: t.Object(
    { from: Integer(), to: Integer() },
    { description: 'When a delivery ordered now is promised, minutes: as the last orders of this hour came.' },
  ),
  pickup_minutes: Integer({ description: 'When a pickup ordered now is promised.' }),
  delivers: t.Boolean(),
  pickup: t.Boolean(),
  is_open: t.Boolean(),
  opens_at: Nullable(Moment),
  closes_at: Nullable(Moment),
  disabled_until: Nullable(Moment),
  disabled_reason: Nullable(t.String()),
  ahead_days: Nullable(Integer({ description: 'Days after today for which it takes orders for a time; null: none.' })),
  free_delivery_sum: Nullable(Rubles),
  min_order_sum: Nullable(Integer({ description: 'The lowest of its active zones, rubles.' })),
  delivery_price: Nullable(Integer({ description: 'The lowest of its active zones, rubles.' })),
})

export const RestaurantSchema = t.Composite([
  RestaurantCard,
  t.Object({
    description: t.String(),
    legal_info: t.Object({ name: t.String(), inn: t.String(), ogrn: t.String(), address: t.String() }),
    schedules: t.Array(ScheduleSchema),
    city_id: Uuid,
    bonus_percent: Nullable(Integer({ description: 'Points earned of an order’s goods; null: none.' })),
    created_at: Moment,
  }),
])
/** What only the signed-in person may know about a restaurant. */
export const RestaurantForMe = t.Object({ is_user_in_black_list: t.Boolean(), is_favourite: t.Boolean() })

export const PeakWaySchema = t.Union([t.Literal('same'), t.Literal('own'), t.Literal('closed')], {
  description: `What a zone does in peak hours, ${PEAK_CLOCK} of the region: as always, on the \`peak_…\` conditions, or nothing.`,
})
export const DeliveryZoneSchema = t.Object({
  id: Uuid,
  restaurant_id: Uuid,
  name: t.String(),
  is_active: t.Boolean(),
  polygon: PolygonSchema,
  min_order_sum: Rubles,
  free_delivery_sum: Nullable(Rubles),
  price: Rubles,
  peak: PeakWaySchema,
  peak_price: Nullable(Rubles),
  peak_min_order_sum: Nullable(Rubles),
  peak_free_delivery_sum: Nullable(Rubles),
  fill_color: t.String(),
  border_color: t.String(),
})
/** The zone that serves an address now, with the conditions of this hour: `zone` null when none does. */
export const CheapestZone = t.Object({
  zone: Nullable(DeliveryZoneSchema),
  resting: Nullable(
    t.String({
      description: 'Why a zone that covers the address brings nothing in this hour, and when it does again.',
    }),
  ),
  address_id: Nullable(Uuid),
})
export const FindZonesInput = t.Object({ coordinates: PointSchema })
export const LonLatQuery = t.Object({
  lon: NumberInAddress({ minimum: -180, maximum: 180 }),
  lat: NumberInAddress({ minimum: -90, maximum: 90 }),
})
/** One's own address when no point is given. `ids` asks about these restaurants alone. */
export const AvailableQuery = t.Composite([t.Partial(LonLatQuery), t.Object({ ids: t.Optional(UuidsInAddress(100)) })])
const AddressTermsSchema = t.Object(
  {
    restaurant_id: Uuid,
    delivery_price: Integer(),
    min_order_sum: Integer(),
    free_delivery_sum: Nullable(
      Integer({ description: 'From which delivery is free: of the zone, else of the restaurant.' }),
    ),
  },
  { description: 'Of the zone that serves the point now, rubles.' },
)
export const AvailableForDelivery = t.Object({
  ids: t.Array(Uuid),
  is_whole: t.Boolean({ description: 'False: more than a thousand deliver there; ask about those shown by `ids`.' }),
  terms: t.Array(AddressTermsSchema, { description: 'Of `ids` asked about, those that deliver there.' }),
  black_listed: t.Array(Uuid, { description: 'Of `ids` asked about, those that serve the customer no more.' }),
})

export const FavouriteSchema = t.Object({ id: Uuid, restaurant_id: Uuid, restaurant: RestaurantCard })

/** What a restaurant says of itself, as far as it changes. */
export const RestaurantChange = t.Partial(
  t.Object({
    title: t.String({ minLength: 1, maxLength: 100 }),
    description: t.String({ maxLength: 2000 }),
    logo_id: Nullable(Uuid),
    image_id: Nullable(Uuid),
    delivery_time: Integer({ minimum: 5, maximum: 240, description: 'Minutes.' }),
    busy_minutes: Integer({ minimum: 0, maximum: 120, description: 'Added to every promise until `busy_until`.' }),
    busy_until: Nullable(Moment),
    disabled_until: Nullable(Moment),
    disabled_reason: Nullable(fieldText(PAUSE_FORM.disabled_reason, { description: 'What customers read.' })),
    orders_per_quarter: Nullable(fieldNumber(CAP_FORM.orders_per_quarter)),
    ahead_days: Nullable(fieldNumber(AHEAD_FORM.ahead_days)),
    ahead_lead: fieldNumber(AHEAD_FORM.ahead_lead),
    bonus_percent: Nullable(fieldNumber(BONUS_FORM.bonus_percent)),
    bonus_share: fieldNumber(BONUS_FORM.bonus_share),
    bonus_days: Nullable(fieldNumber(BONUS_FORM.bonus_days)),
    delivers: t.Boolean(),
    pickup: t.Boolean(),
    free_delivery_sum: Nullable(Integer({ minimum: 0, maximum: RUBLES_MAX })),
  }),
)

export type ScheduleWire = typeof ScheduleSchema.static
export type RestaurantFacetsWire = typeof RestaurantFacets.static
export type CuisineWire = typeof CuisineSchema.static
export type RestaurantCardWire = typeof RestaurantCard.static
export type RestaurantWire = typeof RestaurantSchema.static
export type DeliveryZoneWire = typeof DeliveryZoneSchema.static
export type AddressTerms = typeof AddressTermsSchema.static
