import { seenText } from '../formats/seen-text'
import { WEIGHT_UNITS, type WeightUnit } from '../formats/weight'
import { otherScript } from '../spelling/scripts'
import { directCloseness, mistypedCloseness } from './closeness'
import { type Dictionary, LONGEST_PHRASE } from './dictionary'
import { FOOD } from './food'
import { retyped } from './layout'
import { wordsOf } from './words'

/**
 * One way to say what was meant: all of its words together. `isTyped` where it is the person's own word in any script, `isGuessed`
 * where it would have been a slip.
 */
export type Way = { words: readonly string[]; weight: number; isTyped: boolean; isGuessed?: boolean }
/** One thing that is looked for. `isBegun`: perhaps not yet typed to its end; `isKnown`: surely no slip of the hand. */
export type Term = { ways: readonly Way[]; isBegun: boolean; isKnown: boolean }
export type Size = { weight: number; unit: WeightUnit }
export type Query = { terms: readonly Term[]; sizes: readonly Size[] }

const MOST_TERMS = 6
const MOST_WAYS = 40
const MOST_LETTERS = 40
const RETYPED = 0.97
const TRANSCRIBED = 0.95
const BOTH = 0.85
const GUESSED = 0.85
/** A model in one word where others write it apart. */
const PARTED = 0.92

/** What somebody may have meant by what was typed. */
export function readQuery(typed: string, dictionary: Dictionary = FOOD): Query {
  const text = seenText(typed)
  const { sizes, rest } = takeSizes(text)
  const said = rest.split(/\s+/).flatMap((chunk) => saidIn(chunk, dictionary))
  const phrases = inPhrases(said, dictionary)
  const wishes = phrases.filter((phrase) => phrase.length > 1 || !dictionary.spoken.has(phrase[0]?.[0] ?? ''))
  const kept = wishes.length > 0 || sizes.length > 0 ? wishes : phrases
  const terms = kept.slice(0, MOST_TERMS).map((phrase) => ({
    ways: waysOf(phrase, dictionary),
    isKnown: isKnown(phrase, phrase.length, dictionary),
    isBegun: phrase === phrases.at(-1) && /[\p{L}\p{N}]$/u.test(text),
  }))
  return { terms: withJoined(terms, kept), sizes }
}

/** What is offered where none of this is sold. */
export function insteadOfQuery(text: string): (readonly string[])[] {
  const said = text.split(/\s+/).flatMap((chunk) => saidIn(chunk, FOOD))
  return inPhrases(said, FOOD).flatMap((phrase) => readingsOf(phrase).flatMap(({ words }) => FOOD.insteadOf(words)))
}

/** A typed word: as it stands, from the other keyboard layout, in the other script. The first is its own. */
type Said = readonly string[]

function saidIn(chunk: string, { readAs }: Dictionary): Said[] {
  const own = wordsOf(chunk)
  const other = wordsOf(retyped(chunk))
  // Some keys of the Latin layout are signs: «,jho» is «борщ», one word.
  const isOne = other.length === 1 && (own.length <= 1 || !/[а-яё]/i.test(chunk))
  const words = isOne ? [[own.join(''), other[0] ?? '']] : own.map((word) => [word, wordsOf(retyped(word)).join('')])
  return words.map(([word = '', key = '']) =>
    [word, key]
      .map((one) => readAs.get(one) ?? one.slice(0, MOST_LETTERS))
      .filter((one, place) => place === 0 || one !== word),
  )
}

/** The longest phrases that mean something together, other words one by one. */
function inPhrases(said: readonly Said[], dictionary: Dictionary): Said[][] {
  const phrases: Said[][] = []
  for (let place = 0; place < said.length; ) {
    let length = LONGEST_PHRASE
    while (length > 1 && !isKnown(said.slice(place, place + length), length, dictionary)) length -= 1
    phrases.push(said.slice(place, place + length))
    place += length
  }
  return phrases
}

function isKnown(some: readonly Said[], length: number, { relatedTo, insteadOf }: Dictionary): boolean {
  if (some.length < length) return false
  return readingsOf(some).some(({ words }) => relatedTo(words).length > 0 || insteadOf(words).length > 0)
}

/** A phrase as typed, from the other layout, in the other script. */
function readingsOf(phrase: readonly Said[]): { words: string[]; weight: number }[] {
  const own = phrase.map(([word = '']) => word)
  const other = phrase.map(([word = '', key]) => key ?? word)
  const inOtherScript = (scripts: readonly string[][]) => {
    const most = Math.max(...scripts.map((all) => all.length))
    return Array.from({ length: phrase.length === 1 ? most : Math.min(most, 1) }, (_, way) =>
      phrase.map(([word = ''], place) => scripts[place]?.[way] ?? word),
    )
  }
  const transcribed = inOtherScript(phrase.map(([word = '']) => otherScript(word)))
  // «Сурф» on the other keys and in the other letters would be «цеха»: of two changes fewer people mean both.
  const both = inOtherScript(phrase.map(([, key]) => (key ? otherScript(key) : [])))
  return [
    { words: own, weight: 1 },
    { words: other, weight: RETYPED },
    ...transcribed.map((words) => ({ words, weight: TRANSCRIBED })),
    ...both.map((words) => ({ words, weight: BOTH })),
  ].filter(({ words }) => words.every((word) => word !== ''))
}

function waysOf(phrase: readonly Said[], dictionary: Dictionary): Way[] {
  const readings = readingsOf(phrase)
  const own = readings.map((reading): Way => ({ ...reading, isTyped: true }))
  const near = readings.flatMap(({ words, weight }) => meaning(words, weight, dictionary))
  const known =
    near.length > 0 || phrase.length > 1
      ? near
      : readings.flatMap(({ words: [word = ''], weight }) => guessed(word, weight, dictionary))
  const parts = phrase.length === 1 ? [...readings.flatMap(parted), ...made(readings, dictionary)] : []
  return [...own, ...parts, ...known.sort((one, other) => other.weight - one.weight)].slice(0, MOST_WAYS)
}

/** «Судомеханик» may be called «судовой механик». */
const made = (readings: readonly Pick<Way, 'words' | 'weight'>[], { madeOf, relatedTo }: Dictionary): Way[] =>
  readings.flatMap(({ words: [word = ''], weight }) =>
    (madeOf(word).length > 0 && relatedTo([word]).length === 0 ? madeOf(word) : []).map((words) => ({
      words,
      weight: PARTED * weight,
      isTyped: false,
    })),
  )

/** «CRV» may be written «CR-V», «xtrail» «X-Trail», «рав4» «РАВ 4». */
function parted({ words: [word = ''], weight }: Pick<Way, 'words' | 'weight'>): Way[] {
  const ends = weight === 1 && /^[a-z]{3,8}$/.test(word) ? [1, word.length - 1] : []
  const borders = [...word.matchAll(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g)].map(({ index }) => index)
  return (borders.length > 1 ? [] : [...ends, ...borders]).map((at) => ({
    words: [word.slice(0, at), word.slice(at)],
    weight: PARTED * weight,
    isTyped: false,
  }))
}

function meaning(words: readonly string[], weight: number, dictionary: Dictionary): Way[] {
  return dictionary.relatedTo(words).map((one) => ({ words: one.words, weight: one.weight * weight, isTyped: false }))
}

/** The nearest word that has a meaning here: nobody sells «шаурмма», and no menu need say «шаурма» for it to be understood. */
function guessed(word: string, weight: number, dictionary: Dictionary): Way[] {
  if (word.length < 4) return []
  let best = { value: 0.5, known: '' }
  for (const known of dictionary.words.get(word[0] ?? '') ?? []) {
    const begun = directCloseness(word, known)
    const { value } = begun.value > 0 ? begun : mistypedCloseness(word, known, false)
    if (value > best.value) best = { value, known }
  }
  if (!best.known) return []
  const own: Way = { words: [best.known], weight: GUESSED * weight, isTyped: false }
  return [own, ...meaning([best.known], GUESSED * weight, dictionary)].map((way) => ({ ...way, isGuessed: true }))
}

/** «фиш бургер» may be one word. */
function withJoined(terms: readonly Term[], phrases: readonly (readonly Said[])[]): Term[] {
  const joined = phrases.slice(0, terms.length).map((phrase, place) => {
    const next = phrases[place + 1]
    const [one, other] = [phrase, next ?? []].map((all) => all.map(([word]) => word).join(''))
    const isModel = [one, other].some((half) => /^([a-z]|\d+)$/.test(half ?? ''))
    return one && other && one.length + other.length >= (isModel ? 3 : 5) ? one + other : ''
  })
  return terms.map((term, place) => {
    const whole = [joined[place], joined[place - 1]].filter((word): word is string => Boolean(word))
    const words = whole.flatMap((word) => [word, ...(/\d/.test(word) ? otherScript(word) : [])])
    return { ...term, ways: [...term.ways, ...words.map((word) => ({ words: [word], weight: 0.98, isTyped: false }))] }
  })
}

const UNIT_WORDS: Record<WeightUnit, string> = {
  gram: 'г|гр|грамм[а-я]*',
  kilogram: 'кг|кило|килограмм[а-я]*',
  liter: 'л|литр[а-я]*',
  milliliter: 'мл|миллилитр[а-я]*',
  piece: 'шт|штук[а-я]*',
  cent: 'см|сантиметр[а-я]*',
}
const SIZE = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,5}(?:[.,]\\d{1,2})?)\\s*(${Object.values(UNIT_WORDS).join('|')})?(?![\\p{L}\\p{N}])`,
  'giu',
)

/** «0,5», «500 мл», «30 см»; a plain whole number is a word like any other. */
function takeSizes(text: string): { sizes: Size[]; rest: string } {
  const sizes: Size[] = []
  const rest = text.replace(SIZE, (all: string, number: string, unit: string | undefined) => {
    if (!unit && !/[.,]/.test(number)) return all
    sizes.push(...sizesOf(Number(number.replace(',', '.')), unit?.toLowerCase()))
    return ' '
  })
  return { sizes, rest }
}

function sizesOf(weight: number, said: string | undefined): Size[] {
  const unit = WEIGHT_UNITS.find((one) => said !== undefined && new RegExp(`^(?:${UNIT_WORDS[one]})$`).test(said))
  if (!unit) return [...sizesOf(weight, 'л'), ...sizesOf(weight, 'кг')]
  const same = SAME_SIZES[unit]
  return [{ weight, unit }, ...(same ? [{ weight: weight * same.times, unit: same.unit }] : [])]
}

const SAME_SIZES: Partial<Record<WeightUnit, { unit: WeightUnit; times: number }>> = {
  liter: { unit: 'milliliter', times: 1000 },
  milliliter: { unit: 'liter', times: 0.001 },
  kilogram: { unit: 'gram', times: 1000 },
  gram: { unit: 'kilogram', times: 0.001 },
}
