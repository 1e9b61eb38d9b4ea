import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { promoCodeRecord } from './promo-code-record'
import { promotionRecord } from './promotion-record'
import { storyRecord } from './story-record'

export function storyAdminRoutes(deps: Deps) {
  const { list, one, create, change, many, remove } = recordRoutes(deps, '/admin/story', storyRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(many()).use(remove())
}

/** What the product asks for by name is neither added nor removed. */
export function promotionAdminRoutes(deps: Deps) {
  const { list, one, change, many } = recordRoutes(deps, '/admin/promotion', promotionRecord)
  return new Elysia().use(list()).use(one()).use(change()).use(many())
}

/** A promo code that people hold is switched off, not removed. */
export function promoCodeAdminRoutes(deps: Deps) {
  const { list, one, create, change, many } = recordRoutes(deps, '/admin/promo_code', promoCodeRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(many())
}
