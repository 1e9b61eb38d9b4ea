import { INTEGRATIONS } from '@ostrov/shared/counters/paths'
import { COURIERS, courierShiftPath } from '@ostrov/shared/couriers/paths'
import { OFFERS } from '@ostrov/shared/offers/paths'
import {
  BLACK_LIST,
  BOARD,
  boardOrderPath,
  FIRST_RUN,
  HISTORY,
  HOURS,
  importPath,
  LEGAL_SETTINGS,
  LOG,
  MENU,
  MENU_IMPORT,
  MENU_OPTIONS,
  NEW_RESTAURANT,
  NOTIFICATION_SETTINGS,
  OWN_ACCOUNT,
  PEOPLE,
  REVIEWS,
  SETTINGS,
  STATISTICS,
  ZONES,
} from '@ostrov/shared/paths'
import { OWN_PAYOUTS } from '@ostrov/shared/payouts/paths'
import { BONUS_SETTINGS } from '@ostrov/shared/restaurants/paths'
import {
  Banknote,
  Bike,
  BookOpenText,
  ChartNoAxesColumn,
  ClipboardList,
  Clock,
  History,
  Map as MapIcon,
  Plug,
  ScrollText,
  Settings,
  Star,
  Users,
} from 'lucide-react'
import { type NeededPermission, type Person, permitting } from '../session/people'
import { page, type Section } from './section'

/** A section of the restaurant's side: seen by whoever has the permission in at least one restaurant, the owner's own by any owner. */
export type BusinessSection = Section & {
  permission: NeededPermission
  /** Shows one restaurant at a time: «Все рестораны» is no choice there. */
  ofOne?: true | undefined
}
export const BUSINESS_SECTIONS: readonly BusinessSection[] = [
  {
    ...{ to: BOARD, label: 'Заказы', icon: ClipboardList, permission: 'orders' },
    covers: (path) => path === BOARD,
    pages: [page(BOARD, async () => (await import('../business/orders/BoardPage')).BoardPage)],
  },
  {
    ...{ to: HISTORY, label: 'История', icon: History, permission: 'orders' },
    covers: (path) => path.startsWith(`${BOARD}/`),
    pages: [
      page(HISTORY, async () => (await import('../business/orders/HistoryPage')).HistoryPage),
      page(boardOrderPath(':id'), async () => (await import('../business/orders/OrderPage')).OrderPage),
    ],
  },
  {
    ...{ to: MENU, label: 'Меню', icon: BookOpenText, permission: 'menu', ofOne: true },
    pages: [
      page(MENU, async () => (await import('../business/menu/MenuPage')).MenuPage),
      page(OFFERS, async () => (await import('../business/offers/OffersPage')).OffersPage),
      page(MENU_OPTIONS, async () => (await import('../business/options/OptionsPage')).OptionsPage),
      ...[MENU_IMPORT, importPath(':id')].map((path) =>
        page(path, async () => (await import('../business/imports/ImportPage')).ImportPage),
      ),
    ],
  },
  {
    ...{ to: HOURS, label: 'Часы', icon: Clock, permission: 'settings', ofOne: true },
    pages: [page(HOURS, async () => (await import('../business/hours/HoursPage')).HoursPage)],
  },
  {
    ...{ to: ZONES, label: 'Зоны', icon: MapIcon, permission: 'settings', ofOne: true },
    pages: [page(ZONES, async () => (await import('../business/zones/ZonesPage')).ZonesPage)],
  },
  {
    ...{ to: COURIERS, label: 'Курьеры', icon: Bike, permission: 'settings', ofOne: true },
    pages: [
      page(COURIERS, async () => (await import('../business/couriers/CouriersPage')).CouriersPage),
      page(courierShiftPath(':id'), async () => (await import('../business/couriers/ShiftPage')).ShiftPage),
    ],
  },
  {
    ...{ to: REVIEWS, label: 'Отзывы', icon: Star, permission: 'reviews', ofOne: true },
    pages: [page(REVIEWS, async () => (await import('../business/reviews/ReviewsPage')).ReviewsPage)],
  },
  {
    ...{ to: STATISTICS, label: 'Цифры', icon: ChartNoAxesColumn, permission: 'settings' },
    pages: [page(STATISTICS, async () => (await import('../business/statistics/StatisticsPage')).StatisticsPage)],
  },
  {
    ...{ to: OWN_PAYOUTS, label: 'Выплаты', icon: Banknote, permission: 'owner' },
    pages: [page(OWN_PAYOUTS, async () => (await import('../business/payouts/PayoutsPage')).PayoutsPage)],
  },
  {
    ...{ to: PEOPLE, label: 'Люди', icon: Users, permission: 'owner' },
    covers: (path) => path === PEOPLE || path === BLACK_LIST,
    pages: [
      page(PEOPLE, async () => (await import('../business/people/PeoplePage')).PeoplePage),
      page(BLACK_LIST, async () => (await import('../business/people/BlackListPage')).BlackListPage),
    ],
  },
  {
    ...{ to: SETTINGS, label: 'Настройки', icon: Settings, permission: 'settings', ofOne: true },
    pages: [
      page(SETTINGS, async () => (await import('../business/settings/ProfilePage')).ProfilePage),
      page(BONUS_SETTINGS, async () => (await import('../business/statistics/BonusPage')).BonusPage),
      page(LEGAL_SETTINGS, async () => (await import('../business/settings/LegalPage')).LegalPage),
      page(
        NOTIFICATION_SETTINGS,
        async () => (await import('../business/settings/NotificationsPage')).NotificationsPage,
      ),
    ],
  },
  {
    ...{ to: INTEGRATIONS.counter, label: 'Интеграции', icon: Plug, permission: 'integrations', ofOne: true },
    pages: [
      page(INTEGRATIONS.counter, async () => (await import('../business/integrations/CounterPage')).CounterPage),
      page(INTEGRATIONS.arcafe, async () => (await import('../business/integrations/ArcafePage')).ArcafePage),
      page(INTEGRATIONS.iiko, async () => (await import('../business/integrations/IikoPage')).IikoPage),
      page(INTEGRATIONS.webhooks, async () => (await import('../business/integrations/WebhooksPage')).WebhooksPage),
      page(INTEGRATIONS.articles, async () => (await import('../business/integrations/ArticlesPage')).ArticlesPage),
    ],
  },
  {
    ...{ to: LOG, label: 'Журнал', icon: ScrollText, permission: 'owner' },
    pages: [page(LOG, async () => (await import('../business/log/LogPage')).LogPage)],
  },
]

/** All pages of the restaurant's side: those of its sections, and what belongs to none. */
export const BUSINESS_PAGES = [
  ...BUSINESS_SECTIONS.flatMap(({ pages }) => pages),
  page(NEW_RESTAURANT, async () => (await import('../business/settings/NewRestaurantPage')).NewRestaurantPage),
  page(FIRST_RUN, async () => (await import('../business/settings/FirstRunPage')).FirstRunPage),
  page(OWN_ACCOUNT, async () => (await import('../business/account/AccountPage')).AccountPage),
]

/** What this person sees in the navigation; what they may not do is not there. */
export function businessSections(person: Person): BusinessSection[] {
  return BUSINESS_SECTIONS.filter(({ permission }) =>
    permission === 'owner' ? person.role === 'owner' : permitting(person, permission).length > 0,
  )
}
