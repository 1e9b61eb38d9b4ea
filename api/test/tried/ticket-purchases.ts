import { administrator, signIn } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS, FILTER, NOBODYS } from '../reach/entry'
import { boughtFree } from '../tickets'
import type { Tried } from '../tried'

const names = { id: { why: ADMINISTRATORS.why } }
const bought = async (product: Product) => ({ id: await boughtFree(product, await signIn(product)) })

/** A purchase of two free tickets, and one of them. */
async function withTicket(product: Product) {
  const { id } = await bought(product)
  const { rows } = await product.pool.query<{ id: string }>('select id from ticket where purchase_id = $1 limit 1', [
    id,
  ])
  return { id, ticket_ids: [rows[0]?.id ?? ''] }
}

const PATH = '/admin/ticket_purchases'

/** Purchases of tickets as support has them. */
export const tried: Tried = {
  reach: {
    [`GET ${PATH}`]: { names: { event_id: FILTER, session_id: FILTER } },
    [`GET ${PATH}/facets`]: { names: { event_id: FILTER, session_id: FILTER } },
    [`GET ${PATH}/:id`]: { names, fresh: bought },
    [`GET ${PATH}/:id/log`]: { names, fresh: bought },
    [`POST ${PATH}/:id/refund`]: {
      names: { ...names, ticket_ids: { why: 'looked for within the purchase alone' } },
      fresh: bought,
      body: () => ({ ticket_ids: [NOBODYS], total: 0, reason: 'Отменили концерт' }),
    },
    [`POST ${PATH}/:id/send`]: { names, fresh: bought, body: () => ({ mail: 'anna@example.com' }) },
    'GET /admin/user/:id/ticket_purchases': {
      names,
      fresh: async (product) => ({ id: (await signIn(product)).id }),
    },
  },
  forms: async ({ product }) => {
    const { token } = await administrator(product)
    const { id, ticket_ids } = await withTicket(product)
    const sent = await bought(product)
    return {
      PURCHASE_REFUND_FORM: {
        good: { ticket_ids, reason: 'Отменили концерт' },
        request: (values) => [
          'POST',
          `/api${PATH}/${id}/refund`,
          { total: 0, ...values, ticket_ids: values.ticket_ids || [] },
          token,
        ],
      },
      PURCHASE_SEND_FORM: {
        good: { mail: 'anna@example.com' },
        request: (values) => ['POST', `/api${PATH}/${sent.id}/send`, values, token],
      },
    }
  },
  acts: ({ product }) => ({
    [`POST ${PATH}/:id/refund`]: async () => {
      const { id, ticket_ids } = await withTicket(product)
      return {
        params: { id },
        body: { ticket_ids, total: 0, reason: 'Отменили концерт' },
        acts: ['ticket_purchase.refund'],
      }
    },
    [`POST ${PATH}/:id/send`]: async () => ({
      params: await bought(product),
      body: { mail: 'vera@example.com' },
      acts: ['ticket_purchase.resend'],
    }),
  }),
}
