/** A streaming replica of a server, and how it becomes the one that writes. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, DatabaseError } from 'pg'
import { run } from '../backup-files.ts'
import { paths } from '../postgres/cluster.ts'
import type { ClusterHome } from '../postgres/home.ts'
import { withoutPassword } from './server.ts'

const PROMOTE_SECONDS = 60

/** Beside the cluster's other files it says that it follows; PostgreSQL takes it away at the promotion. */
export const followsIn = (data: string): string => join(data, 'standby.signal')

/**
 * Copies the server of `url` into `home`, ready to be started as its replica. `slot` is what the server keeps its log for it by; one
 * of an earlier copy goes. `programs` is the folder of PostgreSQL's client programs.
 */
export async function makeStandby(home: ClusterHome, url: string, given: { programs: string; slot: string }) {
  await asked(
    url,
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
    [given.slot],
  )
  const { server, env } = withoutPassword(url)
  const { data } = paths(home)
  const copying = ['--wal-method=stream', '--checkpoint=fast', '--no-password', '--write-recovery-conf']
  const slot = ['--create-slot', `--slot=${given.slot}`]
  try {
    await run(
      [join(given.programs, 'pg_basebackup'), ...copying, ...slot, `--pgdata=${data}`, `--dbname=${server}`],
      env,
    )
    if (home.identity) await run(['chown', '-R', `${home.identity.uid}:${home.identity.gid}`, data], {})
  } catch (error) {
    await rm(data, { recursive: true, force: true })
    throw error
  }
}

/** Lets the replica of `url` write, once all is replayed that it has got. Throws a sentence where it is none, or does not come to it. */
export async function promote(url: string) {
  const [found] = await asked<{ follows: boolean }>(url, 'select pg_is_in_recovery() as follows')
  if (!found?.follows) throw new Error('The server here follows nobody: there is nothing to promote.')
  const [done] = await asked<{ is_done: boolean }>(url, 'select pg_promote(true, $1) as is_done', [PROMOTE_SECONDS])
  if (!done?.is_done) throw new Error(`The replica does not write after ${PROMOTE_SECONDS} seconds: its log says why.`)
}

/** Whether a server lives there, be it one that lets nobody in. */
export async function isAnswering(url: string): Promise<boolean> {
  return asked(url, 'select').then(
    () => true,
    (error: unknown) => error instanceof DatabaseError,
  )
}

async function asked<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
