/** The installation's own PostgreSQL, and what any database needs before the product starts. */
import { chmod } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { refusedVersion } from '../../api/src/db/demand-server.ts'
import { initialise, paths, SUPERUSER } from '../postgres/cluster.ts'
import { account, folder, until } from './machine.ts'
import { PLACES, POSTGRES_PORT } from './places.ts'

/** Makes the cluster of the server that `deploy/install.sh` has laid out unless it is there, and gives the address of the database. */
export async function ownDatabase(): Promise<string> {
  const identity = account('postgres', '/var/lib/postgresql')
  await folder(dirname(PLACES.cluster), identity, 0o755)
  await folder(PLACES.cluster, identity, 0o700)
  const home = { base: PLACES.cluster, bin: join(PLACES.postgres, 'bin'), identity }
  const password = await initialise(home)
  await chmod(paths(home).password, 0o600)
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${POSTGRES_PORT}/ostrov`
}

/** Waits for the server, makes the database unless it exists, and the extension that counts statements. Throws on an old server. */
export async function prepareDatabase(url: string) {
  const isThere = await until(60, () => connected(url).catch(() => made(url)))
  if (!isThere) throw new Error('PostgreSQL does not answer at DATABASE_URL, or refuses the account there.')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const tooOld = await refusedVersion(client)
    if (tooOld) throw new Error(tooOld)
    await client
      .query('create extension if not exists pg_stat_statements')
      .catch(() => console.log('pg_stat_statements could not be created: «Система» shows no slow statements.'))
  } finally {
    await client.end()
  }
}

/** Whether anybody looks after the product already: whoever repeats the installer must not set their password back. */
export async function hasAdministrator(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query('select from admin limit 1')).rowCount === 1
  } finally {
    await client.end()
  }
}

async function made(url: string) {
  const server = new URL(url)
  const name = decodeURIComponent(server.pathname.slice(1))
  server.pathname = '/postgres'
  const client = new Client({ connectionString: server.href })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return true
}

/** Throws where nobody answers at the address, or the account is refused. */
export async function connected(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.end()
  return true
}
