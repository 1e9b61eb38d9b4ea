import { PromotionInput, PromotionRow } from '@ostrov/shared/promotions/desk-schema'
import { PROMOTION_FORM } from '@ostrov/shared/promotions/form'
import { promotionDesk } from '@ostrov/shared/promotions/lists'
import { containing, moment, sql } from '../../db/sql'
import { imageJson } from '../images/image-view'
import { demandRows } from '../records/demand-rows'
import { record } from '../records/record'
import { Promotion } from './promotion'

/** The slides of the delivery's home, and the promotions that the product knows by name. */
export const promotionRecord = record({
  noun: 'promotion',
  entity: Promotion,
  may: 'content',
  list: promotionDesk,
  form: PROMOTION_FORM,
  row: PromotionRow,
  input: PromotionInput,
  together: ['sort', 'is_active'],
  source: {
    select: sql`p.id, p.key, p.title, p.description, p.link, p.image_id, p.amount, p.min_order_sum, p.user_use_limit,
      p.total_use_limit, p.sort, p.is_active, p.is_ad, p.advertiser_name, p.advertiser_inn, p.erid, p.ord_contract_id,
      ${moment('p.created_at')} as created_at, ${imageJson('i')} as image`,
    from: sql`promotion p`,
    joined: sql`left join image i on i.id = p.image_id`,
    where: sql`true`,
    key: sql`p.id`,
    conditions: {
      query: (words) => sql`p.title ilike ${containing(words)}`,
      state: (state) => (state === 'shown' ? sql`p.is_active` : sql`not p.is_active`),
      is_ad: sql`p.is_ad`,
    },
    orders: { sort: sql`p.sort, p.id desc`, '-created_at': sql`p.created_at desc, p.id desc` },
  },
  check: (em, { input: { image_id } }) => demandRows(em, { image: { image_id } }),
})
