import { tint } from '../colour.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
import {
  dots,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  rect,
  ring,
  scatter,
  shadow,
  solid,
  stroke,
  times,
} from '../shapes.ts'

const fry = (pen: Pen, x: number, y: number, length: number, turn: number) => {
  const colour = pen.pick(['#f0b944', '#f5c85a', '#e6a636'])
  return place(
    x,
    y,
    rect(-5, -length, 12, length, 2, '#7a430c', fade(0.4)) +
      rect(-6, -length, 11, length, 2, pen.blend(0, tint(colour, 0.45), colour, tint(colour, -0.28))) +
      rect(-6, -length, 11, 5, 1.5, tint(colour, 0.6)),
    turn,
  )
}

const wedge = (pen: Pen, x: number, y: number, length: number, turn: number) =>
  place(
    x,
    y,
    solid(
      `M-13 0Q-17 ${-length * 0.5} -5 ${-length}Q2 ${-length - 6} 9 ${-length + 4}Q18 ${-length * 0.5} 14 0Z`,
      pen.blend(0, '#f6cf6c', '#e6ab3c', '#a86a24'),
      3,
    ) +
      path(
        `M9 ${-length + 4}Q18 ${-length * 0.5} 14 0L8 0Q12 ${-length * 0.5} 5 ${-length + 2}Z`,
        '#8a5224',
        fade(0.8),
      ) +
      dots(
        scatter(pen, 5, 1).map(([a, b]): Point => [a * 7, -length * 0.5 + b * length * 0.36]),
        2.6,
        '#c0441c',
        fade(0.7),
      ),
    turn,
  )

const stick = (pen: Pen, x: number, y: number, length: number, turn: number) =>
  place(
    x,
    y,
    solid(
      `M-14 0V${-length + 8}Q-13 ${-length} 0 ${-length}Q13 ${-length} 14 ${-length + 8}V0Z`,
      pen.blend(0, '#efbf62', '#d8923a', '#9c5f1e'),
      3,
    ) +
      dots(
        Array.from({ length: 18 }, (): Point => [pen.between(-11, 11), pen.between(-length + 6, -4)]),
        3.6,
        '#f6d690',
        fade(0.8),
      ),
    turn,
  )

const onionRing = (x: number, y: number, r: number) =>
  ring(x + 2, y + 4, r, '#3a1a08', 15, fade(0.3)) +
  ring(x, y, r, '#c07c2a', 15) +
  ring(x, y, r, '#e5ab50', 10, 'stroke-dasharray="8 3"') +
  ring(x - 1, y - 2, r + 3, '#fbe0a2', 2.6, 'stroke-dasharray="12 12" opacity="0.9"')

type Stack = (pen: Pen) => string

const thin: Stack = (pen) =>
  times(13, (i) => fry(pen, -78 + i * 13, -70, pen.between(74, 118), (i - 6) * 2.6 + pen.between(-5, 5))) +
  times(11, (i) => fry(pen, -66 + i * 13.4, -60, pen.between(52, 84), (i - 5) * 3 + pen.between(-6, 6)))

const wedges: Stack = (pen) =>
  times(8, (i) => wedge(pen, -74 + i * 21, -62, pen.between(72, 100), (i - 3.5) * 5 + pen.between(-5, 5))) +
  times(7, (i) => wedge(pen, -60 + i * 20, -52, pen.between(50, 72), (i - 3) * 6 + pen.between(-6, 6)))

const sticks: Stack = (pen) =>
  times(5, (i) => stick(pen, -62 + i * 31, -60, pen.between(84, 104), (i - 2) * 5)) +
  times(4, (i) => stick(pen, -46 + i * 30, -52, pen.between(58, 74), (i - 1.5) * 7))

const rings: Stack = (pen) =>
  each(pairs(-58, -112, 0, -128, 58, -112, -30, -160, 32, -158, -62, -84, 62, -84, 0, -92), ([x, y]) =>
    onionRing(x, y, pen.between(22, 28)),
  )

const loaded: Stack = (pen) =>
  thin(pen) +
  path(
    'M-80 -104Q-60 -140 -30 -128Q-4 -150 26 -130Q62 -142 80 -104Q84 -84 70 -92Q62 -66 52 -88Q30 -58 16 -90Q-4 -62 -18 -90Q-40 -58 -52 -90Q-72 -70 -80 -104Z',
    pen.blend(90, '#f9cf5a', '#eda52c'),
  ) +
  each(scatter(pen, 16, 1, 0.12), ([a, b]) =>
    rect(a * 68 - 5, b * 20 - 112, 11, 7, 2, pen.pick(['#a83a22', '#c4573a'])),
  ) +
  each(scatter(pen, 14, 1, 0.12), ([a, b]) => ring(a * 66, b * 20 - 112, 4, '#6bb04a', 2.2))

/** What is fried in a paper box with a dip beside it, from the side; base on the origin. */
const boxed =
  (stack: Stack, loose: (pen: Pen) => string): Draw =>
  (pen) =>
    friesBox(pen, stack) + loose(pen) + place(-128, -2, sideDip(pen))

export const FRIES = {
  classic: boxed(thin, (pen) => fry(pen, 122, 6, 70, 78) + fry(pen, 108, 12, 62, 96)),
  wedges: boxed(wedges, (pen) => wedge(pen, 92, 8, 60, 84)),
  loaded: boxed(loaded, (pen) => fry(pen, 122, 6, 70, 78)),
  rings: boxed(rings, () => onionRing(122, -16, 24)),
  'cheese-sticks': boxed(sticks, (pen) => stick(pen, 94, 2, 70, 88)),
} as const satisfies Record<string, Draw>

const stripes = (colour: string) =>
  each([-56, -28, 0, 28, 56], (x) => {
    const [left, right] = [round(x * 0.8 - 5), round(x * 0.8 + 5)]
    return path(`M${x - 6} ${-80 - Math.abs(x) * 0.08}H${x + 6}L${right} 8H${left}Z`, colour, fade(0.85))
  })

const seal = (box: string, mark: string) =>
  ellipse(0, -36, 27, 27, mark) + path('M-14 -34q7 -12 14 0t14 0q-7 18 -14 18t-14 -18Z', box)

/** The box alone. */
export const friesBox = (pen: Pen, stack: Stack = thin) => {
  const [box, mark] = pen.pick([
    ['#d63f1e', '#fbe6cf'],
    ['#0b6767', '#f6d69a'],
    ['#e9b53a', '#8a3a18'],
    ['#f4ead6', '#d63f1e'],
  ] as const)
  const body = 'M-92 -96Q0 -62 92 -96L72 0Q70 8 62 8H-62Q-70 8 -72 0Z'
  return (
    shadow(pen, 14, 8, 130, 20, 0.5) +
    path('M-92 -96Q0 -128 92 -96L84 -70H-84Z', tint(box, -0.35)) +
    stack(pen) +
    path(body, pen.blend(20, tint(box, 0.22), box, tint(box, -0.28))) +
    (pen.chance(0.5) ? stripes(mark) : seal(box, mark)) +
    stroke('M-91 -95Q0 -61 91 -95', '#fff', 2, fade(0.55)) +
    dots(
      Array.from({ length: 16 }, (): Point => [pen.between(-70, 70), pen.between(-150, -90)]),
      2,
      '#fff',
      fade(0.9),
    )
  )
}

/** A small tub of sauce. */
export const sideDip = (pen: Pen) =>
  ellipse(2, 10, 36, 8, '#1d0d05', fade(0.3)) +
  path('M-30 -24H30L22 8Q20 12 14 12H-14Q-20 12 -22 8Z', pen.blend(20, '#fff', '#cfc5b2')) +
  ellipse(0, -24, 30, 8, '#e6dcc8') +
  ellipse(0, -23, 26, 6, pen.pick(['#c52f1d', '#f2c23a', '#f2e2bd']))
