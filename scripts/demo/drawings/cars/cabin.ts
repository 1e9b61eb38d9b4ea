import { mix } from '../colour.ts'
import { each, fade, path, stroke } from '../shapes.ts'
import type { BodyPlan } from './bodies.ts'
import type { Finish } from './panels.ts'
import { type Spot, steps, type View } from './space.ts'

const INSIDE = '#14191e'

/** The cabin: roof, windscreen or rear window, side glass with pillars, mirrors. */
export const cabin = (finish: Finish, isRear: boolean) => {
  const { pen, view, model, colour } = finish
  const { plan, roof, foot, rearFoot } = model
  const xs = steps(foot, rearFoot, 26)
  const nearSide = [
    ...xs.map((x) => model.cabin(x, roof(x))),
    ...steps(rearFoot, foot, 14).map((x) => model.cabin(x, model.shoulder(x) - 0.01)),
  ]
  const roofTop = roofSpan(plan)
  const roofSpots = steps(roofTop[0], roofTop[1], 12).flatMap((x): Spot[] => [
    model.cabin(x, roof(x)),
    model.cabin(x, roof(x), -1),
    [x, roof(x) + 0.04, 0],
  ])
  const shell = pen.linear(
    [
      [0, mix(colour, '#ffffff', 0.35)],
      [1, mix(colour, '#0c1016', 0.12)],
    ],
    90,
  )
  return (
    path(view.around([...nearSide, ...nearSide.map(([x, y, z]): Spot => [x, y, -z])]), mix(colour, '#0c1016', 0.35)) +
    path(view.around(roofSpots), pen.blend(0, mix(colour, '#ffffff', 0.5), mix(colour, '#ffffff', 0.24))) +
    (isRear ? endGlass(finish, 'rear', roofTop[1]) : endGlass(finish, 'front', roofTop[0])) +
    path(view.shape(nearSide), shell) +
    stroke(view.line(xs.map((x) => model.cabin(x, roof(x)))), '#ffffff', 1.2, fade(0.4)) +
    sideGlass(finish) +
    (plan.rails ? rails(finish, roofTop) : '')
  )
}

/** The length of the roof between the windscreen's upper edge and the rear window's. */
const roofSpan = ({ roof, height }: BodyPlan): readonly [number, number] => {
  const level = roof.filter(([, y]) => y >= height * 0.88).map(([x]) => x)
  return [Math.min(...level), Math.max(...level)]
}

const glassFill = (finish: Finish) =>
  finish.pen.linear(
    [
      [0, mix(finish.sky, '#1b262e', 0.35)],
      [0.45, '#33444f'],
      [1, INSIDE],
    ],
    82,
  )

const endGlass = (finish: Finish, which: 'front' | 'rear', top: number) => {
  const { view, model, colour } = finish
  const isFront = which === 'front'
  const base = isFront ? model.foot : model.rearFoot
  const way = isFront ? 1 : -1
  const edge = top + way * 0.02
  const low = model.across(base + way * 0.03, model.shoulder(base) + 0.02, way * 0.12)
  const high = model.across(edge, model.roof(edge) - 0.02, way * 0.07)
  const inset = (spots: readonly Spot[], share: number) => spots.map(([x, y, z]): Spot => [x, y, z * share])
  const outline = [...low, ...high.toReversed()]
  const pane = [...inset(low, 0.93), ...inset(high, 0.9).toReversed()]
  const [a, b, c, d] = [low[6], low[8], high[8], high[6]]
  const streak = a && b && c && d ? path(view.shape([a, b, c, d]), '#ffffff', fade(0.16)) : ''
  return (
    path(view.shape(outline), mix(colour, '#0c1016', 0.18)) +
    path(view.shape(pane), glassFill(finish)) +
    (isFront ? seats(view, low, high) : '') +
    streak +
    stroke(view.line(inset(low, 0.93)), '#0b0d0f', 2) +
    stroke(view.shape(pane), '#0b0d0f', 0.8)
  )
}

/** Heads of the seats behind the windscreen. */
const seats = (view: View, low: readonly Spot[], high: readonly Spot[]) => {
  const between = (i: number, share: number): Spot => {
    const [a, b] = [low[i] ?? [0, 0, 0], high[i] ?? [0, 0, 0]]
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
  }
  const head = (i: number) =>
    view.shape([between(i, 0.02), between(i, 0.42), between(i + 1, 0.55), between(i + 2, 0.42), between(i + 2, 0.02)])
  return path(head(1) + head(7), '#0a0d10', fade(0.55))
}

const sideGlass = (finish: Finish) => {
  const { view, model } = finish
  const { plan, roof, shoulder } = model
  const [from, footEnd, topEnd] = plan.glass
  const low = (x: number) => shoulder(x) + 0.035
  const high = (x: number) => Math.max(low(x), roof(x) - 0.085)
  const bottom = steps(footEnd, from, 14).map((x) => model.cabin(x, low(x)))
  const top = steps(from, topEnd, 20).map((x) => model.cabin(x, high(x)))
  const pane = [...top, ...bottom]
  const pillars = plan.pillars.map((x) =>
    view.shape([
      model.cabin(x - 0.035, low(x) - 0.01),
      model.cabin(x - 0.02, high(x) + 0.01),
      model.cabin(x + 0.045, high(x) + 0.01),
      model.cabin(x + 0.04, low(x) - 0.01),
    ]),
  )
  const glint = (x: number, w: number) =>
    path(
      view.shape([
        model.cabin(x, low(x)),
        model.cabin(x + 0.24, high(x + 0.24)),
        model.cabin(x + 0.24 + w, high(x + 0.24 + w)),
        model.cabin(x + w, low(x + w)),
      ]),
      '#ffffff',
      fade(0.17),
    )
  const middle = (from + footEnd) / 2
  return (
    path(view.shape(pane), glassFill(finish)) +
    glint(middle - 0.55, 0.22) +
    glint(middle + 0.42, 0.12) +
    path(
      each(pillars, (d) => d),
      '#101214',
    ) +
    stroke(view.shape(pane), '#0b0d0f', 1.3) +
    stroke(
      view.line(bottom.map(([x, y, z]): Spot => [x, y - 0.025, z])),
      finish.pen.chance(0.6) ? '#d9dee2' : '#0b0d0f',
      1.3,
    )
  )
}

const rails = ({ view, model }: Finish, [from, to]: readonly [number, number]) => {
  const spots = steps(from + 0.2, to - 0.1, 10).map((x): Spot => {
    const [, , z] = model.cabin(x, model.roof(x))
    return [x, model.roof(x) + 0.06, z - 0.04]
  })
  return stroke(view.line(spots), '#1b1e21', 3) + stroke(view.line(spots), '#aab0b5', 1.4)
}

/** The near mirror, which stands before the side glass. */
export const mirror = ({ view, model, colour }: Finish) => {
  const x = model.plan.glass[0] + 0.12
  const y = model.shoulder(x) + 0.06
  const [, , z] = model.cabin(x, y)
  const box = [0, 0.16].flatMap((dx) =>
    [0, 0.15].flatMap((dy) => [0.06, 0.24].map((dz): Spot => [x + dx * 0.7 - 0.06, y + dy, z + dz])),
  )
  return (
    stroke(
      view.line([
        [x, y, z],
        [x, y + 0.04, z + 0.1],
      ]),
      '#14171a',
      3,
    ) +
    path(view.around(box), colour) +
    path(view.around(box.filter((_, i) => i % 2 === 0 || i > 3)), '#0c1016', fade(0.25))
  )
}
