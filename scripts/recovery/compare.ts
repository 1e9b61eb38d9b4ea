/** What a restored database has beside what serves, in lines for the operator. */
import { Client, escapeIdentifier } from 'pg'

/** Rows that people miss first. */
const TABLES = ['order', 'payment', 'ticket', 'user', 'restaurant', 'product', 'ad', 'event', 'organization', 'image']
const WIDTH = 22

export type Seen = {
  counts: readonly (number | undefined)[]
  last: { id: string; at: Date } | undefined
  pictures: string[]
}

/** Looks into one database. */
export async function see(url: string): Promise<Seen> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const counts: (number | undefined)[] = []
    for (const name of TABLES) counts.push(await countOf(client, name))
    const last = await client.query<{ id: string; at: Date }>(
      'select id, created_at as at from "order" order by id desc limit 1',
    )
    const pictures = await client.query<{ id: string }>('select id from image')
    return {
      counts,
      last: last.rows[0],
      pictures: pictures.rows.map(({ id }) => id),
    }
  } finally {
    await client.end()
  }
}

/** A restored database may be of a version that had no such table. */
async function countOf(client: Client, name: string) {
  const found = await client
    .query<{ count: number }>(`select count(*)::float8 as count from ${escapeIdentifier(name)}`)
    .catch(() => undefined)
  return found?.rows[0]?.count
}

/** One line for each table, and one for the last order. `serving` is missing where nothing answers. */
export function compared(restored: Seen, serving: Seen | undefined, say: (moment: Date) => string): string {
  const line = (name: string, ours: string, theirs: string) => `  ${name.padEnd(WIDTH)}${ours.padEnd(WIDTH)}${theirs}`
  const order = ({ last }: Seen) => (last ? `№ ${last.id}` : 'none')
  const moment = ({ last }: Seen) => (last ? say(last.at) : '')
  return [
    line('', 'restored', serving ? 'serves' : 'what serves does not answer'),
    ...TABLES.map((name, at) => line(name, String(restored.counts[at] ?? '—'), String(serving?.counts[at] ?? ''))),
    line('the last order', order(restored), serving ? order(serving) : ''),
    `  of ${moment(restored) || 'no moment'}${serving?.last ? `; what serves has one of ${moment(serving)}` : ''}`,
  ].join('\n')
}
