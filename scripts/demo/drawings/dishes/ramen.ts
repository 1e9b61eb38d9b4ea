import { type Bite, chicken, corn, strip } from '../bites.ts'
import { chiliRings, onionRings, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { chashu, egg } from '../proteins.ts'
import { fishCake, noriSheet } from '../sea-parts.ts'
import { each, type Point, path, place, polar, scatter, shift, solid, stroke, times } from '../shapes.ts'
import { bowl, glaze } from '../ware.ts'
import { fat, noodles } from './noodle-parts.ts'
import { kimchiLeaf } from './shreds.ts'

type Ramen = { broth: string; main: Bite; second: Bite; extra: Bite; hot?: boolean }

const pork: Bite = (pen, x, y) => chashu(pen, x - 8, y - 4, 29) + chashu(pen, x + 14, y + 12, 27)

const menma: Bite = (pen, x, y) =>
  times(5, (i) =>
    place(x + i * 5 - 10, y + i * 6 - 12, solid('M-20 -4H20V4H-20Z', pen.slope('#c99a55', 0.2), 1.8), 20 + i * 6),
  )

const rolled: Bite = (pen, x, y) => fishCake(pen, x - 8, y - 6, 19) + fishCake(pen, x + 10, y + 10, 19)

/** A piece of grilled salmon with its skin. */
export const salmonPiece: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-34 -14Q-6 -24 30 -16Q36 0 30 14Q-4 20 -32 14Q-39 0 -34 -14Z', pen.lit('#ee8652', 0.3), 4) +
      stroke('M-22 -16Q-14 0 -22 13M-6 -19Q2 0 -6 16M12 -18Q20 0 12 16', '#ffd2b4', 2.8, 'opacity="0.85"') +
      stroke('M-26 -8L-10 8M2 -12L18 6', '#8a3d18', 3, 'opacity="0.4"'),
    pen.between(-30, 30),
  )

const pakChoi: Bite = (pen, x, y) =>
  place(
    x,
    y,
    each([-16, 0, 16], (turn) =>
      place(
        0,
        0,
        solid('M-5 30Q-9 0 -17 -12Q-20 -30 0 -34Q20 -30 17 -12Q9 0 5 30Z', pen.slope('#4f9440', 0.3), 2.4) +
          path('M-4 30Q-6 4 -3 -18Q0 -22 3 -18Q6 4 4 30Z', '#e4efc6'),
        turn,
      ),
    ),
    pen.between(-40, 40),
    0.9,
  )

const fermented: Bite = (pen, x, y) => each(shift(scatter(pen, 5, 18, 12), x, y), ([px, py]) => kimchiLeaf(pen, px, py))

const breast: Bite = (pen, x, y) =>
  each(shift(scatter(pen, 5, 22, 14), x, y), ([px, py]) => place(px, py, chicken(pen, 0, 0), 0, 1.25))

const ramen =
  ({ broth, main, second, extra, hot }: Ramen): Draw =>
  (pen: Pen) => {
    const turn = pen.between(0, 360)
    const nori = polar(88, (turn * Math.PI) / 180)
    const spots = Array.from({ length: 5 }, (_, i) => polar(56, ((turn + 62 + i * 58) * Math.PI) / 180))
    const at = (i: number): Point => spots[i % spots.length] ?? [0, 0]
    return (
      bowl(pen, 133, pen.lit(broth, 0.18), glaze(pen, pen.chance(0.7) ? 'dark' : 'light')) +
      fat(pen, 104) +
      place(0, 0, noodles(pen, 92, pen.pick(['#f1d08a', '#f6dda0']), 5.4, 17), turn) +
      noriSheet(pen, ...nori, turn + 90, 1.1) +
      main(pen, ...at(0)) +
      second(pen, ...at(1)) +
      egg(pen, ...at(2), 1.12) +
      egg(pen, ...at(3), 1.08) +
      extra(pen, ...at(4)) +
      onionRings(pen, scatter(pen, 14, 30), 4.8) +
      onionRings(pen, scatter(pen, 8, 84), 4.2) +
      (hot ? chiliRings(scatter(pen, 8, 70)) : '') +
      sprinkle(pen, 0, 0, 90, 16, '#fff4d0', 2.2)
    )
  }

const bamboo = strip('#c99a55', 1.3)

/** Ramen with an egg and a nori sheet at the rim. */
export const RAMEN = {
  kimchi: ramen({ broth: '#cf5a2e', main: pork, second: fermented, extra: bamboo, hot: true }),
  tonkotsu: ramen({ broth: '#e6c894', main: pork, second: menma, extra: rolled }),
  'miso-salmon': ramen({ broth: '#c98d45', main: salmonPiece, second: pakChoi, extra: corn }),
  chicken: ramen({ broth: '#e0b566', main: breast, second: corn, extra: menma }),
} as const satisfies Record<string, Draw>
