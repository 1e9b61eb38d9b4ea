import type { Point, Polygon } from '@ostrov/shared/geo/shapes'
import type { ModerationStatus } from '@ostrov/shared/moderation/statuses'
import type { PeakWay } from '@ostrov/shared/restaurants/peak'
import type { Em } from '../src/db/orm'
import { City } from '../src/modules/geo/city'
import { Product } from '../src/modules/menu/product'
import { ProductCategory } from '../src/modules/menu/product-category'
import { ProductOptionGroupLink, ProductOptionLink } from '../src/modules/menu/product-choice'
import { ProductOption } from '../src/modules/menu/product-option'
import { ProductOptionGroup } from '../src/modules/menu/product-option-group'
import { Schedule } from '../src/modules/restaurants/hours/schedule'
import { Restaurant } from '../src/modules/restaurants/restaurant'
import { DeliveryZone } from '../src/modules/restaurants/zones/delivery-zone'
import { BusinessUser } from '../src/modules/staff/business-user'

/** Ленина, 234, Южно-Сахалинск. */
export const LENINA: Point = { type: 'Point', coordinates: [142.7331, 46.9695] }
/** Корсаков: outside every zone made here by default. */
export const KORSAKOV: Point = { type: 'Point', coordinates: [142.79, 46.63] }

export const YEAR_2000 = new Date('2000-01-01T00:00:00Z')
export const YEAR_2100 = new Date('2100-01-01T00:00:00Z')

/** A square zone around a point; `reach` is half its side in degrees. */
export function squareAround({ coordinates: [lon, lat] }: Point, reach = 0.05): Polygon {
  const [west, east, south, north] = [lon - reach, lon + reach, lat - reach, lat + reach]
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  }
}

type RestaurantInput = {
  title?: string
  city_id?: string
  owner_id?: string
  moderation_status?: ModerationStatus
  rating?: number
  delivers?: boolean
  pickup?: boolean
  delivery_time?: number
  free_delivery_sum?: number | null
  disabled_until?: Date | null
  disabled_reason?: string | null
  /** Round the clock unless false: then it has no schedule and is closed. */
  open?: boolean
  coordinates?: Point
  zone?: ZoneInput | null
}

/** An approved restaurant, open round the clock, delivering around Ленина, 234, with one category. Flushes. */
export async function makeRestaurant(em: Em, input: RestaurantInput = {}) {
  const city_id = input.city_id ?? (await anyCity(em))
  const owner_id = input.owner_id ?? (await makeOwner(em))
  const open = input.open ?? true
  const restaurant = em.create(Restaurant, {
    ...restaurantFacts(input),
    city_id,
    owner_id,
    open_from: open ? YEAR_2000 : null,
    open_to: open ? YEAR_2100 : null,
  })
  await em.flush()
  if (open) em.create(Schedule, { restaurant_id: restaurant.id, type: 'all_day' })
  const zone = input.zone === null ? null : createZone(em, restaurant.id, input.zone)
  const category = createCategory(em, restaurant.id)
  await em.flush()
  return { id: restaurant.id, city_id, owner_id, zone_id: zone?.id ?? null, category_id: category.id }
}

type ZoneInput = {
  name?: string
  polygon?: Polygon
  price?: number
  min_order_sum?: number
  free_delivery_sum?: number | null
  peak?: PeakWay
  peak_price?: number | null
  peak_min_order_sum?: number | null
  peak_free_delivery_sum?: number | null
  is_active?: boolean
}

/** One more zone of a restaurant. Flushes. */
export async function makeZone(em: Em, restaurant_id: string, input: ZoneInput = {}) {
  const zone = createZone(em, restaurant_id, input)
  await em.flush()
  return zone.id
}

type CategoryInput = { label?: string; sort?: number; is_active?: boolean; moderation_status?: ModerationStatus }

/** One more category of a restaurant. Flushes. */
export async function makeCategory(em: Em, restaurant_id: string, input: CategoryInput = {}) {
  const category = createCategory(em, restaurant_id, input)
  await em.flush()
  return category.id
}

type OptionInput = { name: string; price?: number; is_active?: boolean; moderation_status?: ModerationStatus }
type ProductInput = {
  restaurant_id: string
  category_id: string
  name?: string
  price?: number
  discount_price?: number
  sort?: number
  article?: string | null
  is_active?: boolean
  is_additional?: boolean
  is_popular?: boolean
  moderation_status?: ModerationStatus
  options?: OptionInput[]
  groups?: { name: string; min: number; max: number; options: OptionInput[] }[]
}

/** A dish with its free options and groups; ids of options come back by their names. Flushes. */
export async function makeProduct(em: Em, { options = [], groups = [], ...input }: ProductInput) {
  const product = em.create(Product, {
    name: 'Пицца «Маргарита»',
    price: 690,
    weight: 450,
    moderation_status: 'approved',
    ...input,
  })
  await em.flush()
  const optionIds: Record<string, string> = {}
  for (const option of options) {
    const made = await makeOption(em, input.restaurant_id, option, null)
    optionIds[option.name] = made
    em.create(ProductOptionLink, { product_id: product.id, option_id: made })
  }
  for (const [sort, { options: choices, ...group }] of groups.entries()) {
    const made = em.create(ProductOptionGroup, {
      restaurant_id: input.restaurant_id,
      ...group,
      sort,
      moderation_status: 'approved',
    })
    await em.flush()
    em.create(ProductOptionGroupLink, { product_id: product.id, group_id: made.id, sort })
    for (const option of choices) optionIds[option.name] = await makeOption(em, input.restaurant_id, option, made.id)
  }
  await em.flush()
  return { id: product.id, price: product.price, options: optionIds }
}

async function makeOption(em: Em, restaurant_id: string, option: OptionInput, group_id: string | null) {
  const made = em.create(ProductOption, { restaurant_id, group_id, moderation_status: 'approved', ...option })
  await em.flush()
  return made.id
}

/** The first city, made when there is none. Flushes. */
export async function anyCity(em: Em) {
  const found = await em.findOne(City, { sort: 1 })
  if (found) return found.id
  const city = em.create(City, { name: 'Южно-Сахалинск', slug: 'yuzhno-sakhalinsk', coordinates: LENINA, sort: 1 })
  await em.flush()
  return city.id
}

/** An owner nobody signs in as. Flushes. */
export async function makeOwner(em: Em) {
  const owner = em.create(BusinessUser, {
    email: `${Bun.randomUUIDv7()}@example.com`,
    password_hash: 'none',
    name: 'Владелец',
    is_confirmed: true,
  })
  await em.flush()
  return owner.id
}

function restaurantFacts(input: RestaurantInput) {
  const title = input.title ?? 'Тётя Ён'
  const address = 'Ленина, 234, Южно-Сахалинск'
  return {
    title,
    general_info: {
      name: title,
      address,
      cuisine_type: 'Домашняя',
      phones: ['74242000000'],
      coordinates: input.coordinates ?? LENINA,
    },
    legal_info: { name: 'ООО «Кухня»', inn: '6501000000', ogrn: '1026500000000', address },
    moderation_status: input.moderation_status ?? ('approved' as const),
    rating: input.rating ?? 4.5,
    delivers: input.delivers ?? true,
    pickup: input.pickup ?? true,
    delivery_time: input.delivery_time ?? 45,
    free_delivery_sum: input.free_delivery_sum ?? null,
    disabled_until: input.disabled_until ?? null,
    disabled_reason: input.disabled_reason ?? null,
    notification_config: {
      emails: [],
      phones: [],
      push: false,
      sound: true,
      quiet_from: null,
      quiet_to: null,
      events: { new_order: ['mail' as const, 'sms' as const, 'push' as const], cancelled: [], review: [], weekly: [] },
    },
  }
}

function createZone(em: Em, restaurant_id: string, input: ZoneInput = {}) {
  return em.create(DeliveryZone, {
    restaurant_id,
    name: input.name ?? 'Центр',
    polygon: input.polygon ?? squareAround(LENINA),
    price: input.price ?? 200,
    min_order_sum: input.min_order_sum ?? 1000,
    free_delivery_sum: input.free_delivery_sum ?? null,
    is_active: input.is_active ?? true,
    peak: input.peak ?? 'same',
    peak_price: input.peak_price ?? null,
    peak_min_order_sum: input.peak_min_order_sum ?? null,
    peak_free_delivery_sum: input.peak_free_delivery_sum ?? null,
  })
}

function createCategory(em: Em, restaurant_id: string, input: CategoryInput = {}) {
  return em.create(ProductCategory, { restaurant_id, label: 'Пицца', moderation_status: 'approved', ...input })
}
