/** The order path, act by act and whole, beside the fewest statements that write the same, by hand. */
import { join } from 'node:path'
import { chooseKitchen, type Kitchen, makePresses, type Press, withClient } from './diners.ts'
import type { FloorFacts } from './floor-orders.ts'
import { beside, measure, type Pace } from './load.ts'
import { memoryOf } from './reads.ts'
import { record } from './recording.ts'
import type { Row } from './report.ts'
import type { BenchProduct, Stage } from './stage.ts'
import { prepare } from './wire.ts'

const BASKET_CLIENTS = 16
const AIM = 0.5
// More than one round can use up, so that no measure ends early.
const PRESSES_A_SECOND = 1500
const ADDS = 3
// Baskets of others: an empty table is read otherwise than any real one.
const OTHERS = 3000

type Side = { url: string; kitchen: Kitchen; product: BenchProduct; floorUrl: string }

export async function measureBasket(stage: Stage, { seconds, rounds }: Pace): Promise<Row[]> {
  const { url, kitchen, product, floorUrl } = await openSide(stage, 'bench_basket')
  const { restaurant_id, product_id } = kitchen
  const body = { restaurant_id, product_id, quantity: 1 }
  const address = () => `${product.url}/api/unauthorized/basket_item/${crypto.randomUUID()}`
  const byHand = () => ({ owner: 'guest_id', person: crypto.randomUUID(), restaurant_id, product_id })
  const load = { clients: BASKET_CLIENTS, seconds, database: url }
  const { ours, floor } = await beside(
    rounds,
    () => measure('add to basket', { ...load, url: product.url, next: () => [prepare(address(), 'POST', {}, body)] }),
    () =>
      measure('by hand', { ...load, url: floorUrl, next: () => [prepare(`${floorUrl}/add`, 'POST', {}, byHand())] }),
  )
  const memory = await memoryOf(product.url)
  await product.stop()
  return [{ ...ours, floor, aim: AIM, memory, note: `${BASKET_CLIENTS} clients, a new guest each` }]
}

export async function measurePlacing(stage: Stage, pace: Pace): Promise<Row[]> {
  const side = await openSide(stage, 'bench_placing')
  const rows: Row[] = []
  for (const clients of [8, 32]) {
    rows.push(
      await orderWith(side, pace, {
        name: 'place an order',
        clients,
        ours: pressOf(side),
        floor: handOf(side),
        filled: true,
      }),
    )
  }
  await side.product.stop()
  return rows
}

/** Three adds and the placing by one customer, with the jobs that follow. */
export async function measurePath(stage: Stage, pace: Pace): Promise<Row[]> {
  const side = await openSide(stage, 'bench_path')
  const { restaurant_id, product_id } = side.kitchen
  const adding = { restaurant_id, product_id, quantity: 1 }
  const ours = (press: Press) => {
    const { authorization } = press.headers
    const add = prepare(`${side.product.url}/api/basket_item`, 'POST', authorization ? { authorization } : {}, adding)
    return [...Array.from({ length: ADDS }, () => add), ...pressOf(side)(press)]
  }
  const floor = (press: Press) => {
    const person = { owner: 'user_id', person: factsOf(press).user, restaurant_id, product_id }
    const add = prepare(`${side.floorUrl}/add`, 'POST', {}, person)
    return [...Array.from({ length: ADDS }, () => add), ...handOf(side)(press)]
  }
  const row = await orderWith(side, pace, {
    name: 'an order: three adds and the placing',
    clients: 8,
    ours,
    floor,
    filled: false,
  })
  await side.product.stop()
  return [row]
}

type Act = (press: Press) => Uint8Array[]
type Ordering = { name: string; clients: number; ours: Act; floor: Act; filled: boolean }

async function orderWith(
  { url, kitchen, product, floorUrl }: Side,
  { seconds, rounds }: Pace,
  acts: Ordering,
): Promise<Row> {
  const { name, clients, filled } = acts
  const run = async (title: string, to: string, act: Act) => {
    const wanted = Math.ceil(seconds * 1.2 * PRESSES_A_SECOND) + clients
    const presses = await makePresses(url, kitchen, wanted, filled ? 2 : 0, filled ? 2 : ADDS)
    const requests = presses.map(act)
    const load = { clients, seconds, database: url, after: () => jobsDone(url) }
    return measure(title, { ...load, url: to, next: (turn) => requests[turn] ?? null })
  }
  const { ours, floor } = await beside(
    rounds,
    () => run(name, product.url, acts.ours),
    () => run('by hand', floorUrl, acts.floor),
  )
  return { ...ours, floor, aim: AIM, memory: await memoryOf(product.url), note: `${clients} clients, jobs included` }
}

const pressOf =
  ({ product }: Side): Act =>
  ({ headers, body }) => [prepare(`${product.url}/api/user/orders`, 'POST', headers, body)]

const handOf =
  ({ floorUrl }: Side): Act =>
  (press) => {
    const { apartment, coordinates, address, user_name: name } = press.body
    const delivery = { address, apartment, coordinates, floor: null, comment: null, front_door: null }
    const body = { ...factsOf(press), hash: 'f'.repeat(64), name, phone: '79001112233', delivery }
    return [prepare(`${floorUrl}/place`, 'POST', {}, body)]
  }

/** A fresh island with the product on it, and the floor that writes into the same database; its jobs are the product's. */
async function openSide(stage: Stage, name: string): Promise<Side> {
  const url = await stage.demo(name)
  const kitchen = await chooseKitchen(url)
  const { restaurant_id, product_id } = kitchen
  const [sample] = await makePresses(url, kitchen, OTHERS)
  if (!sample) throw new Error('No sample')
  const body = { restaurant_id, product_id, quantity: 1 }
  const adding = await record(url, stage.log, { path: `/api/unauthorized/basket_item/${crypto.randomUUID()}`, body })
  const placing = await record(url, stage.log, { path: '/api/user/orders', ...sample })
  const read = adding.statements.findLast(({ text }) => text.startsWith('select b.id as basket_id'))
  if (!read) throw new Error('Adding reads no basket')
  const facts: FloorFacts = {
    read,
    added: adding.answer,
    placed: placing.answer,
  }
  const file = join(stage.folder, `${name}.json`)
  await Bun.write(file, JSON.stringify(facts))
  const floorUrl = await stage.floor('floor-orders.ts', url, file)
  return { url, kitchen, product: await stage.product(url), floorUrl }
}

/** Whose press it is. */
function factsOf({ headers, body }: Press) {
  const claims: unknown = JSON.parse(atob(headers.authorization?.split('.')[1] ?? ''))
  if (typeof claims !== 'object' || claims === null || !('sub' in claims)) throw new Error('No claims')
  return { user: String(claims.sub), basket: String(body.basket_id), key: headers['idempotency-key'] ?? '' }
}

/** The next measure must not pay for the jobs of the last one. */
async function jobsDone(url: string) {
  await withClient(url, async (client) => {
    for (;;) {
      const { rowCount } = await client.query(
        `select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1 /* pg_stat_statements */`,
      )
      if (!rowCount) return
      await Bun.sleep(20)
    }
  })
}
