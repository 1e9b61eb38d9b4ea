import { tint } from './colour.ts'
import type { Pen } from './pen.ts'
import { round } from './round.ts'
import {
  blob,
  dots,
  each,
  fade,
  type Point,
  path,
  place,
  polar,
  ring,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from './shapes.ts'

const GREENS = ['#3f8a3c', '#57a047', '#2f7336'] as const

/** One basil or mint leaf, tip to the right. */
export const leaf = (
  pen: Pen,
  x: number,
  y: number,
  size = 1,
  turn = pen.between(0, 360),
  colour: string = pen.pick(GREENS),
) => {
  const half = 'M-13 0C-8 -11 6 -11 15 0C6 11 -8 11 -13 0Z'
  const inner =
    path(half, '#1b1207', `transform="translate(1.5 2.5)" ${fade(0.3)}`) +
    path(half, pen.slope(colour, 0.25)) +
    path('M-13 0C-8 -11 6 -11 15 0Z', '#fff', fade(0.16)) +
    stroke('M-13 0H12M-5 0l4 -5M1 0l4 -4.5M-4 0l4 5M2 0l4 4', tint(colour, -0.35), 0.9, fade(0.6))
  return place(x, y, inner, turn, size)
}

/** Two or three leaves from one point. */
export const sprig = (pen: Pen, x: number, y: number, size = 1, turn = pen.between(0, 360)) =>
  place(x, y, leaf(pen, 13, 2, 0.95, 38) + leaf(pen, 13, -2, 0.9, -34) + leaf(pen, 18, 0, 1.05, 2), turn, size)

const CHOPPED = ['#2f7a34', '#4b9440', '#6fb356'] as const

/** A torn bit of parsley: three rounded lobes of unequal size on a short stalk. */
const parsleyBit = (pen: Pen, size: number) => {
  const lobe = (angle: number, length: number) => {
    const [tip, left, right] = [
      polar(length, angle),
      polar(length * 0.8, angle - 0.62),
      polar(length * 0.8, angle + 0.62),
    ]
    return `Q${pointOf(left)} ${pointOf(tip)}Q${pointOf(right)} 0 0`
  }
  const [a, b, c] = [pen.between(0.8, 1.15), pen.between(0.55, 0.95), pen.between(0.5, 0.85)].map((k) => k * size)
  return `M0 0${lobe(-1.25, b ?? size)}${lobe(0, a ?? size)}${lobe(1.25, c ?? size)}Z`
}

/** A cut bit of a leaf or stalk, longer than wide, no two alike. */
const cutBit = (pen: Pen, size: number) =>
  blob(pen, 0, 0, size * 0.85, size * pen.between(0.36, 0.6), { wobble: 0.3, corners: 6 })

/** A frond of dill: a bent stalk with soft hairs to either side in turn, shorter towards the tip. */
const dillBit = (pen: Pen, size: number) => {
  const bend = pen.between(-0.6, 0.6) * size
  const hairs = times(6, (i) => {
    const [x, y] = [size * (-0.9 + i * 0.36), bend * (i / 5) ** 2]
    const [side, reach] = [i % 2 ? 1 : -1, size * (0.95 - i * 0.11)]
    return `M${round(x)} ${round(y)}q${round(reach * 0.1)} ${round(side * reach * 0.7)} ${round(reach * 0.75)} ${round(side * reach)}`
  })
  return `M${round(-size * 1.2)} 0Q${round(size * 0.3)} 0 ${round(size * 1.2)} ${round(bend)}${hairs}`
}

const pointOf = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** Chopped parsley and a little dill thrown over a dish; `size` is about half the length of a bit. */
export const herbs = (pen: Pen, points: readonly Point[], size = 5) =>
  each(points, ([x, y], i) => {
    const [colour, half, turn] = [pen.pick(CHOPPED), size * pen.between(0.75, 1.1), pen.between(0, 360)]
    if (i % 4 === 3) return place(x, y, stroke(dillBit(pen, half), pen.pick(['#3d7d38', '#5b9a45']), size * 0.16), turn)
    const d = i % 4 === 0 ? cutBit(pen, half) : parsleyBit(pen, half * 1.2)
    return place(x, y, path(d, '#1b1207', `transform="translate(.7 1)" ${fade(0.25)}`) + path(d, colour), turn)
  })

/** Rings of spring onion. */
export const onionRings = (pen: Pen, points: readonly Point[], size = 4.6) =>
  each(points, ([x, y]) => {
    const r = size * pen.between(0.75, 1.15)
    return (
      ring(x + 0.8, y + 1.4, r, '#2a1008', 2.2, fade(0.25)) +
      ring(x, y, r, pen.pick(['#6bb04a', '#8fc763', '#4d9440']), 2.3)
    )
  })

export const chili = (pen: Pen, x: number, y: number, size = 1, turn = pen.between(0, 360)) =>
  place(
    x,
    y,
    solid('M-20 2C-10 -7 8 -8 20 -1C10 5 -8 9 -20 2Z', pen.slope('#cf2a1c', 0.28)) +
      stroke('M-20 2q-6 0 -8 -4', '#4d8b38', 3) +
      stroke('M-12 -1Q2 -5 13 -2', '#fff', 1.6, fade(0.5)),
    turn,
    size,
  )

export const chiliRings = (points: readonly Point[], r = 3.6) =>
  each(points, ([x, y]) => ring(x, y, r, '#cf2a1c', 2.1) + dots([[x, y]], 1.5, '#fbe3ae'))

/** Rosemary twig. */
export const rosemary = (pen: Pen, x: number, y: number, size = 1, turn = pen.between(0, 360)) => {
  const needles = times(11, (i) => `M${-26 + i * 5} 0l5 -6M${-26 + i * 5} 0l5 6`)
  return place(
    x,
    y,
    stroke(`M-30 0H30`, '#2a1008', 7, `transform="translate(1 3)" ${fade(0.14)}`) +
      stroke('M-30 0H30', '#7a5a34', 1.8) +
      stroke(needles, pen.pick(['#4a7d4c', '#5c8f58']), 2.1),
    turn,
    size,
  )
}

/** Sesame, pepper or any other grain over a place. */
export const sprinkle = (pen: Pen, x: number, y: number, radius: number, count: number, colour: string, size = 2.2) =>
  dots(shift(scatter(pen, count, radius), x, y), size, colour)
