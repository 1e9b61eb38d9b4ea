import { REVIEWS } from '../island/reviews'
import type { DemoRestaurant } from '../island/shapes'
import { seedNumber } from '../rows'

export type Said = { rating: number; text: string; answer?: string }

/** Every so many written reviews of the first pages stands one of those who only gave stars. */
const STARS_AMONG_WORDS = 4
/** So many written reviews are kept for the first pages. */
const WORDS_FIRST = 22
/** Every so many words are as bad as may be. */
const BAD_AMONG_GOOD = 6
/** A page of reviews may be so much worse than the restaurant's mean, so that it is not all praise. */
const PAGE_MAY_BE_WORSE = 0.22
/** Words that only somebody can say to whom it was brought. */
const OF_DELIVERY = /курьер|прив[её]з|доехал|довез|домофон|подъезд|дорог|офис|дач|упак|пакет|ждать|ждали|полчаса/i
const STARS = [5, 5, 5, 4.5, 4, 5, 4, 4.5, 5, 3, 4] as const

/**
 * What was said of a restaurant, the newest first: on the first pages mostly words, good and bad in the proportion of the
 * restaurant's mean; behind them the rest of the words among the many who only gave stars, whose stars make the mean come out.
 */
export function saidOf(demo: DemoRestaurant): Said[] {
  const words = inFairOrder(wordsOf(demo), demo)
  const stars = starsFor(demo, words)
  const first: Said[] = []
  for (const [index, said] of words.slice(0, WORDS_FIRST).entries()) {
    first.push(said)
    const star = index % STARS_AMONG_WORDS === STARS_AMONG_WORDS - 1 ? stars.shift() : undefined
    if (star) first.push(star)
  }
  const rest = [...words.slice(WORDS_FIRST), ...stars]
  return [...first, ...rest.toSorted((a, b) => order(demo, a, rest) - order(demo, b, rest))]
}

/** What was written of this very restaurant, and words that fit any. */
function wordsOf(demo: DemoRestaurant): Said[] {
  const own = REVIEWS.filter(({ restaurant }) => restaurant === demo.key)
  const worst = demo.rating_seed >= 4.7 ? 4 : 3
  const general = REVIEWS.filter(({ restaurant, rating }) => restaurant === null && rating >= worst)
  const fitting = general.filter(({ text }) => demo.delivers || !OF_DELIVERY.test(text))
  return [...own, ...fitting.filter(({ text }) => seedNumber(`${demo.key}${text}`) % 3 === 0)]
}

/** Takes words one by one so that at every length the list is about as good as the mean, and now and then one is as bad as may be. */
function inFairOrder(words: readonly Said[], { key, rating_seed: mean }: DemoRestaurant): Said[] {
  const left = words.toSorted((a, b) => seedNumber(`${key}${a.text}`) - seedNumber(`${key}${b.text}`))
  const beat = seedNumber(key) % BAD_AMONG_GOOD
  const ordered: Said[] = []
  let sum = 0
  while (left.length > 0) {
    const length = ordered.length + 1
    const off = ({ rating }: Said) => Math.abs((sum + rating) / length - mean)
    const bearable = left.filter(({ rating }) => (sum + rating) / length >= mean - PAGE_MAY_BE_WORSE)
    const worst = length % BAD_AMONG_GOOD === beat ? bearable.toSorted((a, b) => a.rating - b.rating)[0] : undefined
    const next = worst ?? left.toSorted((a, b) => off(a) - off(b))[0]
    if (!next) break
    left.splice(left.indexOf(next), 1)
    ordered.push(next)
    sum += next.rating
  }
  return ordered
}

/** Stars without words, as many as there are people too busy to write, that bring the mean where it belongs. */
function starsFor(demo: DemoRestaurant, words: readonly Said[]): Said[] {
  const count = 32 + Math.floor((seedNumber(demo.key) % 160) * 0.75)
  let owed = demo.rating_seed * (words.length + count) - words.reduce((sum, { rating }) => sum + rating, 0)
  return Array.from({ length: count }, (_, index) => {
    const left = count - index - 1
    const liked = STARS[seedNumber(`${demo.key}:star:${index}`) % STARS.length] ?? 5
    const rating = isReachable(owed - liked, left) ? liked : nearestStar(owed - left * 4.7)
    owed -= rating
    return { rating, text: '' }
  })
}

/** Whether so many stars, none below four, can still make the sum. */
function isReachable(owed: number, left: number) {
  return owed <= left * 5 && owed >= left * 4
}

function nearestStar(rating: number) {
  return Math.min(Math.max(Math.round(rating * 2) / 2, 3), 5)
}

function order(demo: DemoRestaurant, said: Said, among: readonly Said[]) {
  return seedNumber(`${demo.key}:${said.text}:${among.indexOf(said)}`)
}
