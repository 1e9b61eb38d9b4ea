import { tint } from '../colour.ts'
import { berry } from '../fruit.ts'
import type { Draw, Pen } from '../pen.ts'
import {
  circle,
  dots,
  each,
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
import { beans, body, cookie, type Glass, straw } from './glass.ts'

type Tall = { base: string; drizzle: string; finish?: (pen: Pen) => string }

/** A tall glass in layers under foam. */
const tall =
  ({ base, drizzle, finish }: Tall): Draw =>
  (pen) => {
    const glass: Glass = { top: 58, foot: 44, height: 172 }
    const layers = pen.linear(
      [
        [0, '#fffaf0'],
        [0.16, '#fbeed6'],
        [0.2, tint(base, 0.45)],
        [0.42, base],
        [0.6, tint(base, 0.6)],
        [0.8, '#f7ead2'],
        [1, '#fff6e6'],
      ],
      90,
    )
    const foam = each(pairs(-38, 0, -14, 4, 12, 4, 36, 0, 0, -8, -24, -8, 26, -8), ([x, y]) =>
      circle(x, -168 + y, 19, pen.lit('#fff8ea', 0.2)),
    )
    return (
      straw(pen, 26, -236, -150) +
      body(pen, glass, layers, 4, '') +
      foam +
      stroke('M-48 -176q12 -12 24 0t24 0t24 0t22 -2', drizzle, 4) +
      (finish?.(pen) ??
        dots(
          Array.from({ length: 16 }, (): Point => [pen.between(-44, 44), pen.between(-186, -168)]),
          2.6,
          '#8a5a34',
        )) +
      cookie(pen, 108, 0) +
      cookie(pen, 124, -8) +
      beans(pen, -106, 2)
    )
  }

const marshmallows = (pen: Pen) =>
  each(pairs(-34, -182, -8, -190, 20, -184, 40, -178, 4, -176, -20, -176), ([x, y], i) =>
    place(x, y, rect(-11, -9, 22, 18, 6, pen.slope(i % 2 ? '#fbd6de' : '#fffaf4', 0.12)), pen.between(-30, 30)),
  )

/** Milky drinks in a tall glass, from the side. */
export const LATTES = {
  classic: tall({ base: '#8a4a2a', drizzle: '#8a4a1c' }),
  raf: tall({
    base: '#b8546a',
    drizzle: '#a3162f',
    finish: (pen) => each(pairs(-18, -188, 10, -192, 26, -182), ([x, y]) => berry(pen, x, y, 8, '#b3162f')),
  }),
  cocoa: tall({ base: '#5b331c', drizzle: '#4a2412', finish: marshmallows }),
  matcha: tall({
    base: '#6b7f3a',
    drizzle: '#6b8f3a',
    finish: (pen) =>
      dots(
        Array.from({ length: 20 }, (): Point => [pen.between(-44, 44), pen.between(-188, -168)]),
        2.8,
        '#6b8f3a',
      ),
  }),
} as const satisfies Record<string, Draw>

const rosetta = (milk: string) => {
  const petals = times(5, (i) =>
    path(
      `M0 ${-34 + i * 14}C${28 - i * 3} ${-50 + i * 14} ${46 - i * 6} ${-22 + i * 13} 0 ${-4 + i * 14}C${-46 + i * 6} ${-22 + i * 13} ${-28 + i * 3} ${-50 + i * 14} 0 ${-34 + i * 14}Z`,
      'none',
      `stroke="${milk}" stroke-width="6"`,
    ),
  )
  return petals + path('M0 -56C14 -66 24 -48 0 -32C-24 -48 -14 -66 0 -56Z', milk)
}

const MILK = '#f7e6c8'

const heart = (brew: string) =>
  path('M0 48C-62 8 -44 -46 -14 -38C-4 -36 0 -28 0 -22C0 -28 4 -36 14 -38C44 -46 62 8 0 48Z', MILK) +
  path('M0 30C-36 4 -26 -26 -10 -22C-4 -20 0 -14 0 -10C0 -14 4 -20 10 -22C26 -26 36 4 0 30Z', tint(brew, 0.3))

const bubbles = (pen: Pen) =>
  each(scatter(pen, 26, 56), ([x, y]) => circle(x, y, pen.between(1.5, 5), '#d9a86c', fade(0.55)))

const handle = (china: string, turn: number) => {
  const loop = 'M84 -16Q128 -18 128 0T84 16'
  const inner =
    stroke(loop, '#1d0d05', 15, `transform="translate(5 8)" ${fade(0.28)}`) +
    stroke(loop, tint(china, -0.1), 14) +
    stroke('M86 -18Q124 -20 126 -4', tint(china, 0.5), 4)
  return place(0, 0, inner, turn)
}

const spoon = (pen: Pen) => {
  const d = 'M-18 0C-18 -11 18 -11 20 -4L78 -2Q82 0 78 3L20 4C18 11 -18 11 -18 0Z'
  const inner = path(d, '#1d0d05', `transform="translate(2 4)" ${fade(0.28)}`)
  return place(-40, 92, inner + path(d, pen.blend(90, '#fffdf6', '#c4c3bd', '#8c8e8a')), 12)
}

const biscuit = (pen: Pen) => {
  const holes = dots(pairs(-8, -8, 0, -8, 8, -8, -8, 0, 0, 0, 8, 0, -8, 8, 0, 8, 8, 8), 3, '#7d4a1c', fade(0.7))
  return place(-88, -66, solid('M-17 -17L17 -17L17 17L-17 17Z', pen.slope('#b87536', 0.25), 3) + holes, -18)
}

/** Cup of coffee on a saucer, from above; `art` is what the milk draws. */
const cupOf =
  (brews: readonly [string, ...string[]], art: (pen: Pen, brew: string) => string): Draw =>
  (pen) => {
    const china = pen.pick(['#fdfaf2', '#1f5557', '#d8745a', '#2e3a3b', '#f3ece0', '#e6b85c', '#7f9fae'])
    const brew = pen.pick(brews)
    const turn = pen.between(-50, 50)
    return (
      shadow(pen, 10, 14, 150, 147, 0.44) +
      circle(0, 0, 132, pen.slope(china, 0.2)) +
      ring(0, 0, 104, tint(china, -0.22), 2.4, fade(0.6)) +
      ring(0, 0, 129, '#fff', 2, fade(0.4)) +
      biscuit(pen) +
      spoon(pen) +
      shadow(pen, 9, 13, 104, 102, 0.5) +
      handle(china, turn) +
      circle(0, 0, 88, pen.slope(china, 0.34)) +
      circle(0, 0, 80, tint(china, -0.4)) +
      circle(0, 1, 77, tint(brew, -0.35)) +
      circle(1, 3, 74, pen.lit(brew, 0.22)) +
      ring(1, 3, 71, '#d9a86c', 4, fade(0.55)) +
      place(1, 3, art(pen, brew), turn) +
      stroke('M-80 -30A85 85 0 0 1 -34 -78', '#fff', 4, fade(0.75))
    )
  }

const BROWN = ['#8a4f28', '#7a4424', '#9c6236'] as const

/** Coffee in a cup. */
export const COFFEES = {
  cappuccino: cupOf(BROWN, () => rosetta(MILK)),
  'flat-white': cupOf(BROWN, (_pen, brew) => heart(brew)),
  black: cupOf(['#4a2412', '#3f1e10'], bubbles),
  milk: cupOf(
    ['#a8703f', '#b5804c'],
    (pen) => ring(0, 0, 50, MILK, 9, fade(0.5)) + ring(-6, -6, 30, MILK, 7, fade(0.5)) + bubbles(pen),
  ),
} as const satisfies Record<string, Draw>
