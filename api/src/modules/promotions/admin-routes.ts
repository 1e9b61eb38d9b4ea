import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { recordChange, recordCreate, recordList, recordOne, recordRemove } from '../records/record-routes'
import { promoCodeRecord } from './promo-code-record'
import { promotionRecord } from './promotion-record'
import { storyRecord } from './story-record'

const STORIES = '/admin/story'
const PROMOTIONS = '/admin/promotion'
const PROMO_CODES = '/admin/promo_code'

export const storyAdminRoutes = (deps: Deps) =>
  new Elysia()
    .use(recordList(deps, STORIES, storyRecord))
    .use(recordOne(deps, STORIES, storyRecord))
    .use(recordCreate(deps, STORIES, storyRecord))
    .use(recordChange(deps, STORIES, storyRecord))
    .use(recordRemove(deps, STORIES, storyRecord))

/** Which promotions there are is the product's: they are changed, neither added nor removed. */
export const promotionAdminRoutes = (deps: Deps) =>
  new Elysia()
    .use(recordList(deps, PROMOTIONS, promotionRecord))
    .use(recordOne(deps, PROMOTIONS, promotionRecord))
    .use(recordChange(deps, PROMOTIONS, promotionRecord))

/** A code that people may hold is switched off, never removed. */
export const promoCodeAdminRoutes = (deps: Deps) =>
  new Elysia()
    .use(recordList(deps, PROMO_CODES, promoCodeRecord))
    .use(recordOne(deps, PROMO_CODES, promoCodeRecord))
    .use(recordCreate(deps, PROMO_CODES, promoCodeRecord))
    .use(recordChange(deps, PROMO_CODES, promoCodeRecord))
