/**
 * The embedded PostgreSQL 18: real server binaries from the package registry, data under `DATA_DIR/postgres`,
 * reachable only from this machine and only with a password. Commands that run at the same time share one server;
 * it stops when the last of them is gone, even when that one was killed.
 */
import { closeSync, openSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { Client, escapeIdentifier } from 'pg'
import { leash } from './leash.ts'
import {
  initialise,
  isAlive,
  paths,
  readLock,
  SUPERUSER,
  serverCommand,
  serverEnvironment,
  writeOwned,
} from './postgres/cluster.ts'
import { type ClusterHome, prepareHome } from './postgres/home.ts'
import { createLease, joinLease, type Lease } from './postgres/lease.ts'

const START_MS = 120_000
const SETTLE_MS = 1_000

/** A running server and this process's share in it. */
export type Postgres = {
  /** Connection address of the project's database, with the password. */
  url: string
  /** Gives the share back. When it was the last one, resolves after the server has stopped. */
  stop: () => Promise<void>
}

/** What to start. */
export type PostgresOptions = {
  dataDir: string
  database?: string
  /** `false` only for tests: faster, loses data at power loss. */
  durable?: boolean
  /** More of its environment. */
  env?: Record<string, string>
}

/** Starts the server of `dataDir`, or joins the one that already runs. Throws with the server's own words. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, database = 'ostrov', durable = true, env = {} } = options
  const home = await prepareHome(dataDir)
  const password = await initialise(home)
  const { lease, port } = await takeServer(home, { durable, env })
  const address = (name: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`
  try {
    await ensureDatabase(address('postgres'), database)
  } catch (error) {
    lease.release()
    throw error
  }
  return {
    url: address(database),
    async stop() {
      lease.release()
      await settled(home)
    },
  }
}

type Started = { durable: boolean; env: Record<string, string> }

async function takeServer(home: ClusterHome, started: Started): Promise<{ lease: Lease; port: number }> {
  const deadline = Date.now() + START_MS
  for (;;) {
    const joined = joinLease(paths(home).holders)
    const own = joined === undefined ? await serve(home, started) : undefined
    const lease = joined ?? own?.lease
    const port = await readyPort(home, deadline, own?.isGone ?? goneAfter(300, home))
    if (lease !== undefined && port !== undefined) return { lease, port }
    // What we joined was on its way out, or we lost a race with another command: look again.
    lease?.release()
    if (Date.now() > deadline || (own !== undefined && (await readLock(home)) === undefined)) {
      throw new Error(`PostgreSQL did not start. Its last words (${paths(home).log}):\n${await lastWords(home)}`)
    }
    await Bun.sleep(100)
  }
}

async function serve(home: ClusterHome, { durable, env }: Started) {
  await clearStaleLock(home)
  const port = await choosePort(home)
  const { lease, reader } = createLease(paths(home).holders)
  const log = openSync(paths(home).log, 'a', 0o600)
  const keeper = leash({
    command: serverCommand(home, port, durable),
    cwd: home.base,
    env: { ...serverEnvironment(), ...env },
    held: reader,
    signal: 'INT',
    grace: 60,
    identity: home.identity,
    output: log,
  })
  closeSync(reader)
  closeSync(log)
  keeper.process.unref()
  return { lease, isGone: async () => keeper.process.exitCode !== null }
}

/** The port once the server accepts connections; `undefined` when it is going away or never came. */
async function readyPort(home: ClusterHome, deadline: number, isGone: () => Promise<boolean>) {
  while (Date.now() < deadline) {
    const lock = await readLock(home)
    if (lock?.status === 'ready' && (await answers(lock.port))) return lock.port
    if (lock?.status === 'stopping' || (await isGone())) return undefined
    await Bun.sleep(20)
  }
  return undefined
}

/** A server that we joined is gone when it shows no lock file for this long. */
function goneAfter(milliseconds: number, home: ClusterHome) {
  const patience = Date.now() + milliseconds
  return async () => Date.now() > patience && (await readLock(home)) === undefined
}

/** The lock file of a crashed server says "ready" too. */
function answers(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 })
    const done = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => done(true))
    socket.once('timeout', () => done(false))
    socket.once('error', () => done(false))
  })
}

/** Waits while the server goes down, and its keeper with it; a server that others still hold keeps its status and is left alone. */
async function settled(home: ClusterHome) {
  const grace = Date.now() + SETTLE_MS
  let goneAt: number | undefined
  for (;;) {
    const lock = await readLock(home)
    if (lock === undefined || !isAlive(lock.pid)) {
      goneAt ??= Date.now()
      if (!isKept(home) || Date.now() > goneAt + SETTLE_MS) return
    } else if (lock.status !== 'stopping' && Date.now() > grace) return
    await Bun.sleep(20)
  }
}

/** Whoever looks would take a keeper that is about to end for somebody at work. */
function isKept(home: ClusterHome) {
  const keeper = joinLease(paths(home).holders)
  keeper?.release()
  return keeper !== undefined
}

/** Nobody keeps this cluster, yet a lock file is there: a crash left it, or a keeper was killed alone. */
async function clearStaleLock(home: ClusterHome) {
  const lock = await readLock(home)
  if (lock === undefined) return
  const owner = await commandOf(lock.pid)
  if (owner?.includes(paths(home).data)) {
    process.kill(lock.pid, 'SIGINT')
    await settled(home)
  }
  // Another program got the number meanwhile; PostgreSQL itself would refuse to start because of it.
  else await rm(paths(home).lock, { force: true })
}

async function commandOf(pid: number) {
  if (!isAlive(pid)) return undefined
  const linux = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (linux !== undefined) return linux.replaceAll('\0', ' ')
  return Bun.spawnSync(['ps', '-o', 'command=', '-p', String(pid)]).stdout.toString()
}

/** The port of last time when it is free, so that saved connections keep working. */
async function choosePort(home: ClusterHome) {
  const remembered = Number(await readFile(paths(home).port, 'utf8').catch(() => '0'))
  const port = (await freePort(remembered)) ?? (await freePort(0))
  if (port === undefined) throw new Error('No free port on 127.0.0.1 for PostgreSQL.')
  await writeOwned(home, paths(home).port, String(port))
  return port
}

/** A port of 127.0.0.1 that nobody listens on; 0 asks for any. `undefined` when the wanted one is taken. */
export function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : undefined))
    })
  })
}

async function ensureDatabase(admin: string, name: string) {
  const client = new Client({ connectionString: admin })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

async function lastWords(home: ClusterHome) {
  const text = await readFile(paths(home).log, 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-15).join('\n')
}
