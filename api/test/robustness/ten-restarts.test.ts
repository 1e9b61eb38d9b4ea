import { expect, test } from 'bun:test'
import { Client } from 'pg'
import { openKitchen } from '../orders'
import { openProduct } from '../product'
import { startServer } from '../server'
import { type Diner, makeCrowd, press } from './crowd'
import { ownCluster } from './own-cluster'
import { until } from './until'
import { brokenOrders, ordersOf } from './whole-orders'

const RESTARTS = ['stop', 'kill', 'stop', 'kill', 'stop', 'kill', 'stop', 'kill', 'stop', 'kill'] as const
const ALONE = 5
const TABLE = 12
/** How soon everything must go on by itself. */
const SECONDS = 5

test('PostgreSQL restarted ten times under placements and jobs ends no process, loses nothing, and all goes on within 5 s', async () => {
  const database = await ownCluster()
  const crowd = await seat(database.url)
  const env = { DATABASE_URL: database.url, WORKERS: '2' }
  const servers = [await startServer(env)]
  const { url, port } = servers[0] ?? { url: '', port: '' }
  const early = new Map<string, string>()
  try {
    for (const [round, way] of RESTARTS.entries()) {
      // Alone first: with a second process beside, that one could do what the first forgot.
      if (round === ALONE) servers.push(await startServer({ ...env, PORT: port }))
      const table = crowd.slice(round * TABLE, (round + 1) * TABLE)
      const pressing = Promise.all(table.map((diner) => press(url, diner)))
      await asked(database.url, (client) => until('jobs run', () => jobsRunning(client)))
      await database[way]()
      await until('readiness says 503', async () => (await readiness(url)) === 503, SECONDS)
      await database.start()
      await serves(url, table, early, await pressing)
      await asked(database.url, (client) => until('the jobs are done', () => allHandedOver(client, table), SECONDS))
      expect(servers.map(({ child }) => child.exitCode)).toEqual(servers.map(() => null))
    }
    await asked(database.url, async (client) => {
      const found = await ordersOf(client, crowd)
      expect(found.filter(({ orders }) => orders.length !== 1)).toEqual([])
      expect(found.filter(({ id, orders }) => early.has(id) && orders[0] !== early.get(id))).toEqual([])
      expect(await brokenOrders(client)).toEqual([])
    })
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
    await database.remove()
  }
})

/** Ready within the time, and then every press is answered; one that was answered before, with the same order. */
async function serves(
  url: string,
  table: Diner[],
  early: Map<string, string>,
  first: Awaited<ReturnType<typeof press>>[],
) {
  await until('the product is ready', async () => (await readiness(url)) === 200, SECONDS)
  for (const [place, answer] of first.entries()) {
    const diner = table[place]
    if (diner && answer?.order_uuid) early.set(diner.id, answer.order_uuid)
    else expect([null, 200, 503]).toContain(answer?.status ?? null)
  }
  const again = await Promise.all(table.map((diner) => press(url, diner)))
  expect(again.filter((answer) => answer?.status !== 200)).toEqual([])
}

async function readiness(url: string) {
  const answer = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) })
  await answer.arrayBuffer()
  return answer.status
}

async function jobsRunning(client: Client) {
  return ((await client.query('select from graphile_worker.jobs where locked_at is not null')).rowCount ?? 0) > 1
}

async function allHandedOver(client: Client, table: Diner[]) {
  const { rowCount } = await client.query(
    `select from "order" where user_id = any($1::uuid[]) and status = 'CONFIRMATION_PENDING'`,
    [table.map(({ id }) => id)],
  )
  return rowCount === table.length
}

async function asked<Answer>(url: string, ask: (client: Client) => Promise<Answer>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** A crowd with filled baskets, at a kitchen where a job takes long enough to be met by the restart. */
async function seat(url: string) {
  const product = await openProduct({}, { url, drop: async () => {} })
  await product.pool.query(
    `create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return new; end $$;
     create trigger hand_over_takes_time before update on "order" for each row when (old.status = 'new')
     execute function take_time()`,
  )
  const kitchen = await openKitchen(product)
  const crowd = await makeCrowd(product, { ...kitchen, price: 700 }, RESTARTS.length * TABLE)
  await product.close()
  return crowd
}
