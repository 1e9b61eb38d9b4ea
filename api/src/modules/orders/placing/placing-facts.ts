import type { Point } from '@ostrov/shared/geo/shapes'
import type { ModerationStatus } from '@ostrov/shared/moderation/statuses'
import { AHEAD_WINDOW_MINUTES, leadMinutes } from '@ostrov/shared/orders/ahead'
import { deliveryWindow, type PaceOfHours, pickupMinutes } from '@ostrov/shared/orders/pace'
import type { SumTerms } from '@ostrov/shared/orders/quote'
import { isUnfinished } from '@ostrov/shared/orders/rules'
import type { DeliveryType } from '@ostrov/shared/orders/statuses'
import { AHEAD_DAYS_MAX } from '@ostrov/shared/restaurants/ahead-days'
import { conditionsAt, isPeak, type PeakConditions, peakEnd } from '@ostrov/shared/restaurants/peak'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../../db/orm'
import { inStatuses, moment, pipelined, row, sql } from '../../../db/sql'
import { type Given, statement } from '../../../db/statement'
import { type LineRow, type LoadedLine, lineOf, linesOf } from '../../baskets/basket-lines'
import { offersOnSale } from '../../menu/offers/offer-sql'
import type { OfferOnSale } from '../../menu/offers/take-offers'
import { schedulesJson } from '../../restaurants/hours/open-hours'
import { cheapestFirst, restsAt, servesAt } from '../../restaurants/zones/delivery-zones'
import { balanceOf } from '../bonuses/bonus-sql'
import type { RestaurantSnapshot } from '../order'

/** What an order keeps of a dish. */
export type PlacingProduct = {
  id: string
  name: string
  price: number
  discount_price: number
  weight: number
  weight_unit: string
  article: string | null
  image_id: string | null
}
export type PlacingLine = LoadedLine<PlacingProduct>
export type PlacingZone = { id: string; price: number; min_order_sum: number; free_delivery_sum: number | null }
/** What an order depends on beside its lines. */
export type PlacingTerms = {
  restaurant: RestaurantSnapshot
  pace: PaceOfHours | null
  busy_minutes: number
  busy_until: string | null
  schedules: ScheduleWire[]
  moderation_status: ModerationStatus
  disabled_until: string | null
  disabled_reason: string | null
  delivers: boolean
  pickup: boolean
  free_delivery_sum: number | null
  orders_per_quarter: number | null
  ahead_days: number | null
  ahead_lead: number
  bonus_percent: number | null
  bonus_share: number
  bonus_balance: number
  blacklisted: boolean
  unfinished_orders: number
  /** The cheapest zone that brings to the address now, on the conditions of this hour; null for none. */
  zone: PlacingZone | null
  /** When peak hours end that alone keep a zone from bringing there. */
  rests_until: Date | null
}
/** As they are read: the zone as it is kept, and whether one rests. */
type ReadTerms = Omit<PlacingTerms, 'zone' | 'rests_until'> & {
  zone: (PlacingZone & PeakConditions) | null
  rests: boolean
}
/** All that placing an order depends on, read in one statement. */
export type PlacingFacts = PlacingTerms & { lines: PlacingLine[]; group: PlacingGroup | null; offers: OfferOnSale[] }
/** The gathering around the basket. */
type PlacingGroup = { id: string; owner_name: string; is_over: boolean }
/** Whose order: `user_id` null for a guest, who is only told what it would come to. `at` is the moment it is for. */
export type TermsKey = { user_id: string | null; restaurant_id: string; point: Point | null; now: Date; at: Date }
export type PlacingKey = TermsKey & { user_id: string; basket_id: string }

/**
 * Takes the basket and its person for this transaction, so that two placements of one basket, or of one person's
 * limited promo code, go one after the other. False when there is no such basket any more.
 */
export async function lockBasket(em: Em, { user_id, restaurant_id, basket_id }: PlacingKey): Promise<boolean> {
  return (await row(em, held({ user_id, restaurant_id, basket_id }))) !== undefined
}

const held = statement<{ user_id: string; restaurant_id: string; basket_id: string }>(
  (given) =>
    sql`select from basket b join "user" u on u.id = b.user_id
        where b.id = ${given('basket_id')} and b.user_id = ${given('user_id')} and b.restaurant_id = ${given('restaurant_id')}
        for update of b for no key update of u`,
)

/** What an order is placed by; null when there is no such basket any more, no facts when there is no such restaurant. */
export type HeldBasket = { facts: PlacingFacts | undefined } | null

/** Takes the basket and reads what an order of it depends on, which holds until the commit. */
export async function holdBasket(em: Em, key: PlacingKey): Promise<HeldBasket> {
  const [isThere, facts] = await pipelined([lockBasket(em, key), loadPlacingFacts(em, key)])
  return isThere ? { facts } : null
}

/** Reads the facts; ask `lockBasket` first, so that they hold until the commit. */
export async function loadPlacingFacts(em: Em, key: PlacingKey): Promise<PlacingFacts | undefined> {
  const { user_id, basket_id } = key
  const facts = await row(em, factsIn[hoursOf(key)]({ ...askedBy(key), user_id, basket_id, at: key.at }))
  const { now, at } = key
  return facts && { ...termsAt(facts, at), lines: (facts.lines ?? []).map((line) => lineOf(line, now, at)) }
}

/** The same without the lines, for telling what an order would come to; an order that is placed counts the quarter under a lock. */
export async function loadPlacingTerms(em: Em, key: TermsKey): Promise<PlacingTerms | undefined> {
  const asked = askedBy(key)
  const facts = await row<ReadTerms>(
    em,
    sql`select ${terms((name) => sql`${asked[name]}`, isPeak(key.at))} from restaurant r where r.id = ${key.restaurant_id}`,
  )
  return facts && termsAt(facts, key.at)
}

type AskedTerms = { user_id: string | null; restaurant_id: string; lon: number | null; lat: number | null; now: Date }

function askedBy({ user_id, restaurant_id, point, now }: TermsKey): AskedTerms {
  const [lon = null, lat = null] = point?.coordinates ?? []
  return { user_id, restaurant_id, lon, lat, now }
}

const hoursOf = ({ at }: TermsKey) => (isPeak(at) ? 'peak' : 'usual')

type ReadFacts = ReadTerms & Pick<PlacingFacts, 'group' | 'offers'> & { lines: LineRow<PlacingProduct>[] | null }

const factsFor = (peak: boolean) =>
  statement<AskedTerms & { user_id: string; basket_id: string; at: Date }, ReadFacts>(
    (given) =>
      sql`select ${terms(given, peak)}, (select ${linesOf(orderedProduct, { at: sql`${given('at')}::timestamptz` })} from basket b where b.id = ${given('basket_id')}) as lines,
            ${groupAround(given)} as group, ${offersOnSale(sql`${given('user_id')}::uuid`)} as offers
          from restaurant r where r.id = ${given('restaurant_id')}`,
  )

const factsIn = { peak: factsFor(true), usual: factsFor(false) }

function termsAt<Read extends ReadTerms>({ zone, rests, ...facts }: Read, at: Date) {
  return { ...facts, zone: zone && conditionsAt(at, zone), rests_until: !zone && rests ? peakEnd(at) : null }
}

const terms = (
  given: Given<AskedTerms>,
  peak: boolean,
) => sql`json_build_object('general_info', json_build_object('name', r.general_info->'name',
    'address', r.general_info->'address', 'phones', r.general_info->'phones',
    'coordinates', r.general_info->'coordinates'),
  'logo_id', r.logo_id, 'delivery_time', r.delivery_time) as restaurant,
  r.pace, r.busy_minutes, ${moment('r.busy_until')} as busy_until,
  r.moderation_status, ${moment('r.disabled_until')} as disabled_until, r.disabled_reason, r.delivers, r.pickup,
  r.free_delivery_sum, r.orders_per_quarter, r.ahead_days, r.ahead_lead,
  r.bonus_percent, r.bonus_share,
  case when r.bonus_percent is null then 0 else ${balanceOf(given('user_id'), given('now'))} end as bonus_balance,
  ${schedulesJson} as schedules,
  exists (select from black_list b where b.restaurant_id = r.id and b.user_id = ${given('user_id')}) as blacklisted,
  ${unfinishedOrders(given)} as unfinished_orders, ${cheapestZone(given, peak)} as zone, ${zoneRests(given, peak)} as rests`

type Asked = Pick<SumTerms, 'cartSum' | 'offer_discount' | 'delivery_type' | 'payment_type' | 'promo_discount'> & {
  /** How many points are to be spent. */
  bonus?: number | undefined
}

/** What the sums of an order depend on, for quoting and for charging it. */
export function sumTermsOf({ zone, free_delivery_sum, ...facts }: PlacingTerms, asked: Asked): SumTerms {
  const { bonus_percent: percent, bonus_share: share, bonus_balance: balance } = facts
  const bonus = { percent, share, balance, wanted: asked.bonus ?? 0 }
  return { ...asked, zone, restaurant_free_delivery_sum: free_delivery_sum, bonus }
}

type Promised = { delivery_type: DeliveryType; wanted_at: Date | null; now: Date }

/** The restaurant as the order keeps it, with the time that is promised now; for a wanted moment that is cooking and way. */
export function snapshotOf({ restaurant, ...facts }: PlacingTerms, { delivery_type, wanted_at, now }: Promised) {
  const pace = { ...facts, delivery_time: restaurant.delivery_time }
  if (wanted_at) {
    const delivery_time = leadMinutes({ ...pace, delivery_type }, wanted_at)
    return { ...restaurant, delivery_time, delivery_window: AHEAD_WINDOW_MINUTES }
  }
  if (delivery_type === 'pickup') return { ...restaurant, delivery_time: pickupMinutes(pace, now) }
  const { from, to } = deliveryWindow(pace, now)
  return { ...restaurant, delivery_time: from, delivery_window: to - from }
}

/** Orders of the last day, or for a time since, that nobody has finished; older ones wait for nobody. */
const unfinishedOrders = (given: Given<AskedTerms>) =>
  sql`(select count(*)::int from "order" o where o.user_id = ${given('user_id')}
       and greatest(o.created_at, o.kitchen_at) > ${given('now')}::timestamptz - interval '1 day'
       and o.created_at > ${given('now')}::timestamptz - make_interval(days => ${sql.lit(AHEAD_DAYS_MAX + 2)}) and o.status in ${inStatuses(isUnfinished)})`

const pointOf = (given: Given<AskedTerms>) => sql`point(${given('lon')}, ${given('lat')})`

const cheapestZone = (given: Given<AskedTerms>, peak: boolean) =>
  sql`(select json_build_object('id', z.id, 'price', z.price, 'min_order_sum', z.min_order_sum,
         'free_delivery_sum', z.free_delivery_sum, 'peak', z.peak, 'peak_price', z.peak_price,
         'peak_min_order_sum', z.peak_min_order_sum, 'peak_free_delivery_sum', z.peak_free_delivery_sum)
       from delivery_zone z where z.restaurant_id = r.id and ${servesAt(pointOf(given), peak)}
       order by ${cheapestFirst(peak)} limit 1)`

/** Some zone covers the address that brings nothing in these hours. */
const zoneRests = (given: Given<AskedTerms>, peak: boolean) =>
  peak
    ? sql`exists (select from delivery_zone z where z.restaurant_id = r.id and ${restsAt(pointOf(given))})`
    : sql`false`

const groupAround = (given: Given<AskedTerms>) =>
  sql`(select json_build_object('id', g.id, 'owner_name', g.owner_name,
        'is_over', g.closed_at is not null or g.expires_at <= ${given('now')}::timestamptz)
      from basket_group g
      where g.user_id = ${given('user_id')} and g.restaurant_id = ${given('restaurant_id')} and g.ordered_at is null)`

const orderedProduct = sql`json_build_object('id', p.id, 'name', p.name, 'price', p.price, 'discount_price', p.discount_price,
  'weight', p.weight, 'weight_unit', p.weight_unit, 'article', p.article, 'image_id', p.image_id)`
