import { openKitchen, placedOrder } from '../orders'
import { administrator } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import type { Tried } from '../tried'

const { why } = ADMINISTRATORS

/** What the bank told otherwise of a payment. */
async function opened(product: Product) {
  const { id } = await placedOrder(product, await openKitchen(product))
  const { rows } = await product.pool.query<{ id: string }>(
    `with attempt as (insert into payment (order_id, provider, amount, due_at) values ($1, 'tbank', 100, now()) returning id)
     insert into bank_difference (attempt_id, kind, ours, theirs, checked_at) select id, 'amount', 1, 2, now() from attempt returning id`,
    [id],
  )
  return { id: rows[0]?.id ?? '' }
}
const difference = { names: { id: { why } }, fresh: opened }

/** How the platform's money is looked after. */
export const tried: Tried = {
  reach: {
    'PUT /admin/payments/differences/:id/check': difference,
    'PUT /admin/payments/differences/:id/close': { ...difference, body: () => ({ comment: 'Банк исправит' }) },
  },
  forms: async ({ product }) => {
    const { token } = await administrator(product)
    const path = `/api/admin/payments/differences/${crypto.randomUUID()}/close`
    return {
      DIFFERENCE_FORM: { good: { comment: 'Банк исправит' }, request: (values) => ['PUT', path, values, token] },
    }
  },
  acts: ({ product }) => ({
    'PUT /admin/payments/differences/:id/check': async () => ({
      params: await opened(product),
      acts: ['difference.check'],
    }),
    'PUT /admin/payments/differences/:id/close': async () => ({
      params: await opened(product),
      body: { comment: 'Банк исправит' },
      acts: ['difference.close'],
    }),
  }),
}
