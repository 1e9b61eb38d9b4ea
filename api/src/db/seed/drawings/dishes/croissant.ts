import { tint } from '../colour.ts'
import { sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { each, fade, pairs, place, scatter, solid, stroke } from '../shapes.ts'
import { dip } from '../vessels.ts'
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

/** One or two croissants on a board or plate. */
export const croissant = (pen: Pen) => {
  const colour = pen.pick(['#cf8a35', '#c47d2e', '#d9994a'])
  const base = pen.pick([
    () => plate(pen, 138, glaze(pen)),
    () => board(pen, 312, 236),
    () => plate(pen, 138, glaze(pen, 'dark')),
  ])()
  const topping = pen.pick([
    () => sprinkle(pen, 0, -8, 92, 90, '#fff', 2.2),
    () => stroke('M-92 14L-70 -30L-46 0L-22 -48L2 -8L26 -48L48 0L70 -30L92 14', '#4a2412', 5, fade(0.92)),
    () =>
      each(scatter(pen, 24, 70, 12), ([x, y]) =>
        place(x, y * 0.6 - 10, solid('M-9 0Q0 -6 9 0Q0 5 -9 0Z', pen.slope('#efd3a0', 0.2), 1.4), pen.between(0, 180)),
      ),
  ])()
  const pair = pen.chance(0.35)
  const body = pair
    ? place(-34, -36, crescent(pen, colour), -24, 0.76) + place(34, 46, crescent(pen, colour), 14, 0.76)
    : place(0, 4, crescent(pen, colour) + topping, pen.between(-16, 16), 1.12)
  return (
    base +
    body +
    fruit(pen, pairs(100, 72, 84, 86, -102, 70)) +
    sprig(pen, 92, 66, 0.9) +
    (pair ? '' : dip(pen, -4, 84, 25, pen.pick(['#a3162f', '#4a2412', '#f7d98a'])))
  )
}
