/** A restored cluster comes into the place of the one that serves; by renames alone, so that each step can be taken back. */
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Archive, hasTimeline } from './archive.ts'

export type Taking = {
  archive: Archive
  /** Of the cluster that serves, of the restored one, and where the first is kept. */
  cluster: string
  restored: string
  kept: string
  /** Stops, and starts, the product and its database; started means that it is ready. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** Throws a sentence where nothing was taken; then what served before serves again. */
export async function take(taking: Taking) {
  const { archive, cluster, restored, kept, stop, start } = taking
  if (!existsSync(join(restored, 'PG_VERSION'))) throw new Error(`There is no restored database in ${restored}.`)
  if (await hasTimeline(archive, restored))
    throw new Error(`${restored} has served already, or another one since: restore that moment again.`)
  const moved: [string, string][] = []
  const move = async (from: string, to: string) => {
    await rename(from, to)
    moved.unshift([to, from])
  }
  try {
    await stop()
    await move(cluster, kept)
    await move(restored, cluster)
    await start()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await stop()
    for (const [from, to] of moved) await rename(from, to)
    await start()
    throw new Error(`Nothing was taken, and what served before serves again. ${reason}`)
  }
}
