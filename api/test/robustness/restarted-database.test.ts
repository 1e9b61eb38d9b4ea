import { expect, test } from 'bun:test'
import { startProduct } from '../../../scripts/product-server'
import { openKitchen } from '../orders'
import { openProduct } from '../product'
import { makeCrowd, press } from './crowd'
import { follow } from './live'
import { ownCluster } from './own-cluster'
import { until } from './until'

const PATIENCE_MS = 10_000

test('a stopped PostgreSQL is answered by 503, and a restarted one is found without restarting the product', async () => {
  const database = await ownCluster()
  const server = await startProduct({ databaseUrl: database.url, script: 'api/src/server.ts' })
  try {
    const [before, after] = await dinersOf(database.url)
    const stream = await follow(server.url, before.token)
    const first = await press(server.url, before)
    await stream.hears(first?.order_uuid ?? null, 'CONFIRMATION_PENDING')

    await database.stop()
    expect(
      await Promise.all(['ready', 'restaurants/filters', 'user/orders'].map((path) => ask(path, before.token))),
    ).toEqual([503, 503, 503])

    await database.start()
    await until('the product answers again', async () => (await ask('restaurants/filters')) === 200, 10)
    const second = await press(server.url, { ...after, token: before.token })
    expect(second?.status).toBe(404)
    const third = await press(server.url, after)
    expect(third?.status).toBe(200)
    await until('jobs go on', async () => (await statusOf(after.token)) === 'CONFIRMATION_PENDING')
    const again = await follow(server.url, after.token, { lastEventId: '0' })
    await again.hears(third?.order_uuid ?? null, 'CONFIRMATION_PENDING')
    expect(stream.isOpen()).toBe(true)
    await cancel(before.token, first?.order_uuid)
    await stream.hears(first?.order_uuid ?? null, 'CANCELLED_BY_USER')
    stream.close()
    again.close()
  } finally {
    await server.stop()
    await database.remove()
  }

  /** The status of an answer; no answer within the patience is a failure of the test. */
  async function ask(path: string, token?: string) {
    const answer = await fetch(`${server.url}/api/${path}`, {
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    return answer.status
  }

  async function statusOf(token: string) {
    const answer = await fetch(`${server.url}/api/user/orders/recent`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return JSON.stringify(await answer.json()).includes('CONFIRMATION_PENDING') && 'CONFIRMATION_PENDING'
  }

  async function cancel(token: string, order: string | null | undefined) {
    const answer = await fetch(`${server.url}/api/orders/actions/user/cancel/${order}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
  }
})

/** Two customers with filled baskets. Whoever makes them holds no connection afterwards. */
async function dinersOf(url: string) {
  const product = await openProduct({}, { url, drop: async () => {} })
  const kitchen = await openKitchen(product)
  const [one, other] = await makeCrowd(product, { ...kitchen, price: 700 }, 2)
  if (!one || !other) throw new Error('No diners')
  await product.close()
  return [one, other] as const
}
