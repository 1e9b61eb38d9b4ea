import {
  ADMIN,
  ADMINISTRATOR,
  BLACK_LIST,
  BOARD,
  boardOrderPath,
  CONFIRM_REGISTRATION,
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
  REGISTER,
  REQUEST_RESET,
  RESET_PASSWORD,
  REVIEWS,
  SETTINGS,
  SIGN_IN,
  STATISTICS,
  ZONES,
} from '@ostrov/shared/paths'
import { createBrowserRouter, Navigate } from 'react-router'
import { ConfirmRegistrationPage } from './session/ConfirmRegistrationPage'
import { RegisterPage } from './session/RegisterPage'
import { RequestResetPage } from './session/RequestResetPage'
import { ResetPasswordPage } from './session/ResetPasswordPage'
import { SignInPage } from './session/SignInPage'
import { BusinessShell } from './shell/BusinessShell'
import { Broken, NotFound } from './shell/Lost'
import { PlatformShell } from './shell/PlatformShell'
import { RequireStaff, Start } from './shell/RequireStaff'

const business = [
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

const platform = [
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

/** Every page of the back office; each loads its own part when first opened. */
export const createRouter = () =>
  createBrowserRouter(
    [
      {
        errorElement: <Broken />,
        hydrateFallbackElement: <span className="ui-hidden">Загружаем…</span>,
        children: [
          { path: '/', element: <Start /> },
          { path: SIGN_IN, element: <SignInPage /> },
          { path: REGISTER, element: <RegisterPage /> },
          { path: CONFIRM_REGISTRATION, element: <ConfirmRegistrationPage /> },
          { path: REQUEST_RESET, element: <RequestResetPage /> },
          { path: RESET_PASSWORD, element: <ResetPasswordPage /> },
          { path: '/reset_password', element: <ResetPasswordPage /> },
          {
            element: <RequireStaff kind="business" />,
            children: [{ element: <BusinessShell />, children: business }],
          },
          { element: <RequireStaff kind="admin" />, children: [{ element: <PlatformShell />, children: platform }] },
          { path: '/login', element: <Navigate to={SIGN_IN} replace /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: ADMIN },
  )
