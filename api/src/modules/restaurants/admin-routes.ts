import { listRoute } from '@ostrov/shared/lists/schema'
import { managersOfOwner } from '@ostrov/shared/staff/lists'
import { ManagerSchema } from '@ostrov/shared/staff/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { sql } from '../../db/sql'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { referenceRoute } from '../records/reference-routes'
import { listManagersOf } from './people/read-managers'
import { restaurantRecord } from './restaurant-record'

export const restaurantReferenceRoute = (deps: Deps) =>
  referenceRoute(deps, '/admin/references/restaurant', {
    from: sql`restaurant r`,
    key: sql`r.id`,
    title: sql`r.title`,
    more: sql`r.general_info->>'address'`,
  })

/** Restaurants; they are added by their owners, and none is removed. */
export function restaurantAdminRoutes(deps: Deps) {
  const { list, one, change } = recordRoutes(deps, '/admin/restaurants', restaurantRecord)
  return new Elysia().use(list()).use(one()).use(change())
}

export const managersOfOwnerRoute = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/admin/business_user/:id/managers', ({ em, params, query }) => listManagersOf(em, params.id, query), {
      admin: 'business_users',
      refuses: ['business.not_found'],
      params: t.Object({ id: Uuid }),
      ...listRoute(managersOfOwner, ManagerSchema),
      detail: { summary: 'Whom an owner has hired, and what each may do where', tags: ['Staff'] },
    })
