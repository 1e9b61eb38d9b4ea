import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { eventRoutes } from '../events/routes'
import { ticketAdminRoutes } from './admin-routes'
import { type OpenPage, ticketCustomerRoutes } from './buying/customer-routes'
import { purchaseDeskRoutes } from './buying/purchase-routes'
import { ticketGateRoutes } from './gates/gate-routes'
import { ticketHolderRoutes } from './handing/holder-routes'
import { ticketWaitRoutes } from './queue/wait-routes'
import { ticketReportRoutes } from './report/report-routes'

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
