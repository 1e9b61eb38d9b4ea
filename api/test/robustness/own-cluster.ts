import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { startPostgres } from '../../../scripts/postgres'
import { isAlive, readLock } from '../../../scripts/postgres/cluster'
import { prepareHome, removeHome } from '../../../scripts/postgres/home'
import { migrate } from '../../src/db/migrate'
import { until } from './until'

/** A PostgreSQL that a test may stop and kill: nobody else's database lives in it. */
export async function ownCluster({ migrated = true } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ostrov-restart-'))
  const begin = () => startPostgres({ dataDir, durable: false })
  let running = await begin()
  if (migrated) await migrate(running.url)
  await keepWhatWasAnswered(running.url)
  return {
    url: running.url,
    /** By SIGINT, which it calls a fast shutdown. */
    stop: () => running.stop(),
    /** By SIGKILL; resolves when the last of its processes has seen it. */
    async kill() {
      const lock = await readLock(await prepareHome(dataDir))
      if (!lock) throw new Error('PostgreSQL does not run')
      process.kill(lock.pid, 'SIGKILL')
      await until('PostgreSQL is gone', () => !isAlive(lock.pid))
      await running.stop()
    },
    /** After a kill the memory of the dead one may be in use for a moment still. */
    async start() {
      running = await until('PostgreSQL starts', () => begin().catch(() => null))
    },
    async remove() {
      await running.stop()
      await removeHome(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A cluster that is not durable would forget the last commits when it is killed; the files themselves the machine keeps. */
async function keepWhatWasAnswered(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`alter database ${escapeIdentifier(client.database ?? '')} set synchronous_commit = on`)
  await client.end()
}
