import type { ClientBase } from 'pg'

/** The one transaction all of the demo island is written in. */
export type Db = Pick<ClientBase, 'query'>

const CHUNK = 2_000

/** Inserts rows in bulk; the keys of the first row are the columns, and JSON, arrays and times are read by the table's own types. */
export async function insertRows(db: Db, table: string, rows: readonly Record<string, unknown>[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ')
  const statement = `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db.query(statement, [JSON.stringify(rows.slice(start, start + CHUNK))])
  }
}

/** The same id for the same name in every seeding, so that addresses of demo pages stay. */
export function seedId(name: string): string {
  const hex = new Bun.CryptoHasher('sha256').update(`ostrov:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A small number from a name, for choices that must look random and stay the same. */
export function seedNumber(name: string): number {
  return Number.parseInt(new Bun.CryptoHasher('sha256').update(name).digest('hex').slice(0, 8), 16)
}

/** One of a list, chosen by a name. */
export function pick<Item>(list: readonly Item[], name: string): Item {
  const item = list[seedNumber(name) % list.length]
  if (item === undefined) throw new Error(`Nothing to pick from for ${name}`)
  return item
}
