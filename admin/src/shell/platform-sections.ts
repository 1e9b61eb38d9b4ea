import { DESK_ADS } from '@ostrov/shared/ads/paths'
import {
  ADMINISTRATOR,
  ADMINISTRATORS,
  ALL_CATEGORIES,
  ALL_DISHES,
  ALL_OPTION_GROUPS,
  ALL_OPTIONS,
  ALL_RESTAURANTS,
  BUSINESS_USERS,
  CATALOGUE,
  CITIES,
  CUSTOMERS,
  DESK_DISH_REVIEWS,
  DESK_EVENTS,
  DESK_NEWS,
  DESK_ORGANIZATION_REVIEWS,
  DESK_ORGANIZATIONS,
  DESK_REVIEWS,
  DESK_SESSIONS,
  DESK_VENUES,
  DOCUMENTS,
  IMAGES,
  ORDERS_STATISTIC,
  OVERVIEW,
  PROMO_CODES,
  PROMO_SERIES,
  PROMOTIONS,
  STORIES,
} from '@ostrov/shared/paths'
import { type AdminRole, adminMay } from '@ostrov/shared/staff/permissions'
import { DESK_HALLS, DESK_TICKET_GATES, DESK_TICKET_KINDS } from '@ostrov/shared/tickets/paths'
import { namesOf } from '@ostrov/shared/wire/names'
import {
  Building,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  ChefHat,
  FileText,
  GalleryVerticalEnd,
  Images,
  LayoutDashboard,
  ListTree,
  Megaphone,
  Newspaper,
  Star,
  Store,
  Tag,
  TicketPercent,
  UserRoundCog,
  Users,
  UtensilsCrossed,
} from 'lucide-react'
import { HOUSE_SECTIONS } from './house-sections'
import { MODERATION_SECTIONS, VERDICTS_SECTION } from './moderation-sections'
import { MONEY_SECTIONS } from './money-sections'
import { ORDER_SECTIONS } from './order-sections'
import { type PlatformSection, page, recordPages, SECTION_GROUPS } from './section'

const SECTIONS: readonly PlatformSection[] = [
  {
    ...{ to: OVERVIEW, label: 'Обзор', icon: LayoutDashboard, permission: null },
    main: true,
    pages: [page(OVERVIEW, async () => (await import('../platform/overview/OverviewPage')).OverviewPage)],
  },
  ...MODERATION_SECTIONS,
  ...ORDER_SECTIONS,
  ...MONEY_SECTIONS,
  VERDICTS_SECTION,
  {
    ...{ to: ALL_RESTAURANTS, label: 'Рестораны', icon: ChefHat, permission: 'restaurants', group: 'sales' },
    pages: recordPages(
      ALL_RESTAURANTS,
      async () => (await import('../platform/restaurants/RestaurantsPage')).RestaurantsPage,
      { tabs: true },
    ),
  },
  {
    ...{ to: ALL_DISHES, label: 'Меню', icon: UtensilsCrossed, permission: 'restaurants', group: 'sales' },
    also: 'Блюда, категории, опции',
    pages: [
      ...recordPages(ALL_CATEGORIES, async () => (await import('../platform/menus/MenuPartsPages')).CategoriesPage),
      ...recordPages(ALL_OPTIONS, async () => (await import('../platform/menus/MenuPartsPages')).OptionsPage),
      ...recordPages(
        ALL_OPTION_GROUPS,
        async () => (await import('../platform/menus/MenuPartsPages')).OptionGroupsPage,
      ),
      ...recordPages(ALL_DISHES, async () => (await import('../platform/menus/DishesPage')).DishesPage),
    ],
  },
  {
    ...{ to: ORDERS_STATISTIC, label: 'Цифры', icon: ChartNoAxesColumn, permission: 'statistics', group: 'sales' },
    also: 'Статистика, выручка',
    pages: [
      page(
        ORDERS_STATISTIC,
        async () => (await import('../platform/statistics/OrdersStatisticPage')).OrdersStatisticPage,
      ),
    ],
  },
  {
    ...{ to: CUSTOMERS, label: 'Клиенты', icon: Users, permission: 'customers', group: 'place' },
    pages: recordPages(CUSTOMERS, async () => (await import('../platform/customers/CustomersPage')).CustomersPage, {
      tabs: true,
    }),
  },
  {
    ...{ to: BUSINESS_USERS, label: 'Партнёры', icon: Store, permission: 'business_users', group: 'place' },
    also: 'Владельцы, менеджеры',
    pages: recordPages(
      BUSINESS_USERS,
      async () => (await import('../platform/business-users/BusinessUsersPage')).BusinessUsersPage,
      { tabs: true },
    ),
  },
  {
    ...{ to: DESK_NEWS, label: 'Новости', icon: Newspaper, permission: 'content', group: 'portal' },
    pages: recordPages(DESK_NEWS, async () => (await import('../platform/news/NewsPage')).NewsPage, { tabs: true }),
  },
  {
    ...{ to: DESK_EVENTS, label: 'Афиша', icon: CalendarDays, permission: 'content', group: 'portal' },
    also: 'События, сеансы, места, залы, билеты, входы',
    pages: [
      ...recordPages(DESK_SESSIONS, async () => (await import('../platform/events/SessionsPage')).SessionsPage),
      ...recordPages(
        DESK_TICKET_KINDS,
        async () => (await import('../platform/events/TicketKindsPage')).TicketKindsPage,
      ),
      ...recordPages(
        DESK_TICKET_GATES,
        async () => (await import('../platform/events/TicketGatesPage')).TicketGatesPage,
      ),
      ...recordPages(DESK_HALLS, async () => (await import('../platform/events/HallsPage')).HallsPage),
      ...recordPages(DESK_VENUES, async () => (await import('../platform/events/VenuesPage')).VenuesPage),
      ...recordPages(DESK_EVENTS, async () => (await import('../platform/events/EventsPage')).EventsPage, {
        tabs: true,
      }),
    ],
  },
  {
    ...{ to: DESK_ADS, label: 'Объявления', icon: Tag, permission: 'moderation', group: 'portal' },
    pages: recordPages(DESK_ADS, async () => (await import('../platform/ads/AdsPage')).AdsPage, { tabs: true }),
  },
  {
    ...{ to: DESK_ORGANIZATIONS, label: 'Организации', icon: Building, permission: 'content', group: 'portal' },
    pages: recordPages(
      DESK_ORGANIZATIONS,
      async () => (await import('../platform/organizations/OrganizationsPage')).OrganizationsPage,
      { tabs: true },
    ),
  },
  {
    ...{ to: STORIES, label: 'Истории', icon: GalleryVerticalEnd, permission: 'content', group: 'sales' },
    pages: recordPages(STORIES, async () => (await import('../platform/stories/StoriesPage')).StoriesPage),
  },
  {
    ...{ to: PROMOTIONS, label: 'Акции', icon: Megaphone, permission: 'content', group: 'sales' },
    pages: recordPages(PROMOTIONS, async () => (await import('../platform/promotions/PromotionsPage')).PromotionsPage),
  },
  {
    ...{ to: PROMO_CODES, label: 'Промокоды', icon: TicketPercent, permission: 'promo_codes', group: 'sales' },
    also: 'Серии',
    pages: [
      ...recordPages(
        PROMO_SERIES,
        async () => (await import('../platform/promo-codes/PromoSeriesPage')).PromoSeriesPage,
        { tabs: true },
      ),
      ...recordPages(PROMO_CODES, async () => (await import('../platform/promo-codes/PromoCodesPage')).PromoCodesPage, {
        tabs: true,
      }),
    ],
  },
  {
    ...{ to: CITIES, label: 'Города', icon: Building2, permission: 'content', group: 'portal' },
    pages: recordPages(CITIES, async () => (await import('../platform/cities/CitiesPage')).CitiesPage),
  },
  {
    ...{ to: CATALOGUE, label: 'Каталоги', icon: ListTree, permission: 'content', group: 'portal' },
    also: 'Марки, профессии',
    pages: recordPages(CATALOGUE, async () => (await import('../platform/catalogues/CataloguesPage')).CataloguesPage),
  },
  {
    ...{ to: IMAGES, label: 'Картинки', icon: Images, permission: 'images', group: 'portal' },
    pages: recordPages(IMAGES, async () => (await import('../platform/images/ImagesPage')).ImagesPage),
  },
  {
    ...{ to: DOCUMENTS, label: 'Документы', icon: FileText, permission: 'content', group: 'portal' },
    pages: recordPages(DOCUMENTS, async () => (await import('../platform/documents/DocumentsPage')).DocumentsPage, {
      tabs: true,
    }),
  },
  {
    ...{ to: DESK_REVIEWS, label: 'Отзывы', icon: Star, permission: 'reviews', group: 'place' },
    pages: [
      ...recordPages(
        DESK_DISH_REVIEWS,
        async () => (await import('../platform/reviews/ReviewsPages')).ProductReviewsPage,
      ),
      ...recordPages(
        DESK_ORGANIZATION_REVIEWS,
        async () => (await import('../platform/reviews/ReviewsPages')).OrganizationReviewsPage,
      ),
      ...recordPages(
        DESK_REVIEWS,
        async () => (await import('../platform/reviews/ReviewsPages')).RestaurantReviewsPage,
      ),
    ],
  },
  {
    ...{
      to: ADMINISTRATORS,
      label: 'Администраторы',
      icon: UserRoundCog,
      permission: 'administrators',
      group: 'house',
    },
    pages: recordPages(
      ADMINISTRATORS,
      async () => (await import('../platform/administrators/AdministratorsPage')).AdministratorsPage,
    ),
  },
  ...HOUSE_SECTIONS,
]

/** Heading by heading, under each in the order above. */
export const PLATFORM_SECTIONS: readonly PlatformSection[] = [undefined, ...namesOf(SECTION_GROUPS)].flatMap((group) =>
  SECTIONS.filter((section) => section.group === group),
)

/** The same of the platform's. */
export const PLATFORM_PAGES = [
  ...PLATFORM_SECTIONS.flatMap(({ pages }) => pages),
  page(ADMINISTRATOR, async () => (await import('../platform/account/AdministratorPage')).AdministratorPage),
]

/** The same for an administrator. */
export function platformSections(role: AdminRole): PlatformSection[] {
  return PLATFORM_SECTIONS.filter(({ permission }) => permission === null || adminMay(role, permission))
}
