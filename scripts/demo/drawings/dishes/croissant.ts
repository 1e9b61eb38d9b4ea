import { tint } from '../colour.ts'
import { leaf, onionRings, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { fishSlice } from '../sea-parts.ts'
import { each, fade, pairs, place, scatter, solid, stroke } from '../shapes.ts'
import { cherryTomato } from '../vegetables.ts'
import { board, glaze, plate } from '../ware.ts'
import { fruit } from './berries.ts'

const crescent = (pen: Pen, colour: string) => {
  const bands = [-3, -2, -1, 0, 1, 2, 3]
  const seg = (i: number) => {
    const a = i * 0.36
    const [x, y] = [Math.sin(a) * 96, (1 - Math.cos(a)) * 92 - 24]
    const size = 1 - Math.abs(i) * 0.165
    return place(
      x,
      y,
      solid(
        'M-27 -44C-8 -58 12 -58 28 -42C36 -14 34 22 24 42C8 52 -12 52 -26 40C-35 14 -35 -18 -27 -44Z',
        pen.lit(tint(colour, -0.04 * Math.abs(i)), 0.4),
        4,
        0.34,
      ) +
        stroke(
          'M-18 -38C-26 -12 -26 14 -18 34M-3 -46C-8 -14 -8 16 -3 42M12 -44C14 -14 13 16 10 38',
          tint(colour, -0.42),
          2.4,
          fade(0.45),
        ) +
        stroke('M-21 -28Q-10 -46 8 -46', '#fff', 4, fade(0.45)),
      ((a * 180) / Math.PI) * 1.05,
      size,
    )
  }
  return [...bands]
    .sort((p, q) => Math.abs(q) - Math.abs(p))
    .map(seg)
    .join('')
}

const under = (pen: Pen) =>
  pen.pick([() => plate(pen, 138, glaze(pen)), () => board(pen, 312, 236), () => plate(pen, 138, glaze(pen, 'dark'))])()

const COLOURS = ['#cf8a35', '#c47d2e', '#d9994a'] as const

const sweet =
  (topping: (pen: Pen) => string): Draw =>
  (pen) =>
    under(pen) +
    place(0, 4, crescent(pen, pen.pick(COLOURS)) + topping(pen), pen.between(-16, 16), 1.12) +
    fruit(pen, pairs(100, 72, 84, 86, -102, 70)) +
    sprig(pen, 92, 66, 0.9)

const almonds = (pen: Pen) =>
  each(scatter(pen, 30, 74, 11), ([x, y]) =>
    place(x, y * 0.6 - 10, solid('M-9 0Q0 -6 9 0Q0 5 -9 0Z', pen.slope('#efd3a0', 0.2), 1.4), pen.between(0, 180)),
  ) + sprinkle(pen, 0, -8, 92, 110, '#fff', 2.4)

/** Cut along and filled: the lower half, the filling, the crescent over it. */
const filled =
  (filling: (pen: Pen) => string): Draw =>
  (pen) =>
    under(pen) +
    place(0, 40, crescent(pen, '#e0b06a'), 0, 1.12) +
    place(0, 30, filling(pen)) +
    place(0, -14, crescent(pen, pen.pick(COLOURS)), 0, 1.1) +
    each(pairs(104, 80, 88, 94), ([x, y]) => cherryTomato(pen, x, y, 11)) +
    leaf(pen, -104, 84, 1.3)

const lettuceEdge = (pen: Pen) =>
  each(pairs(-92, 40, -64, 18, -30, 6, 4, 2, 38, 6, 70, 20, 96, 42), ([x, y]) =>
    leaf(pen, x, y + 10, 1.9, pen.between(60, 120), '#7fb84a'),
  )

/** Croissants, plain, sweet and filled. */
export const CROISSANTS = {
  plain: sweet((pen) => sprinkle(pen, 0, -8, 92, 20, '#fff', 2)),
  almond: sweet(almonds),
  salmon: filled(
    (pen) =>
      lettuceEdge(pen) +
      each(pairs(-66, 16, -24, 0, 20, -2, 62, 14), ([x, y], i) => fishSlice(pen, x, y + 12, 1.1, -20 + i * 14)),
  ),
  ham: filled(
    (pen) =>
      lettuceEdge(pen) +
      each(pairs(-66, 16, -24, 0, 20, -2, 62, 14), ([x, y]) =>
        place(
          x,
          y + 12,
          solid('M-26 -8Q-8 -18 8 -8Q24 -14 27 4Q10 14 -4 8Q-20 14 -26 -8Z', pen.slope('#eb9a8f', 0.2), 3) +
            stroke('M-18 -4Q0 -12 18 -2', '#fbd6cd', 3),
        ),
      ),
  ),
  egg: filled(
    (pen) =>
      each(scatter(pen, 20, 1, 0.16), ([a, b]) =>
        solid(
          `M${a * 76 - 15} ${14 + b * 14}q14 -16 28 0q2 14 -14 14q-16 0 -14 -14Z`,
          pen.lit(pen.pick(['#f7d456', '#f3c838']), 0.3),
          2.6,
        ),
      ) +
      onionRings(
        pen,
        scatter(pen, 12, 1, 0.1).map(([a, b]) => [a * 78, 18 + b * 16] as const),
        4.4,
      ),
  ),
} as const satisfies Record<string, Draw>
