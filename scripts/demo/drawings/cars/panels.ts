import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { circle, each, ellipse, fade, path, stroke } from '../shapes.ts'
import type { Model } from './model.ts'
import { type Spot, steps, type View } from './space.ts'

export type Finish = { pen: Pen; view: View; model: Model; colour: string; sky: string }

/** Enamel lit from above, with the ground's light in its lower part. */
const enamel = (pen: Pen, colour: string) =>
  pen.linear(
    [
      [0, mix(colour, '#ffffff', 0.5)],
      [0.1, mix(colour, '#ffffff', 0.2)],
      [0.36, colour],
      [0.56, mix(colour, '#0c1016', 0.2)],
      [0.6, mix(colour, '#0c1016', 0.02)],
      [0.8, mix(colour, '#0c1016', 0.26)],
      [1, mix(colour, '#0c1016', 0.55)],
    ],
    90,
  )

/** The side of the body below the windows, its wheel arches, doors and trim. */
export const sidePanel = ({ pen, view, model, colour }: Finish) => {
  const { plan, front, rear, shoulder, side } = model
  const { sill, wheel, axles, length } = plan
  const low = sill + 0.04
  const [first, last] = [front(1, 0.6), rear(1, 0.6)]
  const top = steps(first[0], last[0], 30).map((x) => side(x, shoulder(x)))
  const back = steps(shoulder(length), low, 8).map((y) => rear(1, y))
  const fore = steps(low, shoulder(0) + 0.02, 8).map((y) => front(1, y))
  const arch = (axle: number, reach: number) =>
    steps(0, Math.PI, 16).flatMap((turn): Spot[] => {
      const [x, y] = [axle + Math.cos(turn) * reach, wheel + Math.sin(turn) * reach]
      return y < low - 0.02 ? [] : [side(x, y)]
    })
  const [ahead, behind] = axles
  const reach = wheel * 1.17
  const outline = [...top, ...back, ...arch(behind, reach), ...arch(ahead, reach), ...fore]
  const bottom = [
    side(ahead + reach, low),
    side(ahead + reach, low + 0.1),
    side(behind - reach, low + 0.1),
    side(behind - reach, low),
  ]
  const wells = [ahead, behind].map((axle) =>
    path(
      view.shape([...arch(axle, reach * 1.02), ...arch(axle, reach * 1.02).map(([x, , z]): Spot => [x, low, z * 0.7])]),
      '#0d0f12',
    ),
  )
  const lips = [ahead, behind].map((axle) => view.line(arch(axle, reach)))
  const clad = plan.clad ? each(lips, (d) => stroke(d, '#2b2e31', view.metre(side(ahead, 0.4)) * 0.085)) : ''
  const crease = steps(first[0] + 0.3, last[0] - 0.1, 24).map((x) => side(x, shoulder(x) * 0.62 + 0.2))
  return (
    each(wells, (one) => one) +
    path(view.shape(outline), enamel(pen, colour)) +
    path(view.shape(bottom), plan.clad ? '#2b2e31' : mix(colour, '#0c1016', 0.62)) +
    stroke(view.line(top), '#ffffff', 1.6, fade(0.5)) +
    stroke(view.line(crease), '#ffffff', 1.2, fade(0.32)) +
    stroke(view.line(crease.map(([x, y]) => side(x, y - 0.03))), '#0c1016', 1.2, fade(0.22)) +
    each(lips, (d) => stroke(d, mix(colour, '#0c1016', 0.5), 1.2)) +
    clad +
    doors(view, model, colour)
  )
}

const doors = (view: View, { plan, shoulder, side }: Model, colour: string) => {
  const low = plan.sill + 0.12
  const dark = mix(colour, '#0c1016', 0.6)
  const [ahead, behind] = plan.axles
  const seams = plan.doors.map((x, i) => {
    const isLast = i === plan.doors.length - 1
    const top = shoulder(x)
    const bend = isLast && plan.doors.length > 2 && behind - x < plan.wheel * 2.2
    const spots = bend
      ? [
          side(x + 0.24, top),
          side(x + 0.2, top - 0.2),
          side(behind - plan.wheel * 1.25, plan.wheel * 2),
          side(behind - plan.wheel * 1.4, low),
        ]
      : [side(x, top), side(x - 0.02, top * 0.6), side(Math.max(x, ahead + plan.wheel * 1.3), low)]
    return stroke(view.line(spots), dark, 0.9, fade(0.75))
  })
  const handles = plan.doors.slice(1).map((x) => {
    const y = shoulder(x) - 0.13
    const spots = [side(x - 0.28, y), side(x - 0.12, y)]
    return (
      stroke(view.line(spots), mix(colour, '#0c1016', 0.45), 2.4) +
      stroke(view.line(spots), mix(colour, '#ffffff', 0.45), 1.2)
    )
  })
  const sills = stroke(
    view.line([side(ahead + plan.wheel * 1.3, low), side(behind - plan.wheel * 1.3, low)]),
    dark,
    0.9,
    fade(0.7),
  )
  return each(seams, (d) => d) + each(handles, (d) => d) + sills
}

/** The bonnet, and the boot's lid or the floor of an open bed. */
export const lids = ({ pen, view, model, colour }: Finish, isPickup: boolean) => {
  const { plan, front, rear, shoulder, side, foot, rearFoot } = model
  const both = (xs: readonly number[], drop = 0): Spot[] =>
    xs.flatMap((x) => [
      side(x, shoulder(x) - drop),
      side(x, shoulder(x) - drop, -1),
      [x, shoulder(x) + 0.035, 0] as const,
    ])
  const nose = steps(-1, 1, 10).map((s) => front(s, shoulder(0) + 0.02))
  const tail = steps(-1, 1, 10).map((s) => rear(s, shoulder(plan.length)))
  const bonnet = [...nose, ...both(steps(front(1, 0.7)[0], foot + 0.25, 10))]
  const deck = [...tail, ...both(steps(rearFoot - 0.1, rear(1, 0.8)[0], 6))]
  const bed = [...steps(rearFoot + 0.04, plan.length - 0.16, 4)].flatMap((x): Spot[] => [
    [x, shoulder(x), side(x, shoulder(x))[2] - 0.1],
    [x, shoulder(x), 0.1 - side(x, shoulder(x))[2]],
  ])
  const fill = pen.blend(90, mix(colour, '#ffffff', 0.28), mix(colour, '#ffffff', 0.55), mix(colour, '#ffffff', 0.12))
  const ridge = (share: number) =>
    view.line(
      steps(front(0, 0.7)[0] + 0.12, foot, 8).map(
        (x): Spot => [x, shoulder(x) + 0.03, side(x, shoulder(x))[2] * share],
      ),
    )
  return (
    path(view.around(deck), fill) +
    (isPickup ? path(view.around(bed), pen.blend(90, '#0e1114', '#2a2e33')) : '') +
    path(view.around(bonnet), fill) +
    stroke(`${ridge(0.55)}${ridge(-0.55)}`, mix(colour, '#0c1016', 0.3), 1, fade(0.5)) +
    stroke(view.line(nose), mix(colour, '#0c1016', 0.55), 1)
  )
}

/** Soft shadow under the body. */
export const underShadow = ({ pen, view, model }: Finish) => {
  const { length, half } = model.plan
  const flat = (grow: number): Spot[] =>
    steps(0, Math.PI * 2, 28).map((turn) => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return [
        length / 2 + Math.sign(cos) * Math.abs(cos) ** 0.5 * (length / 2 + grow),
        0,
        Math.sign(sin) * Math.abs(sin) ** 0.5 * (half + grow),
      ]
    })
  const [x, y] = view.at([length / 2, 0, 0])
  const wide = view.metre([length / 2, 0, 0]) * (length / 2)
  const soft = pen.radial([
    [0, '#0a0c10', 0.5],
    [0.7, '#0a0c10', 0.35],
    [1, '#0a0c10', 0],
  ])
  return (
    ellipse(x, y + 4, wide * 1.12, 17, soft) +
    path(view.shape(flat(-0.02)), '#0a0c10', fade(0.3)) +
    path(view.shape(flat(-0.16)), '#0a0c10', fade(0.6))
  )
}

const spin = (x: number, y: number, z: number, r: number, count = 26): Spot[] =>
  steps(0, Math.PI * 2, count).map((turn) => [x + Math.cos(turn) * r, y + Math.sin(turn) * r, z])

/** A wheel: tyre, rim and spokes, the rim's kind follows the pen. */
export const wheels = ({ pen, view, model }: Finish, rim: number) => {
  const { axles, wheel: r, half } = model.plan
  const count = [5, 10, 6, 7, 8][rim % 5] ?? 5
  const metal = pen.blend(60, '#f2f4f5', '#c2c7cb', '#878d93')
  const one = (x: number, near: number) => {
    const z = near * (model.wide(x, 0.4) - 0.03)
    const inner = near * (half - 0.26)
    const tyre = path(view.around([...spin(x, r, z, r), ...spin(x, r, inner, r)]), '#17181a')
    if (near < 0) return tyre
    const at = (turn: number, reach: number, depth = 0): Spot => [
      x + Math.cos(turn) * reach,
      r + Math.sin(turn) * reach,
      z - depth,
    ]
    const spokes = steps(0, count - 1, count - 1).map((i) => {
      const turn = (i / count) * Math.PI * 2 + 0.3
      const w = count > 7 ? 0.1 : 0.2
      return view.shape([
        at(turn - w * 1.4, r * 0.16),
        at(turn - w * 0.8, r * 0.6),
        at(turn + w * 0.8, r * 0.6),
        at(turn + w * 1.4, r * 0.16),
      ])
    })
    const [hx, hy] = view.at([x, r, z])
    const m = view.metre([x, r, z])
    return (
      tyre +
      path(view.shape(spin(x, r, z, r)), '#222427') +
      stroke(view.line(spin(x, r, z, r * 0.93)), '#3a3d41', 0.9) +
      path(view.shape(spin(x, r, z, r * 0.7)), metal) +
      path(view.shape(spin(x, r, z, r * 0.61)), '#26292d') +
      path(view.shape(spin(x, r, z, r * 0.36)), '#4a4e53') +
      path(
        each(spokes, (d) => d),
        metal,
      ) +
      stroke(
        each(spokes, (d) => d),
        '#6b7177',
        0.5,
      ) +
      circle(hx, hy, m * r * 0.15, '#dfe3e6') +
      circle(hx, hy, m * r * 0.08, '#7b8187') +
      stroke(view.line(spin(x, r, z, r * 0.98).slice(4, 12)), '#ffffff', 1, fade(0.18))
    )
  }
  return { far: each(axles, (x) => one(x, -1)), near: each(axles, (x) => one(x, 1)) }
}
