import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { each, ellipse, fade, type Point, path, rect, stroke, times } from '../shapes.ts'
import { lighthouse, panel, streetLamp } from './built.ts'
import { cliff } from './cliff.ts'
import { fringe, lineOf, meadow, ridge, rough } from './land.ts'
import type { Light } from './light.ts'
import { drawSky } from './sky.ts'
import { afloat, ferry as ferryboat, freighter, motorboat, portalCrane, seiner } from './vessels.ts'
import { drawWater, floes, surf } from './water.ts'

export type View = (pen: Pen, w: number, h: number, light: Light) => string

const gulls = (pen: Pen, w: number, horizon: number, light: Light) =>
  light.hour === 'night'
    ? ''
    : stroke(
        times(5, () => {
          const [x, y, s] = [
            pen.between(w * 0.1, w * 0.9),
            pen.between(horizon * 0.25, horizon * 0.8),
            pen.between(2, 4.4),
          ]
          return `M${round(x - s)} ${round(y)}q${round(s * 0.5)} ${round(-s * 0.7)} ${round(s)} 0q${round(s * 0.5)} ${round(-s * 0.7)} ${round(s)} 0`
        }),
        light.seen('#39454e', 0.1),
        0.9,
      )

const stack = (pen: Pen, light: Light, x: number, foot: number, high: number, distance: number) => {
  const rock = light.seen('#6d6058', distance)
  const half = high * 0.34
  const left = rough(
    pen,
    [
      [x - half, foot],
      [x - half * 0.7, foot - high * 0.6],
      [x - half * 0.2, foot - high],
    ],
    0.3,
    3,
  )
  const right = rough(
    pen,
    [
      [x + half * 0.3, foot - high * 0.94],
      [x + half * 0.8, foot - high * 0.5],
      [x + half, foot],
    ],
    0.3,
    3,
  )
  return (
    path(`${lineOf([...left, ...right])}Z`, pen.blend(0, mix(rock, '#ffffff', 0.16), mix(rock, '#12181c', 0.4))) +
    ellipse(x, foot, half * 1.3, 1.6, light.seen('#ffffff', 0.1), fade(0.7)) +
    (light.isSnowy
      ? ellipse(x + half * 0.05, foot - high * 0.96, half * 0.34, 1.8, light.seen('#ffffff', distance))
      : '')
  )
}

/** Cliffs, stacks and surf of the eastern shore. */
export const coast: View = (pen, w, h, light) => {
  const [sea, sunX] = [pen.between(92, 112), pen.between(60, 190)]
  return (
    drawSky(pen, w, sea, light, sunX) +
    ridge(pen, w, sea, light, { height: 26, distance: 0.86 }) +
    drawWater(pen, w, light, { top: sea, foot: h, sunX, waves: light.weather === 'clear' ? 0.5 : 0.9 }) +
    cliff(pen, light, {
      top: [
        [226, sea + 12],
        [246, sea - 4],
        [290, sea - 22],
        [340, sea - 34],
        [w + 8, sea - 48],
      ],
      foot: sea + 12,
      distance: 0.5,
    }) +
    stack(pen, light, pen.between(150, 210), sea + 14, pen.between(34, 54), 0.42) +
    stack(pen, light, pen.between(96, 140), sea + 12, pen.between(18, 28), 0.5) +
    cliff(pen, light, {
      top: [
        [266, sea + 58],
        [286, sea + 30],
        [318, sea + 12],
        [360, sea - 4],
        [w + 8, sea - 22],
      ],
      foot: sea + 58,
      distance: 0.12,
    }) +
    gulls(pen, w, sea, light) +
    path(
      `M-5 ${h + 2}V${h - 26}Q${w * 0.3} ${h - 44} ${w * 0.62} ${h - 14}T${w + 5} ${h - 22}V${h + 2}Z`,
      pen.blend(
        90,
        light.seen(light.isSnowy ? '#e6edf4' : '#d9c7a0'),
        light.seen(light.isSnowy ? '#c3d2e2' : '#b39b73'),
      ),
    ) +
    surf(pen, w, h - 40, light) +
    times(16, () =>
      ellipse(
        pen.between(0, w),
        pen.between(h - 16, h),
        pen.between(1.5, 6),
        pen.between(0.8, 2.2),
        light.seen(pen.pick(['#6d655c', '#8f8578', '#57504a'])),
        fade(0.9),
      ),
    )
  )
}

/** A calm bay with boats and hills around. */
export const bay: View = (pen, w, h, light) => {
  const [sea, sunX] = [pen.between(98, 116), pen.between(80, 320)]
  return (
    drawSky(pen, w, sea, light, sunX) +
    ridge(pen, w, sea, light, { height: 58, distance: 0.84, peaks: 7 }) +
    ridge(pen, w, sea, light, { height: 30, distance: 0.6, peaks: 6 }) +
    drawWater(pen, w, light, { top: sea, foot: h, sunX, waves: 0.2 }) +
    (light.year === 'winter' ? floes(pen, w, sea, h, light) : '') +
    afloat(pen.between(60, 150), sea + 24, seiner(pen, light), 0.62, pen.chance(0.5)) +
    afloat(pen.between(220, 330), sea + 46, seiner(pen, light), 0.94, pen.chance(0.5)) +
    (light.year === 'winter' ? '' : afloat(pen.between(70, 160), sea + 82, motorboat(pen, light), 1.3)) +
    gulls(pen, w, sea, light)
  )
}

/** A quay with cranes and a ship under load. */
export const port: View = (pen, w, h, light) => {
  const [sea, sunX] = [126, pen.between(60, 340)]
  const tone = pen.pick(['#d9a02f', '#c9502f', '#3f7f8f'])
  return (
    drawSky(pen, w, sea, light, sunX) +
    ridge(pen, w, sea, light, { height: 54, distance: 0.8, peaks: 6 }) +
    times(6, (i) => panel(pen, light, 6 + i * 66 + pen.between(-8, 8), sea, pen.between(34, 46), pen.int(2, 4), 0.62)) +
    drawWater(pen, w, light, { top: sea, foot: h, sunX, waves: 0.3 }) +
    rect(0, sea - 2, w, 12, 0, light.seen('#8b8a84', 0.25)) +
    rect(0, sea + 9, w, 3, 0, light.seen('#3c3f40', 0.2)) +
    each([40, 132, 300, 372], (x, i) =>
      afloat(x + pen.between(-10, 10), sea, portalCrane(light, tone), 0.86 + (i % 2) * 0.16, i === 3),
    ) +
    afloat(pen.between(176, 226), sea + 46, freighter(pen, light), 1.12, pen.chance(0.4)) +
    gulls(pen, w, sea, light) +
    afloat(pen.between(40, 90), sea + 78, motorboat(pen, light), 1.1, true)
  )
}

/** The ferry of the strait at its berth or on its way. */
export const ferry: View = (pen, w, h, light) => {
  const [sea, sunX] = [pen.between(104, 118), pen.between(60, 340)]
  return (
    drawSky(pen, w, sea, light, sunX) +
    ridge(pen, w, sea, light, { height: 66, distance: 0.74, peaks: 5 }) +
    times(5, (i) => panel(pen, light, 214 + i * 40, sea - pen.between(0, 6), pen.between(26, 36), pen.int(2, 4), 0.6)) +
    drawWater(pen, w, light, { top: sea, foot: h, sunX, waves: light.weather === 'clear' ? 0.4 : 0.85 }) +
    afloat(pen.between(176, 226), sea + 52, ferryboat(pen, light), pen.between(1.3, 1.5), pen.chance(0.5)) +
    stroke(
      times(9, (i) => `M${round(40 + i * 38)} ${round(sea + 60 + (i % 3) * 2)}q9 -4 19 0t19 0`),
      light.seen('#ffffff', 0.1),
      1.8,
      fade(0.7),
    ) +
    gulls(pen, w, sea, light)
  )
}

const mirrored = (straight: boolean, w: number, drawn: string) =>
  straight ? drawn : `<g transform="translate(${w} 0) scale(-1 1)">${drawn}</g>`

/** A lighthouse on its rock. */
export const tower: View = (pen, w, h, light) => {
  const left = pen.chance(0.5)
  const [sea, x] = [pen.between(116, 128), pen.between(100, 140)]
  const sunX = left ? pen.between(230, 340) : pen.between(60, 160)
  const skerry: Point[] = [
    [x + 96, h - 8],
    [x + 110, h - 22],
    [x + 126, h - 17],
    [x + 144, h - 8],
  ]
  const slope: Point[] = [
    [-10, sea - 4],
    [56, sea - 16],
    [x - 26, sea - 22],
    [x + 26, sea - 22],
    [x + 58, sea + 6],
    [x + 76, sea + 44],
    [x + 98, h - 20],
  ]
  return (
    drawSky(pen, w, sea, light, sunX) +
    ridge(pen, w, sea, light, { height: 20, distance: 0.9, peaks: 4 }) +
    drawWater(pen, w, light, { top: sea, foot: h, sunX, waves: light.weather === 'clear' ? 0.5 : 1 }) +
    mirrored(
      left,
      w,
      lighthouse(pen, light, x, sea - 20, pen.between(74, 80)) +
        cliff(pen, light, { top: slope, foot: h - 20, distance: 0.06 }) +
        cliff(pen, light, { top: skerry, foot: h - 8, distance: 0.02 }),
    ) +
    gulls(pen, w, sea, light)
  )
}

/** The embankment: a rail, lamps, a bench and the sea. */
export const promenade: View = (pen, w, h, light) => {
  const [sea, quay, sunX] = [102, 156, pen.between(80, 320)]
  const bench = pen.between(120, 280)
  return (
    drawSky(pen, w, sea, light, sunX) +
    ridge(pen, w, sea, light, { height: 34, distance: 0.84, peaks: 6 }) +
    drawWater(pen, w, light, { top: sea, foot: quay + 4, sunX, waves: 0.4 }) +
    afloat(pen.between(70, 330), sea + 20, seiner(pen, light), 0.5, pen.chance(0.5)) +
    meadow(pen, w, h, quay, light, light.isSnowy ? '#e9eff6' : '#b3aea2') +
    stroke(
      light.isSnowy
        ? ''
        : times(6, (i) => `M0 ${round(quay + 6 + i * i * 2.4)}H${w}`) +
            times(13, (i) => `M${round(w / 2 + (i - 6) * 34)} ${quay}L${round(w / 2 + (i - 6) * 74)} ${h}`),
      light.seen('#8d877b'),
      0.7,
      fade(0.7),
    ) +
    rect(0, quay - 22, w, 3, 1, light.seen('#49545c')) +
    rect(0, quay - 12, w, 1.6, 0, light.seen('#49545c')) +
    times(14, (i) => rect(i * 31 + 4, quay - 23, 3, 25, 0.8, light.seen('#39434a'))) +
    (light.isSnowy ? rect(0, quay - 24, w, 2.4, 1.2, light.seen('#ffffff')) : '') +
    each([52, 196, 344], (x, i) => streetLamp(pen, light, x, quay + 14, 104, i === 2 ? -1 : 1)) +
    rect(bench, quay + 10, 66, 4, 1, light.seen('#9c6b43')) +
    rect(bench, quay + 18, 66, 5, 1, light.seen('#8a5c38')) +
    stroke(`M${round(bench + 8)} ${quay + 8}v28M${round(bench + 58)} ${quay + 8}v28`, light.seen('#2f373d'), 2.6) +
    (light.isSnowy ? rect(bench - 1, quay + 15, 68, 4, 2, light.seen('#ffffff')) : '') +
    gulls(pen, w, sea, light) +
    (light.isSnowy ? fringe(pen, w, h, light, 12) : '')
  )
}
