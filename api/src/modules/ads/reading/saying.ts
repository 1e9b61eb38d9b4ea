import type { SectionName } from '@ostrov/shared/ads/sections'
import { PORTAL } from '@ostrov/shared/search/portal-words'
import { type Query, readQuery } from '@ostrov/shared/search/query'
import { isUnknown, type KnownTerm } from '@ostrov/shared/search/score'
import { hasSigns, readSought } from '@ostrov/shared/search/sought-choices'
import type { Em } from '../../../db/orm'
import { type Sql, sql, writtenOut } from '../../../db/sql'
import { findTerms } from '../../words/find-words'

/** Another name of the very thing; what is only near it weighs less. */
const SAME_THING = 0.9
/** A form of the very word: «столы» of «стол», and no «столб». */
const SAME_WORD = 0.88
/** Of slips the likeliest, and those that are as likely. */
const AS_LIKELY = 0.03

/** Ads `a` that say what was typed: by their choices, and by their title and text. */
export async function saying(em: Em, section: SectionName, typed: string): Promise<Sql> {
  const { choices, rest } = readSought(section, typed)
  const chosen = choices.map((words) => sql`a.words @> ${listed(words)}`)
  return sql.join([...chosen, ...(rest === '' ? [] : [await written(em, rest)])], sql` and `)
}

/** As it is typed, or as it was meant: in the other script or layout, by its other name, without the slip. */
async function written(em: Em, typed: string): Promise<Sql> {
  const plain = sql`a.sought @@ websearch_to_tsquery('russian', ${writtenOut(plainly(typed))})`
  if (hasSigns(typed)) return plain
  const query = wholeWords(readQuery(typed, PORTAL))
  if (query.terms.length === 0 || query.sizes.length > 0) return plain
  const terms = await findTerms(em, query, [], 'portal_word')
  return terms.some(isUnknown) ? plain : sql`(${plain} or ${sql.join(terms.map(holding), sql` and `)})`
}

const listed = (words: readonly string[]) => sql`array[${sql.join(words.map(writtenOut))}]::text[]`

const plainly = (typed: string) => typed.replace(/ё/g, 'е').replace(/Ё/g, 'Е')

/** What was sent off is typed to its end. A filter leaves out what is only near: nobody asked for it. */
function wholeWords({ terms, sizes }: Query): Query {
  const whole = terms.map((term) => ({
    ...term,
    isBegun: false,
    ways: term.ways.filter(({ isTyped, isGuessed, weight }) => isTyped || (!isGuessed && weight >= SAME_THING)),
  }))
  return { terms: whole, sizes }
}

function holding({ ways, isSure }: KnownTerm): Sql {
  const best = Math.max(...ways.flatMap(({ words }) => words.flatMap((known) => [...known.values()])))
  const least = isSure ? SAME_WORD : best - AS_LIKELY
  const held = ways
    .map(({ words }) => words.map((known) => [...known].flatMap(([word, value]) => (value >= least ? [word] : []))))
    .filter((words) => words.every((known) => known.length > 0))
    .map(
      (words) =>
        sql`(${sql.join(
          words.map((known) => sql`a.words && ${listed(known)}`),
          sql` and `,
        )})`,
    )
  return held.length > 0 ? sql`(${sql.join(held, sql` or `)})` : sql`false`
}
