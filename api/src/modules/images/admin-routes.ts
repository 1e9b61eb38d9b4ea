import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { imageRecord } from './image-record'

/** Stored pictures: found, looked at, removed where nothing shows them. */
export function imageAdminRoutes(deps: Deps) {
  const { list, one, remove } = recordRoutes(deps, '/admin/image', imageRecord(deps.orm.em))
  return new Elysia().use(list()).use(one()).use(remove())
}
