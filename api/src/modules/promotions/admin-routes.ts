import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { promotionRecord } from './promotion-record'
import { storyRecord } from './story-record'

export function storyAdminRoutes(deps: Deps) {
  const { list, one, create, change, place, many, remove } = recordRoutes(deps, '/admin/story', storyRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(place()).use(many()).use(remove())
}

/** What the product asks for by name is neither added nor removed. */
export function promotionAdminRoutes(deps: Deps) {
  const { list, one, change, place, many } = recordRoutes(deps, '/admin/promotion', promotionRecord)
  return new Elysia().use(list()).use(one()).use(change()).use(place()).use(many())
}
