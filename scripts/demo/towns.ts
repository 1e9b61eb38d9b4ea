import type { Db } from './rows'

/** The id of each town by its name. */
export type Towns = ReadonlyMap<string, string>

export async function readTowns(db: Db): Promise<Towns> {
  const { rows } = await db.query<{ name: string; id: string }>('select name, id from city')
  return new Map(rows.map(({ name, id }) => [name, id]))
}

/** @throws where the region has no such town. */
export function townId(towns: Towns, name: string): string {
  const id = towns.get(name)
  if (id === undefined) throw new Error(`The region has no town ${name}`)
  return id
}
