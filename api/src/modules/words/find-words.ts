import { beginningsOf } from '@ostrov/shared/search/forms'
import type { Query, Term } from '@ostrov/shared/search/query'
import { isUnknown, type KnownTerm, knownTerms } from '@ostrov/shared/search/score'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'

/** So many words with one beginning, the shortest. */
const BEGUN = 60
/** So many words that are written most alike. */
const ALIKE = 30
const SHORTEST_MISTYPED = 4

/** Tables that remember words: those of menus and restaurants, and those of all else on the portal. */
type Vocabulary = 'search_word' | 'portal_word'

/** The query's terms by the words that anything is called by; those of kitchens and towns are given, for they are few. */
export async function findTerms(
  em: Em,
  query: Query,
  given: readonly string[],
  table: Vocabulary = 'search_word',
): Promise<KnownTerm[]> {
  const begun = await wordsThatBegin(em, table, beginningsOfTerms(query.terms))
  const vocabulary = [...new Set([...given, ...begun])]
  const terms = knownTerms(query, vocabulary)
  const strange = query.terms.filter((_, place) => isStrange(terms[place]))
  const mistyped = [...new Set(strange.flatMap(typedWords))]
  if (mistyped.length === 0) return terms
  const alike = await wordsAlike(em, table, mistyped)
  const split = {
    ...query,
    terms: query.terms.map((term, place) => (isStrange(terms[place]) ? withHalves(term, alike) : term)),
  }
  const mended = knownTerms(split, [...new Set([...begun, ...alike, ...given.filter(isNearOf(mistyped))])])
  return terms.map((term, place) => (isStrange(term) ? (mended[place] ?? term) : term))
}

/** A slip leaves a third of a word's neighbours beside one another. */
function isNearOf(typed: readonly string[]) {
  const known = typed.map((word) => ({ pairs: new Set(pairsOf(word)), least: Math.floor(word.length / 3) }))
  return (word: string) => {
    const own = pairsOf(word)
    return known.some(({ pairs, least }) => own.filter((pair) => pairs.has(pair)).length >= least)
  }
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

const SPLIT = 0.95

/** «чакчак» may be two words that there are. */
function withHalves(term: Term, words: readonly string[]): Term {
  const there = new Set(words)
  const halves = typedWords(term).flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => [word.slice(0, at + 1), word.slice(at + 1)]).filter((pair) =>
      pair.every((half) => half.length > 1 && there.has(half)),
    ),
  )
  return { ...term, ways: [...term.ways, ...halves.map((pair) => ({ words: pair, weight: SPLIT, isTyped: true }))] }
}

const isStrange = (term: KnownTerm | undefined) => !term || isUnknown(term)

function beginningsOfTerms(terms: readonly Term[]): string[] {
  return [...new Set(terms.flatMap(({ ways }) => ways.flatMap(({ words }) => words.flatMap(beginningsOf))))]
}

function typedWords({ ways }: Term): string[] {
  return ways.flatMap(({ words, isTyped }) => (isTyped ? words.filter((word) => word.length >= SHORTEST_MISTYPED) : []))
}

async function wordsThatBegin(em: Em, table: Vocabulary, beginnings: readonly string[]): Promise<string[]> {
  if (beginnings.length === 0) return []
  const found = await rows<{ word: string }>(
    em,
    sql`select distinct known.word from unnest(${beginnings}::text[]) as asked (beginning) cross join lateral (
          select s.word from ${sql.table(table)} s
          where s.word collate "C" >= asked.beginning and s.word collate "C" < asked.beginning || U&'\\FFFF' order by length(s.word) limit ${sql.lit(BEGUN)}) known`,
  )
  return found.map(({ word }) => word)
}

async function wordsAlike(em: Em, table: Vocabulary, words: readonly string[]): Promise<string[]> {
  const found = await rows<{ word: string }>(
    em,
    sql`select distinct known.word from unnest(${words}::text[]) as asked (word) cross join lateral (
          select s.word from ${sql.table(table)} s order by s.word <-> asked.word limit ${sql.lit(ALIKE)}) known
        union select s.word from unnest(${words}::text[]) as asked (word) cross join generate_series(2, 38) at
          cross join lateral unnest(array[left(asked.word, at), substr(asked.word, at + 1)]) half join ${sql.table(table)} s on s.word = half
        where length(asked.word) between at + 2 and 40`,
  )
  return found.map(({ word }) => word)
}
