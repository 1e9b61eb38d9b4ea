import { expect, test } from 'bun:test'
import { freePort } from '../../../scripts/postgres'
import { startProduct } from '../../../scripts/product-server'
import { openKitchen } from '../orders'
import { openProduct } from '../product'
import { makeCrowd, press } from './crowd'
import { follow } from './live'
import { until } from './until'

const STREAMS = 10

const product = await openProduct()
const kitchen = await openKitchen(product)

test('an order placed at one process is told on streams at both, and a dead process takes only its own along', async () => {
  const settings = {
    databaseUrl: product.databaseUrl,
    script: 'api/src/server.ts',
    port: (await freePort(0)) ?? 0,
    workers: 2,
    env: { LOG_LEVEL: 'info' },
  }
  const [diner] = await makeCrowd(product, { ...kitchen, price: 700 }, 1)
  if (!diner) throw new Error('No diner')
  const one = await startProduct(settings)
  const other = await startProduct(settings)
  // Either may answer whether it is ready; only its own words tell that a process hears the port.
  await until('both processes listen', () => [one, other].every(({ output }) => output().includes('listening')))
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => follow(one.url, diner.token)))
  try {
    const placed = await press(one.url, diner)
    expect(placed?.status).toBe(200)
    await Promise.all(streams.map((stream) => stream.hears(placed?.order_uuid ?? null, 'CONFIRMATION_PENDING')))

    await other.kill()
    await until('the dead process hung up', () => streams.some((stream) => !stream.isOpen()))
    const living = streams.filter((stream) => stream.isOpen())
    expect(living.length).toBeGreaterThan(0)
  } finally {
    for (const stream of streams) stream.close()
    await Promise.all([one.stop(), other.kill()])
  }
})
