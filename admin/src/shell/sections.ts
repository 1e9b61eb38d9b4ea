import {
  ADMINISTRATOR,
  BLACK_LIST,
  BOARD,
  boardOrderPath,
  CITIES,
  DESK_DISH_REVIEWS,
  DESK_LOG,
  DESK_REVIEWS,
  FIRST_RUN,
  HISTORY,
  HOURS,
  importPath,
  LEGAL_SETTINGS,
  LOG,
  MENU,
  MENU_IMPORT,
  MENU_OPTIONS,
  MODERATION,
  moderationPath,
  NEW_RESTAURANT,
  NOTIFICATION_SETTINGS,
  OVERVIEW,
  OWN_ACCOUNT,
  PEOPLE,
  PROMO_CODES,
  PROMOTIONS,
  REVIEWS,
  recordPath,
  SETTINGS,
  STATISTICS,
  STORIES,
  ZONES,
} from '@ostrov/shared/paths'
import { type AdminPermission, type AdminRole, adminMay } from '@ostrov/shared/staff/permissions'
import {
  BookOpenText,
  Building2,
  ChartNoAxesColumn,
  ClipboardList,
  Clock,
  GalleryVerticalEnd,
  History,
  LayoutDashboard,
  type LucideIcon,
  Map as MapIcon,
  Megaphone,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  TicketPercent,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { type NeededPermission, type Person, permitting } from '../session/people'

/** A page; it loads its own part when it is first opened. */
const page = (path: string, Component: () => Promise<ComponentType>) => ({ path, lazy: { Component } })

/** A list and the row that is open beside it are one page. */
const recordPages = (list: string, Component: () => Promise<ComponentType>) =>
  [list, recordPath(list, ':id')].map((path) => page(path, Component))

export type Section = {
  to: string
  label: string
  icon: LucideIcon
  pages: readonly ReturnType<typeof page>[]
  /** The addresses at which it is the current one; by default those under its own. */
  covers?: (path: string) => boolean
}

/** A section of the restaurant's side: seen by whoever has the permission in at least one restaurant, the owner's own by any owner. */
export type BusinessSection = Section & {
  permission: NeededPermission
  /** Shows one restaurant at a time: «Все рестораны» is no choice there. */
  ofOne?: true | undefined
}
/** A section of the platform's side: seen by every administrator, or by whose role may do it. */
export type PlatformSection = Section & { permission: AdminPermission | null }

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
    ...{ to: REVIEWS, label: 'Отзывы', icon: Star, permission: 'reviews', ofOne: true },
    pages: [page(REVIEWS, async () => (await import('../business/reviews/ReviewsPage')).ReviewsPage)],
  },
  {
    ...{ to: STATISTICS, label: 'Цифры', icon: ChartNoAxesColumn, permission: 'settings' },
    pages: [page(STATISTICS, async () => (await import('../business/statistics/StatisticsPage')).StatisticsPage)],
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
      page(LEGAL_SETTINGS, async () => (await import('../business/settings/LegalPage')).LegalPage),
      page(
        NOTIFICATION_SETTINGS,
        async () => (await import('../business/settings/NotificationsPage')).NotificationsPage,
      ),
    ],
  },
  {
    ...{ to: LOG, label: 'Журнал', icon: ScrollText, permission: 'owner' },
    pages: [page(LOG, async () => (await import('../business/log/LogPage')).LogPage)],
  },
]

export const PLATFORM_SECTIONS: readonly PlatformSection[] = [
  {
    ...{ to: OVERVIEW, label: 'Обзор', icon: LayoutDashboard, permission: null },
    pages: [page(OVERVIEW, async () => (await import('../platform/overview/OverviewPage')).OverviewPage)],
  },
  {
    ...{ to: MODERATION, label: 'Модерация', icon: ShieldCheck, permission: 'moderation' },
    pages: [MODERATION, moderationPath(':id')].map((path) =>
      page(path, async () => (await import('../platform/moderation/QueuePage')).QueuePage),
    ),
  },
  {
    ...{ to: STORIES, label: 'Истории', icon: GalleryVerticalEnd, permission: 'content' },
    pages: recordPages(STORIES, async () => (await import('../platform/stories/StoriesPage')).StoriesPage),
  },
  {
    ...{ to: PROMOTIONS, label: 'Акции', icon: Megaphone, permission: 'content' },
    pages: recordPages(PROMOTIONS, async () => (await import('../platform/promotions/PromotionsPage')).PromotionsPage),
  },
  {
    ...{ to: PROMO_CODES, label: 'Промокоды', icon: TicketPercent, permission: 'promo_codes' },
    pages: recordPages(
      PROMO_CODES,
      async () => (await import('../platform/promo-codes/PromoCodesPage')).PromoCodesPage,
    ),
  },
  {
    ...{ to: CITIES, label: 'Города', icon: Building2, permission: 'content' },
    pages: recordPages(CITIES, async () => (await import('../platform/cities/CitiesPage')).CitiesPage),
  },
  {
    ...{ to: DESK_REVIEWS, label: 'Отзывы', icon: Star, permission: 'reviews' },
    pages: [
      ...recordPages(
        DESK_DISH_REVIEWS,
        async () => (await import('../platform/reviews/ReviewsPages')).ProductReviewsPage,
      ),
      ...recordPages(
        DESK_REVIEWS,
        async () => (await import('../platform/reviews/ReviewsPages')).RestaurantReviewsPage,
      ),
    ],
  },
  {
    ...{ to: DESK_LOG, label: 'Журнал', icon: ScrollText, permission: 'log' },
    pages: [page(DESK_LOG, async () => (await import('../platform/log/LogPage')).LogPage)],
  },
]

/** All pages of the restaurant's side: those of its sections, and what belongs to none. */
export const BUSINESS_PAGES = [
  ...BUSINESS_SECTIONS.flatMap(({ pages }) => pages),
  page(NEW_RESTAURANT, async () => (await import('../business/settings/NewRestaurantPage')).NewRestaurantPage),
  page(FIRST_RUN, async () => (await import('../business/settings/FirstRunPage')).FirstRunPage),
  page(OWN_ACCOUNT, async () => (await import('../business/account/AccountPage')).AccountPage),
]

/** The same of the platform's. */
export const PLATFORM_PAGES = [
  ...PLATFORM_SECTIONS.flatMap(({ pages }) => pages),
  page(ADMINISTRATOR, async () => (await import('../platform/account/AdministratorPage')).AdministratorPage),
]

/** What this person sees in the navigation; what they may not do is not there. */
export function businessSections(person: Person): BusinessSection[] {
  return BUSINESS_SECTIONS.filter(({ permission }) =>
    permission === 'owner' ? person.role === 'owner' : permitting(person, permission).length > 0,
  )
}

/** The same for an administrator. */
export function platformSections(role: AdminRole): PlatformSection[] {
  return PLATFORM_SECTIONS.filter(({ permission }) => permission === null || adminMay(role, permission))
}

/** Whether the page is one of the section's: an order's own page belongs to the history it is reached from. */
export function isCurrent({ to, covers }: Pick<Section, 'to' | 'covers'>, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '')
  return covers ? covers(path) : path === to || path.startsWith(`${to}/`)
}

/** Whether the page belongs to a section of this side that this person may not open; pages of no section are anybody's. */
export function isForbidden(pathname: string, sections: readonly Section[], all: readonly Section[]): boolean {
  const owner = all.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return owner !== undefined && !sections.some(({ to }) => to === owner.to)
}
