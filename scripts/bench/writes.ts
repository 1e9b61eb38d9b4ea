/** Adding to a basket and placing an order, beside the same statements sent by hand. */
import { join } from 'node:path'
import { chooseKitchen, type Kitchen, makePresses, type Press, withClient } from './diners.ts'
import { beside, measure, type Pace } from './load.ts'
import { memoryOf } from './reads.ts'
import { type Recording, record } from './recording.ts'
import type { Row } from './report.ts'
import type { BenchProduct, Stage } from './stage.ts'
import { prepare } from './wire.ts'

const BASKET_CLIENTS = 16
const AIM = 0.4
// More than one round can use up, so that no measure ends early.
const PRESSES_A_SECOND = 1500

export async function measureBasket(stage: Stage, { seconds, rounds }: Pace): Promise<Row[]> {
  const url = await stage.demo('bench_basket')
  const { restaurant_id, product_id } = await chooseKitchen(url)
  const body = { restaurant_id, product_id, quantity: 1 }
  const path = '/api/unauthorized/basket_item/'
  const guest = crypto.randomUUID()
  const recording = await record(url, stage.log, { path: path + guest, body })
  const returned = /"id":"([^"]+)"/.exec(recording.answer.slice(recording.answer.indexOf('"basket":')))?.[1] ?? ''
  const floorUrl = await handFloor(stage, url, 'basket', recording, { guest, returned })
  const product = await stage.product(url)
  const load = { clients: BASKET_CLIENTS, seconds }
  const { ours, floor } = await beside(
    rounds,
    () =>
      measure('add to basket', {
        ...load,
        url: product.url,
        next: () => prepare(product.url + path + crypto.randomUUID(), 'POST', {}, body),
      }),
    () =>
      measure('same statements by hand', {
        ...load,
        url: floorUrl,
        next: () => prepare(floorUrl, 'POST', {}, { ...body, guest: crypto.randomUUID() }),
      }),
  )
  const memory = await memoryOf(product.url)
  await product.stop()
  return [{ ...ours, floor, memory, note: `${BASKET_CLIENTS} clients, a new guest each` }]
}

export async function measurePlacing(stage: Stage, { seconds, rounds }: Pace): Promise<Row[]> {
  const url = await stage.demo('bench_placing')
  const kitchen = await chooseKitchen(url)
  const [sample] = await makePresses(url, kitchen, 1)
  if (!sample) throw new Error('No sample')
  const recording = await record(url, stage.log, { path: '/api/user/orders', ...sample })
  const floorUrl = await handFloor(stage, url, 'placing', recording, factsOf(sample))
  const product = await stage.product(url)
  const rows: Row[] = []
  for (const clients of [8, 32]) {
    rows.push(await placeWith(clients, { url, kitchen, product, floorUrl, seconds, rounds }))
  }
  await product.stop()
  return rows
}

type Placing = Pace & { url: string; kitchen: Kitchen; product: BenchProduct; floorUrl: string }

async function placeWith(clients: number, { url, kitchen, product, floorUrl, seconds, rounds }: Placing): Promise<Row> {
  const target = `${product.url}/api/user/orders`
  const run = async (name: string, to: string, bytes: (press: Press) => Uint8Array) => {
    const presses = await makePresses(url, kitchen, Math.ceil(seconds * 1.2 * PRESSES_A_SECOND))
    const requests = presses.map(bytes)
    const measured = await measure(name, { url: to, clients, seconds, next: (turn) => requests[turn] ?? null })
    await jobsDone(url)
    return measured
  }
  const { ours, floor } = await beside(
    rounds,
    () => run('place an order', target, ({ headers, body }) => prepare(target, 'POST', headers, body)),
    () =>
      run('same statements by hand', floorUrl, (press) =>
        prepare(floorUrl, 'POST', {}, { ...press.body, ...factsOf(press) }),
      ),
  )
  return { ...ours, floor, aim: AIM, memory: await memoryOf(product.url), note: `${clients} clients` }
}

/** What differs from one placement to the next. */
function factsOf({ headers, body }: Press) {
  const claims: unknown = JSON.parse(atob(headers.authorization?.split('.')[1] ?? ''))
  if (typeof claims !== 'object' || claims === null || !('sub' in claims) || !('sid' in claims))
    throw new Error('No claims')
  return {
    user: String(claims.sub),
    session: String(claims.sid),
    basket: String(body.basket_id),
    key: headers['idempotency-key'] ?? '',
  }
}

/** Writes the recording with its changing values as placeholders, and starts the floor that replays it. */
async function handFloor(stage: Stage, url: string, name: string, recording: Recording, facts: Record<string, string>) {
  const blank = (text: string) =>
    Object.entries(facts).reduce((rest, [fact, value]) => rest.replaceAll(value, `{${fact}}`), text)
  const statements = recording.statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => value && blank(value)),
  }))
  const file = join(stage.folder, `${name}.json`)
  await Bun.write(file, JSON.stringify({ ...recording, statements }, null, 2))
  return stage.floor('floor-statements.ts', url, file)
}

/** The next measure must not pay for the jobs of the last one. */
async function jobsDone(url: string) {
  await withClient(url, async (client) => {
    for (;;) {
      const { rowCount } = await client.query(
        `select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1`,
      )
      if (!rowCount) return
      await Bun.sleep(100)
    }
  })
}
