/** The disk of pictures and database fills up under load, stays full, and is emptied: on a file system of its own in memory. */
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '../bench/diners.ts'
import { openStage } from '../bench/stage.ts'
import { eveningTable, holdEvening } from './evening.ts'
import { brokenOf, type Finding, type Given, type Opened } from './finding.ts'

const SECONDS = 30
const SIZE = '1500m'
const CALM_MS = 3_000
const CHUNK = new Uint8Array(64 * 1024)
const SEEN_SECONDS = 30
const BACK_SECONDS = 120

export async function fillDisk(_: Opened, given: Given): Promise<Finding> {
  const disk = await mkdtemp(join(tmpdir(), 'ostrov-disk-'))
  const mounted = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', disk])
  try {
    if (mounted.exitCode !== 0) return { lines: [], broken: [], skipped: 'a file system cannot be mounted here' }
    return await fill(disk, given)
  } finally {
    if (mounted.exitCode === 0) Bun.spawnSync(['umount', '--lazy', disk])
    await rm(disk, { recursive: true, force: true })
  }
}

async function fill(disk: string, { seconds = SECONDS }: Given): Promise<Finding> {
  const stage = await openStage(disk)
  try {
    const database = await stage.demo('drill_disk', { undrawn: true })
    const evening = await holdEvening(stage, database)
    await Bun.sleep(CALM_MS)
    const stuffing = stuff(join(disk, 'stuffing'))
    const said = await evening.answers('/api/ready', 503, SEEN_SECONDS)
    const why = (await evening.ask('/api/ready')).text
    const before = await logged(database)
    const reads = { well: 0, ill: 0 }
    let restarts = 0
    for (const end = performance.now() + seconds * 1_000; performance.now() < end; await Bun.sleep(1_000)) {
      const answer = await evening.ask('/api/cities').catch(() => null)
      reads[answer?.status === 200 ? 'well' : 'ill'] += 1
      // As the service manager of an installation does.
      if ((await stage.pid()) === 0) {
        restarts += 1
        await stage.restart().catch(() => undefined)
      }
    }
    const written = (await logged(database)) - before
    await stuffing.remove()
    if ((await stage.pid()) === 0) {
      restarts += 1
      await stage.restart()
    }
    const back = await evening.answers('/api/ready', 200, BACK_SECONDS)
    await Bun.sleep(CALM_MS)
    const found = await evening.end()
    return {
      lines: [
        ...eveningTable({ 'disk full': found }),
        '',
        `Reads beside it: ${reads.well} answered, ${reads.ill} not; PostgreSQL ended ${restarts} times and wrote ${Math.round(written / 1024)} kB of its log; «not ready» said: ${why}`,
      ],
      broken: brokenOf({
        '«not ready» was not said': said,
        'the reason was not said': why.includes('server.disk_full'),
        'reads were not answered': reads.ill === 0,
        'the product did not come back by itself': back,
        'orders did not reach the board': found.handed,
        'a request was answered by something else than 503, or 507 for a picture': [...found.failures].every((one) =>
          ['503', '507'].includes(one),
        ),
        'an order was lost or doubled': found.lost + found.doubled === 0,
      }),
    }
  } finally {
    await stage.stop()
  }
}

/** Bytes that PostgreSQL has ever written to its log. */
function logged(database: string): Promise<number> {
  return withClient(database, async (client) => {
    const { rows } = await client.query<{ bytes: number }>(`select (pg_current_wal_lsn() - '0/0')::float8 as bytes`)
    return rows[0]?.bytes ?? 0
  })
}

/** Takes every byte of the disk, and what others give back too, until it is removed. */
function stuff(path: string) {
  let removed = false
  const filling = (async () => {
    const file = await open(path, 'w')
    for (; !removed; await Bun.sleep(100)) {
      const isFull = async () =>
        file.write(CHUNK).then(
          () => false,
          () => true,
        )
      while (!removed && !(await isFull()));
    }
    await file.close()
  })()
  return {
    async remove() {
      removed = true
      await filling
      await rm(path)
    },
  }
}
