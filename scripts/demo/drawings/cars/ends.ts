import { mix } from '../colour.ts'
import { each, fade, path, stroke } from '../shapes.ts'
import type { Finish } from './panels.ts'
import { type Spot, steps } from './space.ts'

export const CAR_AGES = ['old', 'middle', 'new'] as const
export type CarAge = (typeof CAR_AGES)[number]

type Place = (s: number, y: number) => Spot

/** A piece of the nose or tail between two places across it and two heights; may reach round the corner. */
const patch = (
  place: Place,
  [s0, s1]: readonly [number, number],
  low: (share: number) => number,
  high: (share: number) => number,
) => [
  ...steps(0, 1, 10).map((t) => place(s0 + (s1 - s0) * t, low(t))),
  ...steps(1, 0, 10).map((t) => place(s0 + (s1 - s0) * t, high(t))),
]

const flat = (y: number) => () => y
const rise = (from: number, to: number) => (share: number) => from + (to - from) * share

/** The bare nose and tail, as they show at the edge of a side view. */
export const bareEnds = (finish: Finish) => {
  const { front, rear, plan, shoulder } = finish.model
  return (
    face(finish, front, plan.sill, shoulder(0) + 0.03) +
    face(finish, rear, plan.sill + 0.04, shoulder(plan.length) + 0.01)
  )
}

const face = ({ pen, view, colour }: Finish, place: Place, low: number, high: number) => {
  const spots = patch(place, [-1, 1], flat(low), flat(high))
  const across = pen.linear(
    [
      [0, '#0c1016', 0.28],
      [0.35, '#ffffff', 0.16],
      [0.65, '#ffffff', 0.05],
      [1, '#0c1016', 0.16],
    ],
    0,
  )
  const down = pen.blend(
    90,
    mix(colour, '#ffffff', 0.32),
    colour,
    mix(colour, '#0c1016', 0.18),
    mix(colour, '#0c1016', 0.5),
  )
  return path(view.shape(spots), down) + path(view.shape(spots), across)
}

const plate = ({ view }: Finish, place: Place, y: number) => {
  const spots = patch(place, [-0.3, 0.3], flat(y), flat(y + 0.12))
  return (
    path(view.shape(spots), '#f7f8f8') +
    stroke(view.shape(spots), '#1a1d20', 1) +
    stroke(view.line(steps(-0.22, 0.22, 6).map((s) => place(s, y + 0.06))), '#9aa0a6', 2, 'stroke-dasharray="5 3"')
  )
}

/** The nose: lamps, grille, bumper, by how old the car looks. */
export const nose = (finish: Finish, age: CarAge, style: number) => {
  const { pen, view, model } = finish
  const { front, plan, shoulder } = model
  const top = shoulder(0) + 0.03
  const low = plan.sill
  const mid = low + (top - low) * 0.52
  const grilleFill = pen.blend(90, '#1d2125', '#0a0c0e')
  const chrome = '#cfd5da'
  const wide = ([0.5, 0.42, 0.56, 0.46] as const)[style % 4] ?? 0.5
  const grille =
    age === 'new'
      ? patch(front, [-wide, wide], flat(mid - 0.1), rise(top - 0.07, top - 0.07))
      : patch(front, [-wide, wide], flat(mid + 0.03), flat(top - 0.06))
  const bars = steps(0.2, 0.8, 3).map((t) => {
    const [from, to] = [age === 'new' ? mid - 0.1 : mid + 0.03, top - 0.07]
    return view.line(steps(-wide * 0.94, wide * 0.94, 8).map((s) => front(s, from + (to - from) * t)))
  })
  const intake = patch(front, [-0.62, 0.62], flat(low + 0.07), flat(low + 0.19))
  const badge = front(0, (mid + top) / 2 - 0.01)
  const m = view.metre(badge)
  const [bx, by] = view.at(badge)
  const fogs = [-1, 1].map(
    (way) =>
      path(view.shape(patch(front, [way * 0.74, way * 0.92], flat(low + 0.09), flat(low + 0.17))), '#15181b') +
      path(view.shape(patch(front, [way * 0.79, way * 0.88], flat(low + 0.105), flat(low + 0.155))), '#e9eef0'),
  )
  return (
    face(finish, front, low, top) +
    path(view.shape(patch(front, [-1, 1], flat(low), flat(low + 0.06))), '#1b1e21', fade(plan.clad ? 1 : 0.75)) +
    path(view.shape(grille), grilleFill) +
    stroke(
      each(bars, (d) => d),
      style % 2 ? '#3c4247' : chrome,
      style % 2 ? 1.2 : 1.4,
    ) +
    stroke(view.shape(grille), chrome, 1.5) +
    path(view.shape(intake), '#15181b') +
    each(fogs, (d) => d) +
    each([-1, 1], (way) => headlamp(finish, age, way, mid, top, wide)) +
    `<ellipse cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" rx="${(m * 0.075).toFixed(1)}" ry="${(m * 0.055).toFixed(1)}" fill="#eef1f3" stroke="#6c747b" stroke-width=".8"/>` +
    stroke(view.line(steps(-1, 1, 12).map((s) => front(s, mid - 0.12))), '#0c1016', 1, fade(0.3)) +
    plate(finish, front, low + 0.2)
  )
}

const headlamp = ({ pen, view, model }: Finish, age: CarAge, way: number, mid: number, top: number, wide: number) => {
  const { front } = model
  const reach = way < 0 ? 0.9 : age === 'old' ? 1.1 : age === 'new' ? 1.42 : 1.32
  const span: readonly [number, number] = [way * (wide + 0.05), way * reach]
  const low =
    age === 'new' ? rise(mid + 0.08, mid + 0.13) : age === 'old' ? flat(mid + 0.04) : rise(mid + 0.02, mid + 0.07)
  const high =
    age === 'new' ? rise(top - 0.06, top - 0.01) : age === 'old' ? flat(top - 0.05) : rise(top - 0.05, top + 0.01)
  const lens = patch(front, span, low, high)
  const bulb = (t: number, size: number) => {
    const s = span[0] + (span[1] - span[0]) * t
    const y = (low(t) + high(t)) / 2
    const spot = front(s, y)
    const [x, at] = view.at(spot)
    const r = view.metre(spot) * size
    return `<ellipse cx="${x.toFixed(1)}" cy="${at.toFixed(1)}" rx="${(r * 0.85).toFixed(1)}" ry="${r.toFixed(1)}" fill="#fdfefe" stroke="#8b959d" stroke-width=".9"/>`
  }
  const led = view.line(steps(0.06, 0.94, 6).map((t) => front(span[0] + (span[1] - span[0]) * t, low(t) + 0.02)))
  return (
    path(
      view.shape(lens),
      age === 'new' ? pen.blend(20, '#5b666f', '#20262b', '#8d99a2') : pen.blend(30, '#f4f7f9', '#aab5bd', '#e3e9ed'),
    ) +
    bulb(0.3, 0.05) +
    (way < 0 ? '' : bulb(0.62, 0.045)) +
    (age === 'new'
      ? stroke(led, '#ffffff', 1.8)
      : path(
          view.shape(
            patch(
              front,
              [span[0] + (span[1] - span[0]) * 0.82, span[1]],
              flat((mid + top) / 2 - 0.03),
              flat((mid + top) / 2 + 0.05),
            ),
          ),
          '#e79a35',
          fade(0.85),
        )) +
    stroke(view.shape(lens), '#23292e', 0.9)
  )
}

/** The tail: lamps, lid, bumper. */
export const tail = (finish: Finish, age: CarAge, style: number) => {
  const { view, model, colour } = finish
  const { rear, plan, shoulder } = model
  const top = shoulder(plan.length) + 0.01
  const low = plan.sill + 0.04
  const mid = low + (top - low) * 0.5
  const dark = mix(colour, '#0c1016', 0.6)
  const isTall = plan.lamps === 'tall'
  const strip =
    age === 'new' && style % 2 === 0 && !isTall
      ? path(view.shape(patch(rear, [-0.6, 0.6], flat(top - 0.16), flat(top - 0.1))), '#a31919')
      : ''
  return (
    face(finish, rear, low, top) +
    path(view.shape(patch(rear, [-1, 1], flat(low), flat(low + 0.09))), '#1b1e21') +
    stroke(view.line(steps(-1, 1, 12).map((s) => rear(s, mid - 0.02))), dark, 1.1, fade(0.8)) +
    stroke(
      view.line([...steps(top, mid, 3).map((y) => rear(-0.68, y)), ...steps(mid, top, 3).map((y) => rear(0.68, y))]),
      dark,
      1,
      fade(0.6),
    ) +
    strip +
    each([-1, 1], (way) =>
      tailLamp(finish, way, isTall ? mid + 0.02 : top - 0.26, isTall ? top + 0.02 : top - 0.06, isTall ? 0.72 : 0.5),
    ) +
    stroke(view.line(steps(-0.34, 0.34, 6).map((s) => rear(s, mid + 0.22))), '#d5dade', 2) +
    plate(finish, rear, isTall ? mid + 0.05 : mid + 0.04) +
    each([-1, 1], (way) =>
      path(view.shape(patch(rear, [way * 0.7, way * 0.9], flat(low + 0.13), flat(low + 0.18))), '#b5261f', fade(0.9)),
    )
  )
}

const tailLamp = ({ pen, view, model }: Finish, way: number, low: number, high: number, from: number) => {
  const { rear } = model
  const reach = way < 0 ? 0.95 : 1.22
  const lens = patch(rear, [way * from, way * reach], flat(low), flat(high))
  const third = (high - low) / 3
  return (
    path(view.shape(lens), pen.blend(90, '#e04a3a', '#a31414', '#7c0d0d')) +
    path(
      view.shape(patch(rear, [way * (from + 0.06), way * 0.86], flat(low + third * 0.5), flat(low + third))),
      '#f6f2ec',
      fade(0.9),
    ) +
    path(
      view.shape(
        patch(rear, [way * (from + 0.06), way * Math.min(1.1, reach)], flat(high - third), flat(high - third * 0.45)),
      ),
      '#ff9a7c',
      fade(0.65),
    ) +
    stroke(view.shape(lens), '#3b0b0b', 0.9)
  )
}

/** What of the lamps is seen from the side. */
export const cornerLamps = (finish: Finish, age: CarAge) => {
  const { view, model } = finish
  const { front, rear, plan, shoulder } = model
  const top = shoulder(0) + 0.03
  const mid = plan.sill + (top - plan.sill) * 0.52
  const isTall = plan.lamps === 'tall'
  const tailTop = shoulder(plan.length)
  const tailLow = isTall ? tailTop - (tailTop - plan.sill) * 0.46 : tailTop - 0.25
  const lens = patch(
    front,
    [1, age === 'old' ? 1.1 : 1.36],
    age === 'new' ? rise(mid + 0.1, mid + 0.14) : flat(mid + 0.06),
    rise(top - 0.05, top - 0.01),
  )
  const red = patch(rear, [1, 1.2], flat(tailLow), flat(isTall ? tailTop + 0.01 : tailTop - 0.06))
  return (
    path(view.shape(lens), age === 'new' ? '#39434b' : '#dfe6ea') +
    stroke(view.shape(lens), '#23292e', 0.9) +
    path(view.shape(red), '#ab1c17') +
    stroke(view.shape(red), '#3b0b0b', 0.8)
  )
}
