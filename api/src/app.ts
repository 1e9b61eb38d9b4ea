import { Elysia } from 'elysia'
import type { Deps } from './http/deps'
import { errors } from './http/errors'
import { customerSignInRoutes } from './modules/accounts/sign-in-routes'
import { basketCustomerRoutes } from './modules/baskets/customer-routes'
import { basketGuestRoutes } from './modules/baskets/guest-routes'
import { geoRoutes } from './modules/geo/portal-routes'
import { menuRoutes } from './modules/menu/portal-routes'
import { restaurantCustomerRoutes } from './modules/restaurants/customer-routes'
import { restaurantGuestRoutes } from './modules/restaurants/guest-routes'
import { restaurantPortalRoutes } from './modules/restaurants/portal-routes'

/** The whole API: every module's routes under `/api`, in the modules' order. */
export const createApp = (deps: Deps) =>
  new Elysia({ prefix: '/api', normalize: true })
    .use(errors(deps))
    .use(geoRoutes(deps))
    .use(customerSignInRoutes(deps))
    .use(restaurantPortalRoutes(deps))
    .use(restaurantGuestRoutes(deps))
    .use(restaurantCustomerRoutes(deps))
    .use(menuRoutes(deps))
    .use(basketCustomerRoutes(deps))
    .use(basketGuestRoutes(deps))

export type App = ReturnType<typeof createApp>
