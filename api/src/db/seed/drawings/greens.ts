import { tint } from './colour.ts'
import type { Pen } from './pen.ts'
import {
  around,
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  polar,
  ring,
  round,
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

/** Chopped dill or parsley thrown over a dish. */
export const herbs = (pen: Pen, points: readonly Point[], size = 5) => {
  const d = (k: number) =>
    each(points, ([x, y], i) => {
      if (i % 2 !== k) return ''
      const angle = pen.rand() * 6.28
      const [a, b, c] = [polar(size, angle), polar(size * 0.7, angle + 0.8), polar(size * 0.7, angle - 0.8)]
      return [a, b, c].map(([dx, dy]) => `M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}`).join('')
    })
  return stroke(d(0), '#2f7a34', 1.9) + stroke(d(1), '#5fab48', 1.9)
}

/** Rings of spring onion. */
export const onionRings = (pen: Pen, points: readonly Point[], size = 4.6) =>
  each(points, ([x, y]) => {
    const r = size * pen.between(0.75, 1.15)
    return (
      ring(x + 0.8, y + 1.4, r, '#2a1008', 2.2, fade(0.25)) +
      ring(x, y, r, pen.pick(['#6bb04a', '#8fc763', '#4d9440']), 2.3)
    )
  })

export const tomatoSlice = (pen: Pen, x: number, y: number, r: number) => {
  const turn = pen.between(0, 60)
  const seeds = each(around(6, r * 0.52), ([sx, sy], i) =>
    place(
      sx,
      sy,
      ellipse(0, 0, r * 0.27, r * 0.17, '#f4a35c') +
        dots(
          [
            [-2, 0],
            [2, 1],
            [0, -1.5],
          ],
          1.4,
          '#fbe3ae',
        ),
      i * 60,
    ),
  )
  return place(
    x,
    y,
    circle(1.5, 2.5, r, '#2a1008', fade(0.28)) +
      circle(0, 0, r, '#b9281f') +
      circle(0, 0, r * 0.9, pen.lit('#e2513a', 0.25)) +
      seeds +
      circle(0, 0, r * 0.17, '#f0876a'),
    turn,
  )
}

export const cherryTomato = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string = pen.pick(['#d9301f', '#e0452a', '#e8902c']),
) =>
  circle(x + 1.6, y + 2.6, r, '#2a1008', fade(0.3)) +
  circle(x, y, r, pen.lit(colour, 0.38)) +
  ellipse(x - r * 0.32, y - r * 0.38, r * 0.26, r * 0.17, '#fff', fade(0.75))

export const cucumberSlice = (pen: Pen, x: number, y: number, r: number) =>
  circle(x + 1.4, y + 2.3, r, '#2a1008', fade(0.26)) +
  circle(x, y, r, '#3d7f35') +
  circle(x, y, r * 0.88, pen.lit('#cfe6a4', 0.2)) +
  circle(x, y, r * 0.52, '#dff0bb') +
  dots(around(6, r * 0.36, pen.rand(), x, y), r * 0.16, '#f6f8d6')

export const olive = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string = pen.pick(['#2c2531', '#3b3027', '#6f7f37']),
) =>
  circle(x + 1.2, y + 2, r, '#2a1008', fade(0.3)) +
  circle(x, y, r, pen.lit(colour, 0.32)) +
  circle(x + r * 0.1, y, r * 0.42, tint(colour, -0.6)) +
  ellipse(x - r * 0.45, y - r * 0.5, r * 0.2, r * 0.14, '#fff', fade(0.7))

export const mushroom = (pen: Pen, x: number, y: number, size = 1) => {
  const d = 'M-13 -1C-13 -12 13 -12 13 -1C13 2 6 1.5 4 2L4.5 11C2 13.5 -2 13.5 -4.5 11L-4 2C-6 1.5 -13 2 -13 -1Z'
  return place(
    x,
    y,
    solid(d, pen.slope('#e9d3b0', 0.2)) +
      path('M-9 -2C-8 -7 8 -7 9 -2C5 -3.5 -5 -3.5 -9 -2Z', '#a87f55', fade(0.7)) +
      stroke(d, '#a9794a', 1, fade(0.7)),
    pen.between(0, 360),
    size,
  )
}

export const lemonSlice = (pen: Pen, x: number, y: number, r: number, peel = '#f2c12e', flesh = '#fbe885') => {
  const parts = each(around(8, r * 0.44), ([sx, sy], i) =>
    place(
      sx,
      sy,
      path(
        `M${-r * 0.34} 0Q${r * 0.1} ${-r * 0.3} ${r * 0.33} ${-r * 0.17}Q${r * 0.38} 0 ${r * 0.33} ${r * 0.17}Q${r * 0.1} ${r * 0.3} ${-r * 0.34} 0Z`,
        flesh,
      ),
      i * 45,
    ),
  )
  return place(
    x,
    y,
    circle(1.5, 2.6, r, '#2a1008', fade(0.28)) +
      circle(0, 0, r, pen.slope(peel, 0.15)) +
      circle(0, 0, r * 0.88, '#fffbe6') +
      parts +
      circle(0, 0, r * 0.09, '#fffbe6'),
    pen.between(0, 45),
  )
}

export const limeSlice = (pen: Pen, x: number, y: number, r: number) => lemonSlice(pen, x, y, r, '#5f9e37', '#c9e07e')

/** Lemon wedge lying on its side. */
export const lemonWedge = (pen: Pen, x: number, y: number, size = 1, turn = pen.between(0, 360), lime = false) => {
  const [peel, flesh] = lime ? ['#5f9e37', '#cfe487'] : ['#efb92a', '#fbe68a']
  const inner =
    solid('M-20 -4Q0 22 20 -4Q0 -12 -20 -4Z', pen.slope(peel, 0.2)) +
    path('M-17 -4Q0 12 17 -4Q0 -10 -17 -4Z', '#fff8da') +
    path('M-14 -3.5Q0 8 14 -3.5Q0 -8 -14 -3.5Z', flesh) +
    stroke('M0 -7V3M-7 -5l2 6M7 -5l-2 6', '#fff8da', 1.2)
  return place(x, y, inner, turn, size)
}

export const pepperRing = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string = pen.pick(['#d9382a', '#e9a92c', '#5ba043']),
) => {
  const d = `M0 ${-r}C${r * 0.6} ${-r * 1.25} ${r * 1.2} ${-r * 0.4} ${r * 0.85} ${r * 0.25}C${r * 0.8} ${r} ${r * 0.1} ${r * 1.1} 0 ${r * 0.85}C${-r * 0.3} ${r * 1.15} ${-r * 0.95} ${r * 0.9} ${-r * 0.88} ${r * 0.2}C${-r * 1.2} ${-r * 0.4} ${-r * 0.6} ${-r * 1.25} 0 ${-r}Z`
  return place(
    x,
    y,
    stroke(d, '#2a1008', r * 0.3, `transform="translate(1 2)" ${fade(0.25)}`) +
      stroke(d, colour, r * 0.3) +
      stroke(d, tint(colour, 0.5), r * 0.09, fade(0.7)),
    pen.between(0, 360),
  )
}

export const redOnion = (pen: Pen, x: number, y: number, r: number) => {
  const d = `M${-r} 0A${r} ${r * 0.9} 0 0 1 ${r * 0.9} ${-r * 0.2}`
  return place(
    x,
    y,
    stroke(d, '#2a1008', 3.4, `transform="translate(.8 1.6)" ${fade(0.25)}`) +
      stroke(d, '#8d3569', 3.2) +
      stroke(d, '#f0d5e6', 1.5),
    pen.between(0, 360),
  )
}

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

export const berry = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string = pen.pick(['#c4203c', '#4a4f86', '#b3182f']),
) =>
  circle(x + 1.2, y + 2.2, r, '#2a1008', fade(0.3)) +
  circle(x, y, r, pen.lit(colour, 0.4)) +
  ellipse(x - r * 0.3, y - r * 0.36, r * 0.25, r * 0.17, '#fff', fade(0.7))

export const strawberry = (pen: Pen, x: number, y: number, size = 1, turn = pen.between(-40, 40)) =>
  place(
    x,
    y,
    solid('M0 14C-12 6 -14 -8 -6 -10C-3 -11 3 -11 6 -10C14 -8 12 6 0 14Z', pen.lit('#d8283a', 0.32)) +
      dots(
        [
          [-5, -4],
          [1, -5],
          [6, -3],
          [-3, 2],
          [4, 3],
          [0, 8],
        ],
        1.7,
        '#fbd98a',
      ) +
      path('M-7 -9L-2 -8L0 -14L2 -8L8 -10L3 -5L0 -6L-4 -5Z', '#4f9a41'),
    turn,
    size,
  )

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

export const avocado = (pen: Pen, x: number, y: number, slices = 5, turn = pen.between(0, 360), size = 1) => {
  const one = solid(
    'M-22 6C-14 -12 14 -12 22 6C12 -1 -12 -1 -22 6Z',
    pen.linear(
      [
        [0, '#557f2f'],
        [0.3, '#a9c95c'],
        [1, '#eef0b0'],
      ],
      90,
    ),
    1.8,
  )
  return place(
    x,
    y,
    times(slices, (i) => place(0, (i - slices / 2) * 7, one, (i - slices / 2) * 5)),
    turn,
    size,
  )
}
