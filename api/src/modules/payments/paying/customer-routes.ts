import { OrderPlaced, OrderRef, OrderUpdate, PayOnReceiptInput } from '@ostrov/shared/orders/schema'
import { PayInput } from '@ostrov/shared/payments/schema'
import { Repeatable } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { answerOnce } from '../../../kernel/idempotency'
import { demandOffered } from '../../../kernel/offered'
import { payOnReceipt } from '../receipts/pay-on-receipt'
import { payOrder } from './pay-order'

export const customerPaymentRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .post(
      '/user/orders/:id/pay',
      async ({ by, customer, params, body }) => {
        await demandOffered(deps, customer, body)
        return payOrder(deps, by, params.id, body)
      },
      {
        customer: 'own',
        refuses: [
          'order.not_found',
          'order.not_payable',
          'payment.method_unavailable',
          'payment.off',
          'payment.bank_unavailable',
          'saved_method.not_found',
          'saved_method.off',
        ],
        params: OrderRef,
        body: PayInput,
        response: { 200: OrderPlaced },
        detail: { summary: 'Pay an order that waits for its money: the page it has, or a new one', tags: ['Orders'] },
      },
    )
    .put(
      '/user/orders/:id/payment_type',
      ({ em, customer, by, params, body, headers, now }) =>
        answerOnce(
          em,
          {
            scope: `customer:${customer.id}`,
            key: headers['idempotency-key'],
            route: 'order.pay_on_receipt',
            body: { ...params, ...body },
          },
          (tx) => payOnReceipt(tx, by, params.id, { input: body, now }),
        ),
      {
        customer: 'own',
        refuses: [
          'order.not_found',
          'order.not_payable',
          'order.transition_forbidden',
          'order.change_too_small',
          'request.key_reused',
        ],
        headers: Repeatable,
        params: OrderRef,
        body: PayOnReceiptInput,
        response: { 200: OrderUpdate },
        detail: {
          summary: 'Pay an unpaid order on receipt instead: it goes to the restaurant without its promo code',
          tags: ['Orders'],
        },
      },
    )
