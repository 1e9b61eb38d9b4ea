import { Elysia } from 'elysia'
import { sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { referenceRoute } from '../records/reference-routes'
import { cityRecord } from './city-record'

export function cityAdminRoutes(deps: Deps) {
  const { list, one, create, change, many, remove } = recordRoutes(deps, '/admin/cities', cityRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(many()).use(remove())
}

export const cityReferenceRoute = (deps: Deps) =>
  referenceRoute(deps, '/admin/references/city', {
    from: sql`city c`,
    key: sql`c.id`,
    title: sql`c.name`,
    more: sql`null`,
  })
