import { Elysia } from 'elysia'
import type { Deps } from './kernel/deps'
import { adImportRoutes } from './modules/ad-imports/customer-routes'
import { adRoutes } from './modules/ads/reading/portal-routes'
import { newsRoutes } from './modules/news/routes'
import { letterLinkRoutes } from './modules/notifying/link-routes'
import { organizationRoutes } from './modules/organizations/portal-routes'
import { openPayment } from './modules/payments/paying/open-payment'
import { replyRoutes } from './modules/replies/customer-routes'
import { searchRoutes } from './modules/searches/customer-routes'
import { sharingRoutes } from './modules/sharing/portal-routes'
import { supportAdminRoutes } from './modules/support/admin-routes'
import { supportRoutes } from './modules/support/customer-routes'
import { afishaRoutes } from './modules/tickets/routes'

/** What people of the island tell one another. */
export const portalSide = (deps: Deps) =>
  new Elysia()
    .use(organizationRoutes(deps))
    .use(adRoutes(deps))
    .use(adImportRoutes(deps))
    .use(replyRoutes(deps))
    .use(searchRoutes(deps))
    .use(letterLinkRoutes(deps))
    .use(supportRoutes(deps))
    .use(supportAdminRoutes(deps))
    .use(newsRoutes(deps))
    .use(sharingRoutes(deps))
    .use(afishaRoutes(deps, (payment_id) => openPayment(deps, payment_id)))
