import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../test/orders'
import { businessManager } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { PUSH_KEYS } from '../../../test/push-keys'
import { TASKS } from '../../jobs/tasks'
import { handOverOrder } from '../orders/life/hand-over-order'

const product = await openProduct({ LIMITS: 'test_notices=3/3600' })
const { call, deps, pool } = product
const kitchen = await openKitchen(product)
const path = `/api/business_user/restaurants/${kitchen.restaurant_id}/notification_config`
const CONFIG = {
  ...{ emails: ['Cook@Example.com'], phones: ['8 900 111-22-33'], push: true, sound: true },
  ...{ quiet_from: null, quiet_to: null },
  events: { new_order: ['mail', 'sms', 'push'], cancelled: [], review: [], weekly: [] },
}
const save = (own: object = {}, token = kitchen.owner.token) =>
  call('PUT', path, { token, body: { ...CONFIG, ...own } })

/** The jobs of this kind written after `last`. */
async function jobs(last = 0) {
  const { rows } = await pool.query<{ id: string; task: string; to: string }>(
    `select j.id, t.identifier as task, coalesce(j.payload->>'to', j.payload->>'phone', j.payload->>'topic') as to
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier in ('mail.send', 'sms.send', 'staff.push') and j.id > $1 order by t.identifier`,
    [last],
  )
  return rows
}
const newest = async () =>
  Number((await pool.query('select coalesce(max(id), 0) as id from graphile_worker._private_jobs')).rows[0]?.id)

/** A new order as the restaurant hears of it. */
async function heard() {
  const { id } = await placedOrder(product, kitchen)
  const last = await newest()
  await handOverOrder(deps, id)
  return (await jobs(last)).map(({ task, to }) => `${task} ${task === 'staff.push' ? '' : to}`.trim())
}

test('a new order goes by the ways that were chosen for it', async () => {
  expect((await save()).body).toMatchObject({ emails: ['cook@example.com'], phones: ['79001112233'] })
  expect(await heard()).toEqual(['mail.send cook@example.com', 'sms.send 79001112233', 'staff.push'])
  await save({ events: { ...CONFIG.events, new_order: ['mail'] } })
  expect(await heard()).toEqual(['mail.send cook@example.com'])
  await save({ push: false })
  expect(await heard()).toEqual(['mail.send cook@example.com', 'sms.send 79001112233'])
})

test('in quiet hours nothing rings, and letters come', async () => {
  await save({ quiet_from: '00:00', quiet_to: '23:59' })
  expect(await heard()).toEqual(['mail.send cook@example.com'])
})

test('whoever works there learns with the profile whether the orders ring, though not where notices go', async () => {
  const { token } = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['orders'])
  const rings = async () => (await call('GET', '/api/business_user', { token })).body.restaurants[0].sound
  await save({ sound: false })
  expect(await rings()).toBe(false)
  await save()
  expect(await rings()).toBe(true)
})

test('eleven addresses are too many, and a wrong one is named', async () => {
  const emails = Array.from({ length: 11 }, (_, n) => `cook${n}@example.com`)
  expect((await save({ emails })).body.errors.emails).toContain('10')
  expect((await save({ phones: ['12'] })).body.errors.phones).toContain('«12»')
})

test('a trial goes everywhere whatever the hour, and only so often', async () => {
  await save({
    quiet_from: '00:00',
    quiet_to: '23:59',
    events: { new_order: [], cancelled: [], review: [], weekly: [] },
  })
  const send = () => call('POST', `${path}/test`, { token: kitchen.owner.token })
  const last = await newest()
  expect((await send()).body).toEqual({ mail: 1, sms: 1, push: 0 })
  expect((await jobs(last)).map(({ task }) => task)).toEqual(['mail.send', 'sms.send'])
  await send()
  await send()
  expect((await send()).status).toBe(429)
})

test('a push reaches the browsers of those who may see orders, and no others', async () => {
  const subscribe = (token: string, name: string) =>
    call('PUT', '/api/business_user/push_subscription', {
      token,
      body: {
        push_subscription: {
          endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
          keys: PUSH_KEYS,
        },
      },
    })
  const cook = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['orders'])
  const writer = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['menu'])
  const stranger = await openKitchen(product)
  for (const [{ token }, name] of [
    [kitchen.owner, 'owner'],
    [cook, 'cook'],
    [writer, 'writer'],
    [stranger.owner, 'stranger'],
  ] as const) {
    expect((await subscribe(token, name)).status).toBe(200)
  }
  const notice = { title: 'Новый заказ', body: '', url: '/admin/orders', topic: 'k1' }
  await TASKS['staff.push'](deps, { restaurant_id: kitchen.restaurant_id, permission: 'orders', ...notice })
  const { rows } = await pool.query(`select recipient from outbox_entry where channel = 'push' order by recipient`)
  expect(rows.map(({ recipient }) => recipient.split('/').at(-1))).toEqual(['cook', 'owner'])
  const strange = await call('PUT', '/api/business_user/push_subscription', {
    token: cook.token,
    body: { push_subscription: { endpoint: 'https://evil.example/push', keys: PUSH_KEYS } },
  })
  expect(strange.status).toBe(422)
})
