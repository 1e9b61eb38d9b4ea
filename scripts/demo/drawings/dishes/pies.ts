import { type Bite, dice, heap, lump, strip } from '../bites.ts'
import { tint } from '../colour.ts'
import { berry, strawberry } from '../fruit.ts'
import { herbs, leaf, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
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
  rect,
  ring,
  scatter,
  shadow,
  smooth,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { dip, paper } from '../vessels.ts'
import { board, plate, roundBoard } from '../ware.ts'

const lattice = (pen: Pen, colour: string) => {
  const strip = (turn: number) =>
    each([-66, -33, 0, 33, 66], (y) => {
      const half = Math.sqrt(100 ** 2 - y ** 2)
      return place(
        0,
        0,
        stroke(`M${round(-half)} ${y}H${round(half)}`, '#4a1c08', 13, `transform="translate(1 3)" ${fade(0.35)}`) +
          stroke(`M${round(-half)} ${y}H${round(half)}`, tint(colour, -0.12), 13) +
          stroke(`M${round(-half)} ${y - 2}H${round(half)}`, tint(colour, 0.3), 6),
        turn,
      )
    })
  const turn = pen.between(0, 40)
  return strip(turn) + strip(turn + 90)
}

/** Open pie with a lattice or with berries on top. */
const berryPie: Draw = (pen) => {
  const crust = pen.pick(['#d8994a', '#cb873a', '#e0aa5e'])
  const [fill, fruit] = pen.pick([
    ['#9c1530', '#c2203c'],
    ['#3d3570', '#5a559c'],
    ['#c98a2a', '#edb64a'],
  ] as const)
  const edge = Array.from({ length: 56 }, (_, i) => polar(i % 2 ? 117 : 109, (i / 56) * Math.PI * 2))
  const filling = each(scatter(pen, 46, 94, 13), ([x, y]) =>
    berry(pen, x, y, 8.6, pen.pick([fruit, tint(fruit, 0.16), tint(fruit, -0.2)])),
  )
  const leaves = times(10, (i) => leaf(pen, ...polar(58, i * 0.628), 1.5, i * 36 + 90, crust))
  const open = pen.chance(0.4)
  const base = pen.pick([() => roundBoard(pen, 132), () => plate(pen, 136), () => board(pen, 284, 256)])()
  const sugar = pen.chance(0.5) ? sprinkle(pen, 0, 0, 110, 70, '#fff', 2) : ''
  return (
    base +
    solid(
      smooth(edge),
      pen.radial([
        [0.7, tint(crust, -0.3)],
        [0.86, tint(crust, 0.3)],
        [1, tint(crust, -0.28)],
      ]),
      7,
      0.36,
    ) +
    circle(0, 0, 101, tint(fill, -0.3)) +
    circle(0, 0, 99, pen.lit(fill, 0.2)) +
    filling +
    (open ? leaves : lattice(pen, crust)) +
    ring(0, 0, 104, tint(crust, 0.35), 5, fade(0.75)) +
    sugar +
    (pen.chance(0.5) ? sprig(pen, 4, 4, 1.2) + strawberry(pen, 0, -6, 1.1) : '')
  )
}

/** A closed pie with a pattern of dough on its lid, a slice taken out of it. */
const closed =
  (filling: string, bits: readonly Bite[], oval: boolean): Draw =>
  (pen) => {
    const crust = pen.pick(['#cf8c3c', '#c47f32', '#d99a4c'])
    const [rx, ry] = oval ? [134, 92] : [114, 112]
    const edge = Array.from({ length: 48 }, (_, i): Point => {
      const [x, y] = polar(i % 2 ? 1.03 : 0.97, (i / 48) * Math.PI * 2)
      return [x * rx, y * ry]
    })
    const cutout = `M6 4L${round(rx * 1.02)} ${round(ry * 0.12)}Q${round(rx)} ${round(ry * 0.6)} ${round(rx * 0.62)} ${round(ry * 0.84)}Z`
    return (
      pen.pick([() => board(pen, 318, 250), () => plate(pen, 142)])() +
      solid(smooth(edge), pen.lit(crust, 0.4), 8, 0.38) +
      ellipse(0, 0, rx * 0.88, ry * 0.86, 'none', `stroke="${tint(crust, -0.35)}" stroke-width="3" ${fade(0.5)}`) +
      times(9, (i) => {
        const x = -rx * 0.66 + i * rx * 0.13
        const half = ry * 0.2 * Math.sin(((i + 1) / 10) * Math.PI)
        return stroke(
          `M${round(x)} 0q${round(rx * 0.06)} ${round(-half)} ${round(rx * 0.12)} ${round(-half * 1.5)}M${round(x)} 0q${round(rx * 0.06)} ${round(half)} ${round(rx * 0.12)} ${round(half * 1.5)}`,
          tint(crust, -0.42),
          3,
          fade(0.6),
        )
      }) +
      stroke(`M${round(-rx * 0.72)} 0H${round(rx * 0.5)}`, tint(crust, -0.42), 3, fade(0.6)) +
      each(scatter(pen, 9, 1, 0.3), ([x, y]) => ellipse(x * rx * 0.7, y * ry * 0.7, 3.4, 2.4, '#5b3012', fade(0.6))) +
      path(cutout, tint(filling, -0.35)) +
      path(cutout, pen.slope(filling, 0.2), 'transform="scale(.97)"') +
      place(
        rx * 0.5,
        ry * 0.36,
        heap(
          pen,
          30,
          bits.map((bite) => [bite, Math.ceil(12 / bits.length)] as const),
          10,
        ),
      ) +
      stroke(`M${-rx * 0.74} ${-ry * 0.4}Q${-rx * 0.4} ${-ry * 0.82} ${rx * 0.1} ${-ry * 0.84}`, '#fff', 5, fade(0.4)) +
      herbs(pen, scatter(pen, 8, 120, 0, 100), 5)
    )
  }

/** Big pies: open with berries, closed with fish or meat. */
export const PIES = {
  berry: berryPie,
  fish: closed('#f0b08c', [lump('#ee9a72', 12), dice('#fbf6ea', 0.7), strip('#6bb04a', 0.7)], true),
  meat: closed('#9a5a34', [lump('#7c4428', 12), dice('#f0d080', 1)], false),
} as const satisfies Record<string, Draw>

/** A small oval pie of yeast dough; `inside` shows where it is bitten. */
const pirozhok = (pen: Pen, x: number, y: number, turn: number, inside: string | null) =>
  place(
    x,
    y,
    solid('M-62 4C-60 -34 -20 -42 0 -42S60 -34 62 4C56 32 22 38 0 38S-56 32 -62 4Z', pen.lit('#cf8f40', 0.42), 6) +
      stroke('M-40 -6Q0 -20 40 -6', '#8a5420', 3, fade(0.45)) +
      times(7, (i) => stroke(`M${-34 + i * 11} ${-12 + Math.abs(i - 3) * 2}l4 9`, '#8a5420', 2.4, fade(0.45))) +
      (inside
        ? path('M28 -36Q62 -28 62 4Q58 26 34 34Q22 26 30 16Q18 8 26 -4Q16 -16 28 -36Z', '#f6e0b0') +
          path('M34 -26Q52 -18 52 2Q50 18 36 24Q30 16 36 8Q26 -2 34 -10Z', inside)
        : '') +
      stroke('M-46 -16Q-26 -34 6 -35', '#fff', 5, fade(0.5)),
    turn,
  )

const three =
  (inside: string): Draw =>
  (pen) =>
    pen.pick([() => board(pen, 312, 240), () => plate(pen, 140), () => paper(pen, 300, 240)])() +
    pirozhok(pen, -56, -44, -16, null) +
    pirozhok(pen, 58, -20, 14, null) +
    pirozhok(pen, -14, 52, -6, inside)

/** Small baked pies by their filling, and six of them in a box. */
export const PIROZHKI = {
  cabbage: three('#cfd08a'),
  salmon: three('#ee9a72'),
  berry: three('#a3162f'),
  box: (pen) =>
    shadow(pen, 8, 12, 176, 124, 0.44) +
    rect(-164, -112, 328, 224, 8, pen.slope('#d8b684', 0.18)) +
    rect(-152, -100, 304, 200, 4, tint('#d8b684', 0.45)) +
    each(pairs(-98, -50, 0, -54, 98, -50, -98, 46, 0, 42, 98, 46), ([x, y]) =>
      place(x, y, pirozhok(pen, 0, 0, pen.between(-12, 12), null), 0, 0.78),
    ),
} as const satisfies Record<string, Draw>

/** A baked pocket: the three-cornered samsa and the fried half-moon. */
export const POCKETS = {
  samsa: (pen) => {
    const one = (x: number, y: number, turn: number) =>
      place(
        x,
        y,
        solid('M0 -64Q14 -60 66 36Q64 52 48 52H-48Q-64 52 -66 36Q-14 -60 0 -64Z', pen.lit('#cf8c3c', 0.42), 7) +
          stroke('M0 -46L-40 40M0 -46L40 40M0 -46V46M-30 14Q0 2 30 14', '#8a5420', 3, fade(0.4)) +
          dots(
            scatter(pen, 26, 1, 0.1).map(([a, b]): Point => [a * 30, b * 26 + 16]),
            3.6,
            '#fbf0d2',
          ) +
          stroke('M-10 -46L-46 22', '#fff', 4, fade(0.4)),
        turn,
      )
    return (
      board(pen, 312, 244) +
      place(-74, -28, one(0, 0, -8), 0, 0.8) +
      place(66, -34, one(0, 0, 10), 0, 0.8) +
      place(-8, 58, one(0, 0, 2), 0, 0.8) +
      dip(pen, 112, 84, 25, '#b02a1a') +
      herbs(pen, scatter(pen, 10, 112), 5.5)
    )
  },
  cheburek: (pen) => {
    const one = (x: number, y: number, turn: number) =>
      place(
        x,
        y,
        solid('M-112 34C-104 -60 104 -60 112 34Q0 58 -112 34Z', pen.lit('#d99a42', 0.4), 7) +
          times(15, (i) => circle(-104 + i * 15, 38 + Math.sin((i / 14) * 3.14) * 9, 8, pen.lit('#c88632', 0.4))) +
          each(scatter(pen, 14, 1, 0.22), ([a, b]) =>
            ellipse(a * 78, b * 24 - 4, pen.between(8, 15), pen.between(5, 9), '#f3cf86', fade(0.6)),
          ) +
          stroke('M-84 4C-60 -34 -10 -40 30 -36', '#fff', 5, fade(0.45)),
        turn,
      )
    return (
      pen.pick([() => paper(pen, 310, 244), () => board(pen, 318, 244)])() +
      one(-6, -40, -6) +
      one(4, 44, 4) +
      herbs(pen, scatter(pen, 9, 112), 5.5)
    )
  },
} as const satisfies Record<string, Draw>
