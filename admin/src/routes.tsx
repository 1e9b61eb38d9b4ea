import { createBrowserRouter, Navigate } from 'react-router'
import { RequestResetPage } from './session/RequestResetPage'
import { ResetPasswordPage } from './session/ResetPasswordPage'
import { SignInPage } from './session/SignInPage'
import { BusinessShell } from './shell/BusinessShell'
import { Broken, NotFound } from './shell/Lost'
import { PlatformShell } from './shell/PlatformShell'
import { RequireStaff, Start } from './shell/RequireStaff'

const business = [
  { path: '/orders', lazy: { Component: async () => (await import('./business/orders/BoardPage')).BoardPage } },
  {
    path: '/orders/history',
    lazy: { Component: async () => (await import('./business/orders/HistoryPage')).HistoryPage },
  },
  { path: '/orders/:id', lazy: { Component: async () => (await import('./business/orders/OrderPage')).OrderPage } },
]

const platform = [
  {
    path: '/overview',
    lazy: { Component: async () => (await import('./platform/overview/OverviewPage')).OverviewPage },
  },
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
          { path: '/sign-in', element: <SignInPage /> },
          { path: '/request-password-reset', element: <RequestResetPage /> },
          { path: '/reset-password', element: <ResetPasswordPage /> },
          { path: '/reset_password', element: <ResetPasswordPage /> },
          {
            element: <RequireStaff kind="business" />,
            children: [{ element: <BusinessShell />, children: business }],
          },
          { element: <RequireStaff kind="admin" />, children: [{ element: <PlatformShell />, children: platform }] },
          { path: '/login', element: <Navigate to="/sign-in" replace /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: '/admin' },
  )
