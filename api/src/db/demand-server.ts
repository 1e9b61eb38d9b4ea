import { Client } from 'pg'

const LEAST = 18

/** The server of `DATABASE_URL` is not one that the product runs on; the message says which is needed. */
export class WrongServer extends Error {
  override name = 'WrongServer'
}

/** Looks at the server at `url`. @throws {WrongServer} of one older than 18, whose functions and kinds of columns are used everywhere. */
export async function demandServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const refused = await refusedVersion(client)
    if (refused) throw new WrongServer(refused)
  } finally {
    await client.end()
  }
}

/** The sentence that refuses a server older than the product needs; undefined for one that will do. */
export async function refusedVersion(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return tooOld(rows[0]?.server_version ?? '')
}

/** The same of what `show server_version` says. */
export function tooOld(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= LEAST) return undefined
  return `PostgreSQL ${LEAST} or newer is needed; the server of DATABASE_URL is ${version}.`
}
