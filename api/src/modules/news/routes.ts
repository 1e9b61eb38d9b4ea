import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { ownRoutes } from '../own-records/own-routes'
import { newsAdminRoutes } from './admin-routes'
import { newsPortalRoutes } from './portal-routes'
import { suggestion } from './suggestion'

const TAG = { name: 'News', about: 'What the island reads, and what its readers suggest.' }

/** News: read by everybody, suggested by readers, kept by editors. */
export function newsRoutes(deps: Deps) {
  const { list, suggest } = ownRoutes(deps, '/user/news', suggestion, TAG)
  return new Elysia().use(newsPortalRoutes(deps)).use(list()).use(suggest()).use(newsAdminRoutes(deps))
}
