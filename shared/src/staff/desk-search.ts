import { DESK_ADS } from '../ads/paths'
import {
  ADMINISTRATORS,
  ALL_DISHES,
  ALL_ORDERS,
  ALL_RESTAURANTS,
  BUSINESS_USERS,
  CUSTOMERS,
  DESK_EVENTS,
  DESK_NEWS,
  DESK_ORGANIZATIONS,
  PROMO_CODES,
} from '../paths'
import { DESK_SUPPORT } from '../support/paths'
import { DESK_PURCHASES } from '../tickets/paths'
import { namesOf } from '../wire/names'
import type { AdminPermission } from './permissions'

type Kind = {
  label: string
  /** Whose role finds it. */
  may: AdminPermission
  /** Where a row opens by its id. */
  at: string
  /** Whether that list searches by the same words, so that all of them can be shown there. */
  lists: boolean
}

/** What one search over the desk finds, in the order in which it is shown. */
export const DESK_KINDS = {
  order: { label: 'Заказы', may: 'orders', at: ALL_ORDERS, lists: true },
  customer: { label: 'Клиенты', may: 'customers', at: CUSTOMERS, lists: true },
  ad: { label: 'Объявления', may: 'moderation', at: DESK_ADS, lists: true },
  ticket_purchase: { label: 'Билеты', may: 'orders', at: DESK_PURCHASES, lists: false },
  support_request: { label: 'Обращения', may: 'support', at: DESK_SUPPORT, lists: true },
  restaurant: { label: 'Рестораны', may: 'restaurants', at: ALL_RESTAURANTS, lists: true },
  business_user: { label: 'Партнёры', may: 'business_users', at: BUSINESS_USERS, lists: true },
  product: { label: 'Блюда', may: 'restaurants', at: ALL_DISHES, lists: true },
  organization: { label: 'Организации', may: 'content', at: DESK_ORGANIZATIONS, lists: true },
  event: { label: 'События', may: 'content', at: DESK_EVENTS, lists: true },
  news: { label: 'Новости', may: 'content', at: DESK_NEWS, lists: true },
  promo_code: { label: 'Промокоды', may: 'promo_codes', at: PROMO_CODES, lists: true },
  admin: { label: 'Администраторы', may: 'administrators', at: ADMINISTRATORS, lists: true },
} as const satisfies Record<string, Kind>
export type DeskKind = keyof typeof DESK_KINDS
export const DESK_KIND_NAMES = namesOf(DESK_KINDS)

/** So many of each kind at most. */
export const DESK_FOUND = 5
export const DESK_QUERY_MOST = 100
