/** The server of one test run: a cluster of its own, without fsync, gone when the run is over. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir } from '../database.ts'
import { isAlive } from '../postgres/cluster.ts'
import { removeHome } from '../postgres/home.ts'
import { startPostgres } from '../postgres.ts'

/** A server for tests. `admin` connects to a database that no test uses. */
export type TestCluster = { admin: string; dataDir: string; stop: () => Promise<void> }

/** Starts the server, or takes the one of `TEST_DATABASE_URL`. */
export async function startTestCluster(): Promise<TestCluster> {
  const runs = join(dataDir(), 'test')
  await sweep(runs)
  // The number keeps two runs of one clone apart, and tells later whether this one still lives.
  const own = join(runs, String(process.pid))
  const given = process.env.TEST_DATABASE_URL
  const postgres = given
    ? { url: given, stop: async () => {} }
    : await startPostgres({ dataDir: own, database: 'postgres', durable: false })
  return {
    admin: postgres.url,
    dataDir: own,
    async stop() {
      await postgres.stop()
      await discard(own)
    },
  }
}

/** Removes what killed runs left. */
async function sweep(runs: string) {
  for (const name of await readdir(runs).catch(() => [])) {
    if (/^\d+$/.test(name) && !isAlive(Number(name))) await discard(join(runs, name))
  }
}

async function discard(directory: string) {
  await removeHome(directory)
  await rm(directory, { recursive: true, force: true })
}
