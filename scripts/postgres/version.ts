import type { Client } from 'pg'
import { POSTGRES_MAJOR } from './cluster.ts'

/** The sentence that refuses a server older than the product needs; undefined for one that will do. */
export async function refusedVersion(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return tooOld(rows[0]?.server_version ?? '')
}

/** The same of what `show server_version` says. */
export function tooOld(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= Number(POSTGRES_MAJOR)) return undefined
  return `PostgreSQL ${POSTGRES_MAJOR} or newer is needed; the server of DATABASE_URL is ${version}.`
}
