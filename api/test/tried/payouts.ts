import type { Values } from '@ostrov/shared/forms/form'
import { openKitchen, placedOrder } from '../orders'
import { administrator } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS, NOBODYS } from '../reach/entry'
import type { Tried } from '../tried'

const { why } = ADMINISTRATORS
type Kitchen = Awaited<ReturnType<typeof openKitchen>>

/** A payout of a restaurant's one order. */
async function counted(product: Product, { kitchen, state = 'draft' }: { kitchen?: Kitchen; state?: string } = {}) {
  const paid = kitchen ?? (await openKitchen(product))
  const { id: order_id } = await placedOrder(product, paid)
  const { id: admin_id } = await administrator(product)
  const { rows } = await product.pool.query<{ id: string }>(
    `with made as (insert into payout (restaurant_id, starts_on, ends_on, made_by, state)
         values ($1, current_date - 100 - $2::int, current_date - 100 - $2::int, $3, $4) returning id)
     insert into payout_order (payout_id, order_id, turnover, kept, discounts, commission) select id, $2, 1, 1, 0, 0 from made
     returning payout_id as id`,
    [paid.restaurant_id, order_id, admin_id, state],
  )
  return { id: rows[0]?.id ?? '' }
}

/** A restaurant with terms and an order that was completed two days ago, as a payout is asked for. */
async function payable(product: Product) {
  const kitchen = await openKitchen(product)
  const { id } = await placedOrder(product, kitchen)
  const { restaurant_id } = kitchen
  await product.pool.query(
    `insert into restaurant_commission (restaurant_id, percent, starts_on) values ($1, 10, '2020-01-01')`,
    [restaurant_id],
  )
  await product.pool.query(
    `update "order" set status = 'COMPLETED', finished_at = now() - interval '3 days' where id = $1`,
    [id],
  )
  const day = (ago: number) => new Date(product.deps.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10)
  return { restaurant_id, starts_on: day(5), ends_on: day(2) }
}

const fresh = async (product: Product) => ({ restaurant_id: (await openKitchen(product)).restaurant_id })
const BY_ADMINISTRATOR = { names: { restaurant_id: { why } }, fresh }
const BY_ADMINISTRATOR_MANY = {
  names: { restaurant_ids: { why } },
  fresh: async (product: Product) => ({ restaurant_ids: (await fresh(product)).restaurant_id }),
}

/** None chosen is an empty list. */
const listed = (values: Values) => ({ ...values, restaurant_ids: values.restaurant_ids || [] })

/** What restaurants are paid. */
export const tried: Tried<'payout'> = {
  rows: async (product, { kitchen }) => ({ payout: (await counted(product, { kitchen, state: 'approved' })).id }),
  reach: {
    'GET /admin/payouts': { names: { restaurant_id: { why } } },
    'GET /admin/payouts/facets': { names: { restaurant_id: { why } } },
    'GET /admin/payouts/commission': { ...BY_ADMINISTRATOR_MANY, query: { day: '2026-01-01' } },
    'GET /business_user/payouts': { names: { restaurant_id: { why } } },
    'POST /admin/payouts': {
      ...BY_ADMINISTRATOR,
      body: ({ restaurant_id }) => ({ restaurant_id, starts_on: '2026-01-01', ends_on: '2026-01-31' }),
    },
    'PUT /admin/payouts/commission': {
      ...BY_ADMINISTRATOR,
      body: ({ restaurant_id }) => ({ restaurant_id, percent: 20, starts_on: '2026-01-01' }),
    },
    'POST /admin/payouts/many': {
      ...BY_ADMINISTRATOR_MANY,
      body: ({ restaurant_ids }) => ({
        ...{ whom: 'chosen', restaurant_ids: [restaurant_ids] },
        ...{ starts_on: '2026-01-01', ends_on: '2026-01-31' },
      }),
    },
    'PUT /admin/payouts/commission/many': {
      ...BY_ADMINISTRATOR_MANY,
      body: ({ restaurant_ids }) => ({
        ...{ whom: 'chosen', restaurant_ids: [restaurant_ids], percent: 20, starts_on: '2026-01-01' },
      }),
    },
    'PUT /admin/payouts/many/approve': {
      names: { ids: { why } },
      fresh: async (product) => ({ ids: (await counted(product)).id }),
      body: ({ ids }) => ({ ids: [ids] }),
    },
    'GET /admin/payouts/:id': { names: { id: { why } }, fresh: (product) => counted(product) },
    'GET /admin/payouts/:id/orders': { names: { id: { why } }, fresh: (product) => counted(product) },
    'GET /admin/payouts/:id/log': { names: { id: { why } }, fresh: (product) => counted(product) },
    'GET /admin/payouts/:id/act': {
      names: { id: { why } },
      fresh: (product) => counted(product),
      query: { format: 'csv' },
    },
    'PUT /admin/payouts/:id/approve': { names: { id: { why } }, fresh: (product) => counted(product) },
    'PUT /admin/payouts/:id/paid': {
      names: { id: { why } },
      fresh: (product) => counted(product, { state: 'approved' }),
    },
    'DELETE /admin/payouts/:id': { names: { id: { why } }, fresh: (product) => counted(product) },
    'GET /business_user/payouts/:id/act': { names: { id: 'payout' }, query: { format: 'csv' } },
  },
  forms: async ({ product, kitchen: { restaurant_id } }) => {
    const { token } = await administrator(product)
    return {
      PAYOUT_FORM: {
        good: { restaurant_id, starts_on: '2026-01-01', ends_on: '2026-01-31' },
        request: (values) => ['POST', '/api/admin/payouts', values, token],
      },
      COMMISSION_FORM: {
        good: { restaurant_id, percent: 20, starts_on: '2026-01-01' },
        request: (values) => ['PUT', '/api/admin/payouts/commission', values, token],
      },
      PAYOUTS_FORM: {
        good: { whom: 'chosen', restaurant_ids: [restaurant_id], starts_on: '2026-01-01', ends_on: '2026-01-31' },
        request: (values) => ['POST', '/api/admin/payouts/many', listed(values), token],
      },
      COMMISSIONS_FORM: {
        good: { whom: 'chosen', restaurant_ids: [restaurant_id], percent: 20, starts_on: '2026-01-01' },
        request: (values) => ['PUT', '/api/admin/payouts/commission/many', listed(values), token],
      },
      PAID_FORM: {
        good: { comment: '№ 15' },
        request: (values) => ['PUT', `/api/admin/payouts/${NOBODYS}/paid`, values, token],
      },
    }
  },
  acts: ({ product }) => ({
    'POST /admin/payouts': async () => ({ body: await payable(product), acts: ['payout.make'] }),
    'PUT /admin/payouts/commission': async () => ({
      body: { restaurant_id: (await openKitchen(product)).restaurant_id, percent: 20, starts_on: '2026-01-01' },
      acts: ['payout.terms'],
    }),
    'POST /admin/payouts/many': async () => {
      const { restaurant_id, ...days } = await payable(product)
      return { body: { whom: 'chosen', restaurant_ids: [restaurant_id], ...days }, acts: ['payout.make'] }
    },
    'PUT /admin/payouts/commission/many': async () => {
      const { restaurant_id } = await openKitchen(product)
      return {
        body: { whom: 'chosen', restaurant_ids: [restaurant_id], percent: 7.5, starts_on: '2026-01-01' },
        acts: ['payout.terms'],
      }
    },
    'PUT /admin/payouts/many/approve': async () => ({
      body: { ids: [(await counted(product)).id] },
      acts: ['payout.approve'],
    }),
    'PUT /admin/payouts/:id/approve': async () => ({ params: await counted(product), acts: ['payout.approve'] }),
    'PUT /admin/payouts/:id/paid': async () => ({
      params: await counted(product, { state: 'approved' }),
      body: { comment: '№ 15' },
      acts: ['payout.pay'],
    }),
    'DELETE /admin/payouts/:id': async () => ({ params: await counted(product), acts: ['payout.remove'] }),
  }),
}
