import { tint } from '../colour.ts'
import { limeSlice } from '../fruit.ts'
import { chiliRings, herbs, onionRings, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { chashu, egg, meat } from '../proteins.ts'
import { fishCake, noriSheet, shrimp } from '../sea-parts.ts'
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  polar,
  round,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { skillet } from '../vessels.ts'
import { bowl, glaze } from '../ware.ts'

/** A tangle of noodles inside a circle: shaded strands under lit ones. */
const noodles = (pen: Pen, r: number, colour: string, width: number, count: number) => {
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

const fat = (pen: Pen, r: number) =>
  each(
    scatter(pen, 22, r, 8),
    ([x, y]) =>
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(pen.between(2, 6))}" fill="#ffe9b0" opacity=".28" stroke="#fff3cf" stroke-width=".8"/>`,
  )

const corn = (pen: Pen, x: number, y: number) => {
  const points = shift(scatter(pen, 18, 19, 6), x, y)
  return (
    dots(shift(points, 1, 1.6), 6.4, '#8a5310', fade(0.4)) +
    dots(points, 6, '#f2be34') +
    dots(shift(points, -1, -1), 2.4, '#fdeaa0')
  )
}

const menma = (pen: Pen, x: number, y: number) =>
  times(5, (i) =>
    place(x + i * 5, y + i * 6 - 10, solid('M-20 -4H20V4H-20Z', pen.slope('#c99a55', 0.2), 1.8), 20 + i * 6),
  )

const BROTHS = ['#c98d45', '#e3b878', '#a8612a', '#d6653a'] as const

/** Ramen with egg, pork or shrimp and a nori sheet at the rim. */
export const ramen = (pen: Pen) => {
  const broth = pen.next(BROTHS)
  const turn = pen.between(0, 360)
  const nori = polar(88, (turn * Math.PI) / 180)
  const spots = Array.from({ length: 5 }, (_, i) => polar(56, ((turn + 62 + i * 58) * Math.PI) / 180))
  const at = (i: number): Point => spots[i % spots.length] ?? [0, 0]
  const main = pen.chance(0.7)
    ? chashu(pen, ...at(0), 30) + chashu(pen, at(0)[0] * 0.5 + at(1)[0] * 0.45, at(0)[1] * 0.5 + at(1)[1] * 0.45, 28)
    : shrimp(pen, ...at(0), 1.1) + shrimp(pen, ...at(1), 1.1)
  const extra = pen.pick([
    corn,
    menma,
    (p: Pen, x: number, y: number) => fishCake(p, x, y, 19) + fishCake(p, x + 20, y + 16, 19),
  ])
  return (
    bowl(pen, 133, pen.lit(broth, 0.18), glaze(pen, pen.chance(0.7) ? 'dark' : 'light')) +
    fat(pen, 104) +
    place(0, 0, noodles(pen, 92, pen.pick(['#f1d08a', '#f6dda0']), 5.4, 17), turn) +
    noriSheet(pen, ...nori, turn + 90, 1.1) +
    main +
    egg(pen, ...at(2), 1.12) +
    egg(pen, at(3)[0], at(3)[1], 1.08) +
    extra(pen, ...at(4)) +
    onionRings(pen, scatter(pen, 16, 30), 4.8) +
    onionRings(pen, scatter(pen, 8, 84), 4.2) +
    chiliRings(scatter(pen, pen.chance(0.5) ? 6 : 0, 60)) +
    sprinkle(pen, 0, 0, 90, 16, '#fff4d0', 2.2)
  )
}

const tempura = (pen: Pen, x: number, y: number, turn: number) =>
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
        fade(0.8),
      ) +
      solid('M38 -2l20 -10q6 4 1 10q7 4 2 10Z', pen.slope('#e2603a', 0.2), 2),
    turn,
  )

/** Thick wheat noodles in clear broth. */
export const udon = (pen: Pen) => {
  const turn = pen.between(0, 360)
  const beef = pen.chance(0.5)
  const top = beef
    ? each(shift(scatter(pen, 11, 44, 15), 14, 10), ([x, y]) => meat(pen, x, y, 13, '#8a4a2a'))
    : tempura(pen, 0, -18, 24) + tempura(pen, -6, 22, 18)
  return (
    bowl(pen, 133, pen.lit(pen.pick(['#d9a864', '#c28a4c', '#e7c38b']), 0.2), glaze(pen)) +
    fat(pen, 104) +
    place(0, 0, noodles(pen, 94, '#fbf0d6', 9.5, 13), turn) +
    place(
      0,
      0,
      fishCake(pen, -56, 42, 21) + fishCake(pen, -36, 58, 21) + egg(pen, 58, -48, 1.05),
      pen.between(-30, 30),
    ) +
    top +
    onionRings(pen, shift(scatter(pen, 13, 24), -52, -40), 5) +
    herbs(pen, scatter(pen, 10, 80), 4)
  )
}

const strip = (pen: Pen, x: number, y: number, colour: string) =>
  place(x, y, solid('M-17 -4Q0 -9 17 -3L16 4Q0 -1 -16 4Z', pen.slope(colour, 0.26), 1.8), pen.between(0, 360))

const broccoli = (pen: Pen, x: number, y: number) =>
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

/** Stir-fried noodles in a wok or a dark bowl. */
export const wok = (pen: Pen) => {
  const noodle = pen.pick(['#c98a3c', '#e3b566', '#b57434', '#f0dcae'])
  const protein = pen.next([
    (x: number, y: number) => shrimp(pen, x, y, 0.9),
    (x: number, y: number) => meat(pen, x, y, 14, '#7c4020'),
    (x: number, y: number) => meat(pen, x, y, 15, '#d99c58'),
  ])
  const base = pen.chance(0.55) ? skillet(pen, 130) : bowl(pen, 133, pen.lit('#6b3a1c', 0.1), glaze(pen, 'dark'))
  const spots = pen.shuffle(scatter(pen, 30, 90, 22))
  return (
    base +
    ellipse(4, 8, 104, 102, '#1d0d05', fade(0.35)) +
    place(0, 0, circle(0, 0, 96, tint(noodle, -0.45)) + noodles(pen, 100, noodle, 6, 19), pen.between(0, 180)) +
    place(0, 0, noodles(pen, 76, noodle, 6, 7), pen.between(0, 180)) +
    each(spots, ([x, y], i) => {
      if (i < 8) return protein(x, y)
      if (i < 12) return broccoli(pen, x, y)
      return strip(pen, x, y, pen.pick(['#d8382a', '#eea52c', '#e9772a', '#5fa046']))
    }) +
    sprinkle(pen, 0, 0, 92, 34, '#fbeecb', 2.6) +
    onionRings(pen, scatter(pen, 10, 80), 4.4) +
    (pen.chance(0.5) ? limeSlice(pen, 66, 58, 18) : '')
  )
}
