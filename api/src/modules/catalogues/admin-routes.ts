import { Elysia } from 'elysia'
import { sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { referenceRoute } from '../records/reference-routes'
import { catalogueRecord } from './catalogue-record'

export function catalogueAdminRoutes(deps: Deps) {
  const { list, one, create, change, many, remove } = recordRoutes(deps, '/admin/catalogue', catalogueRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(many()).use(remove())
}

export const catalogueReferenceRoute = (deps: Deps) =>
  referenceRoute(deps, '/admin/references/catalogue_entry', {
    from: sql`catalogue_entry c left join catalogue_entry p on p.id = c.parent_id`,
    key: sql`c.id`,
    title: sql`c.name`,
    more: sql`p.name`,
    // What holds others is what is looked for: a model stands after its mark.
    order: sql`p.id is not null, c.sort, c.name, c.id`,
  })
