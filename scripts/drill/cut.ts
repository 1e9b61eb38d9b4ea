/** The network between product and database fails, in each of the ways that a network does, and comes back. */
import { type Evening, eveningTable, holdEvening } from './evening.ts'
import { brokenOf, type Finding, type Given, type Opened } from './finding.ts'
import { openWay } from './way.ts'

const SECONDS = 30
const CALM_MS = 3_000
/** A place in the pool is waited for for half a minute, and then a mute connection for a little longer. */
const BOUND_MS = 75_000
const BACK_SECONDS = 75

export async function cutNetwork(open: Opened, { seconds = SECONDS }: Given): Promise<Finding> {
  const stage = await open()
  const evenings: Record<string, Evening> = {}
  const broken: string[] = []
  for (const trouble of ['reset', 'held', 'lost'] as const) {
    const database = await stage.demo('drill_cut', { undrawn: true })
    const way = await openWay(database)
    const evening = await holdEvening(stage, database, { way: way.url })
    await Bun.sleep(CALM_MS)
    way.become(trouble)
    await Bun.sleep(seconds * 1_000)
    way.become('open')
    const since = performance.now()
    const back = await evening.answers('/api/ready', 200, BACK_SECONDS)
    console.log(`${trouble}: ready again after ${((performance.now() - since) / 1_000).toFixed(1)} s`)
    await Bun.sleep(CALM_MS)
    const found = await evening.end()
    way.close()
    evenings[trouble] = found
    const demands = {
      'the product did not come back by itself': back,
      'orders did not reach the board': found.handed,
      'a request was answered by something else than 503': [...found.failures].every((one) => one === '503'),
      'a request hung': found.longest < BOUND_MS,
      'an order was lost or doubled': found.lost + found.doubled === 0,
    }
    broken.push(...brokenOf(demands).map((sentence) => `${trouble}: ${sentence}`))
  }
  return { lines: eveningTable(evenings), broken }
}
