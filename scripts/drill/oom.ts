/** A worker grows beyond what the kernel lets it have and is killed by it; its supervisor starts another, and the rest serve on. */
import { existsSync } from 'node:fs'
import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import type { Client } from 'pg'
import { withClient } from '../bench/diners.ts'
import { missingBuilds } from '../build.ts'
import { isAlive } from '../postgres/cluster.ts'
import { eveningTable, holdEvening } from './evening.ts'
import { brokenOf, comesTrue, type Finding, type Given, type Opened } from './finding.ts'

const GROUPS = '/sys/fs/cgroup/memory'
const WORKERS = 2
/** What it may take beside what it has. */
const MORE_BYTES = 16 * 1024 * 1024
const DEATH_SECONDS = 120
const BACK_SECONDS = 180
const CALM_MS = 3_000

export async function starveWorker(open: Opened, _: Given): Promise<Finding> {
  if (missingBuilds().length > 0) return { lines: [], broken: [], skipped: 'the product is not built' }
  const stage = await open()
  const database = await stage.demo('drill_oom', { undrawn: true })
  const evening = await holdEvening(stage, database, { script: 'scripts/start.ts', env: { WORKERS: String(WORKERS) } })
  const living = async () => (await withClient(database, pidsOf)).filter(isAlive)
  const all = await comesTrue(BACK_SECONDS, async () => (await living()).length === WORKERS)
  const [victim = 0, ...others] = await living()
  await Bun.sleep(CALM_MS)
  const group = await confine(victim)
  const died = await comesTrue(DEATH_SECONDS, async () => !isAlive(victim))
  const back = await comesTrue(BACK_SECONDS, async () => (await living()).length === WORKERS)
  await Bun.sleep(CALM_MS)
  const stayed = others.every(isAlive)
  const found = await evening.end()
  if (group) await rmdir(group).catch(() => undefined)
  return {
    lines: [
      ...eveningTable({ 'out of memory': found }),
      '',
      group
        ? 'The kernel killed it, out of a group of its own.'
        : 'It was killed as the kernel does: no group can be made here.',
    ],
    broken: brokenOf({
      'not all workers began': all,
      'the worker did not die': died,
      'nobody took its place': back,
      'another worker went with it': stayed,
      'orders did not reach the board': found.handed,
      'an order was lost or doubled': found.lost + found.doubled === 0,
    }),
  }
}

/** Puts it into a group whose memory is nearly used up; null where only a kill is left. */
async function confine(pid: number): Promise<string | null> {
  const group = `${GROUPS}/ostrov-drill-${pid}`
  try {
    if (!existsSync(`${GROUPS}/memory.limit_in_bytes`)) throw new Error('No groups of memory here')
    await mkdir(group)
    await writeFile(`${group}/memory.limit_in_bytes`, String(MORE_BYTES))
    await writeFile(`${group}/cgroup.procs`, String(pid))
    return group
  } catch {
    process.kill(pid, 'SIGKILL')
    return null
  }
}

async function pidsOf(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>('select pid from process order by started_at')
  return rows.map(({ pid }) => pid)
}
