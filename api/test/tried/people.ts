import { placedOrder } from '../orders'
import { ADMINISTRATORS, FILTER } from '../reach/entry'
import type { Acts, Forms, Stage, Tried } from '../tried'

const LOG_FILTERS = { restaurant_id: FILTER, business_user_id: FILTER, admin_id: FILTER }
const EVERYBODYS = ADMINISTRATORS.why

/** Whom an owner hires, and whom a restaurant serves no more. */
export const tried: Tried<'crew'> = {
  // Whose acts a log tells of: a stranger's are as empty as nobody's.
  rows: async (_, { owner }) => ({ crew: owner.id }),
  reach: {
    'GET /business_user/managers': { names: { restaurant_id: 'restaurant' } },
    'POST /business_user/manager': {
      names: { restaurant_id: 'restaurant' },
      body: ({ restaurant_id }) => ({
        ...{ name: 'Пётр', email: `${crypto.randomUUID()}@example.com` },
        restaurants: [{ restaurant_id, permissions: ['menu'] }],
      }),
    },
    'PUT /business_user/manager/:id': {
      names: { id: 'manager', restaurant_id: 'restaurant' },
      body: ({ restaurant_id }) => ({ name: 'Пётр', restaurants: [{ restaurant_id, permissions: ['menu'] }] }),
    },
    'POST /business_user/manager/:id/invitation': { names: { id: 'manager' } },
    'DELETE /business_user/manager/:id': { names: { id: 'spareManager' } },
    'GET /business_user/black_list': { names: { restaurant_id: 'restaurant' } },
    'POST /business_user/restaurant/:restaurantId/black_list': {
      names: { restaurantId: 'restaurant', user_id: 'guestOfKitchen' },
      body: ({ user_id }) => ({ user_id, reason: 'Кричал' }),
    },
    'DELETE /business_user/restaurant/:restaurantId/black_list/:userId': {
      names: { restaurantId: 'restaurant', userId: 'guestOfKitchen' },
    },
    'GET /logs': { names: { restaurant_id: 'restaurant', who: { row: 'crew', status: 200 } } },
    'GET /admin/references/admin': { names: { ids: FILTER } },
    'GET /admin/references/business_user': { names: { ids: FILTER } },
    'GET /admin/logs': { names: LOG_FILTERS },
    'GET /admin/logs/facets': { names: LOG_FILTERS },
    'GET /admin/logs/export': { names: LOG_FILTERS, query: { format: 'csv' } },
    'GET /admin/logs/restaurant/:id': { names: { id: { why: EVERYBODYS, own: 'restaurant' }, ...LOG_FILTERS } },
    'GET /admin/logs/business_user/:id': { names: { id: { why: EVERYBODYS, own: 'crew' }, ...LOG_FILTERS } },
    'GET /logs/facets': { names: { restaurant_id: 'restaurant', who: { row: 'crew', status: 200 } } },
  },
  acts,
  forms,
}

function acts({ product, kitchen }: Stage): Acts {
  const { restaurant_id: restaurantId } = kitchen
  const { manager, invited, guest } = rowsOf({ product, kitchen })
  return {
    'POST /business_user/manager': () => ({ body: manager(), acts: ['manager.invite'] }),
    'PUT /business_user/manager/:id': async () => ({
      params: { id: await invited() },
      body: { name: 'Марья', restaurants: [{ restaurant_id: restaurantId, permissions: ['menu'] }] },
      acts: ['manager.change'],
    }),
    'POST /business_user/manager/:id/invitation': async () => ({
      params: { id: await invited() },
      acts: ['manager.invite'],
    }),
    'DELETE /business_user/manager/:id': async () => ({ params: { id: await invited() }, acts: ['manager.remove'] }),
    'POST /business_user/restaurant/:restaurantId/black_list': async () => ({
      params: { restaurantId },
      body: { user_id: await guest(), reason: 'Кричал' },
      acts: ['black_list.add'],
    }),
    'DELETE /business_user/restaurant/:restaurantId/black_list/:userId': async () => {
      const user_id = await guest()
      const path = `/api/business_user/restaurant/${restaurantId}/black_list`
      await product.call('POST', path, { token: kitchen.owner.token, body: { user_id, reason: 'Кричал' } })
      return { params: { restaurantId, userId: user_id }, acts: ['black_list.remove'] }
    },
  }
}

async function forms({ product, kitchen }: Stage): Promise<Forms> {
  const { token: staff } = kitchen.owner
  const guest_id = (await placedOrder(product, kitchen)).customer.id
  const body = { name: 'Мария', email: 'hired@example.com', ...accessOf(kitchen, ['menu']) }
  const manager = (await product.call('POST', '/api/business_user/manager', { token: staff, body })).body
  return {
    MANAGER_FORM: {
      good: { name: 'Мария', email: 'maria@example.com', access: ['menu'] },
      request: ({ access, ...values }) => [
        'POST',
        '/api/business_user/manager',
        { ...values, ...accessOf(kitchen, access) },
        staff,
      ],
    },
    MANAGER_CHANGE_FORM: {
      good: { name: 'Мария', access: ['menu'] },
      request: ({ access, ...values }) => [
        ...(['PUT', `/api/business_user/manager/${manager.id}`] as const),
        { ...values, ...accessOf(kitchen, access) },
        staff,
      ],
    },
    BLACK_LIST_FORM: {
      good: { reason: 'Кричал' },
      request: (values) => [
        ...(['POST', `/api/business_user/restaurant/${kitchen.restaurant_id}/black_list`] as const),
        { ...values, user_id: guest_id },
        staff,
      ],
    },
  }
}

function rowsOf({ product, kitchen }: Stage) {
  const { restaurant_id } = kitchen
  const manager = () => ({
    ...{ name: 'Мария', email: `${crypto.randomUUID()}@example.com` },
    restaurants: [{ restaurant_id, permissions: ['orders'] }],
  })
  return {
    manager,
    async invited(): Promise<string> {
      const { token } = kitchen.owner
      return (await product.call('POST', '/api/business_user/manager', { token, body: manager() })).body.id
    },
    async guest(): Promise<string> {
      return (await placedOrder(product, kitchen)).customer.id
    },
  }
}

function accessOf({ restaurant_id }: Stage['kitchen'], permissions: unknown) {
  return { restaurants: [{ restaurant_id, permissions: permissions === '' ? [] : permissions }] }
}
