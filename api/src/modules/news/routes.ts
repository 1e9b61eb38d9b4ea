import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { newsAdminRoutes } from './admin-routes'
import { newsCustomerRoutes } from './customer-routes'
import { newsPortalRoutes } from './portal-routes'

/** News: read by everybody, suggested by readers, kept by editors. */
export const newsRoutes = (deps: Deps) =>
  new Elysia().use(newsPortalRoutes(deps)).use(newsCustomerRoutes(deps)).use(newsAdminRoutes(deps))
