import { makeConcert } from '../events'
import { signIn } from '../people'
import { NOBODYS } from '../reach/entry'
import { triedRecords } from '../records'
import { boughtFree, goodKind, makeSale } from '../tickets'
import type { Tried } from '../tried'

const records = triedRecords([
  {
    noun: 'ticket_kind',
    path: '/admin/ticket_kinds',
    verbs: ['one', 'create', 'change', 'remove'],
    form: 'TICKET_KIND_FORM',
    good: () => ({ ...goodKind(), session_id: NOBODYS }),
    named: async (product) => ({ session_id: (await makeConcert(product)).session.id }),
    change: { price: 700 },
    filters: ['event_id', 'session_id'],
  },
])

/** Tickets as editors keep them, and as they are bought. */
export const tried: Tried<'purchase'> = {
  acts: records.acts,
  rows: async (product, { customer }) => ({ purchase: await boughtFree(product, customer) }),
  reach: {
    ...records.reach,
    'GET /event_sessions/:id/tickets': {
      names: { id: { why: 'what everybody reads' } },
      fresh: async (product) => ({ id: (await makeSale(product)).session.id }),
    },
    'POST /user/ticket_purchases': {
      names: { session_id: { why: 'what everybody may buy' }, kind_id: { why: 'what everybody may buy' } },
      fresh: async (product) => {
        const { session, kind } = await makeSale(product, { kind: { price: 0 } })
        return { session_id: session.id, kind_id: kind.id }
      },
      body: ({ session_id, kind_id }) => ({
        ...{ session_id, items: [{ kind_id, count: 1 }], mail: 'anna@example.com', total: 0 },
      }),
    },
    'GET /user/ticket_purchases/:id': { names: { id: 'purchase' } },
    'POST /user/ticket_purchases/:id/pay': { names: { id: 'purchase' } },
    'POST /user/ticket_purchases/:id/refund': {
      names: { id: 'purchase', ticket_ids: { why: 'looked for within the purchase alone' } },
      body: () => ({ ticket_ids: [NOBODYS], total: 0 }),
    },
  },
  forms: async (stage) => {
    const { session, kind } = await makeSale(stage.product, { kind: { price: 0, per_person: 20, seats: 1000 } })
    const { token } = await signIn(stage.product)
    const items = [{ kind_id: kind.id, count: 1 }]
    const path = '/api/user/ticket_purchases'
    return {
      ...(await records.forms?.(stage)),
      TICKET_MAIL_FORM: {
        good: { mail: 'anna@example.com' },
        request: (values) => ['POST', path, { session_id: session.id, items, total: 0, ...values }, token],
      },
    }
  },
}
