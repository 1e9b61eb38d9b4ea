import { tint } from './colour.ts'
import type { Pen } from './pen.ts'
import { meat } from './proteins.ts'
import { round } from './round.ts'
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  polar,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from './shapes.ts'

/** A mouthful of something, drawn at a point. */
export type Bite = (pen: Pen, x: number, y: number) => string

/** Bites strewn over a disc: so many of each, in a mixed order, none nearer than the gap while there is room. */
export const heap = (pen: Pen, radius: number, parts: readonly (readonly [Bite, number])[], gap: number) => {
  const bites = pen.shuffle(parts.flatMap(([bite, count]) => Array.from({ length: count }, () => bite)))
  return each(scatter(pen, bites.length, radius, gap), ([x, y], i) => bites[i]?.(pen, x, y) ?? '')
}

/** A tangle of thin bent shreds of several colours over a disc. */
export const tangle = (
  pen: Pen,
  radius: number,
  colours: readonly [string, ...string[]],
  look: { count: number; length: number; width: number },
) => {
  const lines = (colour: string) => {
    const d = each(scatter(pen, Math.ceil(look.count / colours.length), radius), ([x, y]) => {
      const reach = look.length * pen.between(0.7, 1.2)
      const [dx, dy] = polar(reach, pen.rand() * 6.28)
      const [bx, by] = polar(reach * 0.5, pen.rand() * 6.28)
      return `M${round(x - dx / 2)} ${round(y - dy / 2)}q${round(dx / 2 + bx)} ${round(dy / 2 + by)} ${round(dx)} ${round(dy)}`
    })
    return (
      stroke(d, tint(colour, -0.5), look.width, `transform="translate(.8 1.8)" ${fade(0.45)}`) +
      stroke(d, colour, look.width) +
      stroke(d, tint(colour, 0.5), look.width * 0.3, `transform="translate(-.4 -.6)" ${fade(0.8)}`)
    )
  }
  return each(colours, lines)
}

export const dice =
  (colour: string, size = 1): Bite =>
  (pen, x, y) =>
    place(
      x,
      y,
      solid('M-9 -8L7 -9Q10 -9 10 -6L9 7Q9 9 6 9L-7 8Q-10 8 -10 5Z', pen.slope(colour, 0.26), 2.4) +
        path('M-6 -6L6 -7L5 -3L-6 -2Z', tint(colour, 0.7), fade(0.55)),
      pen.between(0, 90),
      size,
    )

export const strip =
  (colour: string, size = 1): Bite =>
  (pen, x, y) =>
    place(
      x,
      y,
      solid('M-17 -4Q0 -9 17 -3L16 4Q0 -1 -16 4Z', pen.slope(colour, 0.26), 1.8) +
        stroke('M-13 -3Q0 -7 13 -2', tint(colour, 0.6), 1.4, fade(0.7)),
      pen.between(0, 360),
      size,
    )

/** A stewed or fried lump: meat, whelk, mushroom ragout. */
export const lump =
  (colour: string, r = 15): Bite =>
  (pen, x, y) =>
    meat(pen, x, y, r, colour)

export const ball =
  (colour: string, r: number): Bite =>
  (pen, x, y) =>
    circle(x + 1.6, y + 2.8, r, '#2a1008', fade(0.3)) +
    circle(x, y, r, pen.lit(colour, 0.36)) +
    ellipse(x - r * 0.32, y - r * 0.38, r * 0.26, r * 0.16, '#fff', fade(0.5))

export const bean =
  (colour: string, size = 1): Bite =>
  (pen, x, y) =>
    place(
      x,
      y,
      solid('M-8 1C-9 -6 -2 -8 3 -6C8 -7 11 0 7 5C4 9 -7 8 -8 1Z', pen.lit(colour, 0.36), 2) +
        stroke('M-4 -3Q0 -6 4 -4', '#fff', 1.4, fade(0.55)),
      pen.between(0, 360),
      size,
    )

export const broccoli: Bite = (pen, x, y) =>
  place(
    x,
    y,
    path('M-4 2L-6 17Q0 20 6 17L4 2Z', '#a9c473') +
      times(7, (i) => {
        const [dx, dy] = polar(i ? 8 : 0, i * 1.05)
        return circle(dx + 1, dy - 2, 7, '#1f4d22', fade(0.5)) + circle(dx, dy - 4, 6.6, pen.lit('#4b8f3c', 0.3))
      }),
    pen.between(-60, 60),
  )

export const corn: Bite = (pen, x, y) => {
  const points = shift(scatter(pen, 18, 19, 6), x, y)
  return (
    dots(shift(points, 1, 1.6), 6.4, '#8a5310', fade(0.4)) +
    dots(points, 6, '#f2be34') +
    dots(shift(points, -1, -1), 2.4, '#fdeaa0')
  )
}

/** Fried tofu: a pale block with browned edges. */
export const tofu: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-13 -11L11 -13L14 11L-11 13Z', pen.slope('#d9a04a', 0.25), 3) +
      path('M-10 -8L9 -10L11 8L-9 10Z', '#fbf0d2') +
      dots(pairs(-4, -2, 5, 3, 2, -6), 2.4, '#e3c286'),
    pen.between(0, 90),
  )

/** Silken tofu as it swims in a soup. */
export const silkTofu: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-12 -10L10 -12L13 10L-10 12Z', pen.slope('#fffaf0', -0.12), 3) + path('M-9 -8L8 -9L8 -4L-8 -3Z', '#fff'),
    pen.between(0, 90),
  )

/** A slice of grilled chicken breast. */
export const chicken: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-16 -6Q-4 -13 15 -8Q18 3 10 10Q-8 13 -17 5Z', pen.slope('#e7bb7c', 0.26), 2.6) +
      stroke('M-10 -4l5 9M-1 -8l5 13M8 -7l4 10', '#97571f', 2.2, fade(0.65)) +
      stroke('M-13 -4Q0 -11 13 -7', '#fff3cf', 1.6, fade(0.7)),
    pen.between(0, 360),
  )

/** Soaked sea kelp in dark ruffled flakes. */
export const wakame: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid(
      'M-17 -2Q-12 -11 -5 -6Q0 -14 7 -7Q15 -10 17 0Q12 9 5 5Q-1 12 -7 6Q-15 9 -17 -2Z',
      pen.slope('#2f6a45', 0.3),
      2,
    ) + stroke('M-12 -1Q0 -5 12 0', '#7fb06a', 1.6, fade(0.7)),
    pen.between(0, 360),
  )

/** Half a nut kernel. */
export const walnut: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-11 0Q-12 -9 -4 -8Q0 -12 4 -8Q12 -9 11 0Q12 8 4 8Q0 11 -4 8Q-12 8 -11 0Z', pen.lit('#b9834a', 0.32), 2.4) +
      stroke('M0 -8V8M-8 -3q4 2 6 0M8 -3q-4 2 -6 0M-8 4q4 -2 6 0M8 4q-4 -2 -6 0', '#7a4d22', 1.5, fade(0.7)),
    pen.between(0, 360),
  )

/** Loose grains of a fruit: pomegranate, lingonberry, roe on a salad. */
export const grains =
  (colour: string, size: number): Bite =>
  (pen, x, y) => {
    const points: readonly Point[] = shift(scatter(pen, 5, size * 1.6, size), x, y)
    return dots(points, size + 1, tint(colour, -0.4)) + dots(shift(points, -0.5, -0.6), size - 0.6, colour)
  }
