import type { Instant } from '../formats/time'
import { shareOut } from '../payments/share-out'
import { concerns, isOfferOn, type Offer, type OfferKind } from './rules'
import { chooseSets } from './sets'

/** A line as offers see it: rubles of one piece without options, and with them. */
export type OfferLine = {
  id: string
  product_id: string
  category_id: string
  quantity: number
  unit_price: number
  price: number
}
/** What an offer takes off, rubles. */
export type OfferGain = { offer_id: string; label: string; amount: number }
export type AppliedOffers = {
  discount: number
  /** By the line's id. */
  lines: ReadonlyMap<string, readonly OfferGain[]>
  /** In the restaurant's order. */
  offers: readonly OfferGain[]
  /** Live offers that gave nothing, with the pieces that none took, and goods after all offers. */
  missed: readonly Offer[]
  free: readonly OfferLine[]
  rest: number
}
type Taken = { offer: Offer; line: OfferLine; amount: number }
/** Pieces that no offer took yet, the dearest first, each as its line. */
type Pool = OfferLine[]

/**
 * What the offers take off a basket for a meal at `at`. Each piece is in one offer at most, options are paid in full. Gifts
 * hold their dish back first, for it is the goods after all other offers that have to reach their sum; the others take
 * what is left in their order, each what is best for the customer. The order of the lines changes nothing.
 */
export function applyOffers(offers: readonly Offer[], lines: readonly OfferLine[], at: Instant): AppliedOffers {
  const live = offers.filter((offer) => !offer.is_spent && isOfferOn(offer, at))
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const unfit = new Set<string>()
  for (;;) {
    const pool = piecesOf(lines)
    const gifts = live.flatMap((offer) => (offer.kind === 'gift' ? hold(pool, offer, unfit) : []))
    const taken = live.flatMap((offer) => take(pool, offer))
    const held = gifts.reduce((sum, { line }) => sum + line.price, 0)
    const rest = goods - held - sumOf(taken)
    const missing = gifts.findLast(({ offer }) => rest < (offer.from_sum ?? 0))
    if (!missing) return told(live, [...gifts, ...taken], { free: pool, rest })
    unfit.add(keyOf(missing.offer, missing.line))
  }
}

const sumOf = (taken: readonly { amount: number }[]) => taken.reduce((sum, { amount }) => sum + amount, 0)
const keyOf = (offer: Offer, line: OfferLine) => `${offer.id} ${line.id}`

function piecesOf(lines: readonly OfferLine[]): Pool {
  return lines
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))
    .toSorted((one, other) => other.unit_price - one.unit_price || (one.id < other.id ? -1 : 1))
}

/** The dearest dish that is one of the gifts, but for lines that were found to leave too little. */
function hold(pool: Pool, offer: Offer, unfit: ReadonlySet<string>): Taken[] {
  const at = pool.findIndex((line) => concerns(offer, line) && !unfit.has(keyOf(offer, line)))
  const [line] = at < 0 ? [] : pool.splice(at, 1)
  return line ? [{ offer, line, amount: line.unit_price }] : []
}

const GAINS: Record<Exclude<OfferKind, 'gift'>, (offer: Offer, pieces: Pool) => Omit<Taken, 'offer'>[]> = {
  set: (offer, pieces) => {
    const { chosen, gain } = chooseSets(offer, pieces)
    const shares = shareOut(
      gain,
      chosen.map(({ unit_price }) => unit_price),
    )
    return chosen.map((line, at) => ({ line, amount: shares[at] ?? 0 }))
  },
  // Of two the cheaper one is halved; of an odd number the cheapest is left to other offers.
  second_half: (_, pieces) =>
    pieces
      .slice(0, pieces.length - (pieces.length % 2))
      .map((line, at) => ({ line, amount: at % 2 === 0 ? 0 : Math.floor(line.unit_price / 2) })),
  happy_hours: ({ percent }, pieces) =>
    pieces
      .map((line) => ({ line, amount: Math.floor((line.unit_price * (percent ?? 0)) / 100) }))
      .filter(({ amount }) => amount > 0),
}

/** What the offer takes of the free pieces, which are then free no more. */
function take(pool: Pool, offer: Offer): Taken[] {
  if (offer.kind === 'gift') return []
  const gains = GAINS[offer.kind](
    offer,
    pool.filter((line) => concerns(offer, line)),
  )
  for (const { line } of gains) pool.splice(pool.indexOf(line), 1)
  return gains.map((gain) => ({ offer, ...gain }))
}

function told(live: readonly Offer[], taken: readonly Taken[], left: Pick<AppliedOffers, 'free' | 'rest'>) {
  const lines = new Map<string, OfferGain[]>()
  for (const [id, own] of Map.groupBy(taken, ({ line }) => line.id)) lines.set(id, gainsOf(live, own))
  const offers = gainsOf(live, taken)
  const missed = live.filter(({ id }) => !offers.some(({ offer_id }) => offer_id === id))
  return { discount: sumOf(taken), lines, offers, missed, ...left }
}

function gainsOf(live: readonly Offer[], taken: readonly Taken[]): OfferGain[] {
  return live
    .map(({ id, label }) => ({ offer_id: id, label, amount: sumOf(taken.filter(({ offer }) => offer.id === id)) }))
    .filter(({ amount }) => amount > 0)
}
