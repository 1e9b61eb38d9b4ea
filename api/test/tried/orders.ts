import { fillBasket, handedOver, orderForm, placedOrder } from '../orders'
import { administrator, signIn } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS, type Entry, FILTER, NOBODYS } from '../reach/entry'
import type { Values } from '../routes'
import type { Acts, Forms, Stage, Tried } from '../tried'

const order: Entry = { names: { id: 'order' } }
const deskOrder: Entry = { names: { id: { ...ADMINISTRATORS, own: 'cookedOrder' } } }
const deskList: Entry = { names: { restaurant_id: FILTER, user_id: FILTER } }
/** One's own is refused for an option that no dish has, so that nothing changes while the others are tried. */
const replacement = ({ id, item_id, product_id }: Values) => ({
  cancelled_items: [{ id, cancellation_comment: 'Кончилось' }],
  replacement: { item_id, product_id, product_options: [NOBODYS] },
})

const OF_THE_ORDER = { why: 'is none of the order named beside it, whoever’s it is' }
const OF_THE_DISH = { why: 'is none of the dish named beside it, whoever’s it is' }

/** Orders, as the customer and the kitchen see them. */
export const tried: Tried = {
  reach: {
    'POST /user/orders': {
      names: { restaurant_id: 'basketRestaurant', basket_id: 'basket' },
      body: ({ restaurant_id, basket_id }) => ({
        ...{ restaurant_id, basket_id, cartSum: 1, delivery_type: 'pickup', payment_type: 'cash' },
        ...{ user_name: 'Анна', user_phone: '+7 (900) 111-22-33' },
      }),
    },
    'GET /user/orders/:id': order,
    'POST /user/orders/:id/pay': order,
    'PUT /user/orders/:id/payment_type': { ...order, body: () => ({ payment_type: 'cash' }) },
    'PUT /orders/actions/user/cancel/:orderId': { names: { orderId: 'order' } },
    'PUT /orders/actions/user/received/:orderId': { names: { orderId: 'order' } },
    'PUT /orders/actions/user/answer/:orderId': {
      names: { orderId: 'askedOrder', proposal_id: 'proposal' },
      body: ({ proposal_id }) => ({ proposal_id, answer: 'agree' }),
    },
    'GET /business_user/orders/history/export': { names: { restaurant_id: 'restaurant' }, query: { format: 'csv' } },
    'GET /business_user/orders': { names: { restaurant_id: 'restaurant' } },
    'GET /business_user/orders/urgent': { names: { restaurant_id: 'restaurant' } },
    'GET /business_user/orders/history': { names: { restaurant_id: 'restaurant' } },
    'GET /business_user/orders/history/facets': { names: { restaurant_id: 'restaurant' } },
    'GET /business_user/orders/:id': { names: { id: 'cookedOrder' } },
    'PUT /business_user/orders/:id/view': { names: { id: 'cookedOrder' } },
    'PUT /orders/actions/restaurant/:restaurantId/confirm/:orderId': {
      names: {
        ...{ restaurantId: 'restaurant', orderId: 'cookedOrder' },
        ...{ id: 'cookedLine', item_id: 'cookedLine', product_id: 'dish', product_options: OF_THE_DISH },
      },
      body: replacement,
    },
    'PUT /orders/actions/restaurant/:restaurantId/order/:orderId/action': {
      names: { restaurantId: 'restaurant', orderId: 'cookedOrder' },
      body: () => ({ status: 'CONFIRMED' }),
    },
    'PUT /orders/actions/restaurant/:restaurantId/order/:orderId/proposal': {
      names: {
        ...{ restaurantId: 'restaurant', orderId: 'acceptedOrder' },
        ...{ id: 'acceptedLine', item_id: 'acceptedLine', product_id: 'dish', product_options: OF_THE_DISH },
      },
      body: replacement,
    },
    'DELETE /orders/actions/restaurant/:restaurantId/order/:orderId/proposal': {
      names: { restaurantId: 'restaurant', orderId: 'acceptedOrder' },
    },
    'GET /admin/orders': deskList,
    'GET /admin/orders/facets': deskList,
    'GET /admin/orders/:id': deskOrder,
    'GET /admin/orders/:id/log': deskOrder,
    'GET /admin/orders/restaurant/:id/report': {
      names: { id: { ...ADMINISTRATORS, own: 'restaurant' } },
      query: { from: '2026-11-01', to: '2026-11-30', format: 'csv' },
    },
    'PUT /admin/orders/:id/status': { ...deskOrder, body: () => ({ status: 'CANCELLED', comment: 'Проверка' }) },
    'POST /admin/orders/:id/refunds': {
      names: { ...deskOrder.names, item_ids: OF_THE_ORDER },
      body: () => ({ kind: 'all', reason: 'Проверка', left: 0 }),
    },
    'PUT /admin/orders/:id/messages/:messageId': {
      names: { id: { why: ADMINISTRATORS.why }, messageId: { why: ADMINISTRATORS.why } },
      fresh: async (product, { cookedOrder }) => {
        const { rows } = await product.pool.query<{ id: string }>('select id from "order" where uuid = $1', [
          cookedOrder,
        ])
        return keptMessage(product, Number(rows[0]?.id))
      },
    },
    'GET /admin/references/customer': { names: { ids: { why: ADMINISTRATORS.why } } },
  },
  acts,
  forms,
}

/** A message that waits, of this order. */
async function keptMessage(product: Product, id: number) {
  const { rows } = await product.pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('sms.send', '{}', job_key := $1, run_at := now() + interval '1 day')`,
    [`notice-sms:o${id}:status:-`],
  )
  return { id, messageId: rows[0]?.id ?? '' }
}

/** An order whose money the bank has taken, and how much it was. */
async function paidOrder(product: Product, kitchen: Stage['kitchen']) {
  const { id } = await placedOrder(product, kitchen, { payment_type: 'online' })
  await product.pool.query(`update "order" set status = 'COMPLETED' where id = $1`, [id])
  const { rows } = await product.pool.query<{ amount: number }>(
    `update payment set status = 'CONFIRMED' where order_id = $1 returning amount`,
    [id],
  )
  return { id, left: rows[0]?.amount }
}

function acts({ product, kitchen }: Stage): Acts {
  const { restaurant_id: restaurantId } = kitchen
  /** One whose only dish may be replaced by another portion of it. */
  async function acceptedOrder() {
    const orderId = await handedOver(product, kitchen)
    const path = `/api/orders/actions/restaurant/${restaurantId}/confirm/${orderId}`
    await product.call('PUT', path, { token: kitchen.owner.token, body: {} })
    const { rows } = await product.pool.query<{ id: string }>('select id from order_item where order_id = $1', [
      orderId,
    ])
    const id = rows[0]?.id ?? ''
    return {
      orderId,
      cancelled_items: [{ id, cancellation_comment: 'Кончилось' }],
      replacement: { item_id: id, product_id: kitchen.product_id },
    }
  }

  return {
    'PUT /business_user/orders/:id/view': async () => ({
      params: { id: await handedOver(product, kitchen) },
      acts: ['order.view'],
    }),
    'PUT /orders/actions/restaurant/:restaurantId/confirm/:orderId': async () => ({
      params: { restaurantId, orderId: await handedOver(product, kitchen) },
      body: { extra_minutes: 10 },
      acts: ['order.move'],
    }),
    'PUT /orders/actions/restaurant/:restaurantId/order/:orderId/action': async () => ({
      params: { restaurantId, orderId: await handedOver(product, kitchen) },
      body: { status: 'CONFIRMED' },
      acts: ['order.move'],
    }),
    'PUT /orders/actions/restaurant/:restaurantId/order/:orderId/proposal': async () => {
      const { orderId, ...body } = await acceptedOrder()
      return { params: { restaurantId, orderId }, body, acts: ['order.propose'] }
    },
    'DELETE /orders/actions/restaurant/:restaurantId/order/:orderId/proposal': async () => {
      const { orderId, ...body } = await acceptedOrder()
      const path = `/api/orders/actions/restaurant/${restaurantId}/order/${orderId}/proposal`
      await product.call('PUT', path, { token: kitchen.owner.token, body })
      return { params: { restaurantId, orderId }, acts: ['order.withdraw'] }
    },
    'PUT /admin/orders/:id/status': async () => ({
      params: { id: await handedOver(product, kitchen) },
      body: { status: 'EXECUTION_STOPPED', comment: 'Ресторан закрылся' },
      acts: ['order.move'],
    }),
    'POST /admin/orders/:id/refunds': async () => {
      const { id, left } = await paidOrder(product, kitchen)
      return { params: { id }, body: { kind: 'sum', amount: 100, reason: 'Остыло', left }, acts: ['order.refund'] }
    },
    'PUT /admin/orders/:id/messages/:messageId': async () => ({
      params: await keptMessage(product, await handedOver(product, kitchen)),
      acts: ['order.resend'],
    }),
  }
}

async function forms({ product, kitchen }: Stage): Promise<Forms> {
  const { token: staff } = kitchen.owner
  const { token: desk } = await administrator(product)
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const unpaid = await placedOrder(product, kitchen, { payment_type: 'online' })
  const placed = await placedOrder(product, kitchen)
  const action = `/api/orders/actions/restaurant/${kitchen.restaurant_id}`
  return {
    ORDER_FORM: {
      good: { ...form, user_name: 'Анна', cultery_count: 1 },
      request: (values) => ['POST', '/api/user/orders', values, token],
    },
    ON_RECEIPT_FORM: {
      good: { payment_type: 'cash' },
      request: (values) => ['PUT', `/api/user/orders/${unpaid.uuid}/payment_type`, values, unpaid.customer.token],
    },
    REFUSAL_FORM: {
      good: { comment: 'Нет рыбы' },
      request: (values) => ['PUT', `${action}/order/${placed.id}/action`, { status: 'cancelled', ...values }, staff],
    },
    STOP_FORM: {
      good: { status: 'CANCELLED', comment: 'Ресторан закрылся' },
      request: (values) => ['PUT', `/api/admin/orders/${placed.id}/status`, values, desk],
    },
    REFUND_FORM: {
      good: { kind: 'sum', amount: 100, reason: 'Остыло' },
      request: (values) => ['POST', `/api/admin/orders/${placed.id}/refunds`, { ...values, left: 0 }, desk],
    },
    STRIKE_FORM: {
      good: { struck: [NOBODYS], reason: 'Закончилось' },
      request: ({ reason }) => {
        const cancelled_items = [{ id: NOBODYS, cancellation_comment: reason }]
        return ['PUT', `${action}/confirm/${placed.id}`, { cancelled_items }, staff]
      },
      own: { struck: 'none means that all can be made' },
      named: { reason: 'cancellation_comment' },
    },
  }
}
