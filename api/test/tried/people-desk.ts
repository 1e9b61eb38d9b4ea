import { administrator, businessOwner, signIn } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import type { Forms, Stage, Tried } from '../tried'

const names = { id: { why: ADMINISTRATORS.why } }
const customer = { names, fresh: async (product: Product) => ({ id: (await signIn(product)).id }) }
const partner = { names, fresh: async (product: Product) => ({ id: (await businessOwner(product)).id }) }

const colleague = { names, fresh: async (product: Product) => ({ id: (await administrator(product)).id }) }
async function colleagueThere(product: Product) {
  const { id } = await administrator(product)
  const { rows } = await product.pool.query<{ id: string }>('select id from session where admin_id = $1', [id])
  return { id, sessionId: rows[0]?.id ?? '' }
}

/** What belongs to customers and business users, as administrators see it. */
export const tried: Tried = {
  reach: {
    'GET /admin/user/:id/orders': customer,
    'GET /admin/user/:id/promo_uses': customer,
    'GET /admin/user/:id/addresses': customer,
    'GET /admin/user/:id/reviews': customer,
    'GET /admin/user/:id/notices': customer,
    'GET /admin/user/:id/sessions': customer,
    'DELETE /admin/user/:id/sessions': customer,
    'GET /admin/administrator/:id/sessions': colleague,
    'DELETE /admin/administrator/:id/sessions': colleague,
    'DELETE /admin/administrator/:id/sessions/:sessionId': {
      names: { id: { why: ADMINISTRATORS.why }, sessionId: { why: ADMINISTRATORS.why } },
      fresh: colleagueThere,
    },
    'GET /admin/user/:id/acceptances': customer,
    'GET /admin/business_user/:id/acceptances': partner,
    'GET /admin/business_user/:id/managers': partner,
    'GET /admin/business_user/:id/sessions': partner,
    'DELETE /admin/business_user/:id/sessions': partner,
  },
  acts: ({ product }) => ({
    'DELETE /admin/user/:id/sessions': async () => ({
      params: await customer.fresh(product),
      acts: ['session.close_all'],
    }),
    'DELETE /admin/business_user/:id/sessions': async () => ({
      params: await partner.fresh(product),
      acts: ['session.close_all'],
    }),
    'DELETE /admin/administrator/:id/sessions': async () => ({
      params: await colleague.fresh(product),
      acts: ['session.close_all'],
    }),
    'DELETE /admin/administrator/:id/sessions/:sessionId': async () => ({
      params: await colleagueThere(product),
      acts: ['session.close'],
    }),
  }),
  forms,
}

async function forms({ product }: Stage): Promise<Forms> {
  const [{ id }, { token }] = [await signIn(product), await administrator(product)]
  return {
    ACTING_FORM: {
      good: { reason: 'Не видит заказ', writes: false },
      request: ({ reason, writes }) => [
        'GET',
        `/api/admin/user/authenticate_user/${id}?${new URLSearchParams({ reason: String(reason), writes: String(writes) })}`,
        null,
        token,
      ],
    },
  }
}
