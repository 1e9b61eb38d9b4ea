import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { eventAdminRoutes, eventReferenceRoutes, eventSessionAdminRoutes, venueAdminRoutes } from './admin-routes'
import { eventPortalRoutes } from './portal-routes'

/** What is on: read by everybody, kept by editors. */
export const eventRoutes = (deps: Deps) =>
  new Elysia()
    .use(eventPortalRoutes(deps))
    .use(eventAdminRoutes(deps))
    .use(eventSessionAdminRoutes(deps))
    .use(venueAdminRoutes(deps))
    .use(eventReferenceRoutes(deps))
