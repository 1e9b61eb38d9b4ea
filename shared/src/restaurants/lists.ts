import type { ListTable } from '../lists/table'

/** Restaurants by kitchen and town: open ones first, then by rating. A path of ours names the kitchens. */
const CUISINES = { kind: 'many', label: 'Кухни', of: 'slug' } as const
const OPENED = { kind: 'flag', label: 'Открыто сейчас' } as const

export const restaurantList = {
  name: 'restaurants',
  title: 'Рестораны',
  sizes: [20],
  filters: {
    cuisines: { ...CUISINES, scope: true },
    opened: { ...OPENED, scope: true },
    city_id: { kind: 'one', label: 'Город', of: 'uuid', scope: true },
  },
} as const satisfies ListTable

/** What a panel without scripts says in an address; the listing's own path says it then. */
export const restaurantPanel = {
  name: 'restaurant_panel',
  title: 'Фильтры',
  sizes: [20],
  paged: false,
  filters: { opened: OPENED, cuisines: CUISINES },
} as const satisfies ListTable

/** Those a customer has ordered from. */
export const orderedRestaurants = {
  name: 'ordered_restaurants',
  title: 'Вы заказывали',
  sizes: [20],
} as const satisfies ListTable

export const favouriteList = {
  name: 'favourites',
  title: 'Любимые рестораны',
  sizes: [100],
} as const satisfies ListTable

export const cuisineList = { name: 'cuisines', title: 'Кухни', sizes: [100] } as const satisfies ListTable

/** Where a restaurant delivers. */
export const zoneList = { name: 'delivery_zones', title: 'Зоны доставки', sizes: [100] } as const satisfies ListTable

/** All zones of a restaurant, as who runs it sees them. */
export const ownZoneList = {
  name: 'own_delivery_zones',
  title: 'Зоны доставки',
  sizes: [100],
  paged: false,
} as const satisfies ListTable

/** Zones that cover a point. */
export const zonesAroundList = {
  name: 'zones_around',
  title: 'Зоны доставки',
  sizes: [100],
  paged: false,
} as const satisfies ListTable

/** All hours of a restaurant: six intervals of each weekday, and special dates. */
export const scheduleList = {
  name: 'schedules',
  title: 'Часы работы',
  sizes: [500],
  paged: false,
} as const satisfies ListTable

/** What the tabs of «О ресторане» are called in its address. */
export const restaurantInfo = {
  name: 'restaurant_info',
  title: 'О ресторане',
  sizes: [1],
  paged: false,
  filters: { tab: { kind: 'one', label: 'Вкладка', options: { delivery: 'Условия доставки' } } },
} as const satisfies ListTable
