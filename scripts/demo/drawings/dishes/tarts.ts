import { tint } from '../colour.ts'
import { leaf, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { circle, each, fade, type Point, path, scatter, solid } from '../shapes.ts'
import { glaze, plate } from '../ware.ts'
import { fruit } from './berries.ts'

const onPlate = (pen: Pen) => plate(pen, 136, glaze(pen, pen.chance(0.5) ? 'dark' : 'light'))

/** An open case of short pastry. */
const tart = (pen: Pen, r: number, filling: string) => {
  const edge = Array.from(
    { length: 40 },
    (_, i): Point => [
      (i % 2 ? r * 1.06 : r) * Math.cos((i / 40) * 6.283),
      (i % 2 ? r * 1.06 : r) * Math.sin((i / 40) * 6.283),
    ],
  )
  return (
    solid(`M${edge.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, pen.lit('#d99c4c', 0.36), 7) +
    circle(0, 0, r * 0.88, tint(filling, -0.3)) +
    circle(0, 2, r * 0.86, pen.lit(filling, 0.24))
  )
}

const peak = (pen: Pen, x: number, y: number) =>
  circle(x + 2, y + 4, 16, '#8a5a1c', fade(0.25)) +
  circle(x, y, 16, pen.lit('#fffaf0', 0.16)) +
  path(
    `M${x - 9} ${y - 2}Q${x - 2} ${y - 20} ${x + 3} ${y - 12}Q${x + 10} ${y - 2} ${x + 2} ${y + 5}Z`,
    '#d99a4a',
    fade(0.75),
  ) +
  circle(x + 1, y - 3, 5, '#fff6e0')

export const TARTS = {
  lemon: (pen) =>
    onPlate(pen) +
    tart(pen, 88, '#f6cf3c') +
    each(
      [...scatter(pen, 22, 66, 24)].sort((a, b) => a[1] - b[1]),
      ([x, y]) => peak(pen, x, y),
    ) +
    leaf(pen, 66, 74, 1.1),
  berries: (pen) =>
    onPlate(pen) +
    tart(pen, 82, '#f6e3ae') +
    fruit(pen, scatter(pen, 16, 58, 22)) +
    sprig(pen, 4, -6, 1) +
    sprinkle(pen, 0, 0, 84, 40, '#fff', 2.2),
} as const satisfies Record<string, Draw>
