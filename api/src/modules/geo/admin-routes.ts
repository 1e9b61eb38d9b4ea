import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { cityRecord } from './city-record'

export function cityAdminRoutes(deps: Deps) {
  const { list, one, create, change, remove } = recordRoutes(deps, '/admin/cities', cityRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(remove())
}
