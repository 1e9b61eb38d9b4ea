import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { circle, ellipse, fade, path, place, rect, stroke, times } from '../shapes.ts'
import type { Light } from './light.ts'

type Vessel = (pen: Pen, light: Light) => string

const windows = (light: Light, x: number, y: number, count: number, step: number) =>
  times(count, (i) => rect(x + i * step, y, step * 0.55, 2.6, 0.4, light.isDark ? '#ffdf9a' : light.seen('#3d5361')))

/** Everything stands on its waterline at the origin; a shadow of it lies on the water. */
const floating = (light: Light, half: number, drawn: string) =>
  ellipse(0, 2, half * 1.02, 3.4, mix(light.middle, '#0b1a26', 0.6), fade(0.55)) + drawn

/** A seiner with its mast and a heap of net. */
export const seiner: Vessel = (pen, light) =>
  floating(
    light,
    46,
    path('M-48 -12L-42 2H38L52 -16L30 -10H-30Z', light.seen(pen.pick(['#2f5f8a', '#3a6b52', '#b5402c', '#34404a']))) +
      path('M-48 -12L-30 -10H30L52 -16L50 -13L31 -7H-46Z', light.seen('#f2efe6')) +
      path('M-44 -2H41L38 2H-42Z', light.seen('#8f2d20')) +
      rect(-26, -30, 26, 20, 1.5, light.seen('#f4f2ea')) +
      rect(-22, -38, 16, 9, 1, light.seen('#e6e2d6')) +
      windows(light, -23, -26, 4, 5.6) +
      windows(light, -20, -36, 3, 4.6) +
      stroke('M8 -10V-52M8 -48L38 -18M8 -50L-14 -38M30 -10V-30', light.seen('#4b4a44'), 1.5) +
      stroke('M8 -52L52 -16M8 -52L-48 -12', light.seen('#4b4a44'), 0.5, fade(0.8)) +
      path('M14 -10Q18 -19 25 -17Q31 -18 32 -10Z', light.seen('#4f8a6a')) +
      stroke('M16 -11q7 -6 14 -1', light.seen('#d9a35f'), 1),
  )

/** A ferry of the crossing: railway gates, a white house, two funnels. */
export const ferry: Vessel = (_pen, light) =>
  floating(
    light,
    92,
    path('M-94 -26L-88 4H80L98 -30L84 -24H-80Z', light.seen('#24466b')) +
      path('M-90 -4H84L80 4H-88Z', light.seen('#8f2d20')) +
      path('M-86 -25V-44H78L90 -27L84 -24Z', light.seen('#f1efe8')) +
      rect(-62, -56, 118, 13, 1, light.seen('#f7f5ef')) +
      rect(12, -68, 40, 13, 1, light.seen('#eceae2')) +
      windows(light, -80, -37, 26, 6) +
      windows(light, -57, -52, 18, 6) +
      windows(light, 16, -64, 6, 6) +
      times(
        2,
        (i) =>
          rect(-46 + i * 22, -74, 11, 19, 1, light.seen('#d9b13f')) +
          rect(-46 + i * 22, -74, 11, 5, 1, light.seen('#24303a')),
      ) +
      stroke('M34 -68V-88M28 -80H40M-72 -44V-60M70 -30V-52', light.seen('#5b666e'), 1.2) +
      stroke('M-88 -14H88', light.seen('#f1efe8'), 1.4) +
      times(4, (i) => path(`M${-40 + i * 22} -57h12l-2 5h-8Z`, light.seen('#d9642f'))),
  )

/** A ship with containers. */
export const freighter: Vessel = (pen, light) =>
  floating(
    light,
    108,
    times(9, (i) =>
      times(2 + ((i * 7) % 3), (row) =>
        rect(
          -66 + i * 17,
          -33 - row * 8,
          16,
          7.4,
          0.4,
          light.seen(pen.pick(['#b5452f', '#2f6f8f', '#d9a93a', '#3f7a58', '#8a8f94', '#6d4f7a'])),
        ),
      ),
    ) +
      path('M-112 -30L-104 4H92L116 -34L96 -26H-100Z', light.seen('#3a2f34')) +
      path('M-106 -4H96L92 4H-104Z', light.seen('#9c3322')) +
      rect(-102, -66, 28, 40, 1, light.seen('#f1efe8')) +
      rect(-106, -72, 36, 8, 1, light.seen('#e3e0d6')) +
      windows(light, -103, -70, 5, 6) +
      times(4, (i) => windows(light, -99, -60 + i * 8, 4, 6)) +
      rect(-96, -88, 11, 17, 1, light.seen('#2f6f8f')) +
      stroke('M100 -26V-50M-78 -72V-92', light.seen('#5b666e'), 1.4),
  )

/** An open boat with an outboard motor and a fisherman. */
export const motorboat: Vessel = (pen, light) =>
  floating(
    light,
    20,
    path('M-20 -7L-17 2H14L24 -9Q2 -4 -20 -7Z', light.seen('#e9ecee')) +
      path('M-20 -7L-19 -4H20L24 -9Q2 -4 -20 -7Z', light.seen(pen.pick(['#c63a26', '#2f6f8f', '#d9a93a']))) +
      rect(-25, -11, 5, 9, 1, light.seen('#2b3036')) +
      path('M-7 -6V-14Q-7 -18 -3 -18Q1 -18 1 -14V-6Z', light.seen('#d9642f')) +
      circle(-3, -20.5, 2.6, light.seen('#e0b48f')) +
      path('M-6 -21q3 -4 6 0Z', light.seen('#2f4a5c')),
  )

/** A portal crane of a quay, its foot at the origin. */
export const portalCrane = (light: Light, tone: string) => {
  const iron = light.seen(tone)
  const dark = mix(iron, '#101820', 0.35)
  return (
    stroke('M-14 0L-9 -34M14 0L9 -34M-13 -12L11 -24M13 -12L-11 -24', iron, 3) +
    rect(-16, -38, 32, 6, 1, dark) +
    rect(-12, -54, 24, 17, 1, iron) +
    rect(3, -51, 7, 8, 0.6, light.isDark ? '#ffdf9a' : light.seen('#9fc0cc')) +
    stroke('M8 -52L56 -104M4 -54L2 -92L56 -104M2 -92L-16 -50', iron, 2.4) +
    stroke(
      times(6, (i) => `M${14 + i * 7} ${-58 - i * 7.6}l7 -1`),
      iron,
      1.2,
    ) +
    stroke('M56 -104V-46', dark, 0.7) +
    path('M53 -46h6l1.6 5h-9.2Z', dark) +
    rect(-24, -52, 10, 13, 1, dark)
  )
}

export const afloat = (x: number, y: number, drawn: string, scale = 1, turned = false) =>
  turned
    ? `<g transform="translate(${round(x)} ${round(y)}) scale(${round(-scale, 3)} ${round(scale, 3)})">${drawn}</g>`
    : place(x, y, drawn, 0, scale)
