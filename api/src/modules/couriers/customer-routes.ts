import { OrderCourierSchema } from '@ostrov/shared/couriers/schema'
import { OrderRef } from '@ostrov/shared/orders/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readOrderCourier } from './read-order-courier'

/** What a customer knows of who brings the order. */
export const courierCustomerRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get(
      '/user/orders/:id/courier',
      ({ em, customer, params: { id: ref }, now }) =>
        readOrderCourier(em, { customer, ref, secret: deps.config.sessionSecret, now }),
      {
        customer: 'reads',
        refuses: ['order.not_found'],
        params: OrderRef,
        response: { 200: OrderCourierSchema },
        detail: {
          summary: 'Who brings one’s own order, where they are, and the code to tell them',
          tags: ['Couriers'],
        },
      },
    )
