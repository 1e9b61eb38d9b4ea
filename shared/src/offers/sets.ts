import { type OfferTerms, partsOfSet } from './rules'

type Piece = { product_id: string; unit_price: number }

/** So many sets of one kind are looked for in a basket. */
const SETS_MAX = 10

/**
 * The sets that save the most, of pieces sorted by their price from the dearest: as many of each part as of the others, a piece
 * that fits several parts where it serves best.
 */
export function chooseSets<One extends Piece>(offer: OfferTerms, pieces: readonly One[]) {
  let best: { chosen: One[]; gain: number } = { chosen: [], gain: 0 }
  const parts = partsOfSet(offer)
  for (let count = 1; parts.length > 0 && count <= SETS_MAX; count++) {
    const filled = fillParts(parts, pieces, count)
    if (filled.some((part) => part.length < count)) break
    const chosen = filled.flat()
    const gain = chosen.reduce((sum, { unit_price }) => sum + unit_price, 0) - count * (offer.price ?? 0)
    if (gain > best.gain) best = { chosen: pieces.filter(takenFrom(chosen)), gain }
  }
  return best
}

/** How many parts of one set its pieces fill. */
export const partsFilled = (offer: OfferTerms, pieces: readonly Piece[]) =>
  fillParts(partsOfSet(offer), pieces, 1).filter((part) => part.length > 0).length

/** The dearest pieces that find room together: one that is in another's way moves to its next part where that has room. */
function fillParts<One extends Piece>(parts: readonly (readonly string[])[], pieces: readonly One[], room: number) {
  const filled: One[][] = parts.map(() => [])
  const place = (piece: One, tried: Set<number>): boolean =>
    parts.some((dishes, at) => {
      const own = filled[at]
      if (!own || tried.has(at) || !dishes.includes(piece.product_id)) return false
      tried.add(at)
      const leaving = own.length < room ? own.length : own.findIndex((one) => place(one, tried))
      if (leaving < 0) return false
      own.splice(leaving, 1, piece)
      return true
    })
  for (const piece of pieces) {
    if (filled.every((own) => own.length === room)) break
    place(piece, new Set())
  }
  return filled
}

/** Pieces of one line are the same object: as many of it as were chosen. */
function takenFrom<One>(chosen: readonly One[]) {
  const left = [...chosen]
  return (piece: One) => {
    const at = left.indexOf(piece)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
}
