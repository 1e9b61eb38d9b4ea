import { listRoute } from '@ostrov/shared/lists/schema'
import { customerOrders, recentOrders } from '@ostrov/shared/orders/lists'
import { ProposalAnswerInput } from '@ostrov/shared/orders/proposal-schema'
import { OrderInput, OrderPlaced, OrderRef, OrderSchema, OrderUpdate } from '@ostrov/shared/orders/schema'
import { Repeatable } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { demandOffered } from '../../kernel/offered'
import { customerOrder } from './find-order'
import { moveOrder } from './life/move-order'
import { receiveOrder } from './life/receive-order'
import { stepBy } from './life/write-event'
import { listOrders, listRecent, readOrder } from './lists/read-customer-orders'
import { placeCustomerOrder } from './placing/place-customer-order'
import { answerProposal } from './proposals/close-proposal'

/** Opens the page where a payment is made; null when the bank does not answer now. */
type OpenPage = (payment_id: string) => Promise<string | null>

export const orderRoutes = (deps: Deps, openPage: OpenPage) =>
  new Elysia()
    .use(access(deps))
    .post(
      '/user/orders',
      async ({ em, customer, body, headers, now }) => {
        if (body.payment_type === 'online') await demandOffered(deps, customer, body)
        const { payment_id, ...placed } = await placeCustomerOrder(em, deps, customer, {
          input: body,
          key: headers['idempotency-key'],
          now,
        })
        // A bank that does not answer now leaves an order that can be paid later.
        const payment_url = payment_id ? await openPage(payment_id) : null
        return { ...placed, ...(payment_url && { payment_url }) }
      },
      {
        customer: 'writes',
        refuses: [
          'restaurant.not_found',
          'order.cart_changed',
          'order.too_many',
          'order.address_required',
          'address.outside_region',
          'address.elsewhere',
          'order.change_too_small',
          'order.already_placed',
          'order.bonus_changed',
          'basket.not_found',
          'basket.empty',
          'restaurant.blacklisted',
          'restaurant.closed',
          'restaurant.full',
          'order.slot_unavailable',
          'restaurant.no_delivery',
          'restaurant.no_pickup',
          'zone.outside',
          'zone.below_minimum',
          'promo.invalid',
          'payment.method_unavailable',
          'payment.off',
          'saved_method.not_found',
          'saved_method.off',
          'session.acting_own',
          'request.key_reused',
        ],
        headers: Repeatable,
        body: OrderInput,
        response: { 200: OrderPlaced },
        detail: {
          summary: 'Place an order out of a basket; answers where to pay when it is paid online',
          tags: ['Orders'],
        },
      },
    )
    .get('/user/orders', ({ em, customer, query }) => listOrders(em, customer.id, query), {
      customer: 'reads',
      ...listRoute(customerOrders, OrderSchema),
      detail: { summary: 'One’s own orders, newest first', tags: ['Orders'] },
    })
    .get('/user/orders/recent', ({ em, customer, now }) => listRecent(em, customer.id, now), {
      customer: 'reads',
      ...listRoute(recentOrders, OrderSchema),
      detail: { summary: 'Orders under way and those that ended within a day', tags: ['Orders'] },
    })
    .get('/user/orders/:id', ({ em, customer, params }) => readOrder(em, customer.id, params.id), {
      customer: 'reads',
      refuses: ['order.not_found'],
      params: OrderRef,
      response: { 200: OrderSchema },
      detail: { summary: 'One’s own order by number or uuid', tags: ['Orders'] },
    })
    .put(
      '/orders/actions/user/cancel/:orderId',
      ({ em, customer, by, params, headers, now }) =>
        answerOnce(
          em,
          {
            scope: `customer:${customer.id}`,
            key: headers['idempotency-key'],
            route: 'order.cancel',
            body: params,
          },
          async (tx) => {
            const order = await customerOrder(tx, customer.id, params.orderId)
            return moveOrder(tx, order, { to: 'CANCELLED_BY_USER', ...stepBy(by), now })
          },
        ),
      {
        customer: 'writes',
        refuses: ['order.not_found', 'order.transition_forbidden', 'order.cancel_window_passed', 'request.key_reused'],
        headers: Repeatable,
        params: t.Object({ orderId: t.String({ maxLength: 40 }) }),
        response: { 200: OrderUpdate },
        detail: { summary: 'Cancel one’s own order, until five minutes after its confirmation', tags: ['Orders'] },
      },
    )
    .put(
      '/orders/actions/user/received/:orderId',
      async ({ em, customer, by, params: { orderId: ref }, now }) => {
        await em.transactional((tx) => receiveOrder(tx, customer, { by, ref, now }))
        return readOrder(em, customer.id, ref)
      },
      {
        customer: 'writes',
        refuses: ['order.not_found', 'order.transition_forbidden'],
        params: t.Object({ orderId: t.String({ maxLength: 40 }) }),
        response: { 200: OrderSchema },
        detail: {
          summary: 'Say that a delivered order, or one ready at the counter, was received; a second time is harmless',
          tags: ['Orders'],
        },
      },
    )
    .put(
      '/orders/actions/user/answer/:orderId',
      async ({ em, customer, by, params: { orderId: ref }, body: input, now }) => {
        await em.transactional((tx) => answerProposal(tx, customer, { by, ref, input }, now))
        return readOrder(em, customer.id, ref)
      },
      {
        customer: 'writes',
        refuses: [
          ...([
            'order.not_found',
            'order.proposal_not_found',
            'order.proposal_closed',
            'order.slot_unavailable',
          ] as const),
          'order.transition_forbidden',
        ],
        params: t.Object({ orderId: t.String({ maxLength: 40 }) }),
        body: ProposalAnswerInput,
        response: { 200: OrderSchema },
        detail: {
          summary:
            'Answer what the restaurant asks: agree, without what is missing or at the moment as it was, or cancel; the same answer again is harmless',
          tags: ['Orders'],
        },
      },
    )
