import { Elysia } from 'elysia'
import type { Deps } from './http/deps'
import { errors } from './http/errors'
import { customerSignInRoutes } from './modules/accounts/sign-in-routes'
import { geoRoutes } from './modules/geo/portal-routes'

/** The whole API: every module's routes under `/api`, in the modules' order. */
export const createApp = (deps: Deps) =>
  new Elysia({ prefix: '/api', normalize: true }).use(errors(deps)).use(geoRoutes(deps)).use(customerSignInRoutes(deps))

export type App = ReturnType<typeof createApp>
