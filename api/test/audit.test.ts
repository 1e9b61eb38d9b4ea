import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { tokens } from '../src/http/access'
import { issueToken } from '../src/http/session-tokens'
import { handOverOrder } from '../src/modules/orders/hand-over-order'
import { openSession } from '../src/modules/sessions/open-session'
import { type Done, menuActs } from './audit/menu-acts'
import { ownAccountActs } from './audit/own-account-acts'
import { peopleActs } from './audit/people-acts'
import { openKitchen, placedOrder } from './orders'
import { administrator, type Person } from './people'
import { placeActs } from './place'
import { openProduct } from './product'
import { routesOf, send } from './routes'

const product = await openProduct()
const kitchen = await openKitchen(product)
const { restaurant_id: restaurantId } = kitchen

/** Every route by which the staff changes something. */
const ACTS: Record<string, (person: Person) => Done | Promise<Done>> = {
  'PUT /business_user': () => ({ body: { name: 'Владислав' }, acts: ['profile.change'] }),
  ...peopleActs(product, kitchen),
  ...ownAccountActs(product),
  'POST /business_user/logout': () => ({ acts: ['session.end'] }),
  'POST /admin/logout': () => ({ acts: ['session.end'] }),
  'POST /business_user/images': async () => ({ body: await picture(), acts: ['image.upload'] }),
  'POST /admin/images': async () => ({ body: await picture(), acts: ['image.upload'] }),
  ...menuActs(product, kitchen),
  'POST /restaurant/:restaurantId/menu_import': () => ({
    params: { restaurantId },
    body: menuFile('Борщ'),
    acts: ['menu_import.plan'],
  }),
  'PUT /restaurant/:restaurantId/menu_import/:importId/apply': async () => ({
    params: { restaurantId, importId: await plannedImport() },
    acts: [
      ...['product_category.create', 'moderation.submit', 'product.create', 'moderation.submit'],
      'menu_import.apply',
    ],
  }),
  'PUT /restaurant/:restaurantId/menu_import/:importId/undo': async () => {
    const importId = await plannedImport()
    const path = `/api/restaurant/${restaurantId}/menu_import/${importId}/apply`
    await product.call('PUT', path, { token: kitchen.owner.token })
    return { params: { restaurantId, importId }, acts: ['menu_import.undo'] }
  },
  'PUT /business_user/restaurants/:restaurantId': () => ({
    params: { restaurantId },
    body: { delivery_time: 50, title: 'Дядя Ён' },
    acts: ['restaurant.change', 'moderation.submit'],
  }),
  'PUT /restaurant/:restaurantId/review/templates': () => ({
    params: { restaurantId },
    body: { templates: ['Спасибо!'] },
    acts: ['review.templates'],
  }),
  'POST /restaurant/:restaurantId/review/restaurant_answer': async () => ({
    params: { restaurantId },
    body: { review_id: await review(), text: 'Спасибо' },
    acts: ['review.answer'],
  }),
  'PUT /restaurant/:restaurantId/review/restaurant_answer/:id': async () => ({
    params: { restaurantId, id: await review('Ждём вас') },
    body: { text: 'Приходите ещё' },
    acts: ['review.answer'],
  }),
  'DELETE /restaurant/:restaurantId/review/restaurant_answer/:id': async () => ({
    params: { restaurantId, id: await review('Ждём вас') },
    acts: ['review.answer'],
  }),
  'PUT /restaurant/:restaurantId/review/:id/view': async () => ({
    params: { restaurantId, id: await review() },
    acts: ['review.view'],
  }),
  ...(await placeActs(product, kitchen.owner.id)),
  'PUT /admin/moderation/:id': async () => {
    const path = `/api/restaurant/${restaurantId}/products/${kitchen.product_id}`
    const body = { description: crypto.randomUUID() }
    const { revision } = (await product.call('PUT', path, { token: kitchen.owner.token, body })).body
    return {
      params: { id: revision.id },
      body: { status: 'approved', version: revision.version },
      acts: ['moderation.decide'],
    }
  },
  'PUT /business_user/orders/:id/view': async () => ({ params: { id: await order() }, acts: ['order.view'] }),
  'PUT /orders/actions/restaurant/:restaurantId/confirm/:orderId': async () => ({
    params: { restaurantId, orderId: await order() },
    body: { extra_minutes: 10 },
    acts: ['order.move'],
  }),
  'PUT /orders/actions/restaurant/:restaurantId/order/:orderId/action': async () => ({
    params: { restaurantId, orderId: await order() },
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
}

const writing = routesOf(product).filter(({ audience, asks }) => ['business', 'admin'].includes(audience) && !asks)

test('every route by which the staff changes something is known here', () => {
  expect(Object.keys(ACTS).sort()).toEqual(writing.map(({ name }) => name).sort())
})

test('a step, and the step taken back, are written with the status before and after', async () => {
  const id = await order()
  const path = `/api/orders/actions/restaurant/${restaurantId}`
  const { token } = kitchen.owner
  const taken = await product.call('PUT', `${path}/confirm/${id}`, { token, headers: { 'x-client-ip': '203.0.113.9' } })
  await product.call('PUT', `${path}/order/${id}/action`, { token, body: { undo: taken.body.event_id } })
  const { rows } = await product.pool.query(
    'select action, "from", "to", restaurant_id, ip from log where subject = $1 order by id',
    [`order:${id}`],
  )
  const at = { restaurant_id: restaurantId }
  expect(rows).toMatchObject([
    {
      ...at,
      action: 'order.move',
      from: { status: 'CONFIRMATION_PENDING' },
      to: { status: 'CONFIRMED' },
      ip: '203.0.113.9',
    },
    { ...at, action: 'order.undo', from: { status: 'CONFIRMED' }, to: { status: 'CONFIRMATION_PENDING' } },
  ])
})

test('what was refused is not in the log', async () => {
  const id = await order()
  const last = await newest()
  const path = `/api/orders/actions/restaurant/${restaurantId}/order/${id}/action`
  const refused = await product.call('PUT', path, { token: kitchen.owner.token, body: { status: 'DELIVERED' } })
  expect([refused.status, await newest()]).toEqual([409, last])
})

// A session is ended last.
const ends = ({ name }: { name: string }) =>
  Number(/logout|\/password$|second_factor\/confirm$|^DELETE \/\w+\/sessions$/.test(name))
const inOrder = writing.toSorted((a, b) => ends(a) - ends(b))

test.each(inOrder)('$name writes who did what into the log', async (route) => {
  const person = route.audience === 'admin' ? await administrator(product) : await ownerAgain()
  const done = await ACTS[route.name]?.(person)
  const last = await newest()
  const { status } = await send(product, route, { ...done, token: person.token })
  expect(status).toBe(200)
  const { rows } = await product.pool.query('select actor, action from log where id > $1 order by id', [last])
  expect(rows).toEqual((done?.acts ?? []).map((action) => ({ actor: `${route.audience}:${person.id}`, action })))
})

/** A dish in a category that is new. */
function menuFile(name: string) {
  const form = new FormData()
  form.append('files', new File([`Категория;Название;Цена;Вес\n${name};${name};300;300`], 'menu.csv'))
  return form
}

async function plannedImport(): Promise<string> {
  const route = writing.find(({ name }) => name === 'POST /restaurant/:restaurantId/menu_import')
  if (!route) throw new Error('There is no such route.')
  const body = menuFile(crypto.randomUUID())
  const { text } = await send(product, route, { params: { restaurantId }, body, token: kitchen.owner.token })
  return JSON.parse(text).id
}

/** The owner in a session of its own, since some routes end all there are. */
async function ownerAgain() {
  const opened = { kind: 'business', person_id: kitchen.owner.id } as const
  const session = await openSession(product.em(), opened, product.clock.now)
  return { id: kitchen.owner.id, token: await issueToken(tokens(product.deps).decorator.tokens, session) }
}

async function order() {
  const { id } = await placedOrder(product, kitchen)
  await handOverOrder(product.deps, id)
  return id
}

/** One whose only dish may be replaced by another portion of it. */
async function acceptedOrder() {
  const orderId = await order()
  const path = `/api/orders/actions/restaurant/${restaurantId}/confirm/${orderId}`
  await product.call('PUT', path, { token: kitchen.owner.token, body: {} })
  const { rows } = await product.pool.query<{ id: string }>('select id from order_item where order_id = $1', [orderId])
  const id = rows[0]?.id ?? ''
  return {
    orderId,
    cancelled_items: [{ id, cancellation_comment: 'Кончилось' }],
    replacement: { item_id: id, product_id: kitchen.product_id },
  }
}

/** A customer's review of this restaurant, answered or not. */
async function review(restaurant_answer: string | null = null) {
  const { id, customer } = await placedOrder(product, kitchen)
  const { rows } = await product.pool.query<{ id: string }>(
    'insert into review (order_id, user_id, restaurant_id, rating, restaurant_answer) values ($1, $2, $3, 5, $4) returning id',
    [id, customer.id, restaurantId, restaurant_answer],
  )
  return rows[0]?.id ?? ''
}

async function newest() {
  const { rows } = await product.pool.query<{ id: string }>('select coalesce(max(id), 0) as id from log')
  return rows[0]?.id ?? '0'
}

async function picture() {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#cc3311' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
  return form
}
