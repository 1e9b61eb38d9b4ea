import { DISH_KINDS, type DishKind } from '../drawings/kinds'
import type { DishPicture } from '../drawings/recipes'
import { STORY_THEMES, type StoryTheme } from '../drawings/scenes/story'

export { DISH_KINDS, type DishKind, type DishPicture }

export const DEMO_CITIES = ['Южно-Сахалинск', 'Корсаков', 'Холмск', 'Анива', 'Долинск', 'Невельск'] as const
export type DemoCity = (typeof DEMO_CITIES)[number]

export const WEIGHT_UNITS = ['gram', 'kilogram', 'liter', 'milliliter', 'piece', 'cent'] as const
export type DemoWeightUnit = (typeof WEIGHT_UNITS)[number]

/** Per 100 g of the dish: calories in kcal, the rest in grams. */
export type DemoNutrition = { calories: number; protein: number; fat: number; carbohydrates: number }

/** Price in whole rubles, added to the product's own price. */
export type DemoOption = { name: string; price: number }

/** The customer chooses from `min` to `max` of the options. */
export type DemoOptionGroup = { name: string; min: number; max: number; options: DemoOption[] }

/** Prices in whole rubles; a `discount_price` replaces `price` when present. */
export type DemoProduct = {
  name: string
  description: string
  price: number
  discount_price?: number
  weight: number
  weight_unit: DemoWeightUnit
  nutritional_value?: DemoNutrition
  picture: DishPicture
  option_groups?: DemoOptionGroup[]
  options?: DemoOption[]
  popular?: boolean
  /** Offered in «Добавить к заказу?». */
  additional?: boolean
}

export type DemoCategory = {
  name: string
  icon?: DishKind
  products: DemoProduct[]
  /** «ЧЧ:ММ»; absent: always. */
  served?: { from: string; till: string }
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/**
 * Wall-clock times «ЧЧ:ММ» in Asia/Sakhalin; a `close_time` not later than `open_time` belongs to the next day.
 * A holiday without times is a day off.
 */
export type DemoSchedule =
  | { type: 'general'; weekday: Weekday; open_time: string; close_time: string }
  | { type: 'all_day' }
  | { type: 'holiday'; date: string; open_time?: string; close_time?: string }

/** How far a zone reaches: the town's template districts from the centre outwards, each holding the former. */
export type DemoDistrict = 'center' | 'city' | 'suburbs'

/** Sums in whole rubles. */
export type DemoZone = {
  name: string
  district: DemoDistrict
  min_order_sum: number
  price: number
  free_delivery_sum: number
  /** What it asks in peak hours: nothing is brought then at all, or other sums; absent: the same. */
  peak?: 'closed' | { price: number; min_order_sum: number }
}

export type DemoLegalInfo = { name: string; inn: string; ogrn: string; address: string }

export type DemoRestaurant = {
  key: string
  /** The sign over the door, without quotes. */
  name: string
  /** One line under the name. */
  title: string
  city: DemoCity
  street: string
  house: string
  /** Slugs of `CUISINES`. */
  cuisines: string[]
  cuisine_type: string
  /** Digits only, from 7. */
  phones: string[]
  description: string
  legal_info: DemoLegalInfo
  /** Minutes. */
  delivery_time: number
  free_delivery_sum: number
  /** Days after today for which it takes orders for a time; absent: none. */
  ahead_days?: number
  delivers: boolean
  pickup: boolean
  schedules: DemoSchedule[]
  /** Closed for now by its owner; `disabled_reason` says why. */
  closed?: boolean
  disabled_reason?: string
  zones: DemoZone[]
  categories: DemoCategory[]
  cover: DishPicture
  /** Mean of the ratings the seed should aim at, 1–5. */
  rating_seed: number
}

export type DemoCuisine = { slug: string; name: string; picture: DishPicture }

export type DemoCustomer = { name: string; phone: string; email: string | null; city: DemoCity }

/** A manager's rights in a restaurant; an owner has them all. */
export type DemoPermission = 'orders' | 'menu' | 'reviews' | 'settings'

export type DemoBusinessUser = {
  name: string
  email: string
  phone: string
  role: 'owner' | 'manager'
  /** Keys of `RESTAURANTS`. */
  restaurants: string[]
  permissions: DemoPermission[]
}

export type DemoAdmin = { name: string; email: string; phone: string }

export type DemoRating = 5 | 4.5 | 4 | 3.5 | 3 | 2.5 | 2

/** A review names its restaurant by key; with `null` (cuisine `any`) it fits every restaurant that delivers. */
export type DemoReview = {
  cuisine: string
  restaurant: string | null
  rating: DemoRating
  text: string
  answer?: string
}

/** A dish's review fits every product with that picture, or of that kind. */
export type DemoDishReview = { picture: DishPicture; rating: DemoRating; text: string }

export { STORY_THEMES, type StoryTheme }

export type DemoStoryLink =
  | { kind: 'restaurant'; restaurant: string }
  | { kind: 'cuisine'; cuisine: string }
  | { kind: 'home' }
  | { kind: 'invite' }
  | { kind: 'promo_codes' }

export type DemoStory = { title: string; text: string; link: DemoStoryLink; theme: StoryTheme; restaurant?: string }

/** A slide of the home page. */
export type DemoPromotion = {
  key: string
  title: string
  description: string
  button: string
  theme: StoryTheme
  link: DemoStoryLink
  promo_code?: string
}

/** Days are counted from the moment of seeding; sums in whole rubles. */
export type DemoPromoCode = {
  code: string
  name: string
  amount_type: 'rubles' | 'percent'
  amount: number
  /** The most a percent code takes off. */
  max_discount?: number
  min_order_sum: number
  /** Keys of `RESTAURANTS`; empty means all. */
  restaurants: string[]
  first_order_only: boolean
  total_use_limit: number | null
  user_use_limit: number
  starts_in_days: number
  ends_in_days: number
}
