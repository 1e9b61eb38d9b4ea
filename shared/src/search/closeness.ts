import { beginningsOf, isOtherForm } from './forms'
import { rootOf, stemOf } from './words'

/** How a word of a text answers a word that was looked for; the kinds tell how sure one may be. */
export type Closeness = { value: number; kind: 'same' | 'begun' | 'mistyped' }

const NONE: Closeness = { value: 0, kind: 'mistyped' }
/** «суп» is no beginning of «суперсет» where there are soups: so many letters more is still the same word. */
const ENDING = 4
/** «филе» and «фила» share three letters and little else. */
const SHORT_STEM = 0.88

/** «Крабовый» of «краб». */
const DERIVED = 0.8
const ABSTRACT = new Set('ия ии ию ией иям иях иями'.split(' '))
const PLAIN = new Set(['', ...'а у ом е ы ов ам ах ами'.split(' ')])

/** «Стоматология» and «стоматолог», «фотография» and «фотограф» share a stem, and are no forms of one word. */
function isDerived(said: string, word: string, stem: string): boolean {
  const [one, other] = [said.slice(stem.length), word.slice(stem.length)]
  return (ABSTRACT.has(one) && PLAIN.has(other)) || (PLAIN.has(one) && ABSTRACT.has(other))
}

/** Whether `word` is what was meant by `said` itself, a form of it, one made of it, or one it begins. */
export function directCloseness(said: string, word: string): Closeness {
  if (said === word) return { value: 1, kind: 'same' }
  if (!beginningsOf(said).some((beginning) => word.startsWith(beginning))) return NONE
  const [stem, other] = [stemOf(said), stemOf(word)]
  if (stem === other && isDerived(said, word, stem)) return { value: DERIVED, kind: 'same' }
  if (stem === other && stem.length > 1) return { value: stem.length > 3 ? 0.95 : SHORT_STEM, kind: 'same' }
  if (isOtherForm(said, word)) return { value: stem.length > 3 ? 0.95 : SHORT_STEM, kind: 'same' }
  if (stem.length >= 3 && rootOf(said) === rootOf(word)) return { value: DERIVED, kind: 'same' }
  const begun = [said, stem.length >= 4 ? stem : said].find((beginning) => word.startsWith(beginning))
  if (!begun) return NONE
  const further = word.length - begun.length
  return {
    value: Math.max(0.4, 0.85 - 0.03 * further),
    kind: further <= ENDING && said.length > 2 ? 'same' : 'begun',
  }
}

/** How near a mistyped word is; 0 when one would not have written it for the other. */
export function mistypedCloseness(said: string, word: string, isBegun: boolean): Closeness {
  const whole = likeness(said, word)
  if (whole > 0 || !isBegun || said.length < 5 || word.length <= said.length) return { value: whole, kind: 'mistyped' }
  return { value: 0.8 * likeness(said, word.slice(0, said.length)), kind: 'mistyped' }
}

function likeness(said: string, word: string): number {
  if (!isBegunAlike(said, word)) return 0
  const length = Math.min(said.length, word.length)
  const allowed = length < 4 ? 0 : length < 5 ? 1 : length < 7 ? 1.25 : length < 9 ? 2 : 2.6
  if (Math.abs(said.length - word.length) > allowed) return 0
  const whole = distance(said, word, allowed)
  const errors = whole <= allowed / 2 ? whole : Math.min(whole, distance(stemOf(said), stemOf(word), allowed) + 0.2)
  return errors > allowed ? 0 : 0.78 - 0.1 * errors
}

/** One sees where a word begins: a slip there is of the neighbouring key, of the like sound, or of the order. */
function isBegunAlike(said: string, word: string): boolean {
  const [first = '', second = ''] = said
  return word[0] === first || word[0] === second || word[1] === first || near.has(first + (word[0] ?? ''))
}

const KEYS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SOUNDS = 'оа еи еэ иы ея йи шщ жш сз цс тд бп гк вф хг уо ую яа эа чщ чш ck sz td bp vw iy ei ao'
const near = new Set<string>(SOUNDS.split(' ').flatMap(bothWays))
for (const row of KEYS)
  for (let place = 1; place < row.length; place++)
    for (const pair of bothWays(row.slice(place - 1, place + 1))) near.add(pair)

function bothWays(pair: string): [string, string] {
  return [pair, [...pair].reverse().join('')]
}

const SWAPPED = 0.8
const MISSED = 1
const DOUBLED = 0.4
const NEAR_LETTER = 0.6
const OTHER_LETTER = 1.35

/**
 * Damerau and Levenshtein's distance, where what a hand or an ear takes for another counts less; infinite where it is above
 * `most`, which nearly all words tell by their first letters.
 */
function distance(said: string, word: string, most: number): number {
  const left = Array.from({ length: word.length }, (_, place) => missing(word, place))
  let older: number[] = []
  let last = [0]
  for (let column = 1; column <= word.length; column++) last.push((last[column - 1] ?? 0) + (left[column - 1] ?? 0))
  for (let row = 1; row <= said.length; row++) {
    const extra = missing(said, row - 1)
    const own = [(last[0] ?? 0) + extra]
    for (let column = 1; column <= word.length; column++) {
      const least = Math.min(
        (last[column] ?? 0) + extra,
        (own[column - 1] ?? 0) + (left[column - 1] ?? 0),
        (last[column - 1] ?? 0) + instead(said[row - 1], word[column - 1]),
      )
      const isSwapped =
        row > 1 && column > 1 && said[row - 1] === word[column - 2] && said[row - 2] === word[column - 1]
      own.push(isSwapped ? Math.min(least, (older[column - 2] ?? 0) + SWAPPED) : least)
    }
    // What follows adds to one of these two: letters that are swapped reach a row further back.
    if (Math.min(...own) > most && Math.min(...last) > most) return Number.POSITIVE_INFINITY
    older = last
    last = own
  }
  return last[word.length] ?? 0
}

function missing(text: string, place: number): number {
  const letter = text[place] ?? ''
  return letter === text[place - 1] || letter === 'ь' || letter === 'ъ' ? DOUBLED : MISSED
}

function instead(one = '', other = ''): number {
  if (one === other) return 0
  return near.has(one + other) ? NEAR_LETTER : OTHER_LETTER
}
