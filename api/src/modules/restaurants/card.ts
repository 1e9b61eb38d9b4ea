import { deliveryWindow, type PaceOfHours, pickupMinutes } from '@ostrov/shared/orders/pace'
import { isPeak } from '@ostrov/shared/restaurants/peak'
import { openState } from '@ostrov/shared/restaurants/schedule'
import type { RestaurantCardWire, ScheduleWire } from '@ostrov/shared/restaurants/schema'
import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { milliseconds, rows, sql } from '../../db/sql'
import { imageView } from '../images/image-view'
import { CLOSING_UNKNOWN_MS, schedulesJson } from './hours/open-hours'

type PictureFacts<Name extends string> = { [Fact in `${Name}_id` | `${Name}_color`]: string | null } & {
  [Fact in `${Name}_width` | `${Name}_height`]: number | null
}

/** A picture as columns: a card has two, and an object that PostgreSQL writes and we read costs both more than its facts. */
const pictureFacts = (alias: string, name: string) =>
  sql.join(
    ['id', 'width', 'height', 'color'].map(
      (fact) => sql`${sql.ref(`${alias}.${fact}`)} as ${sql.ref(`${name}_${fact}`)}`,
    ),
  )

export type CardRow = Omit<
  RestaurantCardWire,
  | 'typeCuisine'
  | 'is_open'
  | 'opens_at'
  | 'closes_at'
  | 'disabled_until'
  | 'delivery_window'
  | 'pickup_minutes'
  | 'logo'
  | 'image'
> &
  PictureFacts<'logo'> &
  PictureFacts<'image'> & {
    type_cuisine: string[]
    /** Milliseconds of the epoch, as all moments of this row. */
    open_from: number | null
    open_to: number | null
    disabled_until: number | null
    pace: PaceOfHours | null
    busy_minutes: number
    busy_until: number | null
    peak_min_order_sum: number | null
    peak_delivery_price: number | null
    /** Where the stored opening says too little, or all is shown. */
    schedules: ScheduleWire[] | null
  }

const cardFacts = sql`r.id, r.title, r.general_info, r.rating::float8 as rating, r.reviews_count,
  r.delivery_time, r.pace, r.busy_minutes, ${milliseconds('r.busy_until')} as busy_until, r.delivers, r.pickup, r.disabled_reason, r.ahead_days, r.free_delivery_sum,
  ${milliseconds('r.open_from')} as open_from, ${milliseconds('r.open_to')} as open_to,
  ${milliseconds('r.disabled_until')} as disabled_until,
  array(select c.slug from restaurant_cuisine rc join cuisine c on c.id = rc.cuisine_id
        where rc.restaurant_id = r.id order by c.sort, c.slug) as type_cuisine,
  ${pictureFacts('logo', 'logo')}, ${pictureFacts('picture', 'image')},
  cheapest.min_order_sum, cheapest.delivery_price, cheapest.peak_min_order_sum, cheapest.peak_delivery_price`

/**
 * What `cardOf` needs of `restaurant r` with `cardJoins`, moments as milliseconds. The stored opening may have passed and not
 * be renewed yet, or the restaurant be switched off for longer than it lasts: then its schedule comes too.
 */
export const cardColumns = (now: RawBuilder<Date>) => sql`${cardFacts}, case when r.open_to > ${now}::timestamptz
  and (r.disabled_until is null or r.disabled_until < r.open_to) then null else ${schedulesJson} end as schedules`

/** The same, always with the schedule. */
export const scheduledCardColumns = sql`${cardFacts}, ${schedulesJson} as schedules`

export const cardJoins = sql`left join image logo on logo.id = r.logo_id
  left join image picture on picture.id = r.image_id
  left join lateral (select min(z.min_order_sum)::int as min_order_sum, min(z.price)::int as delivery_price,
                       min(coalesce(z.peak_min_order_sum, z.min_order_sum)) filter (where z.peak <> 'closed')::int as peak_min_order_sum,
                       min(coalesce(z.peak_price, z.price)) filter (where z.peak <> 'closed')::int as peak_delivery_price
                     from delivery_zone z where z.restaurant_id = r.id and z.is_active) cheapest on true`

/** A card as it reads at a moment: by its schedule when that is given, else by the stored opening, which then says the same. */
export function cardOf(row: CardRow, now: Date): RestaurantCardWire {
  // All in one go: each rest of a row is one more copy of it.
  const {
    type_cuisine,
    open_from,
    open_to,
    schedules,
    pace,
    busy_minutes,
    busy_until,
    peak_min_order_sum,
    peak_delivery_price,
    logo_id,
    logo_width,
    logo_height,
    logo_color,
    image_id,
    image_width,
    image_height,
    image_color,
    ...card
  } = row
  const promise = { pace, busy_minutes, busy_until: busy_until === null ? null : new Date(busy_until) }
  const disabled_until = row.disabled_until === null ? null : new Date(row.disabled_until)
  const state = schedules
    ? openState({ schedules, disabled_until, moderation_status: 'approved', now })
    : storedState(row, now.getTime())
  return {
    ...card,
    ...(isPeak(now) && { min_order_sum: peak_min_order_sum, delivery_price: peak_delivery_price }),
    typeCuisine: type_cuisine,
    logo: pictureIn(logo_id, logo_width, logo_height, logo_color),
    image: pictureIn(image_id, image_width, image_height, image_color),
    delivery_window: deliveryWindow({ ...promise, delivery_time: card.delivery_time }, now),
    pickup_minutes: pickupMinutes({ ...promise, delivery_time: card.delivery_time }, now),
    is_open: state.open,
    opens_at: state.opens_at?.toISOString() ?? null,
    closes_at: state.closes_at?.toISOString() ?? null,
    disabled_until: disabled_until?.toISOString() ?? null,
  }
}

/** Cards in the order of the given ids; whether a restaurant is approved is the caller's question. */
export async function readCards(em: Em, ids: readonly string[], now: Date): Promise<RestaurantCardWire[]> {
  if (ids.length === 0) return []
  const found = await rows<CardRow>(
    em,
    sql`select ${cardColumns(sql`${now}`)} from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
        join restaurant r on r.id = asked.id ${cardJoins} order by asked.place`,
  )
  return found.map((row) => cardOf(row, now))
}

function pictureIn(id: string | null, width: number | null, height: number | null, color: string | null) {
  if (id === null || width === null || height === null || color === null) return null
  return imageView({ id, width, height, color })
}

function storedState({ open_from, open_to, disabled_until }: CardRow, at: number) {
  if (open_from === null || open_to === null) return { open: false, opens_at: null, closes_at: null }
  const from = Math.max(open_from, disabled_until ?? 0)
  if (from > at) return { open: false, opens_at: new Date(from), closes_at: null }
  const closes_at = open_to - open_from <= CLOSING_UNKNOWN_MS ? new Date(open_to) : null
  return { open: true, opens_at: null, closes_at }
}
