import { mkdir, readdir, rm } from 'node:fs/promises'
import type { Config } from '../config'
import { ownMetrics } from './metrics'

const PATIENCE_MS = 1_000

const folderOf = ({ dataDir, port }: Pick<Config, 'dataDir' | 'port'>) => `${dataDir}/metrics-${port}`

/** Lets the other processes of the port read what this one counts, over a socket of its own. Null where it is alone. */
export async function openMetrics(config: Config) {
  if (config.workers === 1) return null
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unix = `${folder}/${process.pid}.sock`
  await rm(unix, { force: true })
  const server = Bun.serve({ unix, fetch: async () => Response.json(await ownMetrics()) })
  return {
    async stop() {
      await server.stop(true)
      await rm(unix, { force: true })
    },
  }
}

/** What the others on the port count now. Who does not answer is left out: it is ending, or ended without a word. */
export async function fellowMetrics(config: Config): Promise<object[]> {
  if (config.workers === 1) return []
  const folder = folderOf(config)
  const sockets = await readdir(folder).catch(() => [])
  const others = sockets.filter((name) => name !== `${process.pid}.sock`)
  const told = await Promise.all(others.map((name) => ask(`${folder}/${name}`)))
  return told.filter((one) => one !== null)
}

async function ask(unix: string): Promise<object | null> {
  try {
    return await (await fetch('http://fellow/', { unix, signal: AbortSignal.timeout(PATIENCE_MS) })).json()
  } catch {
    return null
  }
}
