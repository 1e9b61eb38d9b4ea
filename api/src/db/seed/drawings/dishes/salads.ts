import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { cheeseCube, crouton, egg, meat } from '../proteins.ts'
import { fishCube, shrimp } from '../sea-parts.ts'
import { each, fade, type Point, place, polar, scatter, smooth, solid, stroke, times } from '../shapes.ts'
import { cherryTomato, cucumberSlice, olive, pepperRing, redOnion } from '../vegetables.ts'
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

const SALADS = [
  [
    cheeseCube,
    (p: Pen, x: number, y: number) => olive(p, x, y, 8),
    (p: Pen, x: number, y: number) => cucumberSlice(p, x, y, 14),
  ],
  [
    (p: Pen, x: number, y: number) => shrimp(p, x, y, 0.85),
    (p: Pen, x: number, y: number) => cucumberSlice(p, x, y, 14),
    (p: Pen, x: number, y: number) => pepperRing(p, x, y, 14, '#e9a92c'),
  ],
  [
    cheeseCube,
    (p: Pen, x: number, y: number) =>
      place(x, y, solid('M-11 -9L9 -11L13 8L-9 11Z', p.slope('#8f1f45', 0.35), 3), p.between(0, 90)),
    (p: Pen, x: number, y: number) => meat(p, x, y, 8, '#b98752'),
  ],
  [
    (p: Pen, x: number, y: number) => fishCube(p, x, y, 1.1),
    (p: Pen, x: number, y: number) => cucumberSlice(p, x, y, 14),
    (p: Pen, x: number, y: number) => olive(p, x, y, 8),
  ],
] as const

/** Mixed vegetable salad: Greek, with shrimp or with beetroot. */
export const salad = (pen: Pen) => {
  const greens = ['#5a9e3f', '#7ab64e', '#9ac963', '#4b8a3a'] as const
  const base = pen.chance(0.5) ? bowl(pen, 134, pen.slope('#e9e2cf', -0.1), glaze(pen)) : plate(pen, 136, glaze(pen))
  const spots = pen.shuffle(scatter(pen, 30, 84, 22))
  const [first, second, third] = pen.next(SALADS)
  const parts = each(spots, ([x, y], i) => {
    if (i < 7) return first(pen, x, y)
    if (i < 13) return cherryTomato(pen, x, y, pen.between(10, 13))
    if (i < 19) return second(pen, x, y)
    if (i < 25) return third(pen, x, y)
    return redOnion(pen, x, y, 14)
  })
  return (
    base +
    bed(pen, 88, greens) +
    parts +
    sprinkle(pen, 0, 0, 90, 26, '#fff6df', 2.2) +
    herbs(pen, scatter(pen, 12, 88), 5) +
    leaf(pen, 4, -6, 1.1) +
    (pen.chance(0.4) ? lemonWedge(pen, 88, 70, 1.1) : '')
  )
}

const fillet = (pen: Pen, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    solid('M-30 -10C-18 -17 20 -16 30 -8C34 0 30 10 20 12C0 16 -24 14 -31 6Z', pen.slope('#e7bb7c', 0.28), 3.6) +
      stroke('M-20 -12L-12 12M-4 -14L4 13M12 -13L20 11', '#8f521f', 3.4, fade(0.6)) +
      stroke('M-24 -9Q0 -15 24 -9', '#fff3cf', 2.4, fade(0.7)),
    turn,
  )

/** Caesar with chicken or shrimp, croutons and parmesan. */
export const caesar = (pen: Pen) => {
  const chicken = pen.chance(0.6)
  const romaine = ['#a5cf6a', '#8cbf55', '#c3df8c', '#77ad48'] as const
  const ware = pen.chance(0.5)
    ? bowl(pen, 134, pen.slope('#e9e2cf', -0.1), glaze(pen, 'dark'))
    : plate(pen, 136, glaze(pen, 'dark'))
  const spots = pen.shuffle(scatter(pen, 20, 82, 27))
  const main = chicken
    ? times(5, (i) => fillet(pen, -46 + i * 22, -6 + (i % 2) * 12, 64 + i * 6))
    : each(spots.slice(0, 7), ([x, y]) => shrimp(pen, x, y, 1.05))
  const parmesan = each(scatter(pen, 11, 84, 20), ([x, y]) =>
    place(x, y, solid('M-14 -4Q-2 -9 13 -5Q8 4 -12 5Z', pen.slope('#fbeec2', 0.2), 2), pen.between(0, 360)),
  )
  const dressing = stroke('M-70 -30q20 -26 44 -2t40 -10t44 18M-60 36q24 -20 46 2t52 -6', '#fffaf0', 4.6, fade(0.8))
  return (
    ware +
    bed(pen, 88, romaine) +
    each(spots.slice(7, 15), ([x, y]) => crouton(pen, x, y, 1.2)) +
    main +
    each(spots.slice(15, 18), ([x, y]) => cherryTomato(pen, x, y, 11)) +
    dressing +
    parmesan +
    (pen.chance(0.6) ? egg(pen, 54, 50, 0.95) + egg(pen, 24, 68, 0.95) : '') +
    sprinkle(pen, 0, 0, 88, 24, '#3a2a1c', 2)
  )
}
