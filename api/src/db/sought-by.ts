import { wordsOf } from '@ostrov/shared/search/words'
import { type Sql, sql, writtenOut } from './sql'

const DIGITS_LEAST = 3

/**
 * SQL that holds where a row answers all that was typed. Nothing typed that could be looked for finds nothing. What half of all
 * hold is best met along the list's order, and what few hold by the index: so the planner is shown the words.
 */
export function soughtBy(column: Sql, typed: string) {
  const digits = typed.replace(/[\s()+-]/g, '')
  const isPhone = /^\d+$/.test(digits) && digits.length >= DIGITS_LEAST
  const terms = isPhone ? [phoneTerm(digits)] : wordsOf(typed).map(beginning)
  return terms.length > 0 ? sql`${column} @@ ${writtenOut(terms.join(' & '))}::tsquery` : sql`false`
}

/** Ours begin with 7 where people write 8. */
const phoneTerm = (digits: string) =>
  digits.startsWith('8') ? `(${beginning(digits)} | ${beginning(`7${digits.slice(1)}`)})` : beginning(digits)

/** Words hold letters and digits alone, so that nothing in them means anything to the query. */
const beginning = (word: string) => `'${word}':*`
