import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { meat } from '../proteins.ts'
import { each, ellipse, fade, type Point, pairs, path, place, scatter, shift, solid, stroke, times } from '../shapes.ts'
import { cherryTomato, cucumberSlice, redOnion } from '../vegetables.ts'
import { dip, paper, skillet } from '../vessels.ts'
import { board, plate, slate } from '../ware.ts'

const filled = (pen: Pen, points: readonly Point[]) =>
  each(points, ([x, y], i) => {
    if (i % 4 === 0) return meat(pen, x, y, 13, '#9a5528')
    if (i % 4 === 1) return cherryTomato(pen, x, y, 9, '#d8382a')
    if (i % 4 === 2) return leaf(pen, x, y, 1, undefined, '#7fb84a')
    return meat(pen, x, y, 12, '#b9783a')
  })

const TUBE = 'M-46 108L-50 -62Q-48 -88 0 -88Q48 -88 50 -62L46 108Q44 124 0 124Q-44 124 -46 108Z'
const BITE = pairs(-28, -74, 0, -84, 26, -76, -12, -66, 14, -67, 36, -70, -36, -68, 2, -74, -20, -86, 24, -90)

const sleeve = (pen: Pen, wrap: string) =>
  path('M-54 34L-30 20L0 34L28 18L54 36L50 122Q0 138 -50 122Z', pen.blend(0, tint(wrap, 0.5), wrap, tint(wrap, -0.3))) +
  stroke('M-34 40L-26 112M6 42L10 122M34 38L30 114', tint(wrap, -0.35), 1.6, fade(0.5)) +
  stroke('M-54 34L-30 20L0 34L28 18L54 36', '#fff', 2, fade(0.8))

const roll = (pen: Pen, bread: string, wrap: string) => {
  const scorches = Array.from({ length: 12 }, (): Point => [pen.between(-34, 34), pen.between(-60, 24)])
  const grill = times(4, (i) => `M-40 ${-44 + i * 22}L40 ${-58 + i * 22}`)
  return (
    path(TUBE, '#1d0d05', `transform="translate(8 9)" ${fade(0.3)}`) +
    path(TUBE, pen.blend(0, tint(bread, 0.4), bread, tint(bread, -0.4))) +
    each(scorches, ([x, y]) => ellipse(x, y, pen.between(4, 10), pen.between(2, 4), '#9c5a22', fade(0.4))) +
    stroke(grill, '#8a4a1a', 4, fade(0.5)) +
    ellipse(0, -74, 50, 26, tint(bread, -0.25)) +
    ellipse(0, -75, 45, 22, '#5a3015') +
    filled(pen, BITE) +
    sprinkle(pen, 0, -78, 26, 14, '#fff8e6', 3.4) +
    sleeve(pen, wrap)
  )
}

/** Rolled flatbread cut open, in paper, on a board. */
export const shawarma = (pen: Pen) => {
  const bread = pen.pick(['#ecc88e', '#e6bb78', '#f2d6a4'])
  const wrap = pen.pick(['#fbf6ec', '#d8b684', '#c9d4d6'])
  const lean = pen.pick([28, -26, 40])
  const away = lean > 0 ? 1 : -1
  const pair = pen.chance(0.6)
  const base = pen.pick([() => board(pen, 300, 232), () => slate(pen, 300, 226), () => paper(pen, 292, 240)])()
  const aside =
    dip(pen, -100 * away, -62, 27, pen.pick(['#f4ead2', '#c52f1d', '#a5bb5a'])) +
    cucumberSlice(pen, 104 * away, 76, 14) +
    redOnion(pen, 84 * away, 88, 14)
  const one = () => roll(pen, bread, wrap)
  const rolled = pair
    ? place(-46, 8, one(), lean, 0.86) + place(48, 2, one(), lean, 0.86)
    : place(0, -4, one(), lean + 14 * away, 1.06)
  return base + aside + rolled + herbs(pen, scatter(pen, 10, 110), 5)
}

const drumstick = (pen: Pen, x: number, y: number, turn: number, glaze: string) => {
  const inner =
    solid('M24 -5L52 -8Q60 -12 62 -4Q68 0 61 5Q58 12 51 8L24 6Z', pen.slope('#f6e6c8', 0.2), 3) +
    solid(
      'M-40 0C-42 -26 -14 -31 6 -21C20 -14 28 -8 32 -5V6C26 10 20 16 6 22C-14 30 -38 24 -40 0Z',
      pen.lit(glaze, 0.45),
      4,
    ) +
    stroke('M-30 -8C-24 -20 -8 -22 6 -15', '#fff', 5, fade(0.5)) +
    stroke('M-22 12Q-6 20 10 12', tint(glaze, -0.5), 3, fade(0.4))
  return place(x, y, inner, turn)
}

/** Pile of glazed chicken wings with a dip. */
export const wings = (pen: Pen) => {
  const glaze = pen.pick(['#b5491c', '#c96a22', '#94351a', '#d08a2e'])
  const base = pen.pick([
    () => plate(pen, 132),
    () => board(pen, 290, 236),
    () => skillet(pen, 128),
    () => paper(pen, 284, 240),
  ])()
  const spots: Point[] = pairs(-58, -44, 36, -62, -66, 24, 62, 6, -14, -6, 14, 52, -40, 68)
  const celery = each([0, 1, 2], (i) =>
    place(
      88 - i * 12,
      66 + i * 9,
      solid('M-34 -5H34V5H-34Z', pen.slope('#a9cf74', 0.3), 2.4) + stroke('M-32 -1H32', '#dff0b8', 1.8),
      -40 + i * 6,
    ),
  )
  return (
    base +
    celery +
    each(spots, ([x, y]) => drumstick(pen, x, y, pen.between(-60, 60) + (x > 0 ? 0 : 180), glaze)) +
    dip(pen, 82, -58, 29, pen.pick(['#f4ead2', '#dfe7df', '#c52f1d'])) +
    sprinkle(pen, -4, 4, 84, 40, '#fdf1cf', 2.8) +
    herbs(pen, shift(scatter(pen, 14, 88), -4, 4), 5) +
    (pen.chance(0.4) ? lemonWedge(pen, -98, -72, 1) : '')
  )
}
