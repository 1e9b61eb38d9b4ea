import { ADMIN, CONFIRM_REGISTRATION, REGISTER, REQUEST_RESET, RESET_PASSWORD, SIGN_IN } from '@ostrov/shared/paths'
import { createBrowserRouter, Navigate } from 'react-router'
import { BusinessShell } from './shell/BusinessShell'
import { BUSINESS_PAGES } from './shell/business-sections'
import { Broken, NotFound, Opening } from './shell/Lost'
import { PlatformShell } from './shell/PlatformShell'
import { PLATFORM_PAGES } from './shell/platform-sections'
import { RequireStaff, Start } from './shell/RequireStaff'
import { ConfirmRegistrationPage } from './sign-in/ConfirmRegistrationPage'
import { RegisterPage } from './sign-in/RegisterPage'
import { RequestResetPage } from './sign-in/RequestResetPage'
import { ResetPasswordPage } from './sign-in/ResetPasswordPage'
import { SignInPage } from './sign-in/SignInPage'

/** Every page of the back office. */
export const createRouter = () =>
  createBrowserRouter(
    [
      {
        errorElement: <Broken />,
        hydrateFallbackElement: <Opening />,
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
            children: [{ element: <BusinessShell />, children: BUSINESS_PAGES }],
          },
          {
            element: <RequireStaff kind="admin" />,
            children: [{ element: <PlatformShell />, children: PLATFORM_PAGES }],
          },
          { path: '/login', element: <Navigate to={SIGN_IN} replace /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: ADMIN },
  )
