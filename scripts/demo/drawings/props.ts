import { tint } from './colour.ts'
import { berry, lemonSlice, lemonWedge, limeSlice } from './fruit.ts'
import { chili, leaf, rosemary, sprig } from './greens.ts'
import type { Pen } from './pen.ts'
import {
  circle,
  dots,
  ellipse,
  fade,
  path,
  place,
  rect,
  scatter,
  shadow,
  shift,
  solid,
  stroke,
  times,
} from './shapes.ts'
import { cherryTomato } from './vegetables.ts'
import { dip } from './vessels.ts'

export type PropSet = 'asian' | 'european' | 'grill' | 'sea' | 'cafe'

type Prop = (pen: Pen, x: number, y: number) => string

const napkin: Prop = (pen, x, y) => {
  const colour = pen.pick(['#f8f1e2', '#d8745a', '#3d8a86', '#e6b85c', '#a9c3a0', '#5b7f9c'])
  const d = 'M-75 -52L70 -66L80 48L-66 62Z'
  const inner =
    path(d, '#1d0d05', `transform="translate(5 8)" ${fade(0.22)}`) +
    path(d, pen.slope(colour, 0.14)) +
    stroke('M-66 -44L62 -57L71 40L-58 53Z', tint(colour, 0.6), 2, `stroke-dasharray="5 4" ${fade(0.7)}`) +
    path('M-75 -52L70 -66L10 -2Z', '#fff', fade(0.12))
  return place(x, y, inner, pen.between(-30, 30), 1.15)
}

const chopsticks: Prop = (pen, x, y) => {
  const colour = pen.pick(['#8a4a2a', '#2a2a2a', '#b3342a', '#caa06a'])
  const stick = (dy: number, lean: number) =>
    place(
      0,
      dy,
      path('M-120 -4L120 -2L120 1.5L-120 4Z', '#1d0d05', `transform="translate(3 6)" ${fade(0.28)}`) +
        path('M-120 -4L120 -2L120 1.5L-120 4Z', pen.blend(90, tint(colour, 0.3), tint(colour, -0.2))) +
        rect(-120, -4, 26, 8, 1, '#e8c27a', fade(0.8)),
      lean,
    )
  return place(x, y, stick(-6, 0) + stick(7, 3), pen.chance(0.5) ? pen.between(60, 80) : pen.between(100, 120))
}

const cutlery: Prop = (pen, x, y) => {
  const metal = pen.blend(0, '#f7f5ef', '#c3c4c0', '#8d908c')
  const fork = 'M-9 -82V-52Q-9 -42 -3.5 -38L-4.5 78Q0 84 4.5 78L3.5 -38Q9 -42 9 -52V-82H6V-56H2V-82H-2V-56H-6V-82Z'
  const knife = 'M20 -82Q31 -64 29 -20L26 -16L27 78Q23 84 19 78Z'
  return place(
    x,
    y,
    path(`${fork}${knife}`, '#1d0d05', `transform="translate(4 5)" ${fade(0.28)}`) + path(`${fork}${knife}`, metal),
    pen.between(-12, 14),
  )
}

const lemons: Prop = (pen, x, y) => lemonSlice(pen, x, y, 24) + lemonWedge(pen, x + 30, y + 22, 1)

const limes: Prop = (pen, x, y) => limeSlice(pen, x, y, 20) + limeSlice(pen, x + 26, y + 16, 19)

const tomatoes: Prop = (pen, x, y) => {
  const stalk = stroke(`M${x - 30} ${y - 6}Q${x} ${y - 16} ${x + 34} ${y + 10}`, '#5d8b3d', 3)
  return (
    shadow(pen, x + 4, y + 10, 52, 30, 0.3) +
    stalk +
    cherryTomato(pen, x - 24, y + 4, 15, '#d9301f') +
    cherryTomato(pen, x + 8, y - 8, 16, '#d9301f') +
    cherryTomato(pen, x + 30, y + 18, 15, '#dd3a22')
  )
}

const basil: Prop = (pen, x, y) => sprig(pen, x, y, 1.5) + leaf(pen, x + 22, y + 26, 1.2)

const twig: Prop = (pen, x, y) => rosemary(pen, x, y, 1.4) + rosemary(pen, x + 14, y + 14, 1.1)

const soy: Prop = (pen, x, y) => dip(pen, x, y, 30, '#3a1a10', pen.pick(['#fbf7ee', '#27465a', '#2e3a3b']))

const ketchup: Prop = (pen, x, y) => dip(pen, x, y, 29, pen.pick(['#c52f1d', '#e9b53a', '#f4ead2', '#5d8a3a']))

const peppers: Prop = (pen, x, y) => chili(pen, x, y, 1.3) + chili(pen, x + 16, y + 18, 1.1)

const salt: Prop = (pen, x, y) =>
  dots(shift(scatter(pen, 40, 34), x, y), 2.2, '#fff', fade(0.9)) +
  dots(shift(scatter(pen, 14, 36), x, y), 3, '#3a2a20', fade(0.8))

const berries: Prop = (pen, x, y) =>
  berry(pen, x, y, 10) + berry(pen, x + 22, y + 4, 11) + berry(pen, x + 8, y + 21, 10) + leaf(pen, x + 34, y + 24, 1)

const flour: Prop = (pen, x, y) =>
  ellipse(
    x,
    y,
    60,
    44,
    pen.radial([
      [0, '#fff', 0.85],
      [0.6, '#fff', 0.45],
      [1, '#fff', 0],
    ]),
  ) + dots(shift(scatter(pen, 50, 62), x, y), 1.8, '#fff', fade(0.8))

const beans: Prop = (pen, x, y) => {
  const bean =
    solid('M-8 0C-8 -7 8 -7 8 0C8 7 -8 7 -8 0Z', pen.lit('#5b331c', 0.3), 2) + stroke('M-7 0Q0 -3 7 0', '#2a140a', 1.4)
  return times(7, () => place(x + pen.between(-34, 34), y + pen.between(-28, 28), bean, pen.between(0, 180)))
}

const spoon: Prop = (pen, x, y) => {
  const metal = pen.blend(20, '#fdfbf4', '#c9c8c2', '#8f918d')
  const d = 'M-16 -52C-16 -86 16 -86 16 -52C16 -36 5 -32 4 -24L5 76Q0 82 -5 76L-4 -24C-5 -32 -16 -36 -16 -52Z'
  return place(
    x,
    y,
    path(d, '#1d0d05', `transform="translate(4 5)" ${fade(0.28)}`) +
      path(d, metal) +
      ellipse(1, -53, 10, 17, '#a9aaa6', fade(0.55)),
    pen.between(-35, 35),
  )
}

const shell: Prop = (pen, x, y) =>
  place(
    x,
    y,
    solid('M0 20C-26 14 -30 -14 -14 -20C-6 -24 6 -24 14 -20C30 -14 26 14 0 20Z', pen.lit('#f3d9c2', 0.2), 3) +
      stroke('M0 18L-18 -14M0 18L-8 -20M0 18L3 -21M0 18L14 -18M0 18L21 -10', '#c79878', 1.4, fade(0.8)),
    pen.between(0, 360),
    1.2,
  )

const ice: Prop = (pen, x, y) =>
  times(5, () =>
    place(
      x + pen.between(-30, 30),
      y + pen.between(-22, 22),
      solid('M-11 -10L10 -12L13 9L-9 12Z', pen.blend(45, '#ffffff', '#d3ecf4', '#9fcbdc'), 2.5, 0.18) +
        path('M-7 -7L5 -8L3 -3L-6 -2Z', '#fff', fade(0.9)),
      pen.between(0, 90),
    ),
  )

const glass: Prop = (pen, x, y) =>
  shadow(pen, x + 6, y + 9, 44, 43, 0.36) +
  circle(x, y, 36, '#fff', fade(0.55)) +
  circle(x, y, 32, pen.lit(pen.pick(['#e9a23a', '#b3263a', '#f0d36a', '#8fc2b3']), 0.25)) +
  place(x, y, rect(-12, -14, 17, 17, 4, '#fff', fade(0.4)) + rect(2, 2, 15, 15, 4, '#fff', fade(0.3)), 20) +
  stroke(`M${x - 24} ${y - 14}A28 28 0 0 1 ${x - 8} ${y - 27}`, '#fff', 3, fade(0.8))

const SETS: Record<PropSet, readonly [Prop, ...Prop[]]> = {
  asian: [chopsticks, soy, limes, chopsticks, peppers, soy, napkin],
  european: [napkin, basil, tomatoes, cutlery, glass, salt, ketchup],
  grill: [peppers, twig, salt, ketchup, cutlery, tomatoes, napkin, glass],
  sea: [lemons, ice, shell, napkin, cutlery, twig, limes],
  cafe: [napkin, berries, spoon, flour, beans, basil, glass],
}

/** Two things lying in opposite corners of a table w × h, half out of the frame. */
export const surroundings = (pen: Pen, set: PropSet, w: number, h: number) => {
  const [first, second] = pen.shuffle(SETS[set])
  const corners = pen.chance(0.5)
    ? ([
        [24, 34],
        [w - 26, h - 32],
      ] as const)
    : ([
        [w - 28, 36],
        [28, h - 34],
      ] as const)
  const put = (prop: Prop | undefined, [x, y]: readonly [number, number]) =>
    prop?.(pen, x + pen.between(-8, 8), y + pen.between(-8, 8)) ?? ''
  return put(first, corners[0]) + (pen.chance(0.75) ? put(second, corners[1]) : '')
}
