import { mix } from '../colour.ts'
import { TONES } from '../goods/parts.ts'
import { lamplight, streetLamp } from '../landscapes/built.ts'
import { type Light, lightOf, type TimeOfYear } from '../landscapes/light.ts'
import { drawSky } from '../landscapes/sky.ts'
import { MARKS, type MarkName } from '../marks/logo.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { tree } from '../places/parts.ts'
import { round } from '../round.ts'
import { blob, circle, each, ellipse, fade, path, place, rect, stroke, times } from '../shapes.ts'
import { SHOWCASE_DRAWINGS } from './showcases.ts'
import { FOOT, type FrontWall, house } from './walls.ts'

export { FRONT_WALLS, type FrontWall } from './walls.ts'

const GATES = ['workshop', 'garage', 'boathouse'] as const
export const SHOWCASES = [
  'shelves',
  'books',
  'flowers',
  'fish',
  'desk',
  'chairs',
  'music',
  'gym',
  'furniture',
  ...GATES,
] as const
export type ShowcaseName = (typeof SHOWCASES)[number]

export type FrontPicture = { showcase: ShowcaseName; wall: FrontWall; tone: number; year: TimeOfYear; emblem: MarkName }

/** The street side of an organization, 1200 × 900. */
export const drawFront = ({ showcase, wall, tone, year, emblem }: FrontPicture, seed: number) =>
  picture(`front ${showcase} ${wall}`, seed, { width: 1200, height: 900, unit: 3 }, (pen, w, h) => {
    const light = lightOf(year, pen.pick(['day', 'day', 'evening', 'dawn']), year === 'winter' ? 'cloudy' : 'clear')
    const colours = TONES[tone % TONES.length] ?? TONES[0]
    const main = light.seen(colours.main)
    const [left, right] = [pen.between(28, 44), w - pen.between(28, 44)]
    return (
      drawSky(pen, w, FOOT, light, pen.between(40, 360)) +
      each([10, 40, 368, 394], (x, i) => tree(pen, x, FOOT - 6, 96 + (i % 2) * 30, leavesOf(light))) +
      house(pen, light, wall, left, right) +
      rect(left + 12, 150, right - left - 24, FOOT - 150, 0, mix(main, '#14181b', 0.55)) +
      (isGate(showcase)
        ? gates(pen, light, showcase, left + 18, right - 18, main)
        : windows(pen, light, showcase, left + 18, right - 18, main)) +
      sign(light, emblem, main, light.seen(colours.second), left, right) +
      street(pen, light, w, h)
    )
  })

const isGate = (showcase: ShowcaseName): showcase is (typeof GATES)[number] => GATES.some((gate) => gate === showcase)

const leavesOf = ({ year, seen }: Light) =>
  year === 'winter' ? null : seen({ spring: '#9ab35a', summer: '#5f8f4e', autumn: '#cf8a35' }[year])

const windows = (
  pen: Pen,
  light: Light,
  showcase: keyof typeof SHOWCASE_DRAWINGS,
  left: number,
  right: number,
  main: string,
) => {
  const inside = light.isDark ? ['#ffedc2', '#f2c878'] : [light.seen('#f4e6c8'), light.seen('#c9ab7c')]
  const wide = right - left
  const door = left + wide * pen.pick([0.02, 0.4, 0.4, 0.8])
  const doorWide = wide * 0.18
  const glass = (from: number, to: number) => {
    const [span, high] = [to - from, FOOT - 10 - 158]
    if (span < 30) return ''
    const parts = Math.max(1, Math.round(span / 104))
    return (
      rect(from, 158, span, high, 0, pen.blend(80, inside[0] ?? main, inside[1] ?? main)) +
      times(
        parts,
        (i) =>
          `<g transform="translate(${round(from + (span / parts) * i)} 158) scale(${round(span / parts / 100, 3)} ${round(high / 80, 3)})">${SHOWCASE_DRAWINGS[showcase](pen, light)}</g>`,
      ) +
      path(`M${round(from)} 158h${round(span * 0.4)}L${round(from)} 222Z`, '#fff', fade(0.24)) +
      stroke(`M${round(from)} 158h${round(span)}v${high}h${round(-span)}Z`, light.seen('#2b3136'), 3.4) +
      (light.isDark ? lamplight(pen, from + span / 2, 200, span * 0.7, '#ffdf9a', 0.35) : '')
    )
  }
  return (
    glass(left, door - 5) +
    glass(door + doorWide + 5, right) +
    rect(door, 160, doorWide, FOOT - 160, 1, mix(main, '#14181b', 0.2)) +
    rect(door + 6, 167, doorWide - 12, 52, 1, light.isDark ? '#ffe6ae' : light.seen('#bcd6de')) +
    path(`M${round(door + 6)} 167h${round(doorWide * 0.36)}L${round(door + 6)} 206Z`, '#fff', fade(0.3)) +
    rect(door + doorWide * 0.36, 184, doorWide * 0.3, 11, 1.4, light.seen('#fbfaf6')) +
    stroke(
      `M${round(door + doorWide * 0.42)} 188h${round(doorWide * 0.18)}M${round(door + doorWide * 0.42)} 191.4h${round(doorWide * 0.12)}`,
      '#b5452f',
      1.2,
    ) +
    stroke(`M${round(door + doorWide - 5)} 206v20`, light.seen('#e9ecee'), 2.6) +
    path(`M${round(door - 6)} ${FOOT}h${round(doorWide + 12)}l6 8H${round(door - 12)}Z`, light.seen('#8b8f92')) +
    awning(left - 6, right + 6, main, light)
  )
}

const awning = (left: number, right: number, main: string, light: Light) => {
  const count = Math.round((right - left) / 20)
  const step = (right - left) / count
  return (
    times(count, (i) =>
      path(
        `M${round(left + i * step)} 148h${round(step)}v13q${round(-step / 2)} 9 ${round(-step)} 0Z`,
        i % 2 ? light.seen('#fbf8f2') : main,
      ),
    ) + rect(left, 146, right - left, 4, 0, mix(main, '#14181b', 0.4))
  )
}

/** Roll-up gates: one is open, and what is inside shows. */
const gates = (pen: Pen, light: Light, kind: (typeof GATES)[number], left: number, right: number, main: string) => {
  const half = (right - left) / 2
  const shut = (x: number) =>
    rect(x, 158, half - 6, FOOT - 158, 1, pen.blend(90, light.seen('#c3cad0'), light.seen('#8f989f'))) +
    stroke(
      times(11, (i) => `M${round(x)} ${165 + i * 7.4}h${round(half - 6)}`),
      light.seen('#6d767d'),
      1,
    )
  const open = (x: number) =>
    rect(
      x,
      158,
      half - 6,
      FOOT - 158,
      1,
      pen.blend(90, light.isDark ? '#ffe6ae' : light.seen('#5d676e'), light.seen('#3a4248')),
    ) +
    rect(x, 158, half - 6, 9, 0, light.seen('#c3cad0')) +
    place(x + (half - 6) / 2, FOOT, INSIDES[kind](light, main))
  const first = pen.chance(0.5)
  return (
    (first ? open(left) + shut(left + half + 6) : shut(left) + open(left + half + 6)) +
    rect(left + half - 6, 158, 12, FOOT - 158, 0, light.seen('#6d767d'))
  )
}

const boat = (light: Light, main: string) =>
  stroke('M-34 0L-22 -22M34 0L22 -22M-40 0H-28M28 0H40', light.seen('#d9a02f'), 5) +
  path('M-58 -48Q-44 -14 -30 -14H30Q44 -14 58 -48Z', main) +
  path('M-58 -48H58L55 -42H-55Z', light.seen('#fbf8f0')) +
  path('M-26 -49L-20 -66H18L24 -49Z', light.seen('#f4f2ea')) +
  path('M-19 -51L-15 -62H13L17 -51Z', light.seen('#4d6573')) +
  stroke('M0 -14V0', light.seen('#8b949b'), 3)

const van = (light: Light, main: string) =>
  rect(-46, -68, 92, 56, 6, main) +
  rect(-40, -62, 80, 24, 3, light.seen('#4d6573')) +
  path('M-40 -62h34L-40 -42Z', '#fff', fade(0.25)) +
  rect(-46, -22, 92, 12, 2, light.seen('#2b3136')) +
  each([-34, 34], (x) => circle(x, -28, 6, light.seen('#fffbe6')) + rect(x - 8, -12, 16, 12, 2, '#15181b')) +
  rect(-14, -30, 28, 6, 1, light.seen('#f4f4ee'))

const lifted = (light: Light, main: string) =>
  stroke('M-54 0V-76M54 0V-76', light.seen('#d9a02f'), 6) +
  stroke('M-54 -32H54', light.seen('#39434a'), 4) +
  path('M-42 -36V-46Q-42 -52 -34 -53L-22 -68Q-20 -70 -16 -70H16Q20 -70 22 -68L34 -53Q42 -52 42 -46V-36Z', main) +
  path('M-28 -53L-19 -65H19L28 -53Z', light.seen('#4d6573')) +
  each([-32, 32], (x) => circle(x, -45, 4, light.seen('#fffbe6')) + rect(x - 7, -37, 14, 13, 3, '#15181b')) +
  rect(-24, -10, 30, 10, 1, light.seen('#c63a26')) +
  stroke('M-24 -5h30', light.seen('#8b949b'), 1)

const INSIDES = { workshop: lifted, garage: van, boathouse: boat } as const

const sign = (light: Light, emblem: MarkName, main: string, second: string, left: number, right: number) => {
  const [middle, ink] = [(left + right) / 2, { ink: main, ground: '#fbf8f0', accent: second }]
  const board = mix(main, '#14181b', 0.3)
  const side = (from: number, to: number) =>
    rect(from, 126, to - from, 6, 3, light.isDark ? '#fff2c4' : light.seen('#fbf8f0')) +
    rect(from + (to - from) * 0.2, 136, (to - from) * 0.6, 3, 1.5, second)
  return (
    rect(left + 8, 114, right - left - 16, 32, 3, board) +
    side(left + 34, middle - 42) +
    side(middle + 42, right - 34) +
    circle(middle, 124, 33, mix(main, '#14181b', 0.45)) +
    circle(middle, 124, 30, light.isDark ? '#fff6dc' : light.seen('#fbf8f0')) +
    place(middle, 124, MARKS[emblem](ink), 0, 0.46) +
    (light.isDark ? circle(middle, 124, 34, 'none', `stroke="#ffe9b8" stroke-width="2" opacity=".8"`) : '')
  )
}

const street = (pen: Pen, light: Light, w: number, h: number) => {
  const paving = light.seen(light.isSnowy ? '#eef3f8' : '#b3aea4')
  return (
    rect(
      0,
      FOOT,
      w,
      h - FOOT,
      0,
      pen.blend(90, paving, mix(paving, light.seen('#5d6166'), light.isSnowy ? 0.16 : 0.34)),
    ) +
    stroke(
      light.isSnowy ? '' : `M0 264H${w}${times(9, (i) => `M${i * 50 - 10} ${FOOT}L${i * 60 - 50} ${h}`)}`,
      light.seen('#8a857b'),
      0.8,
      fade(0.6),
    ) +
    (light.isSnowy
      ? each([6, 118, 296, 390], (x) => path(blob(pen, x, FOOT + 8, pen.between(30, 44), 11), light.seen('#ffffff')))
      : each(
          [20, 380],
          (x) =>
            path(`M${x - 16} ${FOOT - 8}h32l-5 24h-22Z`, light.seen('#8b949b')) +
            path(blob(pen, x, FOOT - 18, 19, 17), leavesOf(light) ?? '#ffffff'),
        )) +
    ellipse(w / 2, FOOT + 6, 150, 5, '#101820', fade(0.14)) +
    streetLamp(pen, light, pen.pick([14, w - 14]), FOOT + 22, 170, pen.pick([1, -1]))
  )
}
