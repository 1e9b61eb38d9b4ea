import { type Bite, bean, dice, heap, walnut } from '../bites.ts'
import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { cheeseCube, crouton, egg } from '../proteins.ts'
import { fishCube, shrimp } from '../sea-parts.ts'
import { each, fade, type Point, path, place, polar, scatter, smooth, solid, stroke, times } from '../shapes.ts'
import { avocado, cherryTomato, cucumberSlice, olive, pepperRing, redOnion } from '../vegetables.ts'
import { bowl, glaze, plate } from '../ware.ts'

const frillLeaf = (pen: Pen, x: number, y: number, size: number, colour: string) => {
  const edge = Array.from({ length: 18 }, (_, i) =>
    polar((i % 2 ? 30 : 23) * pen.between(0.9, 1.1), (i / 18) * Math.PI * 2),
  ).map(([px, py]): Point => [px, py * 0.72])
  const inner =
    solid(smooth(edge), pen.lit(colour, 0.34), 3.4) +
    stroke('M-24 0Q0 4 24 0M-12 1l8 -11M0 2l9 -12M-8 2l8 11M6 2l8 9', tint(colour, 0.6), 1.8, fade(0.75))
  return place(x, y, inner, pen.between(0, 360), size)
}

const bed = (pen: Pen, radius: number, colours: readonly [string, ...string[]]) =>
  each(
    [...scatter(pen, 18, radius, 24)].sort((a, b) => Math.hypot(b[0], b[1]) - Math.hypot(a[0], a[1])),
    ([x, y]) => frillLeaf(pen, x, y, pen.between(1, 1.35), pen.pick(colours)),
  )

type Leafy = {
  greens: readonly [string, ...string[]]
  parts: readonly (readonly [Bite, number])[]
  finish?: (pen: Pen) => string
}

const GREENS = ['#5a9e3f', '#7ab64e', '#9ac963', '#4b8a3a'] as const

const tomato: Bite = (pen, x, y) => cherryTomato(pen, x, y, pen.between(10, 13), '#d9301f')
const cucumber: Bite = (pen, x, y) => cucumberSlice(pen, x, y, 14)
const darkOlive: Bite = (pen, x, y) => olive(pen, x, y, 8)
const onion: Bite = (pen, x, y) => redOnion(pen, x, y, 14)
const prawn: Bite = (pen, x, y) => shrimp(pen, x, y, 0.85)
const rawSalmon: Bite = (pen, x, y) => fishCube(pen, x, y, 1.1)
const pepper: Bite = (pen, x, y) => pepperRing(pen, x, y, 14, '#e9a92c')
const halfEgg: Bite = (pen, x, y) => egg(pen, x, y, 0.86)
const fan: Bite = (pen, x, y) => avocado(pen, x, y, 4, undefined, 0.72)

const orange: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-15 -4Q0 12 15 -4Q0 -12 -15 -4Z', pen.slope('#f09a2c', 0.25), 2.4) +
      stroke('M-9 -4L-4 4M0 -6V6M9 -4L4 4', '#fde0a8', 1.3, fade(0.8)),
    pen.between(0, 360),
  )

/** A slice of rare roast beef rolled up. */
const roastBeef: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-22 -9Q-10 -17 6 -12Q24 -13 24 0Q22 13 4 11Q-16 15 -23 5Z', pen.slope('#c9665c', 0.22), 3) +
      stroke('M-22 -7Q-10 -15 6 -11Q23 -11 23 0', '#7a4030', 3) +
      stroke('M-14 2Q0 -6 14 1M-10 7Q2 2 12 6', '#eab0a4', 2.4, fade(0.8)),
    pen.between(0, 360),
  )

const crabStick: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-17 -7Q0 -11 17 -6Q19 1 16 7Q0 10 -17 7Q-19 0 -17 -7Z', pen.slope('#fff3e8', 0.1), 2.6) +
      path('M-17 -7Q0 -11 17 -6Q18 -3 18 0Q0 -5 -18 0Q-18 -4 -17 -7Z', '#dd4a2c') +
      stroke('M-12 4Q0 1 12 4', '#e9c9b4', 1.6),
    pen.between(0, 360),
  )

const shaving: Bite = (pen, x, y) =>
  place(x, y, solid('M-14 -4Q-2 -9 13 -5Q8 4 -12 5Z', pen.slope('#fbeec2', 0.2), 2), pen.between(0, 360))

const leafy =
  ({ greens, parts, finish }: Leafy): Draw =>
  (pen) =>
    (pen.chance(0.5) ? bowl(pen, 134, pen.slope('#e9e2cf', -0.1), glaze(pen)) : plate(pen, 136, glaze(pen))) +
    bed(pen, 88, greens) +
    heap(pen, 84, parts, 22) +
    sprinkle(pen, 0, 0, 90, 26, '#fff6df', 2.2) +
    (finish?.(pen) ?? herbs(pen, scatter(pen, 12, 88), 5) + leaf(pen, 4, -6, 1.1)) +
    (pen.chance(0.3) ? lemonWedge(pen, 88, 70, 1.1) : '')

const dressing = (pen: Pen, colour: string) =>
  stroke('M-70 -30q20 -26 44 -2t40 -10t44 18M-60 36q24 -20 46 2t52 -6', colour, 4.6, fade(0.8)) +
  herbs(pen, scatter(pen, 8, 84), 4.5)

/** Salads on a bed of leaves. */
export const SALADS = {
  greek: leafy({
    greens: GREENS,
    parts: [
      [cheeseCube, 7],
      [tomato, 6],
      [darkOlive, 6],
      [cucumber, 6],
      [onion, 5],
    ],
  }),
  shrimp: leafy({
    greens: GREENS,
    parts: [
      [prawn, 8],
      [tomato, 6],
      [cucumber, 6],
      [pepper, 5],
      [onion, 4],
    ],
  }),
  salmon: leafy({
    greens: GREENS,
    parts: [
      [rawSalmon, 9],
      [tomato, 6],
      [cucumber, 6],
      [darkOlive, 5],
      [onion, 4],
    ],
  }),
  beet: leafy({
    greens: ['#5a9e3f', '#4b8a3a', '#7ab64e'],
    parts: [
      [dice('#8f1f45', 1.25), 10],
      [orange, 7],
      [walnut, 9],
    ],
  }),
  quinoa: leafy({
    greens: ['#7ab64e', '#9ac963', '#5a9e3f'],
    parts: [
      [cucumber, 8],
      [fan, 5],
      [bean('#8fbf55'), 10],
    ],
    finish: (pen) =>
      sprinkle(pen, 0, 0, 84, 90, '#e9d3a0', 3.2) +
      sprinkle(pen, 0, 0, 84, 40, '#b98a52', 2.4) +
      lemonWedge(pen, 70, 60, 1),
  }),
  'roast-beef': leafy({
    greens: ['#4b8a3a', '#5a9e3f', '#7ab64e'],
    parts: [
      [roastBeef, 7],
      [tomato, 7],
      [shaving, 8],
    ],
    finish: (pen) => dressing(pen, '#d9a032'),
  }),
  crab: leafy({
    greens: ['#9ac963', '#a5cf6a', '#7ab64e'],
    parts: [
      [crabStick, 9],
      [fan, 4],
      [cucumber, 6],
      [halfEgg, 3],
    ],
    finish: (pen) => dressing(pen, '#fff6e0'),
  }),
} as const satisfies Record<string, Draw>

const fillet = (pen: Pen, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    solid('M-30 -10C-18 -17 20 -16 30 -8C34 0 30 10 20 12C0 16 -24 14 -31 6Z', pen.slope('#e7bb7c', 0.28), 3.6) +
      stroke('M-20 -12L-12 12M-4 -14L4 13M12 -13L20 11', '#8f521f', 3.4, fade(0.6)) +
      stroke('M-24 -9Q0 -15 24 -9', '#fff3cf', 2.4, fade(0.7)),
    turn,
  )

const caesar =
  (main: (pen: Pen) => string): Draw =>
  (pen) => {
    const ware = pen.chance(0.5)
      ? bowl(pen, 134, pen.slope('#e9e2cf', -0.1), glaze(pen, 'dark'))
      : plate(pen, 136, glaze(pen, 'dark'))
    const crumbs = heap(
      pen,
      82,
      [
        [(p, x, y) => crouton(p, x, y, 1.2), 8],
        [tomato, 3],
      ],
      27,
    )
    return (
      ware +
      bed(pen, 88, ['#a5cf6a', '#8cbf55', '#c3df8c', '#77ad48']) +
      crumbs +
      main(pen) +
      stroke('M-70 -30q20 -26 44 -2t40 -10t44 18M-60 36q24 -20 46 2t52 -6', '#fffaf0', 4.6, fade(0.8)) +
      each(scatter(pen, 11, 84, 20), ([x, y]) => shaving(pen, x, y)) +
      (pen.chance(0.6) ? egg(pen, 54, 50, 0.95) + egg(pen, 24, 68, 0.95) : '') +
      sprinkle(pen, 0, 0, 88, 24, '#3a2a1c', 2)
    )
  }

/** Caesar with croutons and parmesan. */
export const CAESARS = {
  chicken: caesar((pen) => times(5, (i) => fillet(pen, -46 + i * 22, -6 + (i % 2) * 12, 64 + i * 6))),
  shrimp: caesar((pen) => each(scatter(pen, 7, 70, 30), ([x, y]) => shrimp(pen, x, y, 1.05))),
} as const satisfies Record<string, Draw>
