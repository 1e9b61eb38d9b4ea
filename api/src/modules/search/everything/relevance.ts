import type { KnownTerm } from '@ostrov/shared/search/score'
import type { ThingKind } from '@ostrov/shared/search/things'
import { wordsOfName } from '@ostrov/shared/search/words'
import type { Class } from './classes'

/** What a word must be to be the one that was said, and where nothing is called so. */
const [OWN, SLIPPED] = [0.88, 0.65]
/** A form of the very word. */
const FORM = 0.95
/** Words that a title has, where a sentence has more. */
const TITLE = 4
/**
 * How much some classes mean their kind where a name counts for one: who says «вакансии» or «авто» means the section itself, who says
 * «стоматолог» and no more means where one is, though jobs are called so; «правый руль» is how a thing is, and may be a name.
 */
const WEIGHTS: Partial<Record<Class['of'], number>> = { section: 1.7, master: 3, choice: 0.6 }
/**
 * Who says a whole trade of several words means its places: jobs bear it in their titles too, as «Тренер тренажёрного зала» does, so words
 * alone would put them first.
 */
const TRADE = 1.3
/** Of two wishes the first is what it is. */
const FIRST = 1.15

/** A class that the terms call, and how surely each of them does. */
type Called = { one: Class; values: readonly number[]; isTrade: boolean }

/** Which of the classes the terms call by name. */
export function classesCalled(terms: readonly KnownTerm[], classes: readonly Class[]): Called[] {
  const answers = terms.map(answersOf)
  const said = new Set(answers.flatMap((one) => [...one.keys()]))
  const called = classes.filter(({ means }) => means.some((phrase) => phrase.every((word) => said.has(word))))
  return called.flatMap((one) => {
    const phrases = one.means.map((phrase) => valuesOf(phrase, answers))
    const values = terms.map((_, place) => Math.max(0, ...phrases.map((phrase) => phrase[place] ?? 0)))
    return values.some((value) => value > 0) ? [{ one, values, isTrade: saysTrade(one, phrases) }] : []
  })
}

/** How much of the query means each kind: a term counts once, whatever of the kind it calls. */
export function kindsMeant(called: readonly Called[]): ReadonlyMap<ThingKind, number> {
  const meant = new Map<ThingKind, number>()
  for (const [kind, own] of Map.groupBy(called, ({ one }) => one.kind)) {
    const weights = (own[0]?.values ?? []).map((_, place) => (place === 0 ? FIRST : 1))
    const sum = weights.reduce((all, weight, place) => {
      const best = Math.max(...own.map(({ one, values }) => (values[place] ?? 0) * (WEIGHTS[one.of] ?? 1)))
      return all + best * weight
    }, 0)
    const share = sum / weights.reduce((all, weight) => all + weight, 0)
    meant.set(kind, share * (own.some(({ isTrade }) => isTrade) ? TRADE : 1))
  }
  return meant
}

/** Whether the terms say no more and no less than a trade that has several words. */
const saysTrade = ({ of, means }: Class, phrases: readonly (readonly number[])[]) =>
  of === 'organization' && means.some((phrase, at) => phrase.length > 1 && phrases[at]?.every((value) => value > 0))

type Answers = ReadonlyMap<string, number>

/** The words that a term stands for, and how surely. */
function answersOf({ ways, isSure }: KnownTerm): Answers {
  const answers = new Map<string, number>()
  for (const { weight, words } of ways)
    for (const known of words)
      for (const [word, value] of known) {
        if (value >= (isSure ? OWN : SLIPPED)) answers.set(word, Math.max(answers.get(word) ?? 0, value * weight))
      }
  return answers
}

/** A phrase is called where each of its words is said: how surely each term says it. */
function valuesOf(phrase: readonly string[], answers: readonly Answers[]): number[] {
  const saying = answers.map(() => 0)
  for (const word of phrase) {
    const values = answers.map((one) => one.get(word) ?? 0)
    const value = Math.max(0, ...values)
    if (value === 0) return answers.map(() => 0)
    const place = values.indexOf(value)
    saying[place] = Math.max(saying[place] ?? 0, value)
  }
  return saying
}

/** Whether the terms are all that a thing is called by, and no word of it is only what else they may mean. */
export function isNamed(name: string, terms: readonly KnownTerm[]): boolean {
  const words = wordsOfName(name).filter((word) => word.length > 2)
  const isSaid = (word: string) =>
    terms.some(
      ({ ways, isSure }) =>
        isSure && ways.some((way) => way.words.some((one) => (one.get(word) ?? 0) * way.weight >= OWN)),
    )
  return words.length > 0 && words.length >= terms.length && words.every(isSaid)
}

/** The share of the terms whose own words, as they were typed in whatever form, a name holds; a whole sentence says less of each. */
export function saidIn(name: string, terms: readonly KnownTerm[]): number {
  const words = wordsOfName(name)
  const length = words.filter((word) => word.length > 2).length
  const isThere = ({ ways: [own], isSure }: KnownTerm) =>
    isSure &&
    own !== undefined &&
    own.weight === 1 &&
    own.words.every((known) => words.some((word) => (known.get(word) ?? 0) >= FORM))
  return (terms.filter(isThere).length / Math.max(1, terms.length)) * Math.min(1, TITLE / Math.max(1, length))
}
