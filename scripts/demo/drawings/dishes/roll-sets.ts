import { leaf } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { each, type Point, place } from '../shapes.ts'
import { tumbler } from '../vessels.ts'
import { slate } from '../ware.ts'
import { RAMEN } from './ramen.ts'
import { pieces, ROLL_RECIPES, type Roll } from './rolls.ts'
import { edamame } from './seaweed.ts'
import { ginger, lacquer, wasabi } from './sushi-ware.ts'

const { crab, california, philadelphia, tempura, spicy, baked, cucumber } = ROLL_RECIPES
const [roe, teriyaki] = [ROLL_RECIPES['baked-roe'], ROLL_RECIPES['baked-teriyaki']]

/** Rows of eight on a long board, each row a roll of its own; `left` is where the rows begin. */
const rows = (
  pen: Pen,
  rolls: readonly Roll[],
  look: { left: number; step: number; r: number; dy: number; count?: number },
) =>
  each(rolls, (roll, i) => {
    const y = (i - (rolls.length - 1) / 2) * look.dy - look.r * 0.4
    const spots = Array.from({ length: look.count ?? 8 }, (_, k): Point => [look.left + k * look.step, y])
    return pieces(pen, spots, look.r, roll)
  })

const garnish = (pen: Pen, x: number) => ginger(pen, x, -64) + wasabi(pen, x, 4) + leaf(pen, x, 66, 1.1, 80)

const long =
  (rolls: readonly Roll[], r: number, dy: number): Draw =>
  (pen) =>
    (pen.chance(0.5) ? slate(pen, 364, 252) : lacquer(pen, 364, 252)) +
    rows(pen, rolls, { left: -146, step: r * 2.12, r, dy }) +
    garnish(pen, 148)

/** Sets of rolls: several kinds on one board, or rolls with the rest of a dinner. */
export const ROLL_SETS = {
  four: long([crab, philadelphia, roe, california], 16.5, 56),
  forty: long([philadelphia, california, tempura, spicy, crab], 16, 47),
  three: long([philadelphia, california, tempura], 16.5, 70),
  baked: long([baked, roe, teriyaki], 16.5, 70),
  movie: (pen) =>
    slate(pen, 364, 252) +
    rows(pen, [philadelphia, spicy, tempura], { left: -156, step: 35, r: 16.5, dy: 72, count: 6 }) +
    place(104, -8, edamame(pen), 0, 0.5) +
    wasabi(pen, 74, 92) +
    ginger(pen, 112, 92),
  ramen: (pen) =>
    place(-98, 0, slate(pen, 172, 250)) +
    rows(pen, [philadelphia, philadelphia, tempura, tempura], { left: -157, step: 39, r: 18, dy: 58, count: 4 }) +
    place(96, -70, RAMEN.tonkotsu(pen), 0, 0.52) +
    place(96, 70, RAMEN.kimchi(pen), 0, 0.52),
  lunch: (pen) =>
    lacquer(pen, 364, 240) +
    place(0, -36, rows(pen, [teriyaki, teriyaki], { left: -128, step: 43, r: 20, dy: 62, count: 4 })) +
    place(0, 76, rows(pen, [cucumber], { left: -132, step: 31, r: 14, dy: 0, count: 6 })) +
    tumbler(pen, 104, -36, 44, '#b3162f') +
    wasabi(pen, 84, 60) +
    ginger(pen, 120, 62),
} as const satisfies Record<string, Draw>
