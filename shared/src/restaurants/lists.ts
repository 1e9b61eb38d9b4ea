import type { ListTable, Options } from '../lists/table'
import { MOST_TABLES } from './paths'

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

const TABLES: Options = Object.fromEntries(
  Array.from({ length: MOST_TABLES }, (_, at) => [`${at + 1}`, `Стол ${at + 1}`]),
)

/** What a table's code says in the address of a menu. */
export const menuTable = {
  name: 'menu_table',
  title: 'Меню',
  sizes: [1],
  paged: false,
  filters: { table: { kind: 'one', label: 'Стол', options: TABLES } },
} as const satisfies ListTable

/** Whether customers see a restaurant and may order there; of one they do not see, why. */
export const RESTAURANT_STATES = {
  approved: 'Работает',
  paused: 'На\u00A0паузе',
  pending: 'На\u00A0проверке',
  needs_work: 'Нужно доработать',
  rejected: 'Отклонён',
  draft: 'Черновик',
} as const

/** Restaurants as administrators see them. */
export const restaurantDesk = {
  name: 'restaurant_desk',
  title: 'Рестораны',
  sizes: [50, 100],
  cursor: 'uuid',
  filters: {
    query: { kind: 'text', label: 'Название, телефон или почта владельца', maxLength: 100 },
    state: { kind: 'one', label: 'Состояние', options: RESTAURANT_STATES },
    city_id: { kind: 'one', label: 'Город', of: 'uuid', noun: 'city' },
    rating: {
      ...{ kind: 'one', label: 'Рейтинг' },
      options: { low: 'Ниже\u00A04', good: '4\u00A0и\u00A0выше', none: 'Без\u00A0отзывов' },
    },
  },
  sorts: {
    '-created_at': 'Сначала новые',
    title: 'По\u00A0алфавиту',
    rating: 'Сначала низкий рейтинг',
    '-rating': 'Сначала высокий рейтинг',
  },
} as const satisfies ListTable
