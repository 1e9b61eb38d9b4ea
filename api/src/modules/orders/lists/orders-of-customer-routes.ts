import { listRoute } from '@ostrov/shared/lists/schema'
import { OrderOfCustomer } from '@ostrov/shared/orders/desk-schema'
import { ordersOfCustomer, promoUsesOfCustomer } from '@ostrov/shared/orders/lists'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { demandUser } from '../../customers/demand-user'
import { listOrdersOf, listPromoUsesOf } from './read-orders-of-customer'

const ofCustomer = {
  admin: 'customers',
  refuses: ['customer.not_found'],
  params: t.Object({ id: Uuid }),
} as const

/** What one customer has ordered. */
export const customerOrderRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/user/:id' })
    .use(access(deps))
    .get(
      '/orders',
      async ({ em, params, query }) => {
        await demandUser(em, params.id)
        return listOrdersOf(em, params.id, query)
      },
      {
        ...ofCustomer,
        ...listRoute(ordersOfCustomer, OrderOfCustomer),
        detail: { summary: 'Orders of a customer, the newest first', tags: ['Orders'] },
      },
    )
    .get(
      '/promo_uses',
      async ({ em, params, query }) => {
        await demandUser(em, params.id)
        return listPromoUsesOf(em, params.id, query)
      },
      {
        ...ofCustomer,
        ...listRoute(promoUsesOfCustomer, OrderOfCustomer),
        detail: { summary: 'Orders of a customer that used a promo code, the newest first', tags: ['Orders'] },
      },
    )
