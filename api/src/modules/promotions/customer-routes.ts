import {
  PromotionForPerson,
  PromotionsForUser,
  PromoValidateQuery,
  PromoValidation,
} from '@ostrov/shared/promotions/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { myPromotions } from './my-promotions'
import { promotionFor } from './promotion-for'
import { validateFor } from './validate-promo-code'

const tags = ['Promotions']

export const customerPromotionRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/user/promo_code/promotions', ({ em, now, customer }) => myPromotions(em, customer, now), {
      customer: 'reads',
      response: { 200: PromotionsForUser },
      detail: { summary: 'My promo codes and my invitations', tags },
    })
    .get(
      '/user/promo_code/:code/validate',
      async ({ em, now, customer, params, query }) => {
        // Codes could otherwise be found by trying.
        await createLimits(deps).consume('writes', `promo:${customer.id}`)
        const { cart_sum, restaurant_id, payment_type } = query
        const asked = { code: params.code, user_id: customer.id, cartSum: cart_sum, payment_type, restaurant_id, now }
        const { is_valid, discount, min_order_sum, message } = await validateFor(em, asked)
        return { is_valid, discount, min_order_sum, message }
      },
      {
        customer: 'reads',
        refuses: ['request.too_often'],
        params: t.Object({ code: t.String({ minLength: 1, maxLength: 40 }) }),
        query: PromoValidateQuery,
        response: { 200: PromoValidation },
        detail: { summary: 'What a code takes off this order, or why it does not', tags },
      },
    )
    .get(
      '/user/promotion/:key',
      ({ em, now, customer, params }) => promotionFor(em, { key: params.key, customer, now }),
      {
        customer: 'reads',
        refuses: ['promotion.not_found'],
        params: t.Object({ key: t.String({ maxLength: 40 }) }),
        response: { 200: PromotionForPerson },
        detail: {
          summary: 'A promotion by its name, as it is for me: `referral` with my code and invitations left',
          tags,
        },
      },
    )
