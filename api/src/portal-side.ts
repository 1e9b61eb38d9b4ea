import { Elysia } from 'elysia'
import type { Deps } from './kernel/deps'
import { adRoutes } from './modules/ads/portal-routes'
import { eventRoutes } from './modules/events/routes'
import { newsRoutes } from './modules/news/routes'
import { organizationRoutes } from './modules/organizations/portal-routes'
import { replyRoutes } from './modules/replies/customer-routes'

/** What people of the island tell one another. */
export const portalSide = (deps: Deps) =>
  new Elysia()
    .use(organizationRoutes(deps))
    .use(adRoutes(deps))
    .use(replyRoutes(deps))
    .use(newsRoutes(deps))
    .use(eventRoutes(deps))
