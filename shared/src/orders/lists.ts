import { COUNTED_DAYS } from '../lists/days'
import type { ListTable } from '../lists/table'
import { PAYMENT_TYPE_LABELS } from './checkout'
import { EVENT_LABELS } from './events'
import { DELIVERY_TYPE_LABELS } from './labels'
import { ORDER_NEEDS } from './needs'

/** A customer's own orders. */
export const customerOrders = {
  name: 'customer_orders',
  title: 'Мои заказы',
  sizes: [10],
  cursor: 'number',
} as const satisfies ListTable

/** Those under way and those that ended within a day. */
export const recentOrders = {
  name: 'recent_orders',
  title: 'Последние заказы',
  sizes: [10],
  paged: false,
} as const satisfies ListTable

const restaurant_id = { kind: 'one', of: 'uuid', label: 'Ресторан', scope: true } as const

/** Everything a kitchen has before it. */
export const orderBoard = {
  name: 'order_board',
  title: 'Заказы',
  sizes: [100],
  paged: false,
  filters: { restaurant_id },
} as const satisfies ListTable

const filters = {
  query: { kind: 'text', label: 'Номер или конец телефона', maxLength: 50 },
  restaurant_id,
  status: { kind: 'many', label: 'Статус', options: EVENT_LABELS },
  delivery_type: { kind: 'one', label: 'Получение', options: DELIVERY_TYPE_LABELS },
  payment_type: { kind: 'many', label: 'Оплата', options: PAYMENT_TYPE_LABELS },
  ahead: { kind: 'flag', label: 'Ко\u00A0времени' },
  ...COUNTED_DAYS,
  total: { kind: 'range', label: 'Сумма', unit: '₽', min: 0, max: 1_000_000 },
} as const

const sorts = {
  '-created_at': 'Сначала новые',
  created_at: 'Сначала старые',
  '-total': 'Сначала дорогие',
  total: 'Сначала недорогие',
} as const

/** Orders of the restaurants one serves. */
export const businessOrders = {
  name: 'business_orders',
  title: 'Заказы',
  sizes: [20, 50, 100],
  cursor: 'number',
  filters,
  sorts,
} as const satisfies ListTable

/** For administrators: what one customer has ordered, the newest first. */
export const ordersOfCustomer = {
  name: 'orders_of_customer',
  title: 'Заказы клиента',
  sizes: [20],
} as const satisfies ListTable

/** The same of those with a promo code. */
export const promoUsesOfCustomer = {
  name: 'promo_uses_of_customer',
  title: 'Промокоды клиента',
  sizes: [20],
} as const satisfies ListTable

const { query: _, restaurant_id: __, ...narrowing } = filters

/** Everybody's orders, as an administrator finds them. */
export const orderDesk = {
  name: 'order_desk',
  title: 'Заказы',
  sizes: [50, 100],
  cursor: 'number',
  filters: {
    query: { kind: 'text', label: 'Номер, телефон, имя, ресторан или адрес', maxLength: 100 },
    needs: { kind: 'many', label: 'Нужна рука', options: ORDER_NEEDS },
    restaurant_id: { kind: 'one', of: 'uuid', noun: 'restaurant', label: 'Ресторан' },
    user_id: { kind: 'one', of: 'uuid', noun: 'customer', label: 'Клиент' },
    ...narrowing,
  },
  sorts,
} as const satisfies ListTable

/** For administrators: those that nobody has accepted in time. */
export const unansweredList = {
  name: 'unanswered_orders',
  title: 'Заказы без ответа',
  sizes: [20],
} as const satisfies ListTable

const { DELIVERED, COMPLETED, CANCELLED_BY_USER, CANCELLED_BY_RESTAURANT, CANCELLED, EXECUTION_STOPPED } = EVENT_LABELS
const endings = { DELIVERED, COMPLETED, CANCELLED_BY_USER, CANCELLED_BY_RESTAURANT, CANCELLED, EXECUTION_STOPPED }

/** Those the kitchen is done with. */
export const orderHistory = {
  ...businessOrders,
  name: 'order_history',
  title: 'История заказов',
  filters: { ...filters, status: { ...filters.status, options: endings } },
} as const satisfies ListTable
