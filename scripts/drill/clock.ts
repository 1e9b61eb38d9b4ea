/** The machine's clock jumps for product and database alike, forward and back: by libfaketime, which leaves the steady clock alone. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withClient } from '../bench/diners.ts'
import { openStage } from '../bench/stage.ts'
import { eveningTable, holdEvening } from './evening.ts'
import { brokenOf, comesTrue, type Finding, type Given, type Opened } from './finding.ts'

const LIBRARIES = new Bun.Glob('*/faketime/libfaketimeMT.so.1')
/** How far ahead it goes each time before it is set right, in seconds. */
const JUMPS = [60, 3600]
const CALM_MS = 3_000
const ROUND_SECONDS = 200

export async function jumpClock(_: Opened, { jump }: Given): Promise<Finding> {
  const [library] = LIBRARIES.scanSync({ cwd: '/usr/lib', onlyFiles: false })
  if (!library) return { lines: [], broken: [], skipped: 'libfaketime is not installed' }
  const folder = await mkdtemp(join(tmpdir(), 'ostrov-clock-'))
  // The server's account reads it, too.
  await chmod(folder, 0o755)
  const shift = join(folder, 'shift')
  const set = (by: number) => Bun.write(shift, `+${by}\n`)
  await set(0)
  const faked = {
    ...{ LD_PRELOAD: join('/usr/lib', library), FAKETIME_TIMESTAMP_FILE: shift, FAKETIME_CACHE_DURATION: '1' },
    ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_DISABLE_SHM: '1' },
  }
  const stage = await openStage(join(folder, 'data'), faked)
  try {
    const database = await stage.demo('drill_clock', { undrawn: true })
    const evening = await holdEvening(stage, database, { env: faked })
    const broken: string[] = []
    const lines: string[] = []
    for (const [place, to] of JUMPS.filter((by) => !jump || by === jump)
      .flatMap((by) => [by, 0])
      .entries()) {
      await Bun.sleep(CALM_MS)
      await set(to)
      await Bun.sleep(2 * CALM_MS)
      const moment = await withClient(database, nowOf)
      const since = performance.now()
      const goesOn = await comesTrue(ROUND_SECONDS, () => withClient(database, (client) => hasRound(client, moment)))
      const passed = ((performance.now() - since) / 1_000).toFixed(0)
      lines.push(
        `Clock ${to === 0 ? 'set right' : `${to} s ahead`}: PostgreSQL says ${moment}, rounds of the minute after ${passed} s.`,
      )
      if (!goesOn) broken.push(`after jump ${place + 1} the jobs of each minute stood still`)
    }
    const found = await evening.end()
    broken.push(
      ...brokenOf({
        // A picture that a busy machine could not look at in time is no business of the clock's.
        'somebody met a failure': [...found.failures].every((one) => one === '422'),
        'orders did not reach the board': found.handed,
        'an order was lost or doubled': found.lost + found.doubled === 0,
      }),
    )
    return { lines: [...eveningTable({ clock: found }), '', ...lines], broken }
  } finally {
    await stage.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function nowOf(client: Client) {
  const { rows } = await client.query<{ now: string }>('select now()::text as now')
  return rows[0]?.now ?? ''
}

/** Whether a job of each minute was written since then, by the clock that shows now. */
async function hasRound(client: Client, since: string) {
  const { rowCount } = await client.query(
    `select from graphile_worker._private_known_crontabs
     where identifier = 'cron.sweep_payments' and last_execution between $1::timestamptz and now()
       and last_execution = date_trunc('minute', last_execution)`,
    [since],
  )
  return rowCount === 1
}
