import type { Em } from './orm'
import { changed, row, type Sql, sql } from './sql'

const listed = (names: readonly string[], of = '') => sql.join(names.map((name) => sql.ref(of + name)))

/** Writes a row of these columns; `given` holds them as JSON does. @returns its id; '' where its table has none */
export async function insertRow(em: Em, table: string, names: readonly string[], given: string): Promise<string> {
  const made = await row<{ id: string | null }>(
    em,
    sql`insert into ${sql.table(table)} as t (${listed(names)}) select ${listed(names)}
        from jsonb_populate_record(null::${sql.table(table)}, ${given}::jsonb) returning to_jsonb(t) ->> 'id' as id`,
  )
  if (!made) throw new Error(`A row of ${table} was not written.`)
  return made.id ?? ''
}

/** Writes these columns of the rows `t` that `which` picks; it may ask what is `given`. */
export const updateRow = (em: Em, table: string, names: readonly string[], given: string, which: Sql) =>
  changed(
    em,
    sql`update ${sql.table(table)} t set (${listed(names)}) = row(${listed(names, 'given.')})
        from jsonb_populate_record(null::${sql.table(table)}, ${given}::jsonb) given where ${which}`,
  )
