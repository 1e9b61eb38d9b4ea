import { Client } from 'pg'

const LEAST = 18

/** The server of `DATABASE_URL` is not one that the product runs on; the message says which is needed. */
export class WrongServer extends Error {
  override name = 'WrongServer'
}

/** @throws {WrongServer} of a server older than 18, whose functions and kinds of columns are used everywhere. `number` as `server_version_num`. */
export function demandVersion({ number, version }: { number: number; version: string }): void {
  if (Math.floor(number / 10_000) < LEAST)
    throw new WrongServer(`PostgreSQL ${LEAST} is needed; the one of DATABASE_URL is ${version}.`)
}

/** Looks at the server at `url`. */
export async function demandServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ number: number; version: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
    )
    rows.forEach(demandVersion)
  } finally {
    await client.end()
  }
}
