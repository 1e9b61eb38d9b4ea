import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import { PORTAL } from '@ostrov/shared/search/portal-words'
import { readQuery } from '@ostrov/shared/search/query'
import { isUnknown, type KnownTerm, wordsFor } from '@ostrov/shared/search/score'
import { wordsOf } from '@ostrov/shared/search/words'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'
import { findTerms } from '../words/find-words'

const CATEGORIES = namesOf(ORGANIZATION_CATEGORIES).map((name) => ({
  name,
  words: wordsOf(ORGANIZATION_CATEGORIES[name]).filter((word) => word.length > 2),
}))

/**
 * What rows of `everyone` must hold to answer a search, by words as the portal's search knows them: of each term one of its words, or a
 * category called so. Costs up to four statements.
 */
export async function sought(em: Em, typed: string) {
  const query = readQuery(typed, PORTAL)
  if (query.terms.length === 0) return sql`false`
  const given = CATEGORIES.flatMap(({ words }) => words)
  // Restaurants and organizations remember their words apart.
  const [theirs, kitchens] = await Promise.all([
    findTerms(em, query, given, 'portal_word'),
    findTerms(em, query, given, 'search_word'),
  ])
  const holds = query.terms.map((_, place) => {
    const terms = [theirs[place], kitchens[place]].flatMap((term) => (term && !isUnknown(term) ? [term] : []))
    // Where somebody is called what was said, what it may be a slip for is not meant.
    const sure = terms.filter(({ isSure }) => isSure)
    return conditionOf(sure.length > 0 ? sure : terms)
  })
  return sql`(${sql.join(holds, sql` and `)})`
}

function conditionOf(terms: readonly KnownTerm[]) {
  const words = [...new Set(terms.flatMap(wordsFor))]
  const called = CATEGORIES.filter((category) => category.words.some((word) => words.includes(word)))
  const holds = sql`o.words && ${words}::text[]`
  return called.length === 0 ? holds : sql`(${holds} or o.category = any(${called.map(({ name }) => name)}::text[]))`
}
