import { SeatsSchema, TakenSeats } from '@ostrov/shared/halls/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { PayInput } from '@ostrov/shared/payments/schema'
import { ownPurchases } from '@ostrov/shared/tickets/lists'
import {
  PurchaseBegun,
  PurchaseInput,
  PurchaseRow,
  PurchaseSchema,
  RefundInput,
  SaleQuery,
  SaleSchema,
} from '@ostrov/shared/tickets/schema'
import { Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { paymentMethods } from '../../../config'
import { access } from '../../../http/access'
import { clientNetwork } from '../../../http/counted'
import type { Deps } from '../../../kernel/deps'
import { answerOnce } from '../../../kernel/idempotency'
import { createLimits } from '../../../kernel/limits'
import { demandOffered, takesMoney } from '../../../kernel/offered'
import { Refusal } from '../../../kernel/problems'
import { listPurchases, readPurchase } from '../desk/read-purchases'
import { refundTickets } from '../desk/refund-tickets'
import { ticketsFile } from '../ticket-pdf'
import { waysOf } from '../ways'
import { beginPurchase } from './begin-purchase'
import { readSeats, readTaken } from './chosen-seats'
import { tryCode } from './demand-code'
import { chooseAttempt } from './pay-purchase'
import { readSale } from './read-sale'

/** Opens the page where a payment is made; null when the bank does not answer now. */
export type OpenPage = (payment_id: string) => Promise<string | null>

const tags = ['Tickets']
const one = t.Object({ id: Uuid })
const REFUSES = [
  ...(['ticket.not_on_sale', 'ticket.too_many', 'ticket.too_many_held', 'ticket.price_changed'] as const),
  ...(['ticket.seats_taken', 'ticket.seats_unchosen'] as const),
  ...(['ticket.sold_out', 'event_session.not_found', 'request.key_reused', 'request.too_often'] as const),
  ...(['payment.method_unavailable', 'payment.off', 'saved_method.not_found', 'saved_method.off'] as const),
  ...(['session.acting_own'] as const),
]

/** Buying tickets, and what is done with them. */
export function ticketCustomerRoutes(deps: Deps, openPage: OpenPage) {
  const ways = waysOf(deps.config)
  const limits = createLimits(deps)
  return new Elysia()
    .use(access(deps))
    .get(
      '/event_sessions/:id/tickets',
      async ({ em, params, query, request, now }) => {
        const said = query.code?.trim() ?? ''
        const tried = { session_id: params.id, code: said, by: clientNetwork(request) ?? '' }
        const code = await tryCode(em, limits, tried)
        return {
          ...(await readSale(em, params.id, { user_id: null, code, takes_money: takesMoney(deps.config), now })),
          is_code_right: said === '' ? null : code !== null,
        }
      },
      {
        open: true,
        refuses: ['event_session.not_found', 'request.too_often'],
        params: one,
        query: SaleQuery,
        response: { 200: SaleSchema },
        detail: { summary: 'What is sold for a session, and how much of it is left', tags },
      },
    )
    .get('/event_sessions/:id/seats', ({ em, params, now }) => readSeats(em, params.id, now), {
      open: true,
      refuses: ['event_session.not_found'],
      params: one,
      response: { 200: SeatsSchema },
      detail: { summary: 'The plan of a session’s hall with its seats', tags },
    })
    .get('/event_sessions/:id/seats/taken', ({ em, params, now }) => readTaken(em, params.id, now), {
      open: true,
      refuses: ['event_session.not_found'],
      params: one,
      response: { 200: TakenSeats },
      detail: { summary: 'Seats of the plan that nobody can take now', tags },
    })
    .post(
      '/user/ticket_purchases',
      async ({ em, customer, body, headers, now }) => {
        const asked = { scope: `customer:${customer.id}`, key: headers['idempotency-key'], route: 'ticket.buy', body }
        if (body.total > 0) await demandOffered(deps, customer, body)
        const { session_id, code: said = '' } = body
        const code = await tryCode(em, limits, { session_id, code: said, by: customer.id })
        const { id, payment_id } = await answerOnce(em, asked, (tx) =>
          beginPurchase(tx, { user_id: customer.id, input: body, code, takes_money: takesMoney(deps.config), now }),
        )
        const payment_url = payment_id ? await openPage(payment_id) : null
        return { id, ...(payment_url && { payment_url }) }
      },
      {
        customer: 'writes',
        refuses: REFUSES,
        headers: Repeatable,
        body: PurchaseInput,
        response: { 200: PurchaseBegun },
        detail: { summary: 'Hold seats and begin to pay them; free tickets are given at once', tags },
      },
    )
    .get('/user/ticket_purchases', ({ em, customer, query, now }) => listPurchases(em, customer.id, query, now), {
      customer: 'reads',
      ...listRoute(ownPurchases, PurchaseRow),
      detail: { summary: 'One’s own purchases of tickets, the newest first', tags },
    })
    .get(
      '/user/ticket_purchases/:id',
      ({ em, customer, params, now }) => readPurchase(em, { user_id: customer.id, id: params.id, ...ways, now }),
      {
        customer: 'reads',
        refuses: ['ticket.not_found'],
        params: one,
        response: { 200: PurchaseSchema },
        detail: { summary: 'A purchase with its tickets and their codes', tags },
      },
    )
    .get(
      '/user/ticket_purchases/:id/pdf',
      async ({ em, customer, params, now }) =>
        ticketsFile(await readPurchase(em, { user_id: customer.id, id: params.id, ...ways, now })),
      {
        customer: 'reads',
        refuses: ['ticket.not_found', 'ticket.none_valid'],
        params: one,
        detail: { summary: 'The tickets of a purchase that its reader comes in by, to print', tags },
      },
    )
    .post(
      '/user/ticket_purchases/:id/pay',
      async ({ em, customer, params, body, now }) => {
        await demandOffered(deps, customer, body)
        const wanted = { user_id: customer.id, id: params.id, wanted: body ?? {}, offered: paymentMethods(deps.config) }
        const attempt = await em.transactional((tx) => chooseAttempt(tx, { ...wanted, now }))
        if (attempt.saved_method_id) return { id: params.id }
        const payment_url = await openPage(attempt.id)
        if (payment_url === null) throw new Refusal('payment.bank_unavailable')
        return { id: params.id, payment_url }
      },
      {
        customer: 'own',
        refuses: [
          'ticket.not_found',
          'ticket.not_payable',
          'payment.method_unavailable',
          'payment.off',
          'saved_method.not_found',
          'saved_method.off',
          'payment.bank_unavailable',
        ],
        params: one,
        body: PayInput,
        response: { 200: PurchaseBegun },
        detail: { summary: 'Pay a purchase whose seats are still held: the page it has, or a new one', tags },
      },
    )
    .post(
      '/user/ticket_purchases/:id/refund',
      async ({ em, customer, params, body, now }) => {
        const { id } = params
        await em.transactional((tx) => refundTickets(tx, { user_id: customer.id, id, ...body, now }))
        return readPurchase(em, { user_id: customer.id, id, ...ways, now })
      },
      {
        customer: 'own',
        refuses: ['ticket.not_found', 'ticket.used', 'ticket.not_refundable', 'ticket.refund_changed'],
        params: one,
        body: RefundInput,
        response: { 200: PurchaseSchema },
        detail: { summary: 'Give tickets back for all that was paid; what is given back stays so when repeated', tags },
      },
    )
}
