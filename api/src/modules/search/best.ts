import { type Field, type KnownTerm, type Score, scoreOf } from '@ostrov/shared/search/score'

export type Scored<Found> = Found & { score: Score }

const MOST = 20

/** Each with how well its fields answer the terms. */
export function scored<Found extends object>(
  terms: readonly KnownTerm[],
  found: readonly Found[],
  fieldsOf: (one: Found) => readonly Field[],
): Scored<Found>[] {
  return found.map((one) => ({ ...one, score: scoreOf(terms, fieldsOf(one)) }))
}

/** Those that answer as many terms as anything does, the best first. */
export function best<Found extends { score: Score; rating: number; id: string }>(found: readonly Found[]): Found[] {
  const most = Math.max(0, ...found.map(({ score }) => score.matched))
  return found
    .filter(({ score }) => score.matched === most && score.value > 0)
    .toSorted(
      (one, other) => other.score.value - one.score.value || other.rating - one.rating || (one.id < other.id ? -1 : 1),
    )
    .slice(0, MOST)
}
