/** A PostgreSQL of its own for a cluster that nobody serves: a leash ends it with this process. */
import { closeSync, openSync } from 'node:fs'
import { chown, readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { leash } from '../leash.ts'
import { paths, serverCommand, serverEnvironment } from '../postgres/cluster.ts'
import type { ClusterHome } from '../postgres/home.ts'
import { freePort } from '../postgres.ts'

/** A server that answers. */
export type Served = { url: string; stop: () => Promise<void> }

/** It ended before it answered; `log` is what it has said. */
export class Ended extends Error {
  readonly log: string
  constructor(log: string) {
    super(`PostgreSQL ended before it answered. Its last words:\n${log.trim().split('\n').slice(-15).join('\n')}`)
    this.log = log
  }
}

/** Starts the cluster with these settings on a free port, and waits as long as it lives. `url` is its database at another server. */
export async function serve(home: ClusterHome, url: string, settings: Record<string, string>): Promise<Served> {
  const port = await freePort(0)
  if (port === undefined) throw new Error('No free port on 127.0.0.1 for PostgreSQL.')
  const { log: path } = paths(home)
  const log = openSync(path, 'a', 0o600)
  if (home.identity) await chown(path, home.identity.uid, home.identity.gid)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const keeper = leash({
    command: [...serverCommand(home, port, true), ...flags],
    cwd: home.base,
    env: serverEnvironment(),
    held: 'pipe',
    signal: 'INT',
    grace: 120,
    identity: home.identity,
    output: log,
  })
  closeSync(log)
  const own = new URL(url)
  own.port = String(port)
  const stop = async () => {
    keeper.release()
    await keeper.exited
  }
  try {
    while (!(await answers(own.href))) {
      if (keeper.process.exitCode !== null) throw new Ended(await readFile(path, 'utf8'))
      await Bun.sleep(200)
    }
    return { url: own.href, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

// A wrong password, and a database that is not there.
const FOR_EVER = ['28P01', '3D000']

/** Whether it lets clients in; while it recovers it does not. Throws where it never will. */
async function answers(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && FOR_EVER.includes(String(error.code))) throw error
    return false
  } finally {
    await client.end()
  }
}

/** Others see a process's words, and not its environment. */
export function withoutPassword(url: string) {
  const server = new URL(url)
  const env = { PGPASSWORD: decodeURIComponent(server.password) }
  server.password = ''
  return { server: server.href, env }
}
