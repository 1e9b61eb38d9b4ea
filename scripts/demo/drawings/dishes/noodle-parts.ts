import { tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { dots, each, type Point, place, scatter, solid, stroke } from '../shapes.ts'

/** A tangle of noodles inside a circle: shaded strands under lit ones. */
export const noodles = (pen: Pen, r: number, colour: string, width: number, count: number) => {
  const lines = Array.from({ length: count }, (_, i) => {
    const y = -r * 0.82 + (i / count) * r * 1.64
    const half = Math.sqrt(Math.max(0, r * r - y * y)) * 0.94
    const [a, b] = [pen.between(-22, 22), pen.between(-22, 22)]
    return `M${round(-half)} ${round(y)}C${round(-half * 0.3)} ${round(y + a)} ${round(half * 0.3)} ${round(y + b)} ${round(half)} ${round(y - a * 0.3)}`
  })
  return each(
    lines,
    (d) =>
      stroke(d, tint(colour, -0.4), width + 1.6, 'transform="translate(0 1.8)"') +
      stroke(d, colour, width) +
      stroke(d, tint(colour, 0.55), width * 0.28, 'transform="translate(-.6 -1)"'),
  )
}

/** Drops of fat on a broth. */
export const fat = (pen: Pen, r: number) =>
  each(
    scatter(pen, 22, r, 8),
    ([x, y]) =>
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(pen.between(2, 6))}" fill="#ffe9b0" opacity=".28" stroke="#fff3cf" stroke-width=".8"/>`,
  )

/** A prawn in airy batter, its tail to the right. */
export const tempura = (pen: Pen, x: number, y: number, turn: number, size = 1) =>
  place(
    x,
    y,
    solid(
      'M-44 -6Q-50 -18 -36 -15Q-30 -22 -20 -15Q-8 -21 2 -13Q14 -18 24 -10Q36 -10 40 0Q38 9 26 9Q14 17 4 11Q-10 18 -20 11Q-34 16 -42 8Z',
      pen.lit('#e3a54a', 0.35),
      4,
    ) +
      dots(
        scatter(pen, 16, 1).map(([a, b]): Point => [a * 36, b * 10 - 2]),
        5,
        '#f6d48a',
        'opacity="0.8"',
      ) +
      solid('M38 -2l20 -10q6 4 1 10q7 4 2 10Z', pen.slope('#e2603a', 0.2), 2),
    turn,
    size,
  )
