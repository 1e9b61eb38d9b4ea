import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import type { ImageWire } from '@ostrov/shared/wire/schema'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { CLOSING_UNKNOWN_MS } from './open-hours'

/** A picture as the wire shows it, of a joined `image` alias; null when it is missing. */
export const imageJson = (alias: string) => {
  const image = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<ImageWire | null>`case when ${image('id')} is null then null else json_build_object(
    'id', ${image('id')}, 'url', '/api/images/' || ${image('id')} || '/960.webp', 'width', ${image('width')},
    'height', ${image('height')}, 'color', ${image('color')}) end`
}

export type CardRow = Omit<
  RestaurantCardWire,
  'typeCuisine' | 'is_open' | 'opens_at' | 'closes_at' | 'disabled_until'
> & {
  type_cuisine: string[]
  /** Milliseconds of the epoch, as all moments of this row. */
  open_from: number | null
  open_to: number | null
  disabled_until: number | null
}

/** What `cardOf` needs of `restaurant r` with `cardJoins`; moments as milliseconds. */
export const cardColumns = sql`r.id, r.title, r.general_info, r.rating::float8 as rating, r.reviews_count,
  r.delivery_time, r.delivers, r.pickup, r.disabled_reason, r.free_delivery_sum,
  (extract(epoch from r.open_from) * 1000)::float8 as open_from,
  (extract(epoch from r.open_to) * 1000)::float8 as open_to,
  (extract(epoch from r.disabled_until) * 1000)::float8 as disabled_until,
  array(select c.slug from restaurant_cuisine rc join cuisine c on c.id = rc.cuisine_id
        where rc.restaurant_id = r.id order by c.sort, c.slug) as type_cuisine,
  ${imageJson('logo')} as logo, ${imageJson('picture')} as image,
  cheapest.min_order_sum, cheapest.delivery_price`

export const cardJoins = sql`left join image logo on logo.id = r.logo_id
  left join image picture on picture.id = r.image_id
  left join lateral (select min(z.min_order_sum)::int as min_order_sum, min(z.price)::int as delivery_price
                     from delivery_zone z where z.restaurant_id = r.id and z.is_active) cheapest on true`

/** A card as it reads at a moment: open or not, until when, from when. */
export function cardOf(row: CardRow, now: Date): RestaurantCardWire {
  const { type_cuisine, open_from, open_to, ...card } = row
  const at = now.getTime()
  const disabledUntil = row.disabled_until !== null && row.disabled_until > at ? row.disabled_until : null
  const withinHours = open_from !== null && open_to !== null && open_from <= at && at < open_to
  const is_open = withinHours && disabledUntil === null
  const opens = is_open ? null : nextOpening(row, disabledUntil)
  const closes = is_open || opens !== null ? closingOf(row) : null
  return {
    ...card,
    typeCuisine: type_cuisine,
    is_open,
    opens_at: moment(opens),
    closes_at: moment(closes),
    disabled_until: moment(row.disabled_until),
  }
}

/** Cards in the order of the given ids; whether a restaurant is approved is the caller's question. */
export async function readCards(em: Em, ids: readonly string[], now: Date): Promise<RestaurantCardWire[]> {
  if (ids.length === 0) return []
  const found = await rows<CardRow>(
    em,
    sql`select ${cardColumns} from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
        join restaurant r on r.id = asked.id ${cardJoins} order by asked.place`,
  )
  return found.map((row) => cardOf(row, now))
}

// Past the stored opening nothing is known without the schedule: the restaurant's own page tells then.
function nextOpening({ open_from, open_to }: CardRow, disabledUntil: number | null) {
  if (open_from === null || open_to === null) return null
  if (disabledUntil === null || disabledUntil <= open_from) return open_from
  return disabledUntil < open_to ? disabledUntil : null
}

function closingOf({ open_from, open_to }: CardRow) {
  return open_from !== null && open_to !== null && open_to - open_from <= CLOSING_UNKNOWN_MS ? open_to : null
}

function moment(at: number | null) {
  return at === null ? null : new Date(at).toISOString()
}
