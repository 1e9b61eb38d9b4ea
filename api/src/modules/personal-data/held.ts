import { type Sql, sql } from '../../db/sql'

/** Whose data are asked for. */
export type Person = { id: string; phone: string }

/** Heading → what stands under it, as a person reads it. */
type Columns = Readonly<Record<string, Sql>>

/** What of a table a person is given: a heading, its columns, and which rows are theirs, the newest first. */
export type Held = { title: string; columns: Columns; from: (person: Person) => Sql }

/** Nobody has more of anything; where somebody does, the newest are given and the rest is told of. */
export const MOST_ROWS = 10_000

/** A row as an object of Russian headings, made by the database: a name of its column may be no longer than 31 letters. */
const objectOf = (columns: Columns) =>
  sql`json_build_object(${sql.join(Object.entries(columns).flatMap(([heading, value]) => [sql.lit(heading), value]))})`

/** One row more than is given tells whether there are more. */
export const heldRows = ({ columns, from }: Held, person: Person) =>
  sql<{
    row: Record<string, unknown>
  }>`select ${objectOf(columns)} as row ${from(person)} limit ${sql.lit(MOST_ROWS + 1)}`

/** Rows within a row, such as the dishes of an order. */
export const list = (columns: Columns, from: Sql) =>
  sql`(select coalesce(json_agg(part.row), '[]') from (select ${objectOf(columns)} as row ${from} limit ${sql.lit(MOST_ROWS)}) part)`

/** A value of a table of words, in those words. */
export const words = (column: string, table: Readonly<Record<string, string>>) => {
  const cases = Object.entries(table).map(([value, said]) => sql`when ${sql.lit(value)} then ${sql.lit(said)}`)
  return sql`case ${sql.ref(column)} ${sql.join(cases, sql` `)} else ${sql.ref(column)} end`
}

export const flag = (condition: Sql) => sql`case when ${condition} then 'да' else 'нет' end`

/** Where pictures are seen, of a column that lists their ids. */
export const pictures = (column: string) =>
  sql`(select coalesce(json_agg('/api/images/' || one || '/1200.webp'), '[]') from unnest(${sql.ref(column)}) one)`
