/** What the staff looks for people by: words by their beginnings, a phone by any of its digits, all in one index. */
import { type Opt, p } from '@mikro-orm/postgresql'

/** The column of a table whose rows are looked for. `texts` and `phone` are SQL of its other columns. */
export const soughtColumn = ({ texts, phone }: { texts: readonly string[]; phone: string }) =>
  p
    .text()
    .columnType('tsvector')
    .generated(
      `(array_to_tsvector(search_words(${texts.map((text) => `coalesce(${text}, '')`).join(" || ' ' || ")}) || phone_ends(coalesce(${phone}, '')))) stored`,
    )
    .$type<Opt<string>>()
    .lazy()
    .hidden()

/** Its index. */
export const soughtIndex = (table: string) => ({
  name: `${table}_sought`,
  expression: `create index "${table}_sought" on "${table}" using gin ("sought")`,
})
