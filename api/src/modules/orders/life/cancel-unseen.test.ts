import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { businessManager, businessOwner } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { orderById } from '../find-order'
import { handOverOrder } from './hand-over-order'
import { moveOrder } from './move-order'

const product = await openProduct()
const { call, em, clock } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen

const confirm = (id: number) =>
  call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
const cancel = (id: number, token: string) => call('PUT', `/api/orders/actions/user/cancel/${id}`, { token })
const know = (id: number, token = owner.token, body: unknown = { cancellation: true }) =>
  call('PUT', `/api/business_user/orders/${id}/view`, { token, body })
const board = async (token = owner.token): Promise<{ id: number; status: string; cancel_unseen: boolean }[]> =>
  (await call('GET', '/api/business_user/orders/urgent', { token })).body.items
const onBoard = async (id: number, token = owner.token) => (await board(token)).find((one) => one.id === id)
const placed = async () => {
  const order = await placedOrder(product, kitchen)
  await handOverOrder(product.deps, order.id)
  return order
}

test('what a customer cancels while it is cooking stays on the board until somebody there knows', async () => {
  const { id, customer } = await placed()
  await confirm(id)
  await cancel(id, customer.token)
  expect(await onBoard(id)).toMatchObject({ status: 'CANCELLED_BY_USER', cancel_unseen: true })
  expect((await know(id)).body).toMatchObject({ cancel_unseen: false })
  expect(await onBoard(id)).toBeUndefined()
})

test('a look is no «Понятно»: a cancelled order that was only seen stays', async () => {
  const { id, customer } = await placed()
  await confirm(id)
  await cancel(id, customer.token)
  expect((await know(id, owner.token, {})).status).toBe(200)
  expect(await onBoard(id)).toBeDefined()
})

test('one «Понятно» clears it for every device, and a second one changes nothing', async () => {
  const { id, customer } = await placed()
  const host = await businessManager(product, owner, restaurant_id, ['orders'])
  await confirm(id)
  await cancel(id, customer.token)
  expect(await onBoard(id, host.token)).toBeDefined()
  const answers = await Promise.all([know(id), know(id, host.token)])
  expect(answers.map((one) => one.status)).toEqual([200, 200])
  expect([await onBoard(id), await onBoard(id, host.token)]).toEqual([undefined, undefined])
})

test.each(['CANCELLED', 'EXECUTION_STOPPED'] as const)(
  'the administrator’s %s of an order in work is shown too',
  async (to) => {
    const { id } = await placed()
    await confirm(id)
    const order = await orderById(em(), id)
    if (!order) throw new Error('The order is gone.')
    await em().transactional((tx) => moveOrder(tx, order, { to, actor: 'admin', comment: 'Авария', now: clock.now }))
    expect(await onBoard(id)).toMatchObject({ status: to, cancel_unseen: true })
  },
)

test('what nobody had begun, or the restaurant itself refused, leaves the board at once', async () => {
  const early = await placed()
  await cancel(early.id, early.customer.token)
  const refused = await placed()
  await confirm(refused.id)
  await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/order/${refused.id}/action`, {
    token: owner.token,
    body: { status: 'CANCELLED_BY_RESTAURANT', comment: 'Нет курьера' },
  })
  expect([await onBoard(early.id), await onBoard(refused.id)]).toEqual([undefined, undefined])
})

test('a stranger and a manager without the permission cannot say that the kitchen knows', async () => {
  const { id, customer } = await placed()
  await confirm(id)
  await cancel(id, customer.token)
  const cook = await businessManager(product, owner, restaurant_id, ['menu'])
  const other = await businessOwner(product)
  expect((await know(id, cook.token)).status).toBe(404)
  expect((await know(id, other.token)).status).toBe(404)
  expect(await onBoard(id)).toBeDefined()
})
