import {
  ADMINISTRATOR,
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
  MODERATION,
  moderationPath,
  NEW_RESTAURANT,
  NOTIFICATION_SETTINGS,
  OVERVIEW,
  OWN_ACCOUNT,
  PEOPLE,
  REVIEWS,
  SETTINGS,
  STATISTICS,
  ZONES,
} from '@ostrov/shared/paths'

/** The pages of a restaurant's side; each loads its own part when first opened. */
export const BUSINESS_PAGES = [
  { path: BOARD, lazy: { Component: async () => (await import('./business/orders/BoardPage')).BoardPage } },
  {
    path: HISTORY,
    lazy: { Component: async () => (await import('./business/orders/HistoryPage')).HistoryPage },
  },
  {
    path: HOURS,
    lazy: { Component: async () => (await import('./business/hours/HoursPage')).HoursPage },
  },
  { path: ZONES, lazy: { Component: async () => (await import('./business/zones/ZonesPage')).ZonesPage } },
  {
    path: boardOrderPath(':id'),
    lazy: { Component: async () => (await import('./business/orders/OrderPage')).OrderPage },
  },
  {
    path: STATISTICS,
    lazy: { Component: async () => (await import('./business/statistics/StatisticsPage')).StatisticsPage },
  },
  { path: REVIEWS, lazy: { Component: async () => (await import('./business/reviews/ReviewsPage')).ReviewsPage } },
  { path: MENU, lazy: { Component: async () => (await import('./business/menu/MenuPage')).MenuPage } },
  {
    path: MENU_OPTIONS,
    lazy: { Component: async () => (await import('./business/options/OptionsPage')).OptionsPage },
  },
  ...[MENU_IMPORT, importPath(':id')].map((path) => ({
    path,
    lazy: { Component: async () => (await import('./business/imports/ImportPage')).ImportPage },
  })),
  { path: PEOPLE, lazy: { Component: async () => (await import('./business/people/PeoplePage')).PeoplePage } },
  {
    path: BLACK_LIST,
    lazy: { Component: async () => (await import('./business/people/BlackListPage')).BlackListPage },
  },
  { path: LOG, lazy: { Component: async () => (await import('./business/log/LogPage')).LogPage } },
  { path: SETTINGS, lazy: { Component: async () => (await import('./business/settings/ProfilePage')).ProfilePage } },
  { path: LEGAL_SETTINGS, lazy: { Component: async () => (await import('./business/settings/LegalPage')).LegalPage } },
  {
    path: NOTIFICATION_SETTINGS,
    lazy: { Component: async () => (await import('./business/settings/NotificationsPage')).NotificationsPage },
  },
  {
    path: NEW_RESTAURANT,
    lazy: { Component: async () => (await import('./business/settings/NewRestaurantPage')).NewRestaurantPage },
  },
  { path: FIRST_RUN, lazy: { Component: async () => (await import('./business/settings/FirstRunPage')).FirstRunPage } },
  { path: OWN_ACCOUNT, lazy: { Component: async () => (await import('./business/account/AccountPage')).AccountPage } },
]

/** The pages of the platform's side. */
export const PLATFORM_PAGES = [
  {
    path: ADMINISTRATOR,
    lazy: { Component: async () => (await import('./platform/account/AdministratorPage')).AdministratorPage },
  },
  {
    path: OVERVIEW,
    lazy: { Component: async () => (await import('./platform/overview/OverviewPage')).OverviewPage },
  },
  ...[MODERATION, moderationPath(':id')].map((path) => ({
    path,
    lazy: { Component: async () => (await import('./platform/moderation/QueuePage')).QueuePage },
  })),
]
