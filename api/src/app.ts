import { Elysia } from 'elysia'
import type { Deps } from './http/deps'
import { errors } from './http/errors'
import { addressRoutes } from './modules/accounts/address-routes'
import { customerRoutes } from './modules/accounts/customer-routes'
import { devRoutes } from './modules/accounts/dev-routes'
import { customerSignInRoutes } from './modules/accounts/sign-in-routes'
import { geoRoutes } from './modules/geo/portal-routes'

/** The whole API: every module's routes under `/api`, in the modules' order. */
export const createApp = (deps: Deps) =>
  new Elysia({ prefix: '/api', normalize: true })
    .use(errors(deps))
    .use(geoRoutes(deps))
    .use(customerSignInRoutes(deps))
    .use(customerRoutes(deps))
    .use(addressRoutes(deps))
    .use(devRoutes(deps))

export type App = ReturnType<typeof createApp>
