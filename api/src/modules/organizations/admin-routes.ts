import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { organizationRecord } from './organization-record'

/** Organizations as administrators keep them; people of the portal add them. */
export function organizationAdminRoutes(deps: Deps) {
  const { list, one, change, many } = recordRoutes(deps, '/admin/organizations', organizationRecord)
  return new Elysia().use(list()).use(one()).use(change()).use(many())
}
