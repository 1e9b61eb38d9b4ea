import { t } from 'elysia'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { DeliveryTypeSchema, OrderStatusSchema } from './schema'

/** An order in the card of who placed it. */
export const OrderOfCustomer = t.Object({
  id: Integer(),
  status: OrderStatusSchema,
  restaurant: t.Object({ id: Uuid, name: t.String() }),
  delivery_type: DeliveryTypeSchema,
  total: Integer(),
  discount: Integer(),
  promo_code: Nullable(t.String()),
  created_at: Moment,
})
export type OrderOfCustomerWire = typeof OrderOfCustomer.static
