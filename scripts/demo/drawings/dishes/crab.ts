import { tint } from '../colour.ts'
import { lemonSlice, lemonWedge } from '../fruit.ts'
import { herbs, sprig } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
import {
  dots,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  scatter,
  shift,
  solid,
  strands,
  stroke,
} from '../shapes.ts'
import { dip } from '../vessels.ts'
import { board, glaze, plate, slate } from '../ware.ts'
import { iceBed } from './ice.ts'

const joint = (pen: Pen, from: Point, to: Point, wide: number, narrow: number, colour: string) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const d = `M0 ${-wide}L${round(length)} ${-narrow}Q${round(length + narrow)} 0 ${round(length)} ${narrow}L0 ${wide}Q${-wide} 0 0 ${-wide}Z`
  const spikes = [0.25, 0.5, 0.75]
    .map((k) => `M${round(length * k)} ${round(-wide + (wide - narrow) * k)}l3 -5l3 5Z`)
    .join('')
  const inner =
    path(spikes, tint(colour, -0.2)) +
    path(d, pen.blend(90, tint(colour, 0.42), colour, tint(colour, -0.35))) +
    stroke(`M4 ${round(-wide * 0.4)}H${round(length - 4)}`, '#fff', 1.6, fade(0.4))
  return place(
    from[0],
    from[1],
    path(d, '#1d0d05', `transform="translate(2 4)" ${fade(0.25)}`) + inner,
    (Math.atan2(dy, dx) * 180) / Math.PI,
  )
}

const crabLeg = (pen: Pen, i: number, side: number, colour: string) => {
  const hip: Point = [side * 40, -16 + i * 17]
  const knee: Point = [side * (96 + (i === 1 ? 6 : 0)), -66 + i * 38 + pen.between(-5, 5)]
  const foot: Point = [side * (134 - i * 4), -22 + i * 42 + pen.between(-5, 5)]
  return joint(pen, knee, foot, 6, 2, colour) + joint(pen, hip, knee, 8, 6.5, colour)
}

const claw = (pen: Pen, side: number, colour: string) => {
  const elbow: Point = [side * 66, -76]
  const d = 'M0 -13C22 -24 46 -16 54 -2C44 -6 34 -4 28 0C36 2 46 4 50 8C42 20 16 20 0 12C-6 4 -6 -6 0 -13Z'
  return (
    joint(pen, [side * 30, -30], elbow, 8, 9, colour) +
    place(
      elbow[0],
      elbow[1],
      solid(d, pen.lit(tint(colour, -0.05), 0.36), 4) +
        stroke('M4 -9C20 -17 38 -13 48 -6', '#fff', 3, fade(0.45)) +
        dots(pairs(8, 2, 16, -4, 18, 8), 3, tint(colour, 0.5)),
      side > 0 ? -62 : -118,
    )
  )
}

const onTable = (pen: Pen) =>
  pen.pick([
    () => plate(pen, 138, glaze(pen)),
    () => slate(pen, 316, 240) + iceBed(pen, 144, 104),
    () => board(pen, 318, 244),
    () => plate(pen, 138, glaze(pen, 'dark')) + iceBed(pen, 104, 104),
  ])()

const SHELL = 'M-50 2C-56 -34 -26 -50 0 -44C26 -50 56 -34 50 2C48 34 24 46 0 46C-24 46 -48 34 -50 2Z'

/** A crab whole, with bumps on its shell or with bristles. */
const whole =
  (colour: string, bristly: boolean): Draw =>
  (pen) => {
    const legs = [2, 1, 0].map((i) => crabLeg(pen, i, -1, colour) + crabLeg(pen, i, 1, colour)).join('')
    const bumps = scatter(pen, bristly ? 60 : 26, 40, bristly ? 5 : 9).map(([x, y]): Point => [x, y * 0.9])
    const skin = bristly
      ? strands(pen, bumps, 7, tint(colour, 0.5), 1.8, fade(0.8))
      : dots(bumps, 6, tint(colour, -0.22)) + dots(shift(bumps, -1, -1.2), 3.4, tint(colour, 0.5))
    const body =
      solid(SHELL, pen.lit(colour, 0.4), 6, 0.36) +
      skin +
      stroke('M-38 -18Q-24 -38 0 -35', '#fff', 4, fade(0.45)) +
      dots(pairs(-11, -47, 11, -47), 7, '#1d1512') +
      dots(pairs(-12, -48.5, 10, -48.5), 2, '#fff')
    const inner = legs + claw(pen, -1, colour) + claw(pen, 1, colour) + body
    return (
      onTable(pen) +
      place(0, 10, inner, pen.between(-12, 12), bristly ? 0.84 : 0.96) +
      lemonSlice(pen, 96, 96, 22) +
      lemonWedge(pen, -100, 96, 1.1, 20) +
      sprig(pen, -76, 104, 1, -10) +
      dip(pen, 0, 104, 20, '#f2cf6a')
    )
  }

/** Legs with the first joint cut open, the white meat showing. */
const legs: Draw = (pen) => {
  const colour = '#dd4a24'
  const one = (i: number) => {
    const y = -74 + i * 33
    const [cut, knee, tip]: readonly [Point, Point, Point] = [
      [-120, y + 14],
      [4, y - 10],
      [128, y + 16],
    ]
    return (
      joint(pen, knee, tip, 9, 3.4, colour) +
      joint(pen, cut, knee, 14, 11, colour) +
      place(
        cut[0],
        cut[1],
        ellipse(-6, 0, 9, 14, '#8f2410') +
          ellipse(-7, 0, 7, 11.5, pen.lit('#fff6ee', 0.2)) +
          stroke('M-9 -6q4 6 0 12', '#f0a890', 2),
        -11,
      ) +
      stroke(`M${cut[0] + 14} ${y + 8}L${knee[0] - 20} ${y - 12}`, '#fff', 4, fade(0.4))
    )
  }
  return (
    pen.pick([() => slate(pen, 322, 240), () => board(pen, 322, 244), () => plate(pen, 142, glaze(pen))])() +
    one(0) +
    one(1) +
    one(2) +
    one(3) +
    dip(pen, -92, 84, 27, '#f2cf6a') +
    lemonWedge(pen, 92, 86, 1.2) +
    lemonSlice(pen, 46, 88, 20) +
    herbs(pen, scatter(pen, 14, 100), 5.5)
  )
}

/** King crab whole and in joints, and the small bristly one. */
export const CRABS = {
  king: whole('#dd4a24', false),
  hairy: whole('#c4632c', true),
  legs,
} as const satisfies Record<string, Draw>
