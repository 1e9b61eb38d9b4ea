/** Two products over one database, as two processes are: what is done at `product` reaches the streams that `other` holds. */
import { expect, test } from 'bun:test'
import { Client } from 'pg'
import { TEST_DATABASE_URL } from '../../../test/database'
import { friend, openTogether } from '../../../test/groups'
import { openKitchen, placedOrder } from '../../../test/orders'
import { businessManager, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { until } from '../../../test/server'
import { changed, sql } from '../../db/sql'
import { handOverOrder } from '../orders/life/hand-over-order'
import { liveStreams } from './streams'

const product = await openProduct({ LIMITS: 'group_joins=1000/60' })
const { call, databaseUrl, deps, em, pool } = product
const other = await openProduct({}, { url: databaseUrl, drop: async () => undefined })
product.beforeClose(() => other.close())
other.beforeClose(() => liveStreams(other.deps).close())
const kitchen = await openKitchen(product)
const { restaurant_id } = kitchen

/** A stream of the other process, and what it has said. */
async function follow(path: string, headers: Record<string, string>) {
  const { body } = await other.app.handle(new Request(`http://localhost/api/${path}`, { headers }))
  const stream = { text: '', ended: false }
  void (async () => {
    for await (const part of body ?? []) stream.text += new TextDecoder().decode(part)
    stream.ended = true
  })()
  return stream
}
type Followed = Awaited<ReturnType<typeof follow>>
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const orders = (token: string, audience = '') =>
  follow(`updates/stream${audience && `?audience=${audience}`}`, bearer(token))
/** Resolves once the stream has told that the order came to the board. */
const tells = (stream: Followed, id: number) =>
  until(() =>
    stream.text.split('\n').some((line) => line.includes(`"order_id":${id},`) && line.includes('CONFIRMATION_PENDING')),
  )
/** Resolves once the stream has said something more than it had. */
const saysMore = (stream: Followed, than: string) => until(() => stream.text.length > than.length)

/** While nobody can connect to the database, does `act` with the connections that the first product has; the other hears nothing of it. */
async function unheard(act: () => Promise<unknown>) {
  const name = new URL(databaseUrl).pathname.slice(1)
  const admin = new Client({ connectionString: TEST_DATABASE_URL })
  await admin.connect()
  // Its connections are of just now, so that no pool has let go of them.
  const asking = Array.from({ length: 5 }, () => [
    changed(em(), sql`select pg_sleep(0.05)`),
    pool.query('select pg_sleep(0.05)'),
  ])
  await Promise.all(asking.flat())
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ostrov-live' and datname = $1`,
    [name],
  )
  await until(() => !other.deps.notices.isHearing())
  await act()
  expect(other.deps.notices.isHearing()).toBe(false)
  await admin.query(`alter database ${name} allow_connections true`)
  await admin.end()
}

const setRights = (id: string, permissions: string[]) =>
  call('PUT', `/api/business_user/manager/${id}`, {
    ...{ token: kitchen.owner.token, body: { name: 'Мария', restaurants: [{ restaurant_id, permissions }] } },
  })

test('an order’s step is told to its customer and to the board', async () => {
  const { id, customer } = await placedOrder(product, kitchen)
  const streams = [await orders(customer.token), await orders(kitchen.owner.token, 'business')]
  await handOverOrder(deps, id)
  await Promise.all(streams.map((stream) => tells(stream, id)))
})

test('what friends and the restaurant change is told to who looks at the group basket', async () => {
  const { path, kitchen: shared, owner } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  const stream = await follow(`${path.slice('/api/'.length)}/stream`, bearer(owner.token))
  await saysMore(stream, '')
  let before = stream.text
  await anna.put(shared.product_id)
  await saysMore(stream, before)
  before = stream.text
  await pool.query('update product set price = price + 1 where id = $1', [shared.product_id])
  await saysMore(stream, before)
})

test('who has lost the right to look is let go', async () => {
  const manager = await businessManager(product, kitchen.owner, restaurant_id, ['orders', 'menu'])
  const leaving = await signIn(product)
  const [board, own] = [await orders(manager.token, 'business'), await orders(leaving.token)]
  await setRights(manager.id, ['menu'])
  await until(() => board.ended)
  expect((await call('POST', '/api/auth/logout', { token: leaving.token })).status).toBe(200)
  await liveStreams(other.deps).beat()
  await until(() => own.ended)
})

test('what happened while the other heard nothing is made up for: orders, however many, baskets and lost rights', async () => {
  const { id, customer } = await placedOrder(product, kitchen)
  const { path, kitchen: shared, owner } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  const manager = await businessManager(product, kitchen.owner, restaurant_id, ['orders', 'menu'])
  const [own, board] = [await orders(customer.token), await orders(kitchen.owner.token, 'business')]
  const group = await follow(`${path.slice('/api/'.length)}/stream`, bearer(owner.token))
  const managers = await orders(manager.token, 'business')
  await saysMore(group, '')
  let before = ''
  await unheard(async () => {
    before = group.text
    await pool.query(
      `insert into order_event (order_id, "from", "to", actor) select $1, 'new', 'new', 'system' from generate_series(1, 1200)`,
      [id],
    )
    await handOverOrder(deps, id)
    await anna.put(shared.product_id)
    await setRights(manager.id, ['menu'])
  })
  await Promise.all([own, board].map((stream) => tells(stream, id)))
  await saysMore(group, before)
  await until(() => managers.ended)
})
