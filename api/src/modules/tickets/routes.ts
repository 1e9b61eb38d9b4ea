import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { eventRoutes } from '../events/routes'
import { ticketAdminRoutes } from './admin-routes'
import { type OpenPage, ticketCustomerRoutes } from './customer-routes'
import { ticketGateRoutes } from './gate-routes'
import { ticketHolderRoutes } from './holder-routes'
import { purchaseDeskRoutes } from './purchase-routes'
import { ticketReportRoutes } from './report-routes'
import { ticketWaitRoutes } from './wait-routes'

/** What is on, and tickets of it: sold, kept, given back. */
export const afishaRoutes = (deps: Deps, openPage: OpenPage) =>
  new Elysia()
    .use(eventRoutes(deps))
    .use(ticketCustomerRoutes(deps, openPage))
    .use(ticketHolderRoutes(deps))
    .use(ticketWaitRoutes(deps))
    .use(ticketGateRoutes(deps))
    .use(ticketReportRoutes(deps))
    .use(ticketAdminRoutes(deps))
    .use(purchaseDeskRoutes(deps))
