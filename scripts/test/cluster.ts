/** The server of one test run: a cluster of its own, without fsync and in memory where there is room, gone when the run is over. */
import { access, constants, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { dataDir } from '../database.ts'
import { isAlive } from '../postgres/cluster.ts'
import { removeHome } from '../postgres/home.ts'
import { startPostgres } from '../postgres.ts'
import { spentByParent } from './processor.ts'

/** Linux keeps it in memory. A database is a thousand files, which a disk makes ten times as slowly. */
const MEMORY = '/dev/shm'
const GIB = 2 ** 30
/** Of all that is no journey's, and of each journey's own island, which stays until the run is over. */
const [BASE_BYTES, ISLAND_BYTES] = [GIB, GIB / 10]
/** What the machine needs beside it. */
const LEFT_BYTES = 4 * GIB

/** A server for tests. `admin` connects to a database that no test uses. */
export type TestCluster = {
  admin: string
  dataDir: string
  /** Processor seconds of the server so far, where the system tells them. */
  spent: () => Promise<number | undefined>
  stop: () => Promise<void>
}

/** Starts the server for so many journeys, or takes the one of `TEST_DATABASE_URL`. */
export async function startTestCluster(journeys: number): Promise<TestCluster> {
  const runs = join(dataDir(), 'test')
  const inMemory = join(MEMORY, `ostrov-test-${Bun.hash(runs).toString(36)}`)
  await sweep(runs)
  await sweep(inMemory)
  // The number keeps two runs of one clone apart, and tells later whether this one still lives.
  const own = join(runs, String(process.pid))
  const home = (await hasRoom(BASE_BYTES + journeys * ISLAND_BYTES)) ? join(inMemory, String(process.pid)) : own
  const given = process.env.TEST_DATABASE_URL
  const postgres = given
    ? { url: given, stop: async () => {} }
    : await startPostgres({ dataDir: home, database: 'postgres', durable: false })
  return {
    admin: postgres.url,
    dataDir: own,
    spent: () => spentBy(postgres.url),
    async stop() {
      await postgres.stop()
      await discard(home)
      await discard(own)
    },
  }
}

async function hasRoom(bytes: number) {
  const isOurs = await access(MEMORY, constants.W_OK).then(
    () => true,
    () => false,
  )
  const disk = await statfs(MEMORY).catch(() => undefined)
  const told = await readFile('/proc/meminfo', 'utf8').catch(() => '')
  const free = Number(/^MemAvailable:\s+(\d+) kB$/m.exec(told)?.[1] ?? 0) * 1024
  return isOurs && disk !== undefined && disk.bavail * disk.bsize > bytes && free > bytes + LEFT_BYTES
}

async function spentBy(url: string) {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id')
    return rows[0] && spentByParent(rows[0].id)
  } catch {
    // A server that is gone tells nothing; what it left failing is told by its tests.
    return undefined
  } finally {
    await client.end()
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
